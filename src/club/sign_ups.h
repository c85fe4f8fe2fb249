// Limits on sign-ups from one client, counted in the store under keyed hashes, so that counts
// survive a restart and servers count together. Mail counts by address, with ten times the limit
// for a domain.
#pragma once

#include "club/secrets.h"
#include "club/store.h"

#include <chrono>
#include <optional>
#include <string>

namespace posthouse::club {

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
