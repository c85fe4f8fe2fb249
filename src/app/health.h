// How the house is: what is in trouble, in sentences, from what is known of it. Short: monitors ask
// every minute, and whoever is woken by one should know where to look.
//
// Deliberately absent: finding it out (meters.h), what players do wrong.
#pragma once

#include "club/store.h"
#include "http/options.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
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

/// Looks once a second at most, however often it is asked: it counts through tables.
class HealthOfLate {
public:
    explicit HealthOfLate(std::function<HouseHealth()> look) : look_(std::move(look)) {}

    HouseHealth now() {
        const std::lock_guard lock(mutex_);
        const auto moment = std::chrono::steady_clock::now();
        if (!looked_ || moment - *looked_ >= std::chrono::seconds(1)) {
            known_ = look_();
            looked_ = moment;
        }
        return known_;
    }

private:
    const std::function<HouseHealth()> look_;
    std::mutex mutex_;
    HouseHealth known_;
    std::optional<std::chrono::steady_clock::time_point> looked_;
};

}  // namespace posthouse
