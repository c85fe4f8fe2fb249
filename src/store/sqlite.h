// The Store in an SQLite file: what a house has that needs no database server.
//
// One connection writes, group by group, each group one transaction that is on the disk before
// transact() returns (write-ahead log, synchronous = FULL). Readers have connections of their own
// and never wait for the writer. Other processes may open the same file; writers wait for one
// another.
#pragma once

#include "club/store.h"

#include <memory>
#include <optional>
#include <string>

namespace posthouse::store {

/// Opens the database in this file, or makes it, readable by its owner alone; brings an older one
/// up to date. Throws where the file is no such database, cannot be used, or was made by a newer
/// program.
std::unique_ptr<club::Store> open_sqlite(const std::string& path);

/// Makes an empty file that its owner alone may read, where there is none.
void make_private_file(const std::string& path);

/// What lies in this file, without changing anything in it.
struct SqliteState {
    int version = 0, newest = 0;  // of its tables, and the newest that this program knows
    std::optional<club::Instant>
        alive;  // the last sign that its house was open; none in an older one
};
/// Throws where the file is no database or cannot be read.
SqliteState look_at_sqlite(const std::string& path);

}  // namespace posthouse::store
