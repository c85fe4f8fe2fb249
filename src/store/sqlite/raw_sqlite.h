// SQLite's C interface for what SOCI does not offer: checkpoints, integrity checks and online
// copies.
#pragma once

#include <memory>
#include <string>

struct sqlite3;

namespace posthouse::store {

class RawSqlite {
public:
    /// Throws if the database does not exist.
    explicit RawSqlite(const std::string& path);

    /// While it exists no other process or connection can write to the database.
    class WriteLock {
    public:
        explicit WriteLock(RawSqlite& database) : database_(database) {
            database_.run("BEGIN IMMEDIATE");
        }
        ~WriteLock();
        WriteLock(const WriteLock&) = delete;
        WriteLock& operator=(const WriteLock&) = delete;

    private:
        RawSqlite& database_;
    };

    void run(const std::string& sql);
    /// Checkpoints the log; true if all pages were moved.
    bool checkpoint();
    /// Copies the current state to another file, which must not exist, while others write.
    void copy_to(const std::string& path);
    /// Copies the file without the log. Goes through SQLite: opening and closing the file directly
    /// would release all locks that this process has on it.
    void copy_file_to(const std::string& path);
    /// Throws if the integrity check fails.
    void check_integrity();

private:
    [[noreturn]] void fail(const std::string& what) const;

    struct Closing {
        void operator()(sqlite3*) const;
    };
    std::unique_ptr<sqlite3, Closing> database_;
};

/// Keeps the log when this connection is closed.
void keep_log_on_close(sqlite3*);

}  // namespace posthouse::store
