// What players say to each other at a board: proposals and their answers, talk; and who listens.
//
// The computer answers by itself: it refuses draws and grants take-backs, and a match in which it
// has granted one is unrated.

#include "club/blocks.h"
#include "club/challenges.h"
#include "club/clock.h"
#include "club/errand.h"
#include "club/etiquette.h"
#include "club/events.h"
#include "club/letters.h"
#include "club/post.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace posthouse {
namespace {

/// The ply of this side's last move; none where it has not moved.
std::optional<int> last_ply_of(const Table& table, Side side) {
    for (std::size_t i = table.steps.size(); i > 0; --i)
        if (table.steps[i - 1].side == side) return static_cast<int>(i - 1);
    return std::nullopt;
}

std::optional<Refusal> nothing_to_propose(const Table& table, Side proposer, Proposal what) {
    if (what == Proposal::take_back && !last_ply_of(table, proposer))
        return refuse("You have not moved yet: there is nothing to take back.");
    if (what == Proposal::draw && table.moves.size() < 2 && !table.match.taken_back())
        return refuse("A draw can be proposed once both have moved: “", table.match.game,
                      " reject ", table.match.board, "” declines the match.");
    return std::nullopt;
}

}  // namespace

Remark Service::say_at_board(Errand& errand, const Match& match, std::optional<UserId> by,
                             std::string text, EventKind told_as) const {
    Remark remark;
    remark.match = match.id;
    remark.by = by.value_or(UserId{});
    remark.ply = match.plies;
    remark.text = std::move(text);
    remark.at = errand.now;
    errand.unit.add_remark(remark);
    happened(errand.unit, event_of(match, told_as, remark.by, remark.text, errand.now));
    errand.reply.match = match.id;
    errand.reply.touched.push_back(match.id);
    return remark;
}

void Service::tell_remark(Errand& errand, const Remark& remark, const Table& table,
                          UserId but) const {
    const auto tell = [&](const User& user) {
        if (user.level == 0 && user.id != but && !blocks(errand.unit, user.id, remark.by))
            post(errand.unit, remark_letter(table, remark, user, settings_.host, errand.now),
                 errand.now);
    };
    for (const User& player : table.players) tell(player);
    for (const Watch& watch : errand.unit.watches(table.match.id))
        if (const auto user = errand.unit.user(watch.user); user && !table.seat_of(user->id))
            tell(*user);
}

Service::Said Service::propose(Errand& errand, const User& user, Match match, Proposal what) const {
    const Side seat = seat_in(match, user.id);
    const bool draw = what == Proposal::draw;
    if (!draw)
        if (const auto refusal = takes_nothing_back(match)) return *refusal;
    if (!draw && errand.unit.tournament_game(match.id))
        return refuse("In a tournament no move is taken back.");
    if (match.proposal == what && match.proposer == seat)
        return fmt::format("You have {} already; {} has not answered yet.\n",
                           draw ? "proposed a draw" : "asked to take back your move",
                           load_table(errand.unit, match).player(other(seat)).name);
    if (match.proposal != Proposal::none && match.proposer != seat) {
        if (draw && match.proposal == Proposal::draw)  // both want it
            return answer_proposal(errand, user, match, true);
        return refuse("Answer first what has been proposed to you: “", match.game, " accept ",
                      match.board, "” or “", match.game, " reject ", match.board, "”.");
    }
    const Table before = load_table(errand.unit, match);
    if (const auto refusal = nothing_to_propose(before, seat, what)) return *refusal;
    const User& opponent = before.player(other(seat));
    if (opponent.level > 0 && draw) return refuse(opponent.name, " refuses the draw: play on.");
    match.proposal = what;
    match.proposer = seat;
    if (opponent.level > 0) return take_back(errand, user, match);
    errand.unit.change_match(match);
    const Remark remark = say_at_board(
        errand, match, std::nullopt,
        fmt::format("{} {}.", user.name, draw ? "proposes a draw" : "asks to take back a move"),
        EventKind::proposal);
    const Table table = load_table(errand.unit, match);
    Letter letter = board_letter(table, other(seat), settings_.host, errand.now,
                                 extent_for(errand.unit, opponent, match.id));
    letter.message_id = fmt::format("{}.{}.proposal.{}.{}", match.game, match.board, remark.number,
                                    name_of(other(seat)));
    post(errand.unit, std::move(letter), errand.now);
    return answer_in_words(table, errand.viewer(seat));
}

Service::Said Service::answer_proposal(Errand& errand, const User& user, Match match,
                                       bool agreed) const {
    const Side seat = seat_in(match, user.id);
    if (match.proposal == Proposal::none)
        return refuse("Nothing has been proposed on ", match.game, " board ", match.board,
                      ", or a move has been made since.");
    const bool own = match.proposer == seat;
    if (own && agreed)
        return refuse("It is your own proposal: your opponent answers it. “", match.game,
                      " reject ", match.board, "” withdraws it.");
    const bool draw = match.proposal == Proposal::draw;
    if (agreed && draw) {
        end_match(errand, match, {Result::draw, "agreed", errand.now}, user.id);
        return answer_in_words(load_table(errand.unit, match), errand.viewer(seat));
    }
    if (agreed) return take_back(errand, user, match);
    match.proposal = Proposal::none;
    errand.unit.change_match(match);
    const Remark remark =
        say_at_board(errand, match, std::nullopt,
                     fmt::format("{} {} {}.", user.name, own ? "withdraws" : "refuses",
                                 draw ? "the draw" : "the take-back"),
                     EventKind::proposal);
    const Table table = load_table(errand.unit, match);
    tell_remark(errand, remark, table, user.id);
    return answer_in_words(table, errand.viewer(seat));
}

/// Takes back the proposer's last move, and the answer to it. The clocks go on from now: what the
/// player to move has used of this turn is gone.
Service::Said Service::take_back(Errand& errand, const User& user, Match match) const {
    const Table before = load_table(errand.unit, match);
    const auto ply = last_ply_of(before, match.proposer);
    ASSERT(ply);
    const Step& step = before.steps[static_cast<std::size_t>(*ply)];
    match.clock = after_no_move(match, errand.now, pauses_in_turn(errand.unit, match));
    errand.unit.take_back(match.id, *ply);
    match.plies = *ply;
    match.to_move = step.side;
    ++match.undos;
    if (before.player(other(match.proposer)).level > 0) match.rated = false;
    match.proposal = Proposal::none;
    const auto dropped = std::exchange(match.plans, {});
    match.submitted = {};
    turn_passes(errand.unit, match, errand.now);
    const Remark remark = say_at_board(
        errand, match, std::nullopt,
        fmt::format("{} takes back {}{}.", before.player(match.proposer).name, step.move.text,
                    match.rated == before.match.rated ? "" : "; the match is unrated now"),
        EventKind::taken_back);
    Table table = load_table(errand.unit, match);
    for (Side side : {Side::first, Side::second})
        if (!dropped[index_of(side)].empty())
            table.notes[index_of(side)] = "Your plan is dropped, since a move was taken back.";
    tell_players(errand, table, user.id);
    const Side seat = seat_in(match, user.id);
    return wrapped(remark.text) + "\n\n" + answer_in_words(table, errand.viewer(seat));
}

Service::Said Service::chat(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto match = find_match(errand.unit, *errand.command.game, errand.command.word("board"));
    if (!match) return match.refusal();
    if (!plays_in(*match, user->id))
        return refuse("Only the two who play talk at ", match->game, " board ", match->board,
                      ": “message NAME” reaches them.");
    const auto opponent =
        errand.unit.user(match->seats[index_of(other(seat_in(*match, user->id)))]);
    ASSERT(opponent);
    if (const std::string why = no_words_to(errand.unit, *user, *opponent); !why.empty())
        return refuse(why);
    if (const auto refusal = too_many_words(errand.unit, *match, *user)) {
        reached("messages_unanswered", user->name);
        return *refusal;
    }
    const Remark remark = say_at_board(errand, *match, user->id, errand.request.comment);
    const Table table = load_table(errand.unit, *match);
    tell_remark(errand, remark, table, user->id);
    return wrapped(opponent->level > 0
                       ? fmt::format("Said at {}, though {} does not listen.", table.name(),
                                     opponent->name)
                       : fmt::format("Said at {}; {} hears of it.", table.name(), opponent->name)) +
           "\n";
}

Service::Said Service::subscribe(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto match = find_match(errand.unit, *errand.command.game, errand.command.word("board"));
    if (!match) return match.refusal();
    errand.reply.match = match->id;
    if (plays_in(*match, user->id)) {
        errand.unit.remove_watch(match->id, user->id);
        return wrapped(fmt::format("You play on {} board {}: its letters come to you as those of "
                                   "your other matches.",
                                   match->game, match->board)) +
               "\n";
    }
    if (match->ending)
        return refuse("The game on ", match->game, " board ", match->board,
                      " is over: no more letters of it are written.");
    errand.unit.set_watch({match->id, user->id, std::nullopt});
    return wrapped(fmt::format("The letters of {0} board {1} come to you from now on; “{0} "
                               "unsubscribe {1}” ends that.",
                               match->game, match->board)) +
           "\n";
}

Service::Said Service::unsubscribe(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto match = find_match(errand.unit, *errand.command.game, errand.command.word("board"));
    if (!match) return match.refusal();
    errand.reply.match = match->id;
    if (plays_in(*match, user->id)) {
        errand.unit.set_watch({match->id, user->id, Notify::never});
        return wrapped(fmt::format("No more mail of {0} board {1}: its letters wait on the page, "
                                   "and the clock runs on. “{0} subscribe {1}” brings them back.",
                                   match->game, match->board)) +
               "\n";
    }
    const auto watches = errand.unit.watches(match->id);
    if (std::ranges::count(watches, user->id, &Watch::user) == 0)
        return refuse("You do not watch ", match->game, " board ", match->board,
                      ": there is nothing to end.");
    errand.unit.remove_watch(match->id, user->id);
    return fmt::format("No more letters of {} board {}.\n", match->game, match->board);
}

}  // namespace posthouse
