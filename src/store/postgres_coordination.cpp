
#include "store/postgres_coordination.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <memory>
#include <system_error>

namespace posthouse::store {

namespace {

const std::string key = "hashtextextended(current_schema() || ' duty ' || :what, 0)";

}  // namespace

/// Detects a connection that was lost unnoticed: callers rely on holding the lock.
void PostgresLeaderLocks::ensure_connection() {
    if (connection_) {
        try {
            connection_->command("SELECT 1");
            return;
        } catch (const DatabaseError&) {
            connection_.reset();
            held_.clear();
        }
    }
    connection_ = std::make_unique<PostgresConnection>(place_);
    // So that a machine that vanished from the network loses its locks soon.
    connection_->command(
        "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = "
        "3");
}

club::LeaderLock PostgresLeaderLocks::acquire_lock(std::string_view what) {
    static const std::string sql =
        "SELECT CASE WHEN pg_try_advisory_lock(" + key + ") THEN 1 ELSE 0 END";
    const std::lock_guard lock(mutex_);
    ensure_connection();
    if (held_.contains(what)) return club::LeaderLock::held;
    int taken = 0;
    connection_->query_one(sql, std::tie(taken), {std::string(what)});
    if (taken == 0) return club::LeaderLock::held_elsewhere;
    held_.emplace(what);
    return club::LeaderLock::acquired;
}

void PostgresLeaderLocks::release_lock(std::string_view what) {
    static const std::string sql =
        "SELECT CASE WHEN pg_advisory_unlock(" + key + ") THEN 1 ELSE 0 END";
    const std::lock_guard lock(mutex_);
    const auto ours = held_.find(what);
    if (ours == held_.end()) return;
    held_.erase(ours);
    try {
        int laid_down = 0;
        connection_->query_one(sql, std::tie(laid_down), {std::string(what)});
    } catch (const DatabaseError&) {
        connection_.reset();  // releases all locks
        held_.clear();
    }
}

namespace {

constexpr int pause_ms = 500;  // between attempts to connect again

}  // namespace

PostgresListener::PostgresListener(const PostgresConninfo& place, NotificationFn heard,
                                   std::function<bool(int)> own)
    : place_(place), on_notification_(std::move(heard)), own_(std::move(own)) {
    connect();
    wakeup_fd_ = ::eventfd(0, EFD_CLOEXEC);
    if (wakeup_fd_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
    thread_ = std::thread([this] { run(); });
}

PostgresListener::~PostgresListener() {
    stopping_ = true;
    ::eventfd_write(wakeup_fd_, 1);
    thread_.join();
    ::close(wakeup_fd_);
}

void PostgresListener::connect() {
    auto connection = std::make_unique<PostgresConnection>(place_);
    const auto name =
        connection->query_column((std::string("SELECT quote_ident(") + channel + ")").c_str());
    connection->command(("LISTEN " + name.at(0)).c_str());
    connection_ = std::move(connection);
}

/// Until the socket has data, wakeup_fd_ is signaled or the time is over.
void PostgresListener::wait(int file, int timeout_ms) const {
    std::array<pollfd, 2> files = {{{wakeup_fd_, POLLIN, 0}, {file, POLLIN, 0}}};
    ::poll(files.data(), file < 0 ? 1 : 2, timeout_ms);
}

void PostgresListener::receive_until_lost() {
    PGconn* libpq = connection_->libpq();
    while (!stopping_) {
        wait(PQsocket(libpq), -1);
        if (PQconsumeInput(libpq) == 0) return;
        for (;;) {
            const std::unique_ptr<PGnotify, decltype(&PQfreemem)> one(PQnotifies(libpq), PQfreemem);
            if (!one) break;
            if (!own_(one->be_pid)) on_notification_(one->extra);
        }
    }
}

void PostgresListener::run() {
    while (!stopping_) {
        if (connection_) receive_until_lost();
        connection_.reset();
        if (stopping_) return;
        try {
            connect();
            on_notification_(std::nullopt);  // notifications may have been missed
        } catch (const std::exception&) {
            // Writers and readers have the same problem and report it.
            wait(-1, pause_ms);
        }
    }
}

}  // namespace posthouse::store
