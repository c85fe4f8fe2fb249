#include "store/postgres.h"

#include "store/caching_rows.h"
#include "store/postgres_connection.h"
#include "store/postgres_coordination.h"
#include "store/sql_rows.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace posthouse::store {

namespace {

using namespace std::chrono_literals;

// How long to wait for an unavailable server: a restart, or a standby that takes over. Requests
// wait meanwhile.
constexpr auto write_retry_time = 20s;
constexpr auto read_retry_time = 5s;
constexpr std::size_t idle_readers_max = 8;

// Requires synchronous commits. A process that is stopped while it holds the writer lock must not
// keep it: the server aborts its transaction.
constexpr const char* writer_settings =
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off';"
    "SET idle_in_transaction_session_timeout = '15s'; SET lock_timeout = '2min'";
constexpr const char* begin_with_writer_lock =
    "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;"
    "SELECT pg_advisory_xact_lock(hashtextextended('the pen ' || current_schema(), 0));"
    "SELECT pg_current_snapshot()";

class Backoff {
public:
    explicit Backoff(std::chrono::milliseconds whole)
        : until_(std::chrono::steady_clock::now() + whole) {}

    /// Sleeps, longer each time; false once the time is over.
    bool wait() {
        if (std::chrono::steady_clock::now() >= until_) return false;
        std::this_thread::sleep_for(pause_);
        pause_ = std::min(2 * pause_, 500ms);
        return true;
    }

private:
    const std::chrono::steady_clock::time_point until_;
    std::chrono::milliseconds pause_{5};
};

class PostgresRows final : public SqlRows {
public:
    using SqlRows::SqlRows;
    void announce(std::string_view words) override {
        static const std::string sql =
            std::string("SELECT pg_notify(") + PostgresListener::channel + ", :words)";
        std::string nothing;
        connection_.query_one(sql, std::tie(nothing), {std::string(words)});
    }
};

using Failures = std::vector<std::exception_ptr>;

class PostgresStore final : public club::Store {
public:
    explicit PostgresStore(const PostgresConninfo& place) : place_(place), duties_(place_) {
        PostgresConnection connection(place_);
        migrate_to_newest(connection);
        name_ = connection.query_column("SELECT gen_random_uuid()").at(0);
        connection.command("DELETE FROM house_commits WHERE written < now() - INTERVAL '1 day'");
    }

    Failures transact(std::span<const club::UnitFn> works) override {
        const std::lock_guard alone(writing_);
        for (Backoff backoff(write_retry_time);;) {
            try {
                return commit(works);
            } catch (const DatabaseError& fault) {
                const bool lost = !writer_ || !writer_->is_connected();
                // Closing the connection rolls back, whatever its state.
                give_up_writer();
                if (!(lost || is_transient(fault)) || !backoff.wait()) throw;
            } catch (...) {
                give_up_writer();
                throw;
            }
        }
    }

    void read(const std::function<void(const club::StoreReader&)>& reading) const override {
        auto connection = reader_in_transaction();
        reading(club::StoreReader(SqlRows(*connection)));
        connection->command("COMMIT");
        const std::lock_guard lock(idle_mutex_);
        if (idle_.size() < idle_readers_max) idle_.push_back(std::move(connection));
    }

    club::LeaderLock acquire_lock(std::string_view what) const override {
        return duties_.acquire_lock(what);
    }
    void release_lock(std::string_view what) const override { duties_.release_lock(what); }

    void listen(std::function<void(std::optional<std::string>)> heard) override {
        listener_.reset();
        if (!heard) return;
        listener_ = std::make_unique<PostgresListener>(
            place_, std::move(heard), [this](int process) { return process == writer_process_; });
    }

private:
    void take_writer_lock() {
        if (!writer_) {
            writer_ = std::make_unique<PostgresConnection>(place_);
            writer_->command(writer_settings);
            writer_process_ = PQbackendPID(writer_->libpq());
        }
        const auto snapshot = writer_->query_column(begin_with_writer_lock).at(0);
        if (!exclusivity_.on_begin(snapshot)) cache_.clear();
    }
    void give_up_writer() {
        writer_.reset();
        cache_.clear();
    }

    /// Most groups have no work that throws and are spared the round trips of savepoints. If one
    /// does, the whole group is repeated with them.
    Failures commit(std::span<const club::UnitFn> works) {
        take_writer_lock();
        Failures failed(works.size());
        if (!all_succeed(works)) {
            writer_->command("ROLLBACK");
            cache_.clear();
            take_writer_lock();
            writer_->command("SAVEPOINT work");
            for (std::size_t i = 0; i < works.size(); ++i) failed[i] = attempt(works[i]);
        }
        commit_durably();
        return failed;
    }

    void carry_out(const club::UnitFn& work) {
        cache_.evict();
        PostgresRows tables(*writer_);
        CachingRows rows(tables, cache_);
        club::UnitOfWork unit(rows);
        work(unit);
    }

    /// Throws what is not a work's own exception.
    bool all_succeed(std::span<const club::UnitFn> works) {
        try {
            for (const club::UnitFn& work : works) {
                carry_out(work);
            }
            return true;
        } catch (const DatabaseError& fault) {
            if (is_transient(fault) || !writer_->is_connected()) throw;
            return false;
        } catch (...) {
            return false;
        }
    }

    /// The exception of the work, which was rolled back; none if it succeeded.
    std::exception_ptr attempt(const club::UnitFn& work) {
        std::exception_ptr thrown;
        try {
            carry_out(work);
            writer_->command("RELEASE SAVEPOINT work; SAVEPOINT work");
        } catch (const DatabaseError& fault) {
            if (is_transient(fault) || !writer_->is_connected()) throw;
            thrown = std::current_exception();
        } catch (...) {
            thrown = std::current_exception();
        }
        if (!thrown) return thrown;
        cache_.clear();
        writer_->command("ROLLBACK TO SAVEPOINT work");
        return thrown;
    }

    /// Returns if the transaction is committed, throws if it is not.
    void commit_durably() {
        static const std::string sql =
            "INSERT INTO house_commits (writer, number, written) VALUES (:writer, :number, now())"
            " ON CONFLICT (writer) DO UPDATE SET number = excluded.number, written = now()"
            " RETURNING pg_current_xact_id()";
        std::string transaction;
        writer_->query_one(sql, std::tie(transaction), {name_, ++commits_});
        try {
            writer_->command("COMMIT");
        } catch (const DatabaseError&) {
            if (writer_->is_connected() || !was_committed()) throw;
            give_up_writer();
            return;
        }
        exclusivity_.on_commit(transaction);
    }

    /// Whether our last transaction was committed although its reply was lost. Looks for its row in
    /// house_commits: after a crash the server may reuse its transaction ID. Throws if that cannot
    /// be found out.
    bool was_committed() const {
        const std::string question = "SELECT 1 FROM house_commits WHERE writer = '" + name_ +
                                     "' AND number = " + std::to_string(commits_);
        for (Backoff backoff(write_retry_time);;) {
            try {
                PostgresConnection connection(place_);
                connection.command(writer_settings);
                connection.command(begin_with_writer_lock);  // until then it may be on its way
                const bool stands = !connection.query_column(question.c_str()).empty();
                connection.command("COMMIT");
                return stands;
            } catch (const DatabaseError&) {
                if (!backoff.wait())
                    throw std::runtime_error(
                        "The connection was lost during a commit and could not be restored.");
            }
        }
    }

    std::unique_ptr<PostgresConnection> reader_in_transaction() const {
        for (Backoff backoff(read_retry_time);;) {
            auto connection = take_idle();
            const bool fresh = !connection;
            try {
                if (fresh) connection = std::make_unique<PostgresConnection>(place_);
                connection->command("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
                return connection;
            } catch (const DatabaseError&) {
                // An idle connection may have been lost long ago: try a new one at once.
                if (fresh && !backoff.wait()) throw;
            }
        }
    }

    std::unique_ptr<PostgresConnection> take_idle() const {
        const std::lock_guard lock(idle_mutex_);
        if (idle_.empty()) return nullptr;
        auto connection = std::move(idle_.back());
        idle_.pop_back();
        return connection;
    }

    const PostgresConninfo place_;
    mutable PostgresLeaderLocks duties_;
    std::mutex writing_;
    std::unique_ptr<PostgresConnection> writer_;
    std::string name_;       // new for each start
    long long commits_ = 0;  // attempted
    WriterCache cache_;      // the writer's
    ExclusivityCheck exclusivity_;
    std::atomic<int> writer_process_ = 0;
    mutable std::mutex idle_mutex_;
    mutable std::vector<std::unique_ptr<PostgresConnection>> idle_;
    std::unique_ptr<PostgresListener> listener_;  // destroyed first: it calls others
};

}  // namespace

std::string describe_postgres(const std::string& url) {
    return PostgresConninfo(url).redacted();
}

std::unique_ptr<club::Store> open_postgres(const std::string& url) {
    const PostgresConninfo place(url);
    try {
        return std::make_unique<PostgresStore>(place);
    } catch (const std::exception& error) {
        throw std::runtime_error("The database " + place.redacted() +
                                 " cannot be opened: " + error.what() + ".");
    }
}

}  // namespace posthouse::store
