// A database by SQLite's own interface, for what SOCI has no words for: checkpoints, checks, and
// copies while others write.
#pragma once

#include <memory>
#include <string>

struct sqlite3;

namespace posthouse::store {

class RawSqlite {
public:
    /// Throws where there is no such database.
    explicit RawSqlite(const std::string& path);

    /// While it lives nobody else writes to the database, whatever the process.
    class Alone {
    public:
        explicit Alone(RawSqlite& database) : database_(database) {
            database_.run("BEGIN IMMEDIATE");
        }
        ~Alone();
        Alone(const Alone&) = delete;
        Alone& operator=(const Alone&) = delete;

    private:
        RawSqlite& database_;
    };

    void run(const std::string& sql);
    /// Moves pages out of the log; true: all of them.
    bool checkpoint();
    /// Writes its present state to another file, which must not be there, while others go on.
    void copy_to(const std::string& path);
    /// Copies the file as it is, log left aside. By SQLite's own hand: whoever opens and closes the
    /// file otherwise lets go of all locks that this process has on it.
    void copy_file_to(const std::string& path);
    /// Throws where SQLite finds it damaged.
    void expect_sound();

private:
    [[noreturn]] void fail(const std::string& what) const;

    struct Closing {
        void operator()(sqlite3*) const;
    };
    std::unique_ptr<sqlite3, Closing> database_;
};

/// Closing this connection leaves the log as it is.
void keep_log_on_close(sqlite3*);

}  // namespace posthouse::store
