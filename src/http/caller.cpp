#include "http/caller.h"

#include "base/text.h"
#include "club/secrets.h"

namespace posthouse {

std::optional<std::string_view> bearer_word(std::string_view authorization) {
    constexpr std::string_view scheme = "Bearer ";
    if (authorization.size() < scheme.size() ||
        !same_word(authorization.substr(0, scheme.size()), scheme))
        return std::nullopt;
    authorization.remove_prefix(scheme.size());
    const auto first = authorization.find_first_not_of(' ');
    if (first == std::string_view::npos) return std::string_view();
    return authorization.substr(first, authorization.find_last_not_of(' ') - first + 1);
}

std::optional<Session> session_with(const Reader& reader, std::string_view hash, Instant now) {
    auto session = reader.session(hash);
    if (session && session->expires <= now) session.reset();
    return session;
}

Caller caller_of(const Reader& reader, const HttpRequest& request, Instant now) {
    Caller caller;
    if (const auto word = bearer_word(request.authorization)) {
        caller.hash = token_hash(*word);
        caller.token = reader.token(caller.hash);
        if (caller.token && caller.token->expires <= now) caller.token.reset();
        if (caller.token) caller.user = caller.token->user;
        return caller;
    }
    const auto cookie = session_word(request.cookie);
    if (cookie.empty()) return caller;
    caller.hash = token_hash(cookie);
    caller.session = session_with(reader, caller.hash, now);
    if (caller.session) caller.user = caller.session->user;
    return caller;
}

bool still_good(const Reader& reader, const Caller& caller, Instant now) {
    if (!caller.user) return true;
    if (caller.token) return caller.token->expires > now && reader.token(caller.hash);
    return session_with(reader, caller.hash, now).has_value();
}

}  // namespace posthouse
