// Who may sign up. Limits on sign-ups from one client, counted in the store under keyed hashes, so
// that counts survive a restart and servers count together. Mail counts by address, with ten times
// the limit for a domain.
#pragma once

#include "base/refusal.h"
#include "club/commands/club.h"
#include "club/core/secrets.h"
#include "club/core/store.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// Why nobody without an operator's invitation, or not this guest, can sign up; empty: they can.
std::optional<Refusal> sign_up_policy_error(const StoreReader&, SignUpPolicy,
                                            std::optional<UserId> guest);

/// How long to wait before the next sign-up; none: no wait.
std::optional<std::chrono::seconds> sign_up_wait(const StoreReader&, const ServerKey&,
                                                 const SignUpLimits&, const std::string& client,
                                                 Instant now);
void record_sign_up(UnitOfWork&, const ServerKey&, const SignUpLimits&, const std::string& client,
                    Instant now);

}  // namespace posthouse::club
