// Who sent a request, from its session cookie or bearer token.
#pragma once

#include "club/commands/backend.h"
#include "club/core/store.h"
#include "http/server/http_message.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::http {

struct Caller {
    std::optional<club::UserId> user;
    std::optional<club::Session> session;  // of the cookie
    std::optional<club::ApiToken> token;   // of the Authorization header
    std::string hash;                      // of the session's secret or the token; empty: none sent

    /// Says in a request whose session or token it came with.
    void identify(club::Request&) const;
    /// A session, or a token with this scope.
    bool may(club::Scope scope) const { return !token || token->may(scope); }
};

/// The token of an `Authorization: Bearer` header; none if the header is missing or of another
/// scheme.
std::optional<std::string_view> bearer_token(std::string_view authorization);

Caller caller_of(const club::StoreReader&, const HttpRequest&, club::Instant now);
/// Whose session or token has this hash.
Caller caller_with(const club::StoreReader&, std::string hash, bool is_token, club::Instant now);
/// Whether the caller's session or token is still valid.
bool is_still_valid(const club::StoreReader&, const Caller&, club::Instant now);

/// The session with this hash, unless it has expired.
std::optional<club::Session> valid_session(const club::StoreReader&, std::string_view hash,
                                           club::Instant now);

/// A session's client in a few words: “Firefox on Linux, IPv4”. Only known programs and systems are
/// named, so nothing of the request's own text is stored.
std::string device_of(const HttpRequest&);

}  // namespace posthouse::http
