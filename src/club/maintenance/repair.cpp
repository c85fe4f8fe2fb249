// Operator actions on matches: taking back moves, deciding results, replacing players, recreating
// jobs. The players get letters with the new board.

#include "club/maintenance/repair.h"

#include "club/challenges/challenge_answers.h"
#include "club/clocks/clock.h"
#include "club/clocks/turns.h"
#include "club/commands/command_context.h"
#include "club/commands/request_keys.h"
#include "club/core/events.h"
#include "club/core/house_tables.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/notification_letters.h"
#include "club/maintenance/liveness.h"
#include "club/matches/board_letters.h"
#include "club/matches/chat.h"
#include "club/matches/chat_notices.h"
#include "club/matches/endings.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/moderation/operator_acts.h"
#include "club/ratings/ratings.h"
#include "club/tournaments/tournament_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace posthouse::club {
namespace {

/// The minimum time of each player when a finished game is reopened.
constexpr milliseconds reopened_time_min = std::chrono::days(1);

std::string name_of(const Match& match) {
    return fmt::format("{} board {}", match.game, match.board);
}

/// Parts of a CommandContext for an action without a request.
struct EmptyRequest {
    const Request request{};
    const Command command{};
    const PasswordCheck proof{};
    Response reply{};
};

/// An offered match cannot be repaired or decided.
std::optional<Refusal> not_begun(const Match& match) {
    if (match.offered_to == UserId{}) return std::nullopt;
    return refuse("match-not-begun",
                  "{match} has not begun: it is a challenge that was not accepted.",
                  name_of(match));
}

std::optional<Refusal> counted_in_tournament(const StoreReader& reader, const Match& match) {
    const auto game = tournament_game_of(reader, match.id);
    if (!match.outcome || !game) return std::nullopt;
    const auto tournament = reader.find<Tournament>(game->tournament);
    return refuse("tournament-match-counted",
                  "The tournament {name} has counted this match, and others may have been paired "
                  "by it: it stays as it is.",
                  tournament ? std::string_view(tournament->name) : "");
}

std::string_view ruling_word(std::optional<Result> result) {
    if (!result) return "void";
    return *result == Result::draw ? "draw" : *result == Result::first ? "first" : "second";
}

}  // namespace

/// The letters' Message-ID comes from the chat message, so that they are sent even if no move was
/// made.
static void announce_decision(CommandContext& context, const Match& match, std::string what,
                              const OperatorContext& by, EventKind told_as = EventKind::chat) {
    const ChatMessage remark = add_chat_message(context, match, std::nullopt,
                                                with_reason(std::move(what), by.reason), told_as);
    const LoadedMatch loaded = load_match(context.unit, match);
    const auto tell = [&](Letter letter, std::string_view reader) {
        letter.message_id =
            fmt::format("{}.{}.house.{}.{}", match.game, match.board, remark.number, reader);
        queue_letter(context.unit, std::move(letter), context.now);
    };
    for (Side side : {Side::first, Side::second})
        if (loaded.player(side).level == 0)
            tell(board_letter(loaded, side, context.club.settings.host, context.now,
                              letter_detail_for(context.unit, loaded.player(side), match.id)),
                 posthouse::name_of(side));
    for (const MatchSubscription& watch : context.unit.list<MatchSubscription>(match.id))
        if (const auto user = context.unit.user(watch.user); user && !loaded.seat_of(user->id))
            tell(spectator_letter(loaded, *user, context.club.settings.host, context.now,
                                  letter_detail_for(context.unit, *user, match.id)),
                 fmt::format("watch.{}", static_cast<std::int64_t>(user->id)));
}

Expected<std::string> take_back_to(Club& club, UnitOfWork& unit, const OperatorContext& by,
                                   Match match, int plies) {
    if (plies < 0 || plies > match.plies || (plies == match.plies && !match.outcome))
        return refuse("restore-move-number",
                      "The last move on {match} is number {number}: say the number of an earlier "
                      "one, or 0 for the beginning.",
                      name_of(match), match.plies);
    if (match.etiquette && plies < match.plies)
        return refuse("restore-etiquette",
                      "On {match} a house touched is a house played: no move is ever taken back. "
                      "Give it a result, or declare it void.",
                      name_of(match));
    if (const auto refusal = not_begun(match)) return *refusal;
    if (const auto refusal = counted_in_tournament(unit, match)) return *refusal;
    const bool reopened = match.outcome.has_value();
    if (match.clock.bank > milliseconds(0)) {
        if (!reopened) match.clock = after_no_move(match, by.now, pauses_in_turn(unit, match));
        for (milliseconds& left : match.clock.left)
            left = std::max(left, std::min(match.clock.bank, reopened_time_min));
    }
    if (reopened) reopen(unit, match);
    match.to_move = load_match(unit, match, static_cast<std::size_t>(plies)).view.to_move;
    remove_moves(unit, match.id, plies, by.now);
    match.plies = plies;
    if (!match.etiquette) ++match.undos;
    close_proposal(match);
    close_submitted_move(match);
    match.conditional_moves = {};
    change_match(unit, match);
    start_turn(club, unit, match, by.now);
    record_act(unit, by, fmt::format("take back {} to move {}", name_of(match), plies), {},
               match.id);
    EmptyRequest own;
    CommandContext context{club, unit, own.request, own.command, own.proof, own.reply, by.now};
    announce_decision(context, match,
                      notice_sentence(reopened && plies > 0 ? Notice::operator_reopened
                                                            : Notice::operator_took_back,
                                      {std::to_string(plies)}),
                      by, EventKind::taken_back);
    return fmt::format("{} is back at the position after move {}; its players get a letter.\n",
                       name_of(match), plies);
}

Expected<std::string> decide_result(Club& club, UnitOfWork& unit, const OperatorContext& by,
                                    Match match, std::optional<Result> result) {
    if (const auto refusal = not_begun(match)) return *refusal;
    if (const auto refusal = counted_in_tournament(unit, match)) return *refusal;
    const bool over = match.outcome.has_value();
    const MatchOutcome ruling{result.value_or(Result::draw), result ? "house" : "void",
                              over ? match.outcome->at : by.now};
    EmptyRequest own;
    CommandContext context{club, unit, own.request, own.command, own.proof, own.reply, by.now};
    record_act(unit, by, fmt::format("end {}: {}", name_of(match), ruling_word(result)), {},
               match.id);
    const auto announce = [&] {
        announce_decision(context, match,
                          "The operator decided: " + format_ending(load_match(unit, match)), by);
    };
    if (over) {
        change_result(unit, match, ruling, by.now);
        announce();
    } else {
        end_match(context, match, ruling, announce);
    }
    return fmt::format("{}: {} Its players get a letter.\n", name_of(match),
                       format_ending(load_match(unit, match)));
}

Expected<std::string> give_seat(Club& club, UnitOfWork& unit, const OperatorContext& by,
                                Match match, std::string_view from, std::string_view to) {
    const auto leaving = unit.user_named(from);
    if (!leaving || !plays_in(match, leaving->id))
        return refuse("player-not-in-match", "{name} does not play on {match}.", truncate(from, 40),
                      name_of(match));
    if (match.outcome)
        return refuse("game-on-match-over", "The game on {match} is over.", name_of(match));
    if (const auto refusal = not_begun(match)) return *refusal;
    if (tournament_game_of(unit, match.id))
        return refuse("tournament-players-only",
                      "This is a tournament match: only players who entered can play in it.");
    const auto coming = find_player(unit, to);
    if (!coming) return coming.error();
    if (plays_in(match, coming->id))
        return refuse("player-already-there", "{name} plays there already.", coming->name);
    const Side side = seat_in(match, leaving->id);
    give_seat(unit, match.id, side, coming->id);
    match.seats[index_of(side)] = coming->id;
    match.senior.reset();
    close_proposal(match);
    close_submitted_move(match);
    match.conditional_moves[index_of(side)].clear();
    match.notes[index_of(side)].clear();
    if (match.clock.bank > milliseconds(0) && match.to_move == side)
        match.clock.left[index_of(side)] =
            std::max(time_left(match, by.now, pauses_in_turn(unit, match)),
                     std::min(match.clock.bank, reopened_time_min));
    start_turn(club, unit, match, by.now);
    record_act(unit, by,
               fmt::format("give {} from {} to {}", name_of(match), leaving->name, coming->name),
               coming->id, match.id);
    const std::string what =
        notice_sentence(Notice::operator_gave_seat, {leaving->name, coming->name});
    EmptyRequest own;
    CommandContext context{club, unit, own.request, own.command, own.proof, own.reply, by.now};
    announce_decision(context, match, what, by, EventKind::seats);
    if (leaving->level == 0 && !leaving->left_at)
        queue_letter(
            unit,
            decision_letter(*leaving, "seat-given",
                            {{"name", coming->name}, {"game", match.game}, {"board", match.board}},
                            by.reason, static_cast<std::int64_t>(match.id), by.now),
            by.now);
    return fmt::format("{} plays on {} in the place of {}; the players get letters.\n",
                       coming->name, name_of(match), leaving->name);
}

Expected<std::string> recreate_turn_jobs(Club& club, UnitOfWork& unit, const OperatorContext& by,
                                         Match match) {
    if (match.outcome)
        return refuse("nothing-due", "The game on {match} is over: nothing is due.",
                      name_of(match));
    if (match.is_offered()) {
        remove_jobs_of(unit, match.id);
        add_expiry(club, unit, match);
        record_act(unit, by, fmt::format("repair {}", name_of(match)), {}, match.id);
        return fmt::format("{} is a challenge, and expires in time again.\n", name_of(match));
    }
    const LoadedMatch loaded = load_match(unit, match);  // throws if it does not replay
    match.to_move = loaded.view.to_move;
    match.plies = static_cast<int>(loaded.plies());
    change_match(unit, match);
    remove_jobs_of(unit, match.id);
    replace_turn_jobs(unit, match, by.now);
    record_act(unit, by, fmt::format("repair {}", name_of(match)), {}, match.id);
    return fmt::format("{} has the jobs of its turn again.\n", name_of(match));
}

std::string match_problem(const StoreReader& reader, const Match& match) {
    if (match.outcome || match.is_offered()) return {};
    std::vector<PlayedMove> moves = reader.moves(match.id);
    const games::Game* game = games::find_game(match.game);
    if (!game) return "this program does not know the game";
    const auto view = game->state(record_of(match, moves));
    if (!view) return fmt::format("it does not replay: {}", view.error().refusal.sentence.view());
    if (static_cast<int>(moves.size()) != match.plies)
        return fmt::format("moves stored: {}, but it counts {}", moves.size(), match.plies);
    if (view->verdict.over) return "its game is over by the rules, but it still runs";
    if (view->to_move != match.to_move) return "the wrong player is recorded as to move";
    return liveness_problem(reader, match, jobs_of(reader, match.id));
}

}  // namespace posthouse::club
