
#include "store/postgres/postgres_coordination.h"

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

using namespace std::chrono_literals;

constexpr auto pause = 500ms;  // between attempts to connect again
constexpr auto look_interval = 1s;

}  // namespace

PostgresFollower::PostgresFollower(const PostgresConninfo& place, std::string writer,
                                   NewsFn on_news)
    : place_(place), writer_(std::move(writer)), on_news_(std::move(on_news)) {
    connect();
    seen_ = std::stoll(
        connection_->query_column("SELECT COALESCE(MAX(number), 0) FROM commit_log").at(0));
    wakeup_fd_ = ::eventfd(0, EFD_CLOEXEC);
    if (wakeup_fd_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
    thread_ = std::thread([this] { run(); });
}

PostgresFollower::~PostgresFollower() {
    stopping_ = true;
    ::eventfd_write(wakeup_fd_, 1);
    thread_.join();
    ::close(wakeup_fd_);
}

void PostgresFollower::connect() {
    auto connection = std::make_unique<PostgresConnection>(place_);
    const auto name =
        connection->query_column((std::string("SELECT quote_ident(") + channel + ")").c_str());
    connection->command(("LISTEN " + name.at(0)).c_str());
    connection_ = std::move(connection);
}

/// Until the socket has data, wakeup_fd_ is signaled or the time is over.
void PostgresFollower::wait(int file, std::chrono::milliseconds longest) const {
    std::array<pollfd, 2> files = {{{wakeup_fd_, POLLIN, 0}, {file, POLLIN, 0}}};
    ::poll(files.data(), file < 0 ? 1 : 2, static_cast<int>(longest.count()));
}

void PostgresFollower::read_log() {
    bool any = false;  // of others
    std::optional<std::string> all = "";
    const Field seen = seen_;
    connection_->queue(
        "SELECT number, writer, words FROM commit_log WHERE number > CAST(:seen AS BIGINT)"
        " ORDER BY number",
        {&seen}, [&](const PGresult& commits) {
            for (int row = 0; row < PQntuples(&commits); ++row) {
                const long long number = whole_in(commits, row, 0);
                if (number != std::exchange(seen_, number) + 1) all.reset();  // some may be missed
                if (PQgetvalue(&commits, row, 1) == writer_) continue;
                any = true;
                const std::string_view words = PQgetvalue(&commits, row, 2);
                if (all && !words.empty()) all->append(all->empty() ? "" : " ").append(words);
            }
        });
    connection_->finish();
    if (any || !all) on_news_(std::move(all));
}

void PostgresFollower::follow_until_lost() {
    PGconn* libpq = connection_->libpq();
    for (;;) {
        read_log();
        wait(PQsocket(libpq), look_interval);
        if (stopping_ || PQconsumeInput(libpq) == 0) return;
        while (const std::unique_ptr<PGnotify, decltype(&PQfreemem)> one{PQnotifies(libpq),
                                                                         PQfreemem}) {
        }
    }
}

void PostgresFollower::run() {
    while (!stopping_) {
        try {
            if (!connection_) connect();
            follow_until_lost();
        } catch (const std::exception&) {
            // Writers and readers have the same problem and report it.
            wait(-1, pause);
        }
        connection_.reset();
    }
}

}  // namespace posthouse::store
