#include "club/tournaments/evenings.h"

#include "club/matches/board_text.h"
#include "club/tournaments/arenas.h"
#include "club/tournaments/rounds.h"
#include "club/tournaments/tournament_view.h"
#include "club/tournaments/tournaments.h"
#include "tournament/pairing.h"

#include <algorithm>

namespace posthouse::club {

namespace {

/// Who enters late has their half-point bye for the round just missed.
void give_bye(CommandContext& context, const TournamentView& view, int seed) {
    const int round = tournament::rounds_paired(view.state) - 1;
    const auto number = std::ranges::count(view.state.pairings, round, &tournament::Pairing::round);
    if (round >= 0)
        add_pairing(context.unit, view.about.id,
                    {round, static_cast<int>(number), seed, tournament::half_point_bye});
}

std::optional<Refusal> enter_evening(CommandContext& context, const Tournament& about,
                                     UserId user) {
    const TournamentView view = load_tournament_view(context.unit, about);
    const Entrant* before = view.entrant(user);
    if (before && !before->withdrawn)
        return refuse("tournament-already-entered", "You have entered {cup} already.", about.name);
    if (const auto refusal = all_rounds_paired(view)) return refusal;
    Entrant entrant{about.id, user, context.now, view.state.players()};
    if (before)
        entrant = *before;
    else if (about.seeding == Seeding::rating)
        entrant.rating = seeding_rating(context.unit, *context.unit.user(user), about.game);
    entrant.withdrawn = false;
    put_entrant(context.unit, entrant);
    if (!before) give_bye(context, view, entrant.seed);
    go_on_in_rounds(context, about);  // it may have waited for them
    return std::nullopt;
}

/// Who has not come pauses, so that the next rounds wait for nobody.
void evening_game_ended(CommandContext& context, const Tournament& about, const Match& match) {
    if (const auto side = absent_side(match))
        pause_entrant(context.unit, about, match.seats[index_of(*side)]);
    go_on_in_rounds(context, about);
}

}  // namespace

const Conduct evening_conduct{enter_evening, pause_in_tournament, evening_game_ended,
                              go_on_in_rounds, rounds_problem};

}  // namespace posthouse::club
