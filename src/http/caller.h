// Who asks: found out once for each request, from its session's cookie or from the token that it
// bears.
#pragma once

#include "club/store.h"
#include "http/http_message.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::http {

struct Caller {
    std::optional<club::UserId> user;
    std::optional<club::Session> session;  // the session they come by
    std::optional<club::ApiToken> token;   // he comes by it
    std::string hash;  // of the session's word, or the token's; empty: he showed none

    std::optional<int> scopes() const {
        return token ? std::optional(token->scopes) : std::nullopt;
    }
};

/// The word behind “Bearer” in an Authorization field; none where there is no such field or it
/// speaks of something else.
std::optional<std::string_view> bearer_word(std::string_view authorization);

Caller caller_of(const club::StoreReader&, const HttpRequest&, club::Instant now);
/// Whether what he has shown is still good.
bool is_still_valid(const club::StoreReader&, const Caller&, club::Instant now);

/// The session of this hash, where it has not run out.
std::optional<club::Session> session_with(const club::StoreReader&, std::string_view hash,
                                          club::Instant now);

}  // namespace posthouse::http
