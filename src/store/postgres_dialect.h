// The tables' one description (sqlite_schema.h), put into PostgreSQL's words.
//
// Statements that make or change a table:
//   id INTEGER PRIMARY KEY [AUTOINCREMENT]   an identity column of 64 bits
//   WITHOUT ROWID                            left out: every table is laid out alike
//   TEXT                                     compared byte by byte, as SQLite does, not by a locale
//   REFERENCES users (id)                    may be checked as late as at the commit (for imports)
//
// Everything else is said to both in the same words.
//
// Deliberately absent: understanding SQL.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::store {

std::string in_postgres(std::string_view statement);

}  // namespace posthouse::store
