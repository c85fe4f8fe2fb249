// Sessions: where a player is logged in, what such a session is called, and how one is opened and
// ended.
#pragma once

#include "club/backend.h"
#include "club/secrets.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

inline constexpr std::chrono::days session_length{30};
/// How old the note of a session's last use may be: to write each down would cost.
inline constexpr std::chrono::hours session_used_near{1};

/// What a session is called in lists and commands: the first eight digits of its hash.
std::string_view name_of(const Session&);

/// Those that have not expired, the last used first.
std::vector<Session> open_sessions(const StoreReader&, UserId, Instant now);

/// Opens a session for this player, whose password was right a moment ago, if two-factor
/// authentication does not want another code. Not where the player has gone or changed the password
/// meanwhile.
LoginAnswer open_session(UnitOfWork&, const HouseKey&, const User&, const LoginAttempt&,
                         std::string token, Instant now);

/// Ends all sessions of this player but the one with this hash; the hashes of those.
std::vector<std::string> end_sessions_but(UnitOfWork&, UserId, std::string_view kept);

}  // namespace posthouse::club
