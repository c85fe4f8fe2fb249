// How the house is: what is in trouble, in sentences, from what is known of it. Short: monitors ask
// every minute, and whoever is woken by one should know where to look.
//
// Deliberately absent: finding it out (meters.h), what players do wrong.
#pragma once

#include "app/server_core.h"
#include "club/store.h"
#include "http/server.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

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

// What the house counts and measures of itself, as Prometheus reads it. What can be looked up when
// somebody asks (letters, jobs, memory) is looked up then; only what passes by is counted here.

class Metrics {
public:
    Metrics();
    ~Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;

    // From any thread.
    void committed(const CommitMetrics&);
    void answered(unsigned status);
    void archived(club::Instant);
    void limit_reached(std::string_view which);

    bool commit_failed() const;
    std::optional<club::Instant> last_archived() const;

    /// What is looked up when somebody asks.
    struct Now {
        HealthInputs signs;
        std::size_t sockets = 0;
        std::uint64_t memory = 0;  // bytes in use
        std::size_t tables = 0;    // games with tables of endings
        std::string version;
    };
    /// All of it in Prometheus's text form.
    std::string text(const Now&) const;

private:
    struct Counters;
    std::unique_ptr<Counters> counted_;
};

}  // namespace posthouse::app
