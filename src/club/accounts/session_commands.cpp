// Sessions and two-factor authentication.

#include "club/accounts/account_tables.h"
#include "club/accounts/sessions.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/notification_letters.h"
#include "club/letters/push_subscriptions.h"
#include "club/programs/tokens.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {

static CommandResult set_up_two_factor(CommandContext&, const User&);

namespace {

constexpr std::size_t sessions_shown = 50;

/// The URI for authenticator apps, as text or QR code (Google's “Key Uri Format”).
std::string setup_uri(std::string_view host, const SecondFactor& factor, const User& user) {
    return fmt::format("otpauth://totp/{0}:{1}?secret={2}&issuer={0}", host, user.name,
                       secret_placeholder(factor));
}

std::string format_codes(const SecondFactor& factor, const Texts& texts) {
    return "    " + recovery_codes_placeholder(factor) + "\n" +
           wrap(texts("answer-two-factor-keep")) + "\n";
}

Refusal refused_code(const CheckedCode& checked) {
    if (checked.check == CodeCheck::too_many)
        return refuse("too-many-wrong-codes",
                      "There were too many wrong codes: try again in {wait} min.",
                      checked.wait.count());
    return refuse("second-factor-wrong",
                  "This code is wrong or was already used: enter the one your authenticator app "
                  "shows now, or a recovery code.");
}

}  // namespace

static CommandResult sessions_command(CommandContext& context, const User& user) {
    const Texts& texts = context.texts;
    const auto all = open_sessions(context.unit, user.id, context.now);
    if (all.empty()) return wrap(texts("answer-sessions-none", {{"name", user.name}})) + "\n";
    std::string text = fmt::format("{:<8}  {:<16}  {}\n", texts("answer-head-session"),
                                   texts("answer-head-since"), texts("answer-head-used"));
    for (const Session& one : std::span(all).first(std::min(all.size(), sessions_shown)))
        text += fmt::format(
            "{}  {}  {}\n    {}{}\n", name_of(one), format_minute(one.begun),
            format_minute(one.used),
            one.device.empty() ? texts("answer-session-device-unknown") : one.device,
            one.token_hash == context.request.session ? " " + texts("answer-session-this") : "");
    if (all.size() > sessions_shown)
        text += texts("answer-sessions-more", {{"n", all.size() - sessions_shown}}) + "\n";
    return text;
}

std::size_t end_sessions(CommandContext& context, UserId user, std::string_view kept) {
    const auto ended = end_sessions_except(context.unit, user, kept);
    auto& all = context.reply.ended_sessions;
    all.insert(all.end(), ended.begin(), ended.end());
    return ended.size();
}

static CommandResult end_session_command(CommandContext& context, const User& user) {
    const std::string_view which = context.command.argument("session");
    if (equals_ignore_case(which, "others") || equals_ignore_case(which, "all")) {
        const bool all = equals_ignore_case(which, "all");
        const std::size_t ended =
            end_sessions(context, user.id, all ? std::string_view() : context.request.session);
        remove_push_subscriptions(context.unit, user.id);
        const bool here = !all && !context.request.session.empty();
        return wrap(context.texts("answer-sessions-ended", {{"n", ended}, {"name", user.name}}) +
                    (here ? " " + context.texts("answer-sessions-here") : "")) +
               "\n";
    }
    const auto open = open_sessions(context.unit, user.id, context.now);
    const auto found = std::ranges::find_if(
        open, [&](const Session& one) { return equals_ignore_case(name_of(one), which); });
    if (found == open.end())
        return refuse("no-such-session",
                      "You have no session “{typed}”: “sessions” lists them, and “end session "
                      "others” ends all but this one.",
                      truncate(which, 20));
    remove_session(context.unit, found->token_hash);
    context.reply.ended_sessions.push_back(found->token_hash);
    return context.texts("answer-session-ended", {{"session", name_of(*found)}}) + "\n";
}

static CommandResult two_factor_command(CommandContext& context, const User& user) {
    const auto& line = context.command.line;
    const bool off = line.option("off").has_value(), fresh = line.option("new-codes").has_value();
    const std::string_view code = context.command.argument("code");
    auto factor = context.unit.find<SecondFactor>(user.id);
    const bool on = factor && factor->enabled_at;
    if (off && fresh)
        return refuse("second-factor-off-or-new-codes", "Write --off or --new-codes, not both.");
    if ((off || fresh) && !on)
        return refuse("second-factor-not-set-up",
                      "You have no two-factor authentication: “two-factor” sets it up.");
    if (!on && code.empty()) return set_up_two_factor(context, user);
    if (off && user.operator_since)
        return refuse("second-factor-operator",
                      "Operators cannot switch off two-factor authentication: ask the person who "
                      "runs the server to end your role first.");
    if (!factor)
        return refuse("second-factor-not-begun",
                      "Begin with “two-factor”, without a code: it sets it up.");
    if (on && code.empty() && !off && !fresh)
        return wrap(context.texts("answer-two-factor-since",
                                  {{"day", format_minute(*factor->enabled_at)},
                                   {"name", user.name},
                                   {"n", recovery_codes_left(*factor)}})) +
               "\n";
    if (on && !off && !fresh)
        return refuse("second-factor-already-on",
                      "Two-factor authentication is on already: with a code write --off or "
                      "--new-codes, too.");
    if (code.empty())
        return refuse("second-factor-code-missing",
                      "Write a code, too: the one that your authenticator shows.");
    const CheckedCode checked =
        check_code(context.unit, context.club.settings.key, *factor, code, context.request.client,
                   context.request.speaker == user.id, context.now);
    if (checked.check != CodeCheck::passed) return refused_code(checked);
    if (off) {
        context.unit.remove<SecondFactor>(user.id);
        queue_letter(context.unit, two_factor_letter(user, false, context.now), context.now);
        return wrap(context.texts("answer-two-factor-off", {{"name", user.name}})) + "\n";
    }
    ++factor->recovery_set;
    factor->recovery_used = 0;
    if (!on) {
        factor->enabled_at = context.now;
        queue_letter(context.unit, two_factor_letter(user, true, context.now), context.now);
    }
    context.unit.put(*factor);
    context.reply.text_reader = user.id;
    context.reply.facts.push_back({"recovery_codes", recovery_codes_placeholder(*factor)});
    return wrap(context.texts(on ? "answer-two-factor-codes" : "answer-two-factor-on",
                              {{"name", user.name}})) +
           "\n" + format_codes(*factor, context.texts);
}

static CommandResult set_up_two_factor(CommandContext& context, const User& user) {
    SecondFactor factor;
    factor.user = user.id;
    factor.set_up_at = context.now;
    context.unit.put(factor);
    context.reply.text_reader = user.id;
    context.reply.facts.push_back(
        {"authenticator_uri", setup_uri(context.club.settings.host, factor, user)});
    const Texts& texts = context.texts;
    return wrap(texts("answer-two-factor-begin", {{"name", user.name}})) + "\n    " +
           setup_uri(context.club.settings.host, factor, user) + "\n" +
           wrap(texts("answer-two-factor-secret")) + "\n    " + secret_placeholder(factor) + "\n" +
           wrap(texts("answer-two-factor-then")) + "\n";
}

std::vector<CommandSpec> session_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::sessions,
         sessions_command,
         "sessions",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         ""},
        {Id::end_session,
         end_session_command,
         "end session",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"session"}},
         ""},
        {Id::two_factor,
         two_factor_command,
         "two-factor",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"code", optional}},
         "[--off] [--new-codes]"},
    };
}

}  // namespace posthouse::club
