// How the house is: what is in trouble, in sentences, from what is known of it. Short: monitors ask
// every minute, and whoever is woken by one should know where to look.
//
// Deliberately absent: finding it out (meters.h), what players do wrong.
#pragma once

#include "club/store.h"
#include "http/options.h"

#include <cstdint>
#include <optional>
#include <string>

namespace posthouse {

struct Signs {
    Instant now{};
    std::optional<Instant> alive;  // the last sign that the timekeeper left in the store
    Tally tally;
    bool frozen = false;         // the operator has stopped all clocks
    bool commit_failed = false;  // the last one
    std::optional<std::uint64_t> disk_free;
    std::optional<Instant> archived;  // the archive's last round; none: there is no archive
};

HouseHealth health_of(const Signs&);

}  // namespace posthouse
