// Proposals and answers, chat, and spectators' subscriptions.
//
// The computer refuses draws and grants take-backs, which make the match unrated.

#include "club/challenges/challenges.h"
#include "club/commands/command_context.h"
#include "club/commands/request_keys.h"
#include "club/core/events.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/letters.h"
#include "club/matches/chat_notices.h"
#include "club/matches/clock.h"
#include "club/matches/etiquette.h"
#include "club/matches/open_questions.h"
#include "club/moderation/moderation.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace posthouse::club {
namespace {

/// The ply of this side's last move; none if it has not moved.
std::optional<int> last_ply_of(const LoadedMatch& loaded, Side side) {
    for (std::size_t i = loaded.plies(); i > 0; --i)
        if (loaded.steps()[i - 1].side == side) return static_cast<int>(i - 1);
    return std::nullopt;
}

std::optional<Refusal> nothing_to_propose(const LoadedMatch& loaded, Side proposer, Proposal what) {
    if (what == Proposal::take_back && !last_ply_of(loaded, proposer))
        return refuse("nothing-to-take-back",
                      "You have not moved yet: there is nothing to take back.");
    if (what == Proposal::draw && loaded.plies() < 2 && !loaded.match.had_takeback())
        return refuse("draw-too-early",
                      "A draw can be proposed once both have moved: “{game} reject {board}” "
                      "declines the match.",
                      loaded.match.game, loaded.match.board);
    return std::nullopt;
}

}  // namespace

ChatMessage Service::add_chat_message(CommandContext& context, const Match& match,
                                      std::optional<UserId> by, std::string text,
                                      EventKind told_as) const {
    ChatMessage remark;
    remark.match = match.id;
    remark.by = by.value_or(UserId{});
    remark.ply = match.plies;
    remark.text = std::move(text);
    remark.at = context.now;
    context.unit.add_chat_message(remark);
    record_event(context.unit, event_of(match, told_as, remark.by, remark.text, context.now));
    context.reply.match = match.id;
    context.reply.changed.push_back(match.id);
    return remark;
}

std::optional<ChatMessage> Service::say_beside(CommandContext& context, const Match& match,
                                               const User& by) const {
    if (is_blank(context.request.comment)) return std::nullopt;
    context.unsaid = comment_error(context.unit, match, by.id, context.now);
    if (!context.unsaid) context.unsaid = chat_limit_error(context.unit, match, by);
    if (context.unsaid) return std::nullopt;
    return add_chat_message(context, match, by.id, context.request.comment);
}

void Service::send_chat_letters(CommandContext& context, const ChatMessage& remark,
                                const LoadedMatch& loaded, UserId but) const {
    const auto tell = [&](const User& user) {
        if (user.level == 0 && user.id != but && !context.unit.has_blocked(user.id, remark.by))
            queue_letter(context.unit,
                         chat_letter(loaded, remark, user, settings_.host, context.now),
                         context.now);
    };
    for (const User& player : loaded.players) tell(player);
    for (const MatchSubscription& watch : context.unit.subscriptions(loaded.match.id))
        if (const auto user = context.unit.user(watch.user); user && !loaded.seat_of(user->id))
            tell(*user);
}

Service::CommandResult Service::propose(CommandContext& context, const User& user, Match match,
                                        Proposal what) const {
    const Side seat = seat_in(match, user.id);
    const bool draw = what == Proposal::draw;
    if (!draw)
        if (const auto refusal = takeback_error(match)) return *refusal;
    if (!draw && context.unit.tournament_game(match.id))
        return refuse("tournament-no-takeback", "In a tournament no move is taken back.");
    if (match.proposal == what && match.proposer == seat)
        return fmt::format("You have {} already; {} has not answered yet.\n",
                           draw ? "proposed a draw" : "asked to take back your move",
                           load_match(context.unit, match).player(other(seat)).name);
    if (match.proposal != Proposal::none && match.proposer != seat) {
        if (draw && match.proposal == Proposal::draw)  // both want it
            return answer_proposal(context, user, match, true);
        return refuse("proposal-unanswered",
                      "First answer your opponent's proposal: “{game} accept {board}” or “{game} "
                      "reject {board}”.",
                      match.game, match.board);
    }
    const LoadedMatch before = load_match(context.unit, match);
    if (const auto refusal = nothing_to_propose(before, seat, what)) return *refusal;
    const User& opponent = before.player(other(seat));
    if (opponent.level > 0 && draw)
        return refuse("draw-refused", "{name} refuses the draw: play on.", opponent.name);
    open_proposal(match, what, seat);
    if (opponent.level > 0) return take_back(context, user, match);
    context.unit.change_match(match);
    say_beside(context, match, user);
    const ChatMessage remark = add_chat_message(
        context, match, std::nullopt,
        notice_sentence(draw ? Notice::draw_proposed : Notice::take_back_proposed, {user.name}),
        EventKind::proposal);
    const LoadedMatch loaded = load_match(context.unit, match);
    Letter letter = board_letter(loaded, other(seat), settings_.host, context.now,
                                 letter_detail_for(context.unit, opponent, match.id));
    letter.message_id = fmt::format("{}.{}.proposal.{}.{}", match.game, match.board, remark.number,
                                    name_of(other(seat)));
    queue_letter(context.unit, std::move(letter), context.now);
    return format_answer(loaded, context.viewer(seat));
}

Service::CommandResult Service::answer_proposal(CommandContext& context, const User& user,
                                                Match match, bool agreed) const {
    const Side seat = seat_in(match, user.id);
    if (match.proposal == Proposal::none)
        return refuse(
            "nothing-proposed",
            "Nothing has been proposed on {game} board {board}, or a move has been made since.",
            match.game, match.board);
    const bool own = match.proposer == seat;
    if (own && agreed)
        return refuse("own-proposal",
                      "It is your own proposal: your opponent answers it. “{game} reject {board}” "
                      "withdraws it.",
                      match.game, match.board);
    const bool draw = match.proposal == Proposal::draw;
    say_beside(context, match, user);
    if (agreed && draw) {
        end_match(context, match, {Result::draw, "agreed", context.now}, user.id);
        return format_answer(load_match(context.unit, match), context.viewer(seat));
    }
    if (agreed) return take_back(context, user, match);
    close_proposal(match);
    context.unit.change_match(match);
    const Notice notice = draw ? (own ? Notice::draw_withdrawn : Notice::draw_refused)
                               : (own ? Notice::take_back_withdrawn : Notice::take_back_refused);
    const ChatMessage remark = add_chat_message(
        context, match, std::nullopt, notice_sentence(notice, {user.name}), EventKind::proposal);
    const LoadedMatch loaded = load_match(context.unit, match);
    send_chat_letters(context, remark, loaded, user.id);
    return format_answer(loaded, context.viewer(seat));
}

/// Takes back the proposer's last move and the answer to it. Time used in the current turn stays
/// used.
Service::CommandResult Service::take_back(CommandContext& context, const User& user,
                                          Match match) const {
    const LoadedMatch before = load_match(context.unit, match);
    const auto ply = last_ply_of(before, match.proposer);
    ASSERT(ply);
    const games::MoveDetails& step = before.steps()[static_cast<std::size_t>(*ply)];
    match.clock = after_no_move(match, context.now, pauses_in_turn(context.unit, match));
    remove_moves(context.unit, match.id, *ply, context.now);
    match.plies = *ply;
    match.to_move = step.side;
    ++match.undos;
    if (before.player(other(match.proposer)).level > 0) match.rated = false;
    close_proposal(match);
    close_submitted_move(match);
    const auto dropped = std::exchange(match.conditional_moves, {});
    start_turn(context.unit, match, context.now);
    const ChatMessage remark = add_chat_message(
        context, match, std::nullopt,
        notice_sentence(match.rated == before.match.rated ? Notice::move_taken_back
                                                          : Notice::move_taken_back_unrated,
                        {before.player(match.proposer).name, step.move.text}),
        EventKind::taken_back);
    LoadedMatch loaded = load_match(context.unit, match);
    for (Side side : {Side::first, Side::second})
        if (!dropped[index_of(side)].empty())
            loaded.private_messages[index_of(side)] =
                "Your conditional moves are dropped, because a move was taken back.";
    send_board_letters(context, loaded, user.id);
    const Side seat = seat_in(match, user.id);
    return wrap(remark.text) + "\n\n" + format_answer(loaded, context.viewer(seat));
}

Service::CommandResult Service::chat(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    const auto match =
        find_match(context.unit, *context.command.game, context.command.argument("board"));
    if (!match) return match.error();
    if (!plays_in(*match, user->id))
        return refuse(
            "chat-players-only",
            "Only the two players chat at {game} board {board}: “message NAME” reaches them.",
            match->game, match->board);
    const auto opponent =
        context.unit.user(match->seats[index_of(other(seat_in(*match, user->id)))]);
    ASSERT(opponent);
    if (const auto refusal = chat_error(context.unit, *user, *opponent)) return *refusal;
    if (const auto refusal = chat_limit_error(context.unit, *match, *user)) {
        report_limit("messages_unanswered", user->name);
        return *refusal;
    }
    const ChatMessage remark = add_chat_message(context, *match, user->id, context.request.comment);
    const LoadedMatch loaded = load_match(context.unit, *match);
    send_chat_letters(context, remark, loaded, user->id);
    return wrap(
               opponent->level > 0
                   ? fmt::format("Said at {}, but {} is a computer.", loaded.name(), opponent->name)
                   : fmt::format("Said at {}; {} can read it.", loaded.name(), opponent->name)) +
           "\n";
}

Service::CommandResult Service::subscribe(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    const auto match =
        find_match(context.unit, *context.command.game, context.command.argument("board"));
    if (!match) return match.error();
    context.reply.match = match->id;
    if (plays_in(*match, user->id)) {
        context.unit.remove_subscription(match->id, user->id);
        return wrap(fmt::format(
                   "You play on {} board {}: you get its letters like those of your other matches.",
                   match->game, match->board)) +
               "\n";
    }
    if (match->outcome)
        return refuse(
            "letters-ended",
            "The game on {game} board {board} is over: there are no more letters about it.",
            match->game, match->board);
    context.unit.set_subscription({match->id, user->id, std::nullopt});
    return wrap(fmt::format("You now get the letters of {0} board {1}; “{0} "
                            "unsubscribe {1}” ends that.",
                            match->game, match->board)) +
           "\n";
}

Service::CommandResult Service::unsubscribe(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    const auto match =
        find_match(context.unit, *context.command.game, context.command.argument("board"));
    if (!match) return match.error();
    context.reply.match = match->id;
    if (plays_in(*match, user->id)) {
        context.unit.set_subscription({match->id, user->id, MailFrequency::never});
        return wrap(fmt::format("No more mail about {0} board {1}: find its letters on the page; "
                                "the clock keeps running. “{0} subscribe {1}” brings them back.",
                                match->game, match->board)) +
               "\n";
    }
    const auto watches = context.unit.subscriptions(match->id);
    if (std::ranges::count(watches, user->id, &MatchSubscription::user) == 0)
        return refuse("not-watching",
                      "You do not watch {game} board {board}: there is nothing to end.",
                      match->game, match->board);
    context.unit.remove_subscription(match->id, user->id);
    return fmt::format("No more letters about {} board {}.\n", match->game, match->board);
}

}  // namespace posthouse::club
