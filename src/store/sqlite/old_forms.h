// Reads what programs wrote to SQLite files while 0.6 was being made: changes waited in a redo log
// before they came to their tables, and all moves of a match were one row. No release wrote these
// forms, but servers that follow the main branch have them.
#pragma once

#include "store/connection.h"

namespace posthouse::store {

/// Writes what waits in the table `redo_log` to its tables, and the moves in `match_histories` to
/// rows of `moves`, in the transaction of the connection. The tables must have the version before
/// the migration `plain_rows`. Throws a std::runtime_error if a record or a history is damaged.
void read_old_forms(Connection&);

/// Whether read_old_forms() still has to be called.
bool has_old_forms(Connection&);

}  // namespace posthouse::store
