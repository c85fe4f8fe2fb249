// One connection to a PostgreSQL database: what a Connection can do, and what only PostgreSQL can.
//
// Statements that are sent by themselves and together ("COMMIT", "RELEASE …; SAVEPOINT …") go past
// SOCI to libpq: a journey each, where SOCI would make one for every statement and one more to
// prepare it.
#pragma once

#include "store/connection.h"

#include <libpq-fe.h>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::store {

/// Where a database is, taken apart from a URL as libpq has it (postgresql://…) and completed by
/// what a house wants: short patience with a server that does not answer, UTF-8.
class PostgresConninfo {
public:
    /// Throws std::runtime_error with a sentence where this is no such URL.
    explicit PostgresConninfo(const std::string& url);

    /// keyword = 'value' for all of it, a password perhaps among them.
    const std::string& connection_words() const { return words_; }
    /// For people: without a password.
    const std::string& redacted() const { return shown_; }

private:
    std::string words_, shown_;
};

class PostgresConnection final : public Connection {
public:
    explicit PostgresConnection(const PostgresConninfo&);

    /// Statements in one journey, without values. Throws DatabaseError.
    void command(const char* statements);
    /// The same; the first column of the last answer's rows.
    std::vector<std::string> asked(const char* statements);

    PGconn* libpq();
    /// False: it was lost, as far as we have heard.
    bool stands() { return PQstatus(libpq()) == CONNECTION_OK; }
};

/// Whether the same may well succeed when it is tried again: another transaction was in the way, or
/// the server is only just going or coming.
bool passes(const DatabaseError&);

// The tables' one description (sqlite_schema.h), put into PostgreSQL's words.
//
// Statements that make or change a table:
//   id INTEGER PRIMARY KEY [AUTOINCREMENT]   an identity column of 64 bits
//   WITHOUT ROWID                            left out: every table is laid out alike
//   TEXT                                     compared byte by byte, as SQLite does, not by a locale
//   REFERENCES users (id)                    may be checked as late as at the commit (for imports)
//
// Everything else is said to both in the same words.

std::string in_postgres(std::string_view statement);

// The tables of a PostgreSQL database made, or brought up to date, by whichever process comes
// first.

/// Throws where the server is too old or keeps texts otherwise than in UTF-8.
void check_server(PostgresConnection&);

/// In a transaction of its own. Throws, beside that, where the tables were made by a newer program.
void bring_up_to_date(PostgresConnection&);

/// 0: there are no tables yet.
int version_of(PostgresConnection&);
/// Within a transaction: to this version, one process at a time.
void migrate(PostgresConnection&, int version);

}  // namespace posthouse::store
