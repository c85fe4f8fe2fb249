// Which clocks are for games that are played at one sitting.
#pragma once

#include "club/core/types.h"

#include <chrono>

namespace posthouse::club {

/// Other games are by correspondence, also those without a clock.
inline bool is_live(const Clock& clock) {
    return clock.bank > milliseconds(0) && clock.bank < std::chrono::hours(3);
}

}  // namespace posthouse::club
