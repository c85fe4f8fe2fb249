// Chat at the board, and spectators' subscriptions.

#include "club/matches/chat.h"
#include "base/visible_text.h"
#include "club/accounts/sanctions.h"
#include "club/core/letter_layout.h"

#include "club/accounts/account_tables.h"
#include "club/challenges/challenges.h"
#include "club/commands/command_context.h"
#include "club/core/events.h"
#include "club/letters/letter_delivery.h"
#include "club/matches/board_letters.h"
#include "club/matches/match_tables.h"
#include "club/tournaments/tournament_chat.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace posthouse::club {
ChatMessage add_chat_message(CommandContext& context, const Match& match, std::optional<UserId> by,
                             std::string text, EventKind told_as) {
    ChatMessage remark;
    remark.match = match.id;
    remark.by = by.value_or(UserId{});
    remark.ply = match.plies;
    remark.text = std::move(text);
    remark.at = context.now;
    add_chat_message(context.unit, remark);
    record_event(context.unit, event_of(match, told_as, remark.by, remark.text, context.now));
    context.reply.match = match.id;
    context.reply.changed.push_back(match.id);
    return remark;
}

std::optional<ChatMessage> say_beside(CommandContext& context, const Match& match, const User& by) {
    if (is_blank_text(context.request.comment)) return std::nullopt;
    context.unsaid = comment_error(context.unit, match, by.id, context.now);
    if (!context.unsaid) context.unsaid = chat_limit_error(context.unit, match, by);
    if (context.unsaid) return std::nullopt;
    return add_chat_message(context, match, by.id, context.request.comment);
}

void send_chat_letters(CommandContext& context, const ChatMessage& remark,
                       const LoadedMatch& loaded, UserId but) {
    const auto tell = [&](const User& user) {
        if (user.level == 0 && user.id != but && !context.unit.has<Block>(user.id, remark.by))
            queue_letter(context.unit,
                         chat_letter(loaded, remark, user, context.club.settings.host, context.now),
                         context.now);
    };
    for (const User& player : loaded.players) tell(player);
    for (const MatchSubscription& watch : context.unit.list<MatchSubscription>(loaded.match.id))
        if (const auto user = context.unit.user(watch.user); user && !loaded.seat_of(user->id))
            tell(*user);
}

/// Boards have numbers, tournaments names.
static bool names_tournament(std::string_view word) {
    return !word.empty() && (word[0] < '0' || word[0] > '9');
}

static CommandResult chat_command(CommandContext& context, const User& user) {
    if (names_tournament(context.command.argument("board")))
        return tournament_chat_command(context, user);
    const auto match =
        find_match(context.unit, *context.command.game, context.command.argument("board"));
    if (!match) return match.error();
    if (!plays_in(*match, user.id))
        return refuse(
            "chat-players-only",
            "Only the two players chat at {game} board {board}: “message NAME” reaches them.",
            match->game, match->board);
    const auto opponent =
        context.unit.user(match->seats[index_of(other(seat_in(*match, user.id)))]);
    ASSERT(opponent);
    if (const auto refusal = chat_error(context.unit, user, *opponent)) return *refusal;
    if (const auto refusal = chat_limit_error(context.unit, *match, user)) {
        context.club.report_limit("messages_unanswered", user.name);
        return *refusal;
    }
    const ChatMessage remark = add_chat_message(context, *match, user.id, context.request.comment);
    const LoadedMatch loaded = load_match(context.unit, *match);
    send_chat_letters(context, remark, loaded, user.id);
    return wrap(context.texts(opponent->level > 0 ? "letter-said-to-computer" : "letter-said",
                              {{"match", loaded.name(context.texts)}, {"name", opponent->name}})) +
           "\n";
}

static CommandResult subscribe_command(CommandContext& context, const User& user) {
    const auto match =
        find_match(context.unit, *context.command.game, context.command.argument("board"));
    if (!match) return match.error();
    context.reply.match = match->id;
    if (plays_in(*match, user.id)) {
        context.unit.remove<MatchSubscription>(match->id, user.id);
        return wrap(context.texts("letter-own-match-again",
                                  {{"game", match->game}, {"board", match->board}})) +
               "\n";
    }
    if (match->outcome)
        return refuse(
            "letters-ended",
            "The game on {game} board {board} is over: there are no more letters about it.",
            match->game, match->board);
    context.unit.put(MatchSubscription{match->id, user.id, std::nullopt});
    return wrap(context.texts("letter-subscribed",
                              {{"game", match->game}, {"board", match->board}})) +
           "\n";
}

static CommandResult unsubscribe_command(CommandContext& context, const User& user) {
    const auto match =
        find_match(context.unit, *context.command.game, context.command.argument("board"));
    if (!match) return match.error();
    context.reply.match = match->id;
    if (plays_in(*match, user.id)) {
        context.unit.put(MatchSubscription{match->id, user.id, MailFrequency::never});
        return wrap(context.texts("letter-own-match-silent",
                                  {{"game", match->game}, {"board", match->board}})) +
               "\n";
    }
    const auto watches = context.unit.list<MatchSubscription>(match->id);
    if (std::ranges::count(watches, user.id, &MatchSubscription::user) == 0)
        return refuse("not-watching",
                      "You do not watch {game} board {board}: there is nothing to end.",
                      match->game, match->board);
    context.unit.remove<MatchSubscription>(match->id, user.id);
    return context.texts("letter-unsubscribed", {{"game", match->game}, {"board", match->board}}) +
           "\n";
}

std::vector<CommandSpec> chat_commands() {
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::chat, chat_command, "chat", true, player, true, on_board(), ""},
        {Id::subscribe, subscribe_command, "subscribe", true, player, false, on_board(), ""},
        {Id::unsubscribe, unsubscribe_command, "unsubscribe", true, player, false, on_board(), ""},
    };
}

}  // namespace posthouse::club
