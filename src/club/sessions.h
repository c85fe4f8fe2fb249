// Sessions: listing, opening and ending them; and two-factor authentication.
#pragma once

#include "club/backend.h"
#include "club/secrets.h"
#include "club/store.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

inline constexpr std::chrono::days session_length{30};
/// Precision of the stored time of last use, since storing every use would be expensive.
inline constexpr std::chrono::hours session_use_precision{1};

/// The session's name in lists and commands: the first eight digits of its hash.
std::string_view name_of(const Session&);

/// The sessions that have not expired, last used first.
std::vector<Session> open_sessions(const StoreReader&, UserId, Instant now);

/// Opens a session after a correct password, if two-factor authentication does not require another
/// code. Fails if the account was closed or its password changed meanwhile.
LoginResult open_session(UnitOfWork&, const ServerKey&, const User&, const LoginAttempt&,
                         std::string token, Instant now);

/// Ends all sessions of this player except the one with this hash; returns their hashes.
std::vector<std::string> end_sessions_except(UnitOfWork&, UserId, std::string_view kept);

// Two-factor authentication by time-based codes (TOTP, RFC 6238), with recovery codes. Neither the
// secret nor the recovery codes are stored: both are keyed hashes, derived when needed.

inline constexpr int recovery_code_count = 10;
/// After this many wrong codes in an hour, no code is checked until the hour is over.
inline constexpr int wrong_codes_max = 10;
inline constexpr std::chrono::hours wrong_codes_time{1};

/// Whether two-factor authentication is on for this player.
bool has_second_factor(const StoreReader&, UserId);

/// The secret for authenticator apps: 32 letters and digits (base32).
std::string authenticator_secret(const ServerKey&, UserId, Instant made);
/// "3f9a12-bc45de": all codes of this set, used or not.
std::vector<std::string> recovery_codes(const ServerKey&, UserId, Instant made, int set);
int recovery_codes_left(const SecondFactor&);

/// Checks an authenticator code (now or 30 s before or after) or a recovery code; each works once.
/// Marks it as used or counts it as wrong, so store the factor in any case.
CodeCheck check_code(const ServerKey&, SecondFactor&, std::string_view typed, Instant now);
/// How long no code will be checked, rounded up.
std::chrono::minutes minutes_until_next_code(const SecondFactor&, Instant now);

}  // namespace posthouse::club
