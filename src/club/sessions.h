// Sessions: listing, opening and ending them.
#pragma once

#include "club/backend.h"
#include "club/secrets.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

inline constexpr std::chrono::days session_length{30};
/// Precision of the stored time of last use, since storing every use would be expensive.
inline constexpr std::chrono::hours session_used_near{1};

/// The session's name in lists and commands: the first eight digits of its hash.
std::string_view name_of(const Session&);

/// The sessions that have not expired, last used first.
std::vector<Session> open_sessions(const StoreReader&, UserId, Instant now);

/// Opens a session after a correct password, if two-factor authentication does not require another
/// code. Fails if the account was closed or its password changed meanwhile.
LoginAnswer open_session(UnitOfWork&, const HouseKey&, const User&, const LoginAttempt&,
                         std::string token, Instant now);

/// Ends all sessions of this player except the one with this hash; returns their hashes.
std::vector<std::string> end_sessions_but(UnitOfWork&, UserId, std::string_view kept);

}  // namespace posthouse::club
