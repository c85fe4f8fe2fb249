// How many may sign up from one client: counted in the store, under keyed hashes, so that a restart
// forgets nothing and servers count together. A mail counts by its address, and ten times as many
// may come from one domain.
#pragma once

#include "club/secrets.h"
#include "club/store.h"

#include <chrono>
#include <optional>
#include <string>

namespace posthouse::club {

/// 0: as many as come.
struct SignUpLimits {
    int an_hour = 0;
    int a_day = 0;
};

/// None: go ahead. Otherwise how long to wait.
std::optional<std::chrono::seconds> wait_to_sign_up(const StoreReader&, const HouseKey&,
                                                    const SignUpLimits&, const std::string& client,
                                                    Instant now);
void note_sign_up(UnitOfWork&, const HouseKey&, const SignUpLimits&, const std::string& client,
                  Instant now);

}  // namespace posthouse::club
