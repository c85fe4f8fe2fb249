// What only one of several processes may do at a time, by advisory locks on a connection of their
// own: the server lets go of them when the connection ends, however the process died.
//
// Deliberately absent: clocks. A process that is stopped keeps what it has until its connection is
// given up by the server.
#pragma once

#include "club/store.h"
#include "store/postgres_connection.h"

#include <atomic>
#include <cstdint>
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

    /// Throws where the server cannot be asked; then nothing is ours.
    club::LeaderLock acquire_lock(std::string_view what);
    void release_lock(std::string_view what);

private:
    void make_sure_of_connection();

    const PostgresConninfo& place_;
    std::mutex mutex_;
    std::unique_ptr<PostgresConnection> connection_;
    std::set<std::string, std::less<>> ours_;
};

// Hears what the works of other processes announce: a thread that listens (LISTEN, NOTIFY) on a
// connection of its own and connects again where that is lost.

class PostgresListener {
public:
    /// None: something may have been missed. `own` says of a server process whether it is our
    /// writer's. Both are called on the ear's thread.
    using NotificationFn = std::function<void(std::optional<std::string>)>;
    /// Throws where the server cannot be reached now.
    PostgresListener(const PostgresConninfo&, NotificationFn, std::function<bool(int)> own);
    ~PostgresListener();
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;

    /// For the announcing transaction: the channel of this house.
    static constexpr const char* channel = "'posthouse ' || current_schema()";

private:
    void connect();
    void run();
    void hear_until_lost();
    void wait(int file, int timeout_ms) const;

    const PostgresConninfo& place_;
    const NotificationFn heard_;
    const std::function<bool(int)> own_;
    std::unique_ptr<PostgresConnection> connection_;
    std::atomic<bool> stopping_ = false;
    int wakeup_fd_ = -1;  // an eventfd: wakes the thread
    std::thread thread_;
};

// Whether a PostgreSQL database was changed by anything but our own transactions since the last of
// them: another server of the house, an operator, whoever. Told by the numbers that the server
// gives to transactions that write: if ours follow upon each other and no other is on its way, we
// were alone.
//
// Transactions in other databases of the same server count, too: they cost a memory, no mistake.

class ExclusivityCheck {
public:
    /// A transaction of ours begins: `snapshot` is pg_current_snapshot() before it has written.
    /// True: nobody else has written since our last one committed.
    bool on_begin(const std::string& snapshot);
    /// It is about to commit as this transaction; empty: it has written nothing.
    void on_commit(const std::string& transaction);

private:
    std::optional<std::uint64_t> next_;      // what our transaction is called, if it is the next
    std::optional<std::uint64_t> expected_;  // what the one after ours will be called
};

}  // namespace posthouse::store
