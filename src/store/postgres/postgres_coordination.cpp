
#include "store/postgres/postgres_coordination.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <charconv>
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
/// How long a number may be missing before the follower makes sure that nobody will fill its gap.
constexpr auto gap_max = 500ms;

}  // namespace

const std::string unseen_commits =
    "SELECT o.oldest, c.number, array_to_string(c.owners, ' '), c.writer, c.words"
    " FROM (SELECT min(number) AS oldest FROM commit_log) o LEFT JOIN commit_log c"
    " ON c.number > :complete AND c.number <> ALL(CAST(:beyond AS BIGINT[])) ORDER BY c.number";

SeenFields::SeenFields(const SeenNumbers& seen)
    : complete(seen.complete()), beyond(array_of(seen.beyond())) {}

std::vector<long long> numbers_in(std::string_view text) {
    std::vector<long long> numbers;
    for (const char *at = text.data(), *const end = at + text.size(); at < end; ++at)
        at = std::from_chars(at, end, numbers.emplace_back()).ptr;
    return numbers;
}

PostgresFollower::PostgresFollower(const PostgresConninfo& place, std::string writer,
                                   std::atomic<long long>& last_event, NewsFn on_news)
    : place_(place),
      writer_(std::move(writer)),
      last_event_(last_event),
      on_news_(std::move(on_news)) {
    connect();
    long long last_commit = 0, last = 0;
    queue_barrier(last_commit, last);
    connection_->finish();
    commits_.complete_to(last_commit);
    events_.complete_to(last);
    last_event_ = last;
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
    connection->command("SET lock_timeout = '2s'");
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

void PostgresFollower::fold_in(const PGresult& commits, News& news) {
    const bool missed =
        PQgetisnull(&commits, 0, 0) == 0 && whole_in(commits, 0, 0) > commits_.complete() + 1;
    for (int row = 0; row < PQntuples(&commits); ++row) {
        if (PQgetisnull(&commits, row, 1) != 0) break;  // there are none
        commits_.add(whole_in(commits, row, 1));
        if (PQgetvalue(&commits, row, 3) == writer_) continue;
        news.commits.emplace(whole_in(commits, row, 1), numbers_in(PQgetvalue(&commits, row, 2)));
        if (const std::string_view words = PQgetvalue(&commits, row, 4); !words.empty())
            news.words->append(news.words->empty() ? "" : " ").append(words);
    }
    if (!missed) return;
    commits_.complete_to(whole_in(commits, 0, 0) - 1);
    news = {{}, std::nullopt};
}

void PostgresFollower::read_log() {
    const bool barrier = gap_ && std::chrono::steady_clock::now() - gap_since_ > gap_max;
    long long last_commit = 0, last_event = 0;
    if (barrier) queue_barrier(last_commit, last_event);
    News news;
    const SeenFields commits(commits_), events(events_);
    connection_->queue(unseen_commits, {&commits.complete, &commits.beyond},
                       [&](const PGresult& rows) { fold_in(rows, news); });
    connection_->queue(
        "SELECT number FROM events WHERE number > :complete"
        " AND number <> ALL(CAST(:beyond AS BIGINT[])) ORDER BY number",
        {&events.complete, &events.beyond}, [this](const PGresult& rows) {
            for (int row = 0; row < PQntuples(&rows); ++row) events_.add(whole_in(rows, row, 0));
        });
    connection_->finish();
    commits_.complete_to(last_commit);
    events_.complete_to(last_event);
    note_gap();
    const bool has_events = last_event_.exchange(events_.complete()) != events_.complete();
    if (has_events || !news.commits.empty() || !news.words) on_news_(news);
}

void PostgresFollower::note_gap() {
    const std::pair now(commits_.complete(), events_.complete());
    if (!commits_.has_gap() && !events_.has_gap()) {
        gap_.reset();
    } else if (gap_ != now) {
        gap_ = now;
        gap_since_ = std::chrono::steady_clock::now();
    }
}

/// Whoever has drawn a number up to these has committed, or never will. Holds the house's lock
/// until the pipeline ends.
void PostgresFollower::queue_barrier(long long& last_commit, long long& last_event) {
    connection_->queue("SELECT last_commit, last_event FROM house_barrier()", {},
                       [&](const PGresult& last) {
                           last_commit = whole_in(last, 0, 0);
                           last_event = whole_in(last, 0, 1);
                       });
}

void PostgresFollower::follow_until_lost() {
    PGconn* libpq = connection_->libpq();
    for (;;) {
        read_log();
        wait(PQsocket(libpq), gap_ ? gap_max : look_interval);
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
