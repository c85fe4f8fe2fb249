// The server's health, for monitors, and its metrics, for Prometheus. Only events are counted here;
// letters, jobs and memory are looked up when somebody asks.
#pragma once

#include "app/server_core.h"
#include "cli/system_info.h"
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
#include <vector>

namespace posthouse::app {

struct HealthInputs {
    club::Instant now{};
    std::optional<club::Instant> last_heartbeat;  // the last heartbeat in the store
    club::ServerStats stats;
    std::vector<std::string> stalled_tournaments;
    bool frozen = false;         // the operator has paused all clocks
    bool commit_failed = false;  // the last one
    bool unreadable = false;     // the store cannot be read: nothing else of it is known
    std::optional<std::uint64_t> disk_free;
    std::optional<club::Instant> last_archived;  // last run of the archive; empty: no archive
};

http::HealthReport health_of(const HealthInputs&);

/// Caches the report for a second, since it counts rows.
class CachedHealth {
public:
    explicit CachedHealth(std::function<http::HealthReport()> compute)
        : compute_(std::move(compute)) {}

    http::HealthReport report() {
        const std::lock_guard lock(mutex_);
        const auto moment = std::chrono::steady_clock::now();
        if (!computed_ || moment - *computed_ >= std::chrono::seconds(1)) {
            report_ = compute_();
            computed_ = moment;
        }
        return report_;
    }

private:
    const std::function<http::HealthReport()> compute_;
    std::mutex mutex_;
    http::HealthReport report_;
    std::optional<std::chrono::steady_clock::time_point> computed_;
};

class Metrics {
public:
    Metrics();
    ~Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;

    // From any thread.
    void committed(const CommitMetrics&);
    void answered(const http::ResponseMetrics&);
    void archived(club::Instant);
    void limit_reached(std::string_view which);

    bool commit_failed() const;
    std::optional<club::Instant> last_archived() const;

    /// What is looked up for each request.
    struct Snapshot {
        HealthInputs health;
        std::size_t sockets = 0;
        std::optional<cli::ProcessUsage> process;
        std::size_t tables = 0;  // games with endgame tables
        std::string version;
    };
    /// All metrics in Prometheus's text format.
    std::string text(const Snapshot&) const;

private:
    struct Counters;
    std::unique_ptr<Counters> counters_;
};

}  // namespace posthouse::app
