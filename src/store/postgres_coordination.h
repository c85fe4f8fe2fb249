// Leader election between servers by session advisory locks on a separate connection: PostgreSQL
// releases them when the connection ends, however the process died. A stopped process keeps its
// locks until the server drops its connection.
#pragma once

#include "club/store.h"
#include "store/postgres_connection.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>

namespace posthouse::store {

class PostgresLeaderLocks {
public:
    explicit PostgresLeaderLocks(const PostgresConninfo& place) : place_(place) {}

    /// Throws if the server cannot be asked; then no lock is held.
    club::LeaderLock acquire_lock(std::string_view what);
    void release_lock(std::string_view what);

private:
    void ensure_connection();

    const PostgresConninfo& place_;
    std::mutex mutex_;
    std::unique_ptr<PostgresConnection> connection_;
    std::set<std::string, std::less<>> held_;
};

// Receives notifications of other processes on its own connection and thread (LISTEN, NOTIFY);
// reconnects if the connection is lost.

class PostgresListener {
public:
    /// Called with none if notifications may have been missed. `own` tells whether a server process
    /// is our writer's. Both are called on the listener's thread.
    using NotificationFn = std::function<void(std::optional<std::string>)>;
    /// Throws if the server cannot be reached now.
    PostgresListener(const PostgresConninfo&, NotificationFn, std::function<bool(int)> own);
    ~PostgresListener();
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;

    /// The channel for NOTIFY.
    static constexpr const char* channel = "'posthouse ' || current_schema()";

private:
    void connect();
    void run();
    void receive_until_lost();
    void wait(int file, int timeout_ms) const;

    const PostgresConninfo& place_;
    const NotificationFn on_notification_;
    const std::function<bool(int)> own_;
    std::unique_ptr<PostgresConnection> connection_;
    std::atomic<bool> stopping_ = false;
    int wakeup_fd_ = -1;  // an eventfd that stops the thread's wait
    std::thread thread_;
};

}  // namespace posthouse::store
