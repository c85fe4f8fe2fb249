#include "store/postgres.h"

#include "store/postgres_connection.h"
#include "store/postgres_duties.h"
#include "store/postgres_ear.h"
#include "store/postgres_tables.h"
#include "store/sql_unit.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace posthouse {

namespace {

using namespace std::chrono_literals;

// How long a server that is away is waited for: a restart, or a standby that takes over. What is
// handed in meanwhile waits, too.
constexpr auto patience_writing = 20s;
constexpr auto patience_reading = 5s;
constexpr std::size_t idle_readers_max = 8;

// A commit that the server only promises to write is no commit here. And a process that was stopped
// with the pen in its hand must not keep it: what it had begun is undone.
constexpr const char* writers_settings =
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off';"
    "SET idle_in_transaction_session_timeout = '15s'; SET lock_timeout = '2min'";
constexpr const char* begin_with_the_pen =
    "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;"
    "SELECT pg_advisory_xact_lock(hashtextextended('the pen ' || current_schema(), 0))";

class Patience {
public:
    explicit Patience(std::chrono::milliseconds whole)
        : until_(std::chrono::steady_clock::now() + whole) {}

    /// False: it is over. Else some time has passed, more each time.
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

class PostgresUnit final : public SqlUnit {
public:
    using SqlUnit::SqlUnit;
    void announce(std::string_view words) override {
        static const std::string sql =
            std::string("SELECT pg_notify(") + PostgresEar::channel + ", :words)";
        std::string nothing;
        connection_.ask_one(sql, std::tie(nothing), std::string(words));
    }
};

using Failures = std::vector<std::exception_ptr>;

class PostgresStore final : public Store {
public:
    explicit PostgresStore(const PostgresPlace& place) : place_(place), duties_(place_) {
        PostgresConnection connection(place_);
        bring_up_to_date(connection);
    }

    Failures transact(std::span<const Work> works) override {
        const std::lock_guard alone(writing_);
        for (Patience patience(patience_writing);;) {
            try {
                return commit(works);
            } catch (const DatabaseFault& fault) {
                const bool lost = !writer_ || !writer_->stands();
                // Whatever state the connection is in: closing it rolls back.
                writer_.reset();
                if (!(lost || passes(fault)) || !patience.wait()) throw;
            } catch (...) {
                writer_.reset();
                throw;
            }
        }
    }

    void read(const std::function<void(const Reader&)>& reading) const override {
        auto connection = reader_in_transaction();
        reading(SqlReader(*connection));
        connection->command("COMMIT");
        const std::lock_guard lock(idle_mutex_);
        if (idle_.size() < idle_readers_max) idle_.push_back(std::move(connection));
    }

    Duty take_on(std::string_view what) const override { return duties_.take_on(what); }
    void lay_down(std::string_view what) const override { duties_.lay_down(what); }

    void listen(std::function<void(std::optional<std::string>)> heard) override {
        ear_.reset();
        if (!heard) return;
        ear_ = std::make_unique<PostgresEar>(
            place_, std::move(heard), [this](int process) { return process == writer_process_; });
    }

private:
    void take_the_pen() {
        if (!writer_) {
            writer_ = std::make_unique<PostgresConnection>(place_);
            writer_->command(writers_settings);
            writer_process_ = PQbackendPID(writer_->libpq());
        }
        writer_->command(begin_with_the_pen);
    }

    /// Most groups have no work in them that throws: they are spared the journeys that savepoints
    /// are. Where one does, all of it is done again with them.
    Failures commit(std::span<const Work> works) {
        take_the_pen();
        Failures failed(works.size());
        if (!all_succeed(works)) {
            writer_->command("ROLLBACK");
            take_the_pen();
            writer_->command("SAVEPOINT work");
            for (std::size_t i = 0; i < works.size(); ++i) failed[i] = attempt(works[i]);
        }
        commit_for_sure();
        return failed;
    }

    /// Throws what is no fault of the work's.
    bool all_succeed(std::span<const Work> works) {
        try {
            PostgresUnit unit(*writer_);
            for (const Work& work : works) work(unit);
            return true;
        } catch (const DatabaseFault& fault) {
            if (passes(fault) || !writer_->stands()) throw;
            return false;
        } catch (...) {
            return false;
        }
    }

    /// What the work threw, after it was undone; none where it stands.
    std::exception_ptr attempt(const Work& work) {
        std::exception_ptr thrown;
        try {
            PostgresUnit unit(*writer_);
            work(unit);
            writer_->command("RELEASE SAVEPOINT work; SAVEPOINT work");
        } catch (const DatabaseFault& fault) {
            if (passes(fault) || !writer_->stands()) throw;
            thrown = std::current_exception();
        } catch (...) {
            thrown = std::current_exception();
        }
        if (thrown) writer_->command("ROLLBACK TO SAVEPOINT work");
        return thrown;
    }

    /// Returns where the transaction stands, throws where it does not.
    void commit_for_sure() {
        const std::string transaction =
            writer_->asked("SELECT pg_current_xact_id_if_assigned()").at(0);
        try {
            writer_->command("COMMIT");
        } catch (const DatabaseFault&) {
            if (writer_->stands() || transaction.empty() || !stood(transaction)) throw;
            writer_.reset();
        }
    }

    /// Whether a transaction stands of whose commit nothing was heard. Throws where that cannot be
    /// learned: it may stand or not.
    bool stood(const std::string& transaction) const {
        const std::string question = "SELECT pg_xact_status('" + transaction + "')";
        for (Patience patience(patience_writing);;) {
            std::string state = "unknown";
            try {
                state = PostgresConnection(place_).asked(question.c_str()).at(0);
            } catch (const DatabaseFault&) {
                // The server is still away.
            }
            if (state == "committed") return true;
            if (state == "aborted") return false;
            if (!patience.wait())
                throw std::runtime_error(
                    "The connection was lost in a commit and not found again.");
        }
    }

    std::unique_ptr<PostgresConnection> reader_in_transaction() const {
        for (Patience patience(patience_reading);;) {
            auto connection = take_idle();
            const bool fresh = !connection;
            try {
                if (fresh) connection = std::make_unique<PostgresConnection>(place_);
                connection->command("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
                return connection;
            } catch (const DatabaseFault&) {
                // An idle one may have been lost long ago, which says nothing of the server now.
                if (fresh && !patience.wait()) throw;
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

    const PostgresPlace place_;
    mutable PostgresDuties duties_;
    std::mutex writing_;
    std::unique_ptr<PostgresConnection> writer_;
    std::atomic<int> writer_process_ = 0;
    mutable std::mutex idle_mutex_;
    mutable std::vector<std::unique_ptr<PostgresConnection>> idle_;
    std::unique_ptr<PostgresEar> ear_;  // gone first: it calls others
};

}  // namespace

std::string postgres_in_words(const std::string& url) {
    return PostgresPlace(url).shown();
}

std::unique_ptr<Store> open_postgres(const std::string& url) {
    const PostgresPlace place(url);
    try {
        return std::make_unique<PostgresStore>(place);
    } catch (const std::exception& error) {
        throw std::runtime_error("The database " + place.shown() +
                                 " cannot be opened: " + error.what() + ".");
    }
}

}  // namespace posthouse
