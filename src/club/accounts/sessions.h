// Sessions: listing, opening and ending them; and two-factor authentication.
#pragma once

#include "club/accounts/password_checker.h"
#include "club/commands/backend.h"
#include "club/core/secrets.h"
#include "club/core/store.h"

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
/// Wrong codes delay the next check, by account and client, so that guesses from elsewhere do not
/// lock out the owner.
inline constexpr RetryDelays wrong_code_delays{12, std::chrono::minutes(15)};
/// Of all clients together that never sent a right one: then none of theirs is checked until this
/// time is over. Each guess is right with a probability of three in a million.
inline constexpr int wrong_codes_max = 100;
inline constexpr std::chrono::hours wrong_codes_time{24};

/// Whether two-factor authentication is on for this player.
bool has_second_factor(const StoreReader&, UserId);

/// The secret for authenticator apps: 32 letters and digits (base32).
std::string authenticator_secret(const ServerKey&, UserId, Instant made);
/// "3f9a12-bc45de": all codes of this set, used or not.
std::vector<std::string> recovery_codes(const ServerKey&, UserId, Instant made, int set);
int recovery_codes_left(const SecondFactor&);

struct CheckedCode {
    CodeCheck check = CodeCheck::passed;
    std::chrono::minutes wait{};  // with `too_many`: until another code is checked, rounded up
};
/// Checks an authenticator code (now or 30 s before or after) or a recovery code; each works once.
/// Marks it as used or counts it as wrong. `session`: it came in a session of that account.
CheckedCode check_code(UnitOfWork&, const ServerKey&, SecondFactor&, std::string_view typed,
                       const Client&, bool session, Instant now);

struct CommandContext;
/// Ends all sessions of this player except the one with hash `kept`; returns how many.
std::size_t end_sessions(CommandContext&, UserId, std::string_view kept);

}  // namespace posthouse::club
