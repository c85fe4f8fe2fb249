// What a player gives to his programs: tokens to come in with, and webhooks by which they are told.

#include "club/errand.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/push_places.h"
#include "club/tokens.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::size_t webhooks_max = 5;

std::vector<std::string> words_of(const Command& command, std::string_view slot) {
    const auto found = command.words.find(slot);
    return found == command.words.end() ? std::vector<std::string>() : found->second;
}

template <class Thing>
auto named(const std::vector<Thing>& things, std::string_view name) {
    return std::ranges::find_if(things,
                                [&](const Thing& one) { return same_word(one.name, name); });
}

std::string state_of(const Webhook& webhook) {
    if (webhook.given_up)
        return fmt::format("given up {}: {}", minute_in_words(*webhook.given_up), webhook.trouble);
    if (!webhook.trouble.empty() && webhook.due)
        return fmt::format("in trouble: {}; next try {}", webhook.trouble,
                           minute_in_words(*webhook.due));
    return "in order";
}

}  // namespace

Service::Said Service::make_token(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    Token token;
    token.user = user->id;
    token.name = errand.command.word("name");
    if (const auto wrong = wrong_program_name(token.name)) return *wrong;
    const auto scopes = read_scopes(words_of(errand.command, "scope"));
    if (!scopes) return scopes.refusal();
    const auto days = read_token_days(errand.command.line.option("days"));
    if (!days) return days.refusal();
    if (errand.unit.tokens(user->id).size() >= tokens_max)
        return refuse("You have ", tokens_max,
                      " tokens already: “tokens” lists them, “revoke token NAME” ends one.");
    token.scopes = *scopes;
    token.made = errand.now;
    token.expires = errand.now + *days;
    // Its word follows from its number, which it has only once it is there.
    token.hash = fmt::format("new {} {}", static_cast<std::int64_t>(user->id), token.name);
    if (!errand.unit.add_token(token))
        return refuse("You have a token of that name: “revoke token ", token.name,
                      "” ends it, or choose another name.");
    token.hash = token_hash(word_of(settings_.key, token));
    errand.unit.change_token(token);
    errand.reply.told_to = user->id;
    return fmt::format("The token {}, {}, may: {}. It is\n    {}\n", token.name, user->name,
                       scopes_in_words(token.scopes), placeholder_of(token)) +
           wrapped(fmt::format(
               "A program sends it with each request, as “Authorization: Bearer” and the word. "
               "It is good until {} and is not told again: keep it as you keep a password. “revoke "
               "token {}” ends it.",
               day_in_words(token.expires), token.name)) +
           "\n";
}

Service::Said Service::tokens(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto tokens = errand.unit.tokens(user->id);
    if (tokens.empty())
        return wrapped("You have no tokens. “make token NAME” makes one for a program.") + "\n";
    std::string text = "name                           may               made        good until\n";
    for (const Token& token : tokens) {
        text += fmt::format("{:<30} {:<17} {}  {}{}\n", token.name, scopes_in_words(token.scopes),
                            day_in_words(token.made), day_in_words(token.expires),
                            token.expires <= errand.now ? " (over)" : "");
        text +=
            fmt::format("    last used: {}\n", token.used ? minute_in_words(*token.used) : "never");
    }
    return text;
}

Service::Said Service::revoke_token(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto tokens = errand.unit.tokens(user->id);
    const auto token = named(tokens, errand.command.word("name"));
    if (token == tokens.end())
        return refuse("You have no token of that name: “tokens” lists those you have.");
    errand.unit.remove_token(token->id);
    return fmt::format("The token {} is void.\n", token->name);
}

Service::Said Service::make_webhook(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    Webhook webhook;
    webhook.user = user->id;
    webhook.name = errand.command.word("name");
    if (const auto wrong = wrong_program_name(webhook.name)) return *wrong;
    webhook.url = errand.command.word("url");
    if (!may_be_called(webhook.url, settings_.webhooks_to_loopback))
        return refuse(
            "A webhook's address begins with https:// and has a name on the open internet, as in "
            "https://bot.example.org/posthouse.");
    if (errand.unit.webhooks(user->id).size() >= webhooks_max)
        return refuse("You have ", webhooks_max,
                      " webhooks already: “webhooks” lists them, “revoke webhook NAME” ends one.");
    webhook.made = errand.now;
    webhook.told = errand.unit.event_span().last;
    if (!errand.unit.add_webhook(webhook))
        return refuse("You have a webhook of that name: “revoke webhook ", webhook.name,
                      "” ends it, or choose another name.");
    errand.reply.told_to = user->id;
    return wrapped(fmt::format("What happens in your matches is sent to {} from now on, each time "
                               "signed with this word:",
                               webhook.url)) +
           fmt::format("\n    {}\n", placeholder_of(webhook)) +
           wrapped(fmt::format("docs/api.md says how a program checks that. The word is not told "
                               "again. “revoke webhook {}” ends it.",
                               webhook.name)) +
           "\n";
}

Service::Said Service::webhooks(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto webhooks = errand.unit.webhooks(user->id);
    if (webhooks.empty())
        return wrapped("You have no webhooks. “make webhook NAME URL” makes one.") + "\n";
    std::string text;
    for (const Webhook& webhook : webhooks)
        text += hanging("", fmt::format("{}: {}", webhook.name, not_filled_in(webhook.url))) +
                "\n" + hanging("    ", not_filled_in(state_of(webhook))) + "\n";
    return text;
}

Service::Said Service::revoke_webhook(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto webhooks = errand.unit.webhooks(user->id);
    const auto webhook = named(webhooks, errand.command.word("name"));
    if (webhook == webhooks.end())
        return refuse("You have no webhook of that name: “webhooks” lists those you have.");
    errand.unit.remove_webhook(webhook->id);
    return fmt::format("Nothing is sent to {} any more.\n", not_filled_in(webhook->url));
}

}  // namespace posthouse
