#include "store/sqlite/sqlite.h"

#include "store/backup/archive.h"
#include "store/caching_rows.h"
#include "store/connection.h"
#include "store/sql_rows.h"
#include "store/sqlite/raw_sqlite.h"
#include "store/sqlite/sqlite_migration.h"

#include <fcntl.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

namespace posthouse::store {

namespace {

// How long a statement waits for another process that is writing. A work takes milliseconds, so a
// process that holds the lock longer is stuck, and the operator should see an error.
constexpr const char* busy_seconds = "30";
// Threads open reader connections on demand; this many are kept for reuse.
constexpr std::size_t idle_readers_max = 8;
constexpr std::chrono::minutes rewriting_pause_max{10};
constexpr int rewriting_share = 10;  // pauses are so many times longer than the rewriting

/// No connection is used by two threads at once and nobody queries SQLite's memory statistics, so
/// its mutexes, a tenth of the cost of a move, are turned off. Call before the first connection of
/// the process; later the call has no effect.
void disable_sqlite_mutexes() {
    static const bool told = [] {
        sqlite_api::sqlite3_config(SQLITE_CONFIG_MULTITHREAD);
        sqlite_api::sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
        return true;
    }();
    (void)told;
}

std::unique_ptr<Connection> connect(const std::string& path) {
    disable_sqlite_mutexes();
    auto connection = std::make_unique<Connection>(
        soci::sqlite3, "dbname=\"" + path + "\" timeout=" + busy_seconds);
    if (is_archived(path)) {
        auto* backend =
            static_cast<soci::sqlite3_session_backend*>(connection->session().get_backend());
        keep_log_on_close(reinterpret_cast<::sqlite3*>(backend->conn_));
    }
    // Undo pages of savepoints would otherwise go to a temporary file.
    connection->run("PRAGMA temp_store = MEMORY");
    return connection;
}

std::unique_ptr<Connection> connect_reader(const std::string& path) {
    auto connection = connect(path);
    connection->run("PRAGMA query_only = ON");
    return connection;
}

/// Retries, since this is the only statement for which SQLite does not wait when several
/// processes open a new file at once.
void enable_write_ahead_log(Connection& connection) {
    constexpr int attempts_max = 300;
    for (int attempt = 1;; ++attempt) {
        try {
            connection.run("PRAGMA journal_mode = WAL");
            return;
        } catch (const std::exception&) {
            if (attempt == attempts_max) throw;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
}

std::unique_ptr<Connection> connect_writer(const std::string& path) {
    auto connection = connect(path);
    version_of_sqlite(*connection);  // fails at once if the file is no database
    enable_write_ahead_log(*connection);
    connection->run("PRAGMA synchronous = FULL");
    connection->run("PRAGMA foreign_keys = ON");
    connection->run("PRAGMA cache_size = -32000");  // KiB
    connection->run(is_archived(path) ? "PRAGMA wal_autocheckpoint = 0"
                                      : "PRAGMA wal_autocheckpoint = 16000");  // pages
    connection->run("PRAGMA journal_size_limit = 67108864");
    connection->run("PRAGMA secure_delete = ON");
    return connection;
}

void migrate_to_newest(Connection& connection) {
    if (version_of_sqlite(connection) == newest_version()) return;
    connection.run("BEGIN IMMEDIATE");
    const int version = version_of_sqlite(connection);  // another process may have migrated it
    if (version > newest_version() || version < 0)
        throw std::runtime_error("it has version " + std::to_string(version) +
                                 ", but this program supports versions up to " +
                                 std::to_string(newest_version()) +
                                 "; use the newer program that created it");
    migrate_sqlite(connection, newest_version());
    connection.run("COMMIT");
}

/// Which file a path names, since a file that was moved away goes on taking writes.
struct FileIdentity {
    dev_t device = 0;
    ino_t inode = 0;
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

std::optional<FileIdentity> identity_of(const std::string& path) {
    struct stat found {};
    if (::stat(path.c_str(), &found) != 0) return std::nullopt;
    return FileIdentity{found.st_dev, found.st_ino};
}

class SqliteStore final : public club::Store {
public:
    explicit SqliteStore(const std::string& path) : path_(path) {
        if (path.find('"') != std::string::npos)
            throw std::runtime_error("its name must not contain a quotation mark");
        create_private_file(path);
        file_ = identity_of(path);
        writer_ = connect_writer(path);
        migrate_to_newest(*writer_);
    }

    ~SqliteStore() override {
        if (to_rewrite_) rewrite_file();
    }

    std::vector<std::exception_ptr> transact(std::span<const club::UnitFn> works) override {
        const std::lock_guard alone(writing_);
        check_file();
        try {
            if (!writer_) writer_ = connect_writer(path_);
            begin_group();
            std::vector<std::exception_ptr> failed(works.size());
            if (!all_succeed(works)) {
                begin_group();
                std::ranges::transform(works, failed.begin(),
                                       [this](const club::UnitFn& work) { return attempt(work); });
            }
            writer_->run("COMMIT");
            to_rewrite_ = cache_.take_needs_erasure() || to_rewrite_;
            if (to_rewrite_ && std::chrono::steady_clock::now() >= next_rewriting_) rewrite_file();
            return failed;
        } catch (...) {
            // Closing the connection rolls back, whatever its state; the next group gets a new one.
            writer_.reset();
            cache_.clear();
            throw;
        }
    }

    void read(const std::function<void(const club::StoreReader&)>& reading) const override {
        auto connection = take_reader();
        connection->run("BEGIN");
        reading(club::StoreReader(SqlRows(*connection)));
        connection->run("COMMIT");
        const std::lock_guard lock(idle_mutex_);
        if (idle_.size() < idle_readers_max) idle_.push_back(std::move(connection));
    }

private:
    /// What is written to a file that was moved away or removed is lost with the next start.
    void check_file() const {
        if (identity_of(path_) != file_)
            throw std::runtime_error("the database file " + path_ +
                                     " was moved, removed or replaced while it is in use: put it "
                                     "back, or stop the server first");
    }

    /// Another process, such as `posthouse receive`, may write the same file.
    void begin_group() {
        writer_->run("BEGIN IMMEDIATE");
        long long version = 0;
        writer_->query_one("PRAGMA data_version", std::tie(version));
        if (version != std::exchange(data_version_, version)) cache_.clear();
    }

    void carry_out(const club::UnitFn& work) {
        cache_.evict();
        SqlRows tables(*writer_);
        CachingRows rows(tables, cache_);
        club::UnitOfWork unit(rows);
        work(unit);
    }

    /// Works rarely throw, and a savepoint around each makes SQLite copy every page that it
    /// changes. So all are tried without; if one throws, all are rolled back, for attempt().
    bool all_succeed(std::span<const club::UnitFn> works) {
        try {
            for (const club::UnitFn& work : works) carry_out(work);
            return true;
        } catch (...) {
            cache_.clear();
            writer_->run("ROLLBACK");
            return false;
        }
    }

    /// The exception of the work, which was rolled back; none if it succeeded.
    std::exception_ptr attempt(const club::UnitFn& work) {
        std::exception_ptr thrown;
        writer_->run("SAVEPOINT work");
        try {
            carry_out(work);
        } catch (...) {
            thrown = std::current_exception();
            cache_.clear();
            writer_->run("ROLLBACK TO SAVEPOINT work");
        }
        writer_->run("RELEASE SAVEPOINT work");
        return thrown;
    }

    /// SQLite leaves bytes of moved rows in the file and the log: only rewriting both erases them.
    /// That takes a minute for some gigabytes, and milliseconds in a small house, so it is done at
    /// once, but not again for ten times as long. The heartbeat of each minute is a later work.
    void rewrite_file() noexcept {
        const auto begun = std::chrono::steady_clock::now();
        try {
            check_file();
            auto connection = connect_writer(path_);
            connection->run("PRAGMA temp_store = FILE");  // the copy is as large as the database
            connection->run("VACUUM");
            if (!is_archived(path_)) {  // otherwise the archive copies and resets the log
                int busy = 0, pages = 0, moved = 0;
                connection->query_one("PRAGMA wal_checkpoint(TRUNCATE)",
                                      std::tie(busy, pages, moved));
                if (busy != 0) return;  // a reader is active: later
            }
            to_rewrite_ = false;
        } catch (...) {
            // The work itself is committed. Retried after a later one.
        }
        const auto ended = std::chrono::steady_clock::now();
        const std::chrono::seconds least(to_rewrite_ ? 1 : 0);  // if it has failed
        next_rewriting_ =
            ended + std::clamp<std::chrono::steady_clock::duration>(
                        rewriting_share * (ended - begun), least, rewriting_pause_max);
    }

    std::unique_ptr<Connection> take_reader() const {
        {
            const std::lock_guard lock(idle_mutex_);
            if (!idle_.empty()) {
                auto connection = std::move(idle_.back());
                idle_.pop_back();
                return connection;
            }
        }
        check_file();  // SQLite would create it
        return connect_reader(path_);
    }

    const std::string path_;
    std::optional<FileIdentity> file_;
    std::mutex writing_;
    std::unique_ptr<Connection> writer_;
    WriterCache cache_;  // the writer's
    long long data_version_ = 0;
    bool to_rewrite_ = false;  // removed data may still be in the file
    std::chrono::steady_clock::time_point next_rewriting_{};
    mutable std::mutex idle_mutex_;
    mutable std::vector<std::unique_ptr<Connection>> idle_;
};

}  // namespace

/// SQLite would create the file with the umask's mode. An existing file is not opened: closing it
/// would drop SQLite's locks on it.
void create_private_file(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0)
        ::close(file);
    else if (errno != EEXIST)
        throw std::system_error(errno, std::generic_category(), "cannot be created");
}

DatabaseLock::DatabaseLock(const std::string& path) {
    create_private_file(path);
    file_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file_ < 0) throw std::system_error(errno, std::generic_category(), "“" + path + "”");
    // Some network file systems have no such locks.
    if (::flock(file_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return;
    ::close(file_);
    throw std::runtime_error("another server is running with the database " + path +
                             ": stop it first, or give this one its own data folder with --data");
}

DatabaseLock::~DatabaseLock() {
    ::close(file_);
}

bool is_locked(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    const bool locked = ::flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(file);
    return locked;
}

std::unique_ptr<club::Store> open_sqlite(const std::string& path) try {
    return std::make_unique<SqliteStore>(path);
} catch (const std::exception& error) {
    throw std::runtime_error("The database " + path + " cannot be opened: " + error.what() + ".");
}

SqliteState look_at_sqlite(const std::string& path) try {
    const auto connection = connect_reader(path);
    SqliteState state;
    state.version = version_of_sqlite(*connection);
    state.newest = newest_version();
    // A program that is newer than the tables asks, before it migrates them.
    std::string table;
    long long seen = 0;
    if (connection->query_one("SELECT name FROM sqlite_master"
                              " WHERE name IN ('heartbeats', 'signs_of_life')",
                              std::tie(table)) &&
        connection->query_one("SELECT seen FROM " + table, std::tie(seen)))
        state.alive = club::Instant(std::chrono::milliseconds(seen));
    return state;
} catch (const std::exception& error) {
    throw std::runtime_error("The database " + path + " cannot be read: " + error.what() + ".");
}

}  // namespace posthouse::store
