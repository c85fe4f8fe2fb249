// The tables in PostgreSQL: the schema of SQLite, translated, and what servers coordinate by.
#pragma once

#include "store/postgres/postgres_connection.h"

#include <string>
#include <string_view>

namespace posthouse::store {

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
