#include "club/programs/tokens.h"

#include "base/inplace.h"
#include "base/parse_number.h"
#include "club/accounts/sessions.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <functional>

namespace posthouse::club {
namespace {

constexpr std::size_t name_size_max = 30;
constexpr std::string_view authenticator = "authenticator", recovery = "recovery-codes";
constexpr std::string_view kinds[] = {"token", "webhook", authenticator, recovery};

std::int64_t number_of(auto id) {
    return static_cast<std::int64_t>(id);
}

std::string placeholder(std::string_view kind, std::int64_t id, Instant made) {
    return fmt::format("{{{} {} {}}}", kind, id, made.time_since_epoch().count());
}

bool take_number(std::string_view& rest, char end, std::int64_t& number) {
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    const auto length = static_cast<std::size_t>(read.ptr - rest.data());
    if (read.ec != std::errc() || length == rest.size() || rest[length] != end) return false;
    rest.remove_prefix(length + 1);
    return true;
}

/// Replaces every placeholder by the result of `word`.
std::string replaced(
    std::string text,
    const std::function<std::string(std::string_view kind, std::int64_t id, Instant made)>& word) {
    for (const std::string_view kind : kinds) {
        const std::string begin = fmt::format("{{{} ", kind);
        for (std::size_t at = 0; (at = text.find(begin, at)) != std::string::npos;) {
            std::string_view rest = std::string_view(text).substr(at + begin.size());
            std::int64_t id = 0, made = 0;
            if (!take_number(rest, ' ', id) || !take_number(rest, '}', made)) {
                at += begin.size();
                continue;
            }
            const std::size_t length = text.size() - at - rest.size();
            const std::string said = word(kind, id, Instant(milliseconds(made)));
            text.replace(at, length, said);
            at += said.size();
        }
    }
    return text;
}

}  // namespace

std::string_view name_of(Scope scope) {
    switch (scope) {
        case Scope::read:
            return "read";
        case Scope::play:
            return "play";
        case Scope::chat:
            return "talk";
        case Scope::webhook:
            return "webhook";
        case Scope::moderate:
            return "moderate";
    }
    ASSERT(false);
    __builtin_unreachable();
}

std::string format_scopes(int scopes) {
    std::string text;
    for (const Scope scope : all_scopes)
        if (scopes & static_cast<int>(scope))
            text.append(text.empty() ? "" : ", ").append(name_of(scope));
    return text;
}

Expected<int> read_scopes(const std::vector<std::string>& words) {
    int scopes = 0;
    for (const std::string& typed : words) {
        std::string_view rest = typed;
        while (!rest.empty()) {
            const std::string_view word = take_until(rest, ',');
            if (word.empty()) continue;
            const auto* known = std::ranges::find_if(
                all_scopes, [&](Scope one) { return equals_ignore_case(name_of(one), word); });
            if (known == std::end(all_scopes))
                return refuse("scope-unknown",
                              "“{typed}” is not a scope: write read, play, talk, webhook or "
                              "moderate, or several of them.",
                              truncate(word, 20));
            scopes |= static_cast<int>(*known);
        }
    }
    return scopes != 0 ? scopes : static_cast<int>(Scope::read) | static_cast<int>(Scope::play);
}

Expected<std::chrono::days> read_token_days(const std::optional<std::string>& typed) {
    if (!typed) return std::chrono::days(token_days);
    const int days = parse_number<int>(*typed).value_or(0);
    if (days < 1 || days > token_days_max)
        return refuse(
            "token-days-invalid",
            "--days= says how many days the token is valid, 1 to {most}, as in --days=30.",
            token_days_max);
    return std::chrono::days(days);
}

std::optional<Scope> scope_of(const CommandSpec& row) {
    if (row.auth_level == AuthLevel::owner) return std::nullopt;
    switch (row.id) {
        case CommandId::signup:
        case CommandId::confirm:
        case CommandId::reset_password:
        case CommandId::revoke_token:
        case CommandId::end_session:
            return std::nullopt;
        case CommandId::message:
        case CommandId::broadcast:
        case CommandId::chat:
        case CommandId::report:
            return Scope::chat;
        case CommandId::letters:
        case CommandId::showas:
        case CommandId::sessions:
        case CommandId::tokens:
        case CommandId::webhooks:
        case CommandId::show_webhook:
            return Scope::read;
        case CommandId::ping_webhook:
        case CommandId::redeliver_webhook:
        case CommandId::make_webhook:
        case CommandId::revoke_webhook:
            return Scope::webhook;
        default:
            return row.auth_level == AuthLevel::nobody ? Scope::read : Scope::play;
    }
}

std::optional<Refusal> scope_error(int scopes, const CommandSpec& row) {
    const auto needed = scope_of(row);
    if (!needed)
        return refuse(
            "no-token-may",
            "No token may do that: “{command}” is only for the player, on the page or by mail.",
            row.word);
    if (scopes & static_cast<int>(*needed)) return std::nullopt;
    return refuse("scope-missing",
                  "This token lacks the scope “{scope}”: make one with “make token NAME {scope}”.",
                  name_of(*needed));
}

std::optional<Refusal> program_name_error(std::string_view name) {
    const auto fits = [](char c) {
        return (to_lower(c) >= 'a' && to_lower(c) <= 'z') || is_digit(c) || c == '-' || c == '_';
    };
    if (!name.empty() && name.size() <= name_size_max && std::ranges::all_of(name, fits))
        return std::nullopt;
    return refuse("program-name-malformed",
                  "A name has 1 to {most} letters (a to z), digits, - or _, as in “my-bot”.",
                  name_size_max);
}

std::string token_secret(const ServerKey& key, const ApiToken& token) {
    return key.one_time_secret("token", number_of(token.id), token.user, token.made);
}

std::string token_secret(const ServerKey& key, const Webhook& webhook) {
    return key.one_time_secret("webhook", number_of(webhook.id), webhook.user, webhook.made);
}

std::string secret_placeholder(const ApiToken& token) {
    return placeholder("token", number_of(token.id), token.made);
}

std::string secret_placeholder(const Webhook& webhook) {
    return placeholder("webhook", number_of(webhook.id), webhook.made);
}

std::string secret_placeholder(const SecondFactor& factor) {
    return placeholder(authenticator, 0, factor.set_up_at);
}

std::string recovery_codes_placeholder(const SecondFactor& factor) {
    return placeholder(recovery, factor.recovery_set, factor.set_up_at);
}

std::string reveal_once(std::string text, const ServerKey& key, UserId reader) {
    return replaced(std::move(text), [&](std::string_view kind, std::int64_t id, Instant made) {
        if (kind == authenticator) return authenticator_secret(key, reader, made);
        if (kind == recovery)
            return fmt::format(
                "{}", fmt::join(recovery_codes(key, reader, made, static_cast<int>(id)), "\n    "));
        return key.one_time_secret(kind, id, reader, made);
    });
}

std::string redact_one_time_secrets(std::string text, std::string_view instead) {
    return replaced(std::move(text),
                    [&](std::string_view, std::int64_t, Instant) { return std::string(instead); });
}

}  // namespace posthouse::club
