// How a match ends, whatever ends it: a move, a conditional move, the clock, resignation,
// agreement, a sanction, an operator, a player who leaves; and how an ending is undone. All that
// follows an ending hangs here, since nothing else can store an outcome.

#include "club/matches/endings.h"

#include "club/challenges/challenge_tables.h"
#include "club/challenges/challenges.h"
#include "club/challenges/matchmaking.h"
#include "club/challenges/pairing.h"
#include "club/commands/command_context.h"
#include "club/core/events.h"
#include "club/core/house_tables.h"
#include "club/learning/opening_explorer.h"
#include "club/letters/letter_delivery.h"
#include "club/matches/board_letters.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/matches/playing.h"
#include "club/ratings/ratings.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournaments.h"

#include <fmt/format.h>

#include <utility>

namespace posthouse::club {

static void pair_again(CommandContext&, const Match&);

class Endings {
public:
    /// The match is over: nothing waits any more, neither a proposal nor a job.
    static void end(UnitOfWork& unit, Match& match, MatchOutcome outcome) {
        match.outcome = std::move(outcome);
        close_proposal(match);
        close_submitted_move(match);
        match.conditional_moves = {};
        change_match(unit, match);
        set_outcome(unit, match, {});
        remove_jobs_of(unit, match.id);
    }
    static void change(UnitOfWork& unit, Match& match, std::optional<MatchOutcome> outcome) {
        match.outcome = std::move(outcome);
        change_match(unit, match);
        set_outcome(unit, match, {});
    }
};

void end_match(CommandContext& context, Match& match, MatchOutcome outcome,
               const std::function<void()>& announce) {
    UnitOfWork& unit = context.unit;
    match.turn_since = context.now;
    Endings::end(unit, match, std::move(outcome));
    note_unfilled(unit, match);
    record_event(unit, end_event(match, context.now));
    if (match.outcome->counts()) {
        Job opening{{}, std::string(opening_job), match.id, match.plies, context.now};
        unit.add(opening);
    }
    rate(unit, match);
    announce();
    pair_again(context, match);
    const auto game = tournament_game_of(unit, match.id);
    begin_waiting_games(context, match, game ? game->tournament : TournamentId{});
    if (game) tournament_game_ended(context, *game, match);
}

void end_match(CommandContext& context, Match& match, MatchOutcome outcome,
               std::optional<UserId> but) {
    end_match(context, match, std::move(outcome),
              [&] { send_board_letters(context, load_match(context.unit, match), but); });
}

std::string_view giving_up(const StoreReader& reader, const Match& match) {
    return match.plies >= 2 || match.had_takeback() || tournament_game_of(reader, match.id)
               ? "resigned"
               : "declined";
}

/// Pairs again after a match if one of its players seeks more.
static void pair_again(CommandContext& context, const Match& match) {
    for (const UserId player : match.seats)
        if (const auto preferences = context.unit.find<PairingPreferences>(player, match.game);
            preferences && preferences->seek > 0)
            return pair_seekers(context, *games::find_game(match.game), match.seats, &match);
}

void change_result(UnitOfWork& unit, Match& match, MatchOutcome outcome, Instant now) {
    const bool rated = was_rated(unit, match);
    Endings::change(unit, match, std::move(outcome));
    record_event(unit, end_event(match, now));
    if (rated)
        recompute_ratings(unit);
    else
        rate(unit, match);
}

void reopen(UnitOfWork& unit, Match& match) {
    const bool rated = was_rated(unit, match);
    Endings::change(unit, match, std::nullopt);
    if (rated) recompute_ratings(unit);
}

void end_challenge(Club& club, UnitOfWork& unit, Match& match, std::string_view reason, Instant now,
                   Response& reply, std::string_view why) {
    const Side challenged = challenged_in(match);
    const Result result = reason == "declined"    ? win_of(other(challenged))
                          : reason == "withdrawn" ? win_of(challenged)
                                                  : Result::draw;
    Endings::end(unit, match, {result, std::string(reason), now});
    record_event(unit, event_of(match, EventKind::challenge_gone,
                                reason == "declined"    ? match.offered_to
                                : reason == "withdrawn" ? match.seats[index_of(other(challenged))]
                                                        : UserId{},
                                fmt::format("{}{}{}", reason, why.empty() ? "" : " ", why), now));
    reply.match = match.id;
    reply.changed.push_back(match.id);
    // The challenged player need not do anything, so there is no letter.
    if (reason == "withdrawn") return;
    const LoadedMatch loaded = load_match(unit, match);
    const User& challenger = loaded.player(other(challenged));
    queue_letter(unit,
                 board_letter(loaded, other(challenged), club.settings.host, now,
                              letter_detail_for(unit, challenger, match.id)),
                 now);
}

}  // namespace posthouse::club
