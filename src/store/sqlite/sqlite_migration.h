// Leads the tables of an SQLite database from one version to another: the statements of
// sqlite_schema.h, and the one step that is not SQL alone.
#pragma once

#include "store/connection.h"

namespace posthouse::store {

/// The version of the newest tables.
int newest_version();
/// 0: there are no tables yet.
int version_of_sqlite(Connection&);
/// In the transaction of the connection. `version` is at least that of the database.
void migrate_sqlite(Connection&, int version);

}  // namespace posthouse::store
