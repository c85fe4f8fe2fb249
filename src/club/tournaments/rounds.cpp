#include "club/tournaments/rounds.h"

#include "club/core/letter_layout.h"
#include "club/matches/endings.h"
#include "club/matches/loaded_match.h"
#include "club/tournaments/tournament_view.h"
#include "club/tournaments/tournaments.h"
#include "tournament/pairing.h"

namespace posthouse::club {

/// Those who pause may come back for some minutes, if two can play then.
static bool waits_for_players(const StoreReader& reader, const TournamentView& view,
                              const tournament::NextActions& step, Instant now) {
    return step.lacks_players && view.about.rules.open_between_rounds() &&
           view.state.players() >= 2 && now < comeback_end(reader, view.about);
}

/// Nobody is to sit at two boards: the game waits for who plays elsewhere, as long as for those who
/// pause. Then it begins, and who does not come loses it.
static void await_players(const StoreReader& reader, const TournamentView& view,
                          tournament::NextActions& step, Instant now) {
    if (!view.about.rules.at_one_sitting) return;
    const auto sits = [&](int seed) {
        return sits_at_a_board(reader, view.entrants[static_cast<std::size_t>(seed)].user);
    };
    std::erase_if(step.games, [&](const tournament::TournamentGameRef& game) {
        return (sits(game.first) || sits(game.second)) && now < comeback_end(reader, view.about);
    });
}

void go_on_in_rounds(CommandContext& context, const Tournament& about) {
    for (;;) {
        const TournamentView view = load_tournament_view(context.unit, about);
        tournament::NextActions step =
            tournament::next_actions(view.state, rounds_due(about, context.now));
        await_players(context.unit, view, step, context.now);
        for (const auto& pairing : step.pairings) add_pairing(context.unit, about.id, pairing);
        for (const auto& game : step.games) begin_tournament_game(context, view, game);
        if (step.over && waits_for_players(context.unit, view, step, context.now)) return;
        if (step.over) return end_tournament(context, about);
        if (step.nothing()) return;
    }
}

void round_game_ended(CommandContext& context, const Tournament& about, const Match&) {
    go_on_in_rounds(context, about);
}

static std::string leave_rounds(CommandContext& context, const Tournament& about,
                                const Entrant& entrant) {
    withdraw_from_tournament(context, about, entrant);
    return wrap(context.texts("letter-cup-you-left", {{"name", about.name}})) + "\n";
}

std::string rounds_problem(const StoreReader& reader, const Tournament& about, std::size_t running,
                           Instant now) {
    static constexpr milliseconds late = std::chrono::minutes(1);
    const TournamentView view = load_tournament_view(reader, about);
    auto next = tournament::next_actions(view.state, rounds_due(about, now - late));
    await_players(reader, view, next, now - late);
    if (next.over && waits_for_players(reader, view, next, now - late)) return {};
    if (next.over) return "all its games are over, but it does not end";
    if (!next.nothing()) return "its next games should have begun, but have not";
    const auto later = tournament::next_actions(view.state);
    return running > 0 || later.over || !later.nothing() ? "" : "none of its games runs";
}

std::optional<Refusal> all_rounds_paired(const TournamentView& view) {
    if (tournament::rounds_paired(view.state) < view.about.rules.rounds) return std::nullopt;
    return refuse("tournament-last-round",
                  "The last round of {cup} is paired: “{game} tournaments” says which can be "
                  "entered.",
                  view.about.name, view.about.game);
}

const Conduct rounds_conduct{nullptr, leave_rounds, round_game_ended, go_on_in_rounds,
                             rounds_problem};

void withdraw_from_tournament(CommandContext& context, const Tournament& about, Entrant entrant) {
    entrant.withdrawn = true;
    entrant.free_since.reset();
    put_entrant(context.unit, entrant);
    // One by one, since each ending may begin another game, also of theirs.
    const auto next = [&]() -> std::optional<Match> {
        for (const TournamentGame& game : games_running(context.unit, about.id)) {
            const auto match = context.unit.match(game.match);
            if (!match->outcome && plays_in(*match, entrant.user)) return match;
        }
        return std::nullopt;
    };
    while (auto match = next()) {
        const Side side = seat_in(*match, entrant.user);
        end_match(context, *match, {win_of(other(side)), "resigned", context.now}, entrant.user);
    }
    advance_tournament(context, about.id);
}

}  // namespace posthouse::club
