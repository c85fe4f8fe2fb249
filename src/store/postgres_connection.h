// A PostgreSQL connection. Statements without parameters ("COMMIT", "RELEASE …; SAVEPOINT …")
// bypass SOCI and go to libpq in one round trip, where SOCI would need one for each statement and
// another to prepare it.
#pragma once

#include "store/connection.h"

#include <libpq-fe.h>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::store {

/// Connection parameters parsed from a libpq URL (postgresql://…), with defaults for short timeouts
/// and UTF-8.
class PostgresConninfo {
public:
    /// Throws std::runtime_error with a sentence if the URL is invalid.
    explicit PostgresConninfo(const std::string& url);

    /// keyword = 'value' for all parameters, perhaps with a password.
    const std::string& parameters() const { return parameters_; }
    /// For people, without a password.
    const std::string& redacted() const { return redacted_; }

private:
    std::string parameters_, redacted_;
};

class PostgresConnection final : public Connection {
public:
    explicit PostgresConnection(const PostgresConninfo&);

    /// Statements in one round trip, without values. Throws DatabaseError.
    void command(const char* statements);
    /// The same; returns the first column of the last result.
    std::vector<std::string> query_column(const char* statements);

    PGconn* libpq();
    /// False if the connection is known to be lost.
    bool is_connected() { return PQstatus(libpq()) == CONNECTION_OK; }
};

/// Whether a retry may succeed: a conflict with another transaction, or the server is starting or
/// stopping.
bool is_transient(const DatabaseError&);

// Translates the schema (sqlite_schema.h) to PostgreSQL. In statements that create or change
// tables:
//   id INTEGER PRIMARY KEY [AUTOINCREMENT]   a 64-bit identity column
//   WITHOUT ROWID                            left out
//   TEXT                                     collated by bytes, as in SQLite
//   REFERENCES users (id)                    deferrable until the commit (for imports)
// All other SQL is the same for both.

std::string to_postgres_sql(std::string_view statement);

// Creates or migrates the tables; the first process to come does it.

/// Throws if the server is too old or the database's encoding is not UTF-8.
void check_server(PostgresConnection&);

/// In its own transaction. Also throws if a newer program created the tables.
void migrate_to_newest(PostgresConnection&);

/// 0: there are no tables yet.
int version_of(PostgresConnection&);
/// Within a transaction; one process at a time.
void migrate(PostgresConnection&, int version);

}  // namespace posthouse::store
