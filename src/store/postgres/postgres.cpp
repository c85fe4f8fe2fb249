#include "store/postgres/postgres.h"

#include "store/postgres/postgres_connection.h"
#include "store/postgres/postgres_coordination.h"
#include "store/postgres/postgres_schema.h"
#include "store/postgres/postgres_writer.h"
#include "store/sql_rows.h"

#include <chrono>
#include <mutex>
#include <stdexcept>

namespace posthouse::store {

namespace {

using namespace std::chrono_literals;

/// How long to wait for an unavailable server: a restart, or a standby that takes over.
constexpr auto read_retry_time = 5s;
constexpr std::size_t idle_readers_max = 8;

class PostgresStore final : public club::Store {
public:
    explicit PostgresStore(const PostgresConninfo& place)
        : place_(migrated(place)), duties_(place_), writer_(place_) {}

    std::vector<std::exception_ptr> transact(std::span<const club::UnitFn> works) override {
        return writer_.transact(works);
    }

    void read(const std::function<void(const club::StoreReader&)>& reading) const override {
        Snapshot snapshot(*this);
        reading(club::StoreReader(SqlRows(snapshot)));
        snapshot.end();
    }

    club::LeaderLock acquire_lock(std::string_view what) const override {
        return duties_.acquire_lock(what);
    }
    void release_lock(std::string_view what) const override { duties_.release_lock(what); }

    void listen(std::function<void(std::optional<std::string>)> heard) override {
        follower_.reset();
        if (!heard) return;
        follower_ = std::make_unique<PostgresFollower>(place_, writer_.name(), std::move(heard));
    }

private:
    static const PostgresConninfo& migrated(const PostgresConninfo& place) {
        PostgresConnection connection(place);
        migrate_to_newest(connection);
        return place;
    }

    /// A reader's transaction: it begins in the round trip of the first query, and nobody waits for
    /// its end.
    class Snapshot final : public SqlExecutor {
    public:
        explicit Snapshot(const PostgresStore& store) : store_(store) {}

        void select(const std::string& sql, const Values& values,
                    const std::vector<FieldKind>& columns,
                    const std::function<void(club::RowView)>& each) override {
            if (connection_) return connection_->select(sql, values, columns, each);
            for (Backoff backoff(read_retry_time);;) {
                connection_ = store_.take_idle();
                const bool fresh = !connection_;
                try {
                    if (fresh) connection_ = std::make_unique<PostgresConnection>(store_.place_);
                    connection_->queue("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
                    return connection_->select(sql, values, columns, each);
                } catch (const DatabaseError& fault) {
                    const bool lost = !connection_ || !connection_->is_connected();
                    connection_.reset();
                    if (!lost && !is_transient(fault)) throw;
                    // An idle connection may have been lost long ago: try a new one at once.
                    if (fresh && !backoff.wait()) throw;
                }
            }
        }
        long long run(const std::string&, const Values&) override {
            throw std::logic_error("a reader writes");
        }
        std::optional<long long> insert(const std::string&, const Values&) override {
            throw std::logic_error("a reader writes");
        }

        void end() {
            if (!connection_) return;
            connection_->queue("COMMIT");
            connection_->send();
            const std::lock_guard lock(store_.idle_mutex_);
            if (store_.idle_.size() < idle_readers_max)
                store_.idle_.push_back(std::move(connection_));
        }

    private:
        const PostgresStore& store_;
        std::unique_ptr<PostgresConnection> connection_;
    };

    std::unique_ptr<PostgresConnection> take_idle() const {
        const std::lock_guard lock(idle_mutex_);
        if (idle_.empty()) return nullptr;
        auto connection = std::move(idle_.back());
        idle_.pop_back();
        return connection;
    }

    const PostgresConninfo place_;
    mutable PostgresLeaderLocks duties_;
    PostgresWriter writer_;
    mutable std::mutex idle_mutex_;
    mutable std::vector<std::unique_ptr<PostgresConnection>> idle_;
    std::unique_ptr<PostgresFollower> follower_;
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
