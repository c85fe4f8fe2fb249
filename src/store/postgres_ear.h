// Hears what the works of other processes announce: a thread that listens (LISTEN, NOTIFY) on a
// connection of its own and connects again where that is lost.
//
// Deliberately absent: announcing (the writer's transaction does), what is announced.
#pragma once

#include "store/postgres_connection.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <thread>

namespace posthouse::store {

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

}  // namespace posthouse::store
