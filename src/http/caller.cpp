#include "http/caller.h"

#include "base/inplace.h"
#include "club/accounts/account_tables.h"
#include "club/core/secrets.h"
#include "club/programs/program_tables.h"

#include <span>
#include <utility>

namespace posthouse::http {

std::optional<std::string_view> bearer_token(std::string_view authorization) {
    constexpr std::string_view scheme = "Bearer ";
    if (authorization.size() < scheme.size() ||
        !equals_ignore_case(authorization.substr(0, scheme.size()), scheme))
        return std::nullopt;
    authorization.remove_prefix(scheme.size());
    const auto first = authorization.find_first_not_of(' ');
    if (first == std::string_view::npos) return std::string_view();
    return authorization.substr(first, authorization.find_last_not_of(' ') - first + 1);
}

std::optional<club::Session> valid_session(const club::StoreReader& reader, std::string_view hash,
                                           club::Instant now) {
    auto session = reader.find<club::Session>(hash);
    if (session && session->expires <= now) session.reset();
    return session;
}

void Caller::identify(club::Request& request) const {
    if (session) request.session = session->token_hash;
    if (!token) return;
    request.scopes = token->scopes;
    request.token = token->id;
}

Caller caller_with(const club::StoreReader& reader, std::string hash, bool is_token,
                   club::Instant now) {
    Caller caller;
    caller.hash = std::move(hash);
    if (is_token) {
        caller.token = token_with_hash(reader, caller.hash);
        if (caller.token && caller.token->expires <= now) caller.token.reset();
        if (caller.token) caller.user = caller.token->user;
    } else {
        caller.session = valid_session(reader, caller.hash, now);
        if (caller.session) caller.user = caller.session->user;
    }
    return caller;
}

Caller caller_of(const club::StoreReader& reader, const HttpRequest& request, club::Instant now) {
    if (const auto word = bearer_token(request.authorization))
        return caller_with(reader, club::token_hash(*word), true, now);
    const auto cookie = session_secret(request.cookie);
    if (cookie.empty()) return {};
    return caller_with(reader, club::token_hash(cookie), false, now);
}

bool is_still_valid(const club::StoreReader& reader, const Caller& caller, club::Instant now) {
    if (!caller.user) return true;
    if (caller.token) return caller.token->expires > now && token_with_hash(reader, caller.hash);
    return valid_session(reader, caller.hash, now).has_value();
}

namespace {

struct AgentPattern {
    std::string_view in_agent, name;
};

// The order matters: Edge also calls itself Chrome, and Chrome Safari.
constexpr AgentPattern programs[] = {{"Edg", "Edge"},
                                     {"OPR/", "Opera"},
                                     {"SamsungBrowser", "Samsung Internet"},
                                     {"Firefox/", "Firefox"},
                                     {"FxiOS", "Firefox"},
                                     {"CriOS", "Chrome"},
                                     {"Chromium", "Chromium"},
                                     {"Chrome/", "Chrome"},
                                     {"Safari/", "Safari"},
                                     {"posthouse", "posthouse connect"},
                                     {"curl/", "curl"},
                                     {"python", "Python"},
                                     {"w3m", "w3m"},
                                     {"Lynx", "Lynx"}};
constexpr AgentPattern systems[] = {
    {"Android", "Android"}, {"iPhone", "iPhone"}, {"iPad", "iPad"},  {"Windows", "Windows"},
    {"Macintosh", "Mac"},   {"CrOS", "ChromeOS"}, {"Linux", "Linux"}};

std::string_view known(std::string_view agent, std::span<const AgentPattern> signs) {
    for (const AgentPattern& one : signs)
        if (agent.find(one.in_agent) != std::string_view::npos) return one.name;
    return {};
}

std::string_view family_of(std::string_view address) {
    if (address.empty()) return {};
    const bool mapped = address.starts_with("::ffff:") && address.find('.') != address.npos;
    return address.find(':') != address.npos && !mapped ? "IPv6" : "IPv4";
}

}  // namespace

std::string device_of(const HttpRequest& request) {
    const auto program = known(request.user_agent, programs);
    const auto system = known(request.user_agent, systems);
    std::string words(program.empty() ? "unknown program" : program);
    if (!system.empty()) (words += " on ") += system;
    if (const auto family = family_of(request.address); !family.empty()) (words += ", ") += family;
    return words;
}

}  // namespace posthouse::http
