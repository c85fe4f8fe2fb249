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

namespace posthouse::app {

struct HealthInputs {
    club::Instant now{};
    std::optional<club::Instant> alive;  // the last sign that the timekeeper left in the store
    club::ServerStats tally;
    bool frozen = false;         // the operator has stopped all clocks
    bool commit_failed = false;  // the last one
    std::optional<std::uint64_t> disk_free;
    std::optional<club::Instant> archived;  // the archive's last round; none: there is no archive
};

http::HealthReport health_of(const HealthInputs&);

/// Looks once a second at most, however often it is asked: it counts through tables.
class HealthOfLate {
public:
    explicit HealthOfLate(std::function<http::HealthReport()> look) : look_(std::move(look)) {}

    http::HealthReport now() {
        const std::lock_guard lock(mutex_);
        const auto moment = std::chrono::steady_clock::now();
        if (!looked_ || moment - *looked_ >= std::chrono::seconds(1)) {
            known_ = look_();
            looked_ = moment;
        }
        return known_;
    }

private:
    const std::function<http::HealthReport()> look_;
    std::mutex mutex_;
    http::HealthReport known_;
    std::optional<std::chrono::steady_clock::time_point> looked_;
};

}  // namespace posthouse::app
