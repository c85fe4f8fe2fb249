// The command that the codes in letters are for.

#include "club/accounts/confirmations.h"
#include "club/accounts/identity.h"
#include "club/commands/request_tables.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/match_tables.h"
#include "club/requests/handle_request.h"

namespace posthouse::club {
namespace {

/// Whether the command depends on the current position.
bool depends_on_position(CommandId id) {
    using enum CommandId;
    return id == move || id == accept || id == reject || id == queue || id == submit ||
           id == confirm_move || id == yield;
}

CommandResult confirm_pending(CommandContext& context, PendingRequestId id) {
    if (context.by_mail() && !begins_with_yes(context.request.comment))
        return refuse("confirmation-needed",
                      "Nothing was done yet. If you want it done, reply to our letter with “yes” "
                      "as the first word, or open its link; otherwise do nothing.");
    const auto held = context.unit.find<PendingRequest>(id);
    const auto user = held ? context.unit.user(held->user) : std::nullopt;
    if (!user || !can_speak(*user) || held->expires <= context.now)
        return refuse("confirmation-expired",
                      "This was confirmed already, or its three days are over: nothing was done. "
                      "Send your command again.");
    context.unit.remove<PendingRequest>(id);
    Request request;
    request.speaker = user->id;
    request.comment = held->comment;
    request.language = context.request.language;
    request.now = context.now;
    std::string_view lines = held->lines;
    bool moved_on = false;
    while (!lines.empty()) {
        request.lines.emplace_back(take_until(lines, '\n'));
        const auto command = read_command(request.lines.back(), user->name);
        const auto match = command ? match_of(context.unit, *command) : std::nullopt;
        moved_on = moved_on ||
                   (match && held->in_reply_to_board && depends_on_position(command->spec->id) &&
                    held->in_reply_to_board->match == match->id &&
                    (held->in_reply_to_board->ply != match->plies ||
                     held->in_reply_to_board->undos != match->undos));
        if (match) context.reply.match = match->id;
    }
    if (moved_on)
        return refuse("confirmation-outdated",
                      "The board has moved on since you asked for this: nothing was done. Look at "
                      "it again and send your command again.");
    const auto done =
        execute_request(context.club, context.unit, request, PasswordChecks(request.lines.size()));
    Response& reply = context.reply;
    reply.accepted = reply.accepted && done.reply.accepted;
    reply.changed.insert(reply.changed.end(), done.reply.changed.begin(), done.reply.changed.end());
    reply.changed_privately.insert(reply.changed_privately.end(),
                                   done.reply.changed_privately.begin(),
                                   done.reply.changed_privately.end());
    if (done.reply.match) reply.match = done.reply.match;
    reply.facts = done.reply.facts;
    reply.facts.push_back({"name", user->name});
    return done.body.empty() ? LetterBody(done.reply.text) : done.body;
}

CommandResult confirm_command(CommandContext& context) {
    if (const auto refusal = confirmation_declined_error(context)) return *refusal;
    const std::string_view token = context.command.argument("token");
    const ServerKey& key = context.club.settings.key;
    if (const auto held = parse_request_confirmation_token(key, token))
        return confirm_pending(context, *held);
    if (const auto held = parse_sign_up_token(key, token)) return confirm_sign_up(context, *held);
    return confirm_address_by_token(context, token);
}

}  // namespace

std::vector<CommandSpec> confirmation_commands() {
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::confirm, confirm_command, "confirm", false, nobody, false, {{"token"}}, ""},
    };
}

}  // namespace posthouse::club
