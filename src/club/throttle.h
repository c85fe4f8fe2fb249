// How often something has been tried of late, for limits that outlast a restart and hold on all
// servers together.
#pragma once

#include "club/types.h"

#include <string>

namespace posthouse::club {

struct Throttle {
    std::string key;    // a keyed hash of what is counted (password_checker.h, sign_ups.h)
    int count = 0;      // since it was made
    Instant next{};     // not before this moment
    Instant expires{};  // from then on it counts no more, and may be removed
};

}  // namespace posthouse::club
