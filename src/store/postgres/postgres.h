// The Store in a PostgreSQL database, for several servers at once. Tables and SQL are those of the
// SQLite store. All servers write one after another (postgres_writer.h); readers wait for nobody.
// After a lost connection a group that was not committed is repeated for a while; a row of its own
// tells whether a commit succeeded whose reply was lost. Transaction-level poolers cannot be used:
// leader locks and LISTEN belong to a connection.
#pragma once

#include "club/core/store.h"

#include <memory>
#include <string>

namespace posthouse::store {

/// Opens the database at this URL (postgresql://user@host:port/name), creating or migrating its
/// tables. Throws if that fails or a newer program created them.
std::unique_ptr<club::Store> open_postgres(const std::string& url);

/// The database's location for people, without a password. Throws if the URL is invalid.
std::string describe_postgres(const std::string& url);

}  // namespace posthouse::store
