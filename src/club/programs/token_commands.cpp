// Bots and API tokens.

#include "club/accounts/account_tables.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"
#include "club/programs/acting_operator.h"
#include "club/programs/program_tables.h"
#include "club/programs/tokens.h"
#include "club/ratings/ratings.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

std::vector<std::string> words_of(const Command& command, std::string_view slot) {
    const auto found = command.arguments.find(slot);
    return found == command.arguments.end() ? std::vector<std::string>() : found->second;
}

template <class Thing>
auto named(const std::vector<Thing>& things, std::string_view name) {
    return std::ranges::find_if(
        things, [&](const Thing& one) { return equals_ignore_case(one.name, name); });
}

}  // namespace

static CommandResult become_bot_command(CommandContext& context, const User& known) {
    User user = known;
    if (user.bot) return context.texts("answer-bot-already") + "\n";
    if (!equals_ignore_case(context.command.argument("yes"), "yes"))
        return refuse("bot-unconfirmed",
                      "Nothing was changed: write “yes” after your password if a program plays for "
                      "this account, which then is a bot for ever.");
    user.bot = true;
    change_user(context.unit, user);
    rank_as_bot(context.unit, user.id);
    return wrap(context.texts("answer-bot", {{"name", user.name}})) + "\n";
}

static CommandResult make_token_command(CommandContext& context, const User& user) {
    ApiToken token;
    token.user = user.id;
    token.name = context.command.argument("name");
    if (const auto wrong = program_name_error(token.name)) return *wrong;
    const auto scopes = read_scopes(words_of(context.command, "scope"));
    if (!scopes) return scopes.error();
    if (*scopes & static_cast<int>(Scope::moderate))
        if (const auto by = acting_operator(context.unit, context.request.session, context.now);
            !by)
            return by.error();
    const auto days = read_token_days(context.command.line.option("days"));
    if (!days) return days.error();
    if (tokens_of(context.unit, user.id).size() >= tokens_max)
        return refuse(
            "too-many-tokens",
            "You have {n} tokens already: “tokens” lists them, “revoke token NAME” ends one.",
            tokens_max);
    token.scopes = *scopes;
    token.made = context.now;
    token.expires = context.now + *days;
    // The token is derived from its id, which it gets when it is added.
    token.hash = fmt::format("new {} {}", static_cast<std::int64_t>(user.id), token.name);
    if (!add_token(context.unit, token))
        return refuse("token-name-taken",
                      "You have a token of that name: “revoke token {token}” ends it, or choose "
                      "another name.",
                      token.name);
    token.hash = token_hash(token_secret(context.club.settings.key, token));
    change_token(context.unit, token);
    context.reply.text_reader = user.id;
    context.reply.facts.push_back({"token", secret_placeholder(token)});
    return wrap(context.texts("answer-token", {{"token", token.name},
                                               {"name", user.name},
                                               {"scopes", format_scopes(token.scopes)}})) +
           "\n    " + secret_placeholder(token) + "\n" +
           wrap(context.texts("answer-token-use",
                              {{"day", format_day(token.expires)}, {"token", token.name}})) +
           "\n";
}

static CommandResult tokens_command(CommandContext& context, const User& user) {
    const Texts& texts = context.texts;
    const auto tokens = tokens_of(context.unit, user.id);
    if (tokens.empty()) return wrap(texts("answer-tokens-none")) + "\n";
    std::string text = fmt::format("{:<30} {:<10}  {}\n", texts("answer-head-name"),
                                   texts("answer-head-made"), texts("answer-head-valid"));
    for (const ApiToken& token : tokens) {
        text += fmt::format(
            "{:<30} {}  {}{}\n", token.name, format_day(token.made), format_day(token.expires),
            token.expires <= context.now ? " " + texts("answer-token-expired") : "");
        text += "    " +
                texts(token.used ? "answer-token-may" : "answer-token-never-used",
                      {{"scopes", format_scopes(token.scopes)},
                       {"used", token.used ? format_minute(*token.used) : ""}}) +
                "\n";
    }
    return text;
}

static CommandResult revoke_token_command(CommandContext& context, const User& user) {
    const auto tokens = tokens_of(context.unit, user.id);
    const auto token = named(tokens, context.command.argument("name"));
    if (token == tokens.end())
        return refuse("no-such-token",
                      "You have no token of that name: “tokens” lists those you have.");
    remove_token(context.unit, token->id);
    context.reply.ended_sessions.push_back(token->hash);
    return context.texts("answer-token-revoked", {{"token", token->name}}) + "\n";
}

std::vector<CommandSpec> token_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::become_bot,
         become_bot_command,
         "become bot",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"yes", optional}},
         ""},
        {Id::make_token,
         make_token_command,
         "make token",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"name"}, {"scope", any}},
         "[--days=365]"},
        {Id::tokens, tokens_command, "tokens", false, player, false, {{"user"}, {"password"}}, ""},
        {Id::revoke_token,
         revoke_token_command,
         "revoke token",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         ""},
    };
}

}  // namespace posthouse::club
