// The server's health, for monitors, and its metrics, for Prometheus. Only events are counted here;
// letters, jobs and memory are looked up when somebody asks.
#pragma once

#include "app/server/server_core.h"
#include "cli/system_info.h"
#include "club/clocks/clock_tables.h"
#include "club/core/store.h"
#include "club/maintenance/liveness.h"
#include "club/moderation/moderation_tables.h"
#include "http/server/server.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::app {

struct HealthInputs {
    club::Instant now{};
    std::optional<club::Instant> last_heartbeat;  // the last heartbeat in the store
    club::ServerStats stats;
    std::vector<club::Stall> stalls;
    bool frozen = false;         // the operator has paused all clocks
    bool commit_failed = false;  // the last one
    bool unreadable = false;     // the store cannot be read: nothing else of it is known
    std::optional<std::uint64_t> disk_free;
    std::optional<club::Instant> last_archived;  // last run of the archive; empty: no archive
};

http::HealthReport health_of(const HealthInputs&);

/// Caches a value for a while, since computing it reads much of the store. Thread-safe.
template <class Value>
class Cached {
public:
    Cached(std::chrono::milliseconds lifetime, std::function<Value()> compute)
        : lifetime_(lifetime), compute_(std::move(compute)) {}

    Value get() {
        const std::lock_guard lock(mutex_);
        const auto moment = std::chrono::steady_clock::now();
        if (!computed_ || moment - *computed_ >= lifetime_) {
            value_ = compute_();
            computed_ = moment;
        }
        return value_;
    }

private:
    const std::chrono::milliseconds lifetime_;
    const std::function<Value()> compute_;
    std::mutex mutex_;
    Value value_{};
    std::optional<std::chrono::steady_clock::time_point> computed_;
};

using CachedStalls = Cached<std::vector<club::Stall>>;

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
