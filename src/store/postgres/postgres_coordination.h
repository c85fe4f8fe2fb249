// Leader election between servers by session advisory locks on a separate connection: PostgreSQL
// releases them when the connection ends, however the process died. A stopped process keeps its
// locks until the server drops its connection.
#pragma once

#include "club/core/store.h"
#include "store/postgres/postgres_connection.h"

#include <atomic>
#include <chrono>
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

// Follows the log of commits on its own connection and thread, to tell what other servers have
// changed. A notification says that there is something in the log; without one it looks once a
// second. It goes on where it was after the connection was lost.

class PostgresFollower {
public:
    /// Called on the follower's thread after commits of others with the words that they have
    /// announced; none: perhaps anything.
    using NewsFn = std::function<void(std::optional<std::string> words)>;
    /// `writer`: the name of our own. Throws if the server cannot be reached now.
    PostgresFollower(const PostgresConninfo&, std::string writer, NewsFn);
    ~PostgresFollower();
    PostgresFollower(const PostgresFollower&) = delete;
    PostgresFollower& operator=(const PostgresFollower&) = delete;

    /// The channel for NOTIFY.
    static constexpr const char* channel = "'posthouse ' || current_schema()";

private:
    void connect();
    void run();
    void follow_until_lost();
    void read_log();
    void wait(int file, std::chrono::milliseconds) const;

    const PostgresConninfo& place_;
    const std::string writer_;
    const NewsFn on_news_;
    std::unique_ptr<PostgresConnection> connection_;
    long long seen_ = 0;  // the last commit
    std::atomic<bool> stopping_ = false;
    int wakeup_fd_ = -1;  // an eventfd that stops the thread's wait
    std::thread thread_;
};

}  // namespace posthouse::store
