// The Store in an SQLite file. A single connection writes each group of works as one transaction,
// which is durable before transact() returns (write-ahead log, synchronous = FULL). Readers have
// their own connections and never wait for the writer. Several processes may open the same file;
// their writers take turns.
#pragma once

#include "club/core/store.h"

#include <memory>
#include <optional>
#include <string>

namespace posthouse::store {

/// Opens the database in this file or creates it, readable by its owner only; migrates an older
/// one. Throws if the file is no such database, cannot be used, or was created by a newer program.
std::unique_ptr<club::Store> open_sqlite(const std::string& path);

/// Creates an empty file that only its owner can read, unless it exists.
void create_private_file(const std::string& path);

/// A server's lock on a database file, so that no second server opens it, by whatever path. Other
/// programs may write to the file meanwhile. The system drops the lock when the process ends,
/// however it does.
class DatabaseLock {
public:
    /// Creates the file if it is missing. Throws if a server has locked it. Construct it before
    /// SQLite's connections and destroy it after them: closing it drops their locks, too.
    explicit DatabaseLock(const std::string& path);
    ~DatabaseLock();
    DatabaseLock(const DatabaseLock&) = delete;
    DatabaseLock& operator=(const DatabaseLock&) = delete;

private:
    int file_ = -1;
};
/// Whether a server has locked this file. Not while this process has it open.
bool is_locked(const std::string& path);

/// Describes a database file without changing it.
struct SqliteState {
    int version = 0, newest = 0;         // of its tables, and the newest that this program supports
    std::optional<club::Instant> alive;  // the server's last heartbeat; none in old versions
};
/// Throws if the file is no database or cannot be read.
SqliteState look_at_sqlite(const std::string& path);

}  // namespace posthouse::store
