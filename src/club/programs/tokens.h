// API tokens and webhook secrets: scopes, names, and secrets that are shown once.
//
// Secrets are never stored: an answer contains a placeholder such as `{token 12 1795132800000}`,
// which is replaced by the secret, derived from the server's key, when the answer is shown or
// mailed.
#pragma once

#include "base/refusal.h"
#include "club/commands/command_table.h"
#include "club/core/secrets.h"
#include "club/core/types.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

inline constexpr std::size_t tokens_max = 20;  // per player
inline constexpr int token_days = 365;         // default validity
inline constexpr int token_days_max = 3650;
/// Precision of the stored time of last use, since storing every use would be expensive.
inline constexpr std::chrono::hours token_use_precision{1};

inline constexpr Scope all_scopes[] = {Scope::read, Scope::play, Scope::chat, Scope::webhook,
                                       Scope::moderate};
std::string_view name_of(Scope);
/// "read, play": the scopes in these bits.
std::string format_scopes(int scopes);
/// Reads words with or without commas; the default is read and play.
Expected<int> read_scopes(const std::vector<std::string>& words);

/// How long a token is valid, as in `--days=30`.
Expected<std::chrono::days> read_token_days(const std::optional<std::string>& typed);

/// The scope that this command requires; none: not possible with a token.
std::optional<Scope> scope_of(const CommandSpec&);
/// Why a token with these scopes may not run this command; none: it may.
std::optional<Refusal> scope_error(int scopes, const CommandSpec&);

/// Checks the name of a token or webhook.
std::optional<Refusal> program_name_error(std::string_view name);

/// The token itself.
std::string token_secret(const ServerKey&, const ApiToken&);
/// The secret that signs what is sent to this webhook (docs/api.md).
std::string token_secret(const ServerKey&, const Webhook&);
/// The placeholder for it in an answer.
std::string secret_placeholder(const ApiToken&);
std::string secret_placeholder(const Webhook&);
/// For the two-factor secret and the recovery codes (sessions.h).
std::string secret_placeholder(const SecondFactor&);
std::string recovery_codes_placeholder(const SecondFactor&);
/// Replaces the placeholders in an answer by this reader's own secrets, whatever ids they name.
std::string reveal_once(std::string text, const ServerKey&, UserId reader);
/// Replaces the placeholders by `instead`.
std::string redact_one_time_secrets(std::string text, std::string_view instead);

}  // namespace posthouse::club
