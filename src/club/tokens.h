// Tokens: the keys that players give to their programs. What each may do (its scopes), what they
// are called, and how a word that is told once gets into the answer that tells it.
//
// Such a word is never stored: in the answer stands `{token 12 1795132800000}`, and whoever shows
// or carries that answer to its reader works the word out by the house's key. The same goes for the
// words that sign what is sent to a webhook.
#pragma once

#include "base/refusal.h"
#include "club/command_table.h"
#include "club/secrets.h"
#include "club/types.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

inline constexpr std::size_t tokens_max = 20;  // of one player
inline constexpr int token_days = 365;         // that a token is good for, unless it is said
inline constexpr int token_days_max = 3650;
/// How old the note of a token's last use may be: to write each down would cost.
inline constexpr std::chrono::hours token_used_near{1};

inline constexpr Scope all_scopes[] = {Scope::read, Scope::play, Scope::chat};
std::string_view name_of(Scope);
/// "read, play": every scope in these bits.
std::string format_scopes(int scopes);
/// Words as typed, with commas or without; nothing typed is “read play”.
Expected<int> read_scopes(const std::vector<std::string>& words);

/// How long a token is to be good, as in `--days=30`.
Expected<std::chrono::days> read_token_days(const std::optional<std::string>& typed);

/// What a token must be allowed to do so that this command may come with it; none: no token will
/// do.
std::optional<Scope> scope_of(const CommandSpec&);
/// Why a token with these scopes may not do that; none: it may.
std::optional<Refusal> scope_error(int scopes, const CommandSpec&);

/// The name of a token or a webhook.
std::optional<Refusal> wrong_program_name(std::string_view name);

/// The word of this token.
std::string token_secret(const HouseKey&, const ApiToken&);
/// The word that signs what is sent to this webhook (docs/api.md).
std::string token_secret(const HouseKey&, const Webhook&);
/// What stands for it in an answer.
std::string secret_placeholder(const ApiToken&);
std::string secret_placeholder(const Webhook&);
/// The secret of two-factor authentication, and the set of recovery codes (second_factor.h).
std::string secret_placeholder(const SecondFactor&);
std::string recovery_placeholder_of(const SecondFactor&);
/// The answer to this reader with such words filled in: his own, whatever stands there.
std::string reveal_once(std::string text, const HouseKey&, UserId reader);
/// The same with `instead` in their place.
std::string without_told_once(std::string text, std::string_view instead);

}  // namespace posthouse::club
