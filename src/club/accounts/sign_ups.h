// Who may sign up. Limits on sign-ups from one client, counted in the store under keyed hashes, so
// that counts survive a restart and servers count together. Mail counts by address, with ten times
// the limit for a domain.
#pragma once

#include "base/refusal.h"
#include "club/core/secrets.h"
#include "club/core/store.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// `invitation`: guests who have played a player by link.
enum class SignUpPolicy : std::uint8_t { open, invitation, closed };
inline constexpr std::array<std::string_view, 3> sign_up_policies = {"open", "invitation",
                                                                     "closed"};
/// None of these words: open.
SignUpPolicy read_sign_up_policy(std::string_view);

/// Why nobody, or not this guest, can sign up; empty: they can.
std::optional<Refusal> sign_up_policy_error(const StoreReader&, SignUpPolicy,
                                            std::optional<UserId> guest);

/// 0: no limit.
struct SignUpLimits {
    int per_hour = 0;
    int per_day = 0;
};

/// How long to wait before the next sign-up; none: no wait.
std::optional<std::chrono::seconds> sign_up_wait(const StoreReader&, const ServerKey&,
                                                 const SignUpLimits&, const std::string& client,
                                                 Instant now);
void record_sign_up(UnitOfWork&, const ServerKey&, const SignUpLimits&, const std::string& client,
                    Instant now);

}  // namespace posthouse::club
