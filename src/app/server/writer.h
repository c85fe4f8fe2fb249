// The one writer: a thread that runs all waiting units of work in one transaction and reports them
// after the commit, so that they share one fsync.
#pragma once

#include "app/server/commit_changes.h"
#include "club/core/store.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>
#include <vector>

namespace posthouse::app {

/// A write records a heartbeat first if the last one is this old; ClockJob writes at least so
/// often.
inline constexpr std::chrono::minutes heartbeat_interval{1};

struct CommitMetrics {
    double seconds = 0;
    std::size_t units = 0, rolled_back = 0;
    std::size_t matches = 0;  // that changed
    bool failed = false;      // the whole commit was rolled back
};

struct WriterOptions {
    std::function<club::Instant()> now;
    bool thread = true;  // false: commits happen in commit_waiting()
    /// Called after each commit, on the writer's thread.
    std::function<void(const CommitMetrics&)> committed{};
    club::LimitReached limit_reached{};
};

class Writer {
public:
    /// Adds to the changes what it has changed. May run again, as any UnitFn.
    using Work = std::function<void(club::UnitOfWork&, CommitChanges&)>;

    Writer(club::Store&, WriterOptions);
    ~Writer();  // stops
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    /// Calls `done` once, after the commit: whether the work stands.
    void enqueue(Work, std::function<void(bool stands)> done);
    /// Commits what waits; false if nothing did.
    bool commit_waiting();

    /// Called after each commit, on the writer's thread; the changes may be empty.
    void on_commit(std::function<void(const CommitChanges&)> listener);
    /// Passes changes to that listener.
    void announce(const CommitChanges&);

    const club::Store& store() const { return store_; }
    club::Instant now() const { return options_.now(); }
    std::size_t waiting() const;
    /// Whether damage of the database was noticed.
    bool is_damaged() const { return damaged_; }
    void record_damage(const std::exception&);

    /// Finishes what was enqueued; later work is not done.
    void stop();

private:
    struct Waiting {
        Work work;
        std::function<void(bool stands)> done;
    };

    void run();
    std::vector<Waiting> take_waiting();
    void commit(std::vector<Waiting>&);
    void record_heartbeat();
    void report_failure(const std::exception_ptr&);

    club::Store& store_;
    const WriterOptions options_;
    std::atomic<bool> damaged_ = false;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Waiting> queue_;
    std::function<void(const CommitChanges&)> listener_;
    bool stopping_ = false;
    club::Instant heartbeat_{};
    std::thread thread_;
};

}  // namespace posthouse::app
