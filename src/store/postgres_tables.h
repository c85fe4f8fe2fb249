// The tables of a PostgreSQL database made, or brought up to date, by whichever process comes
// first.
//
// Deliberately absent: what they are (sqlite_schema.h).
#pragma once

#include "store/postgres_connection.h"

namespace posthouse::store {

/// Throws where the server is too old or keeps texts otherwise than in UTF-8.
void check_server(PostgresConnection&);

/// In a transaction of its own. Throws, beside that, where the tables were made by a newer program.
void bring_up_to_date(PostgresConnection&);

/// 0: there are no tables yet.
int version_of(PostgresConnection&);
/// Within a transaction: to this version, one process at a time.
void migrate(PostgresConnection&, int version);

}  // namespace posthouse::store
