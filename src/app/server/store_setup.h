// From the settings: the store, the server's key and the options of the club's service. Also
// export, import and migration of all data.
#pragma once

#include "app/config.h"
#include "club/commands/club.h"
#include "club/core/secrets.h"
#include "club/core/store.h"
#include "store/sqlite/sqlite.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <string>

namespace posthouse::app {

/// The database file in the data folder, used unless `store` is set.
std::string store_file(const Config&);
std::string key_file(const Config&);

/// For people: “the file data/house.sqlite”, or the database without its password.
std::string format_store(const Config&);

/// Creates the data folder if necessary, for its owner only. An existing one becomes so, unless
/// only its group may pass through, to a socket (0710), or it has files but none of a house.
void make_data_folder(const std::string& path);

/// Throws if a server is running with the store.
void expect_stopped(const Config&);
/// Locks a database file for a server; null with PostgreSQL, which several servers share. Throws if
/// another server has it, or if it is missing beside the key of its house.
std::unique_ptr<store::DatabaseLock> lock_store(const Config&);
/// Opens the store; creates it and the data folder if necessary. Throws.
std::unique_ptr<club::Store> open_store(const Config&);
/// The same for a store that must exist already.
std::unique_ptr<club::Store> open_existing_store(const Config&);

/// Throws a sentence if the store is no file, which `what` (“the archive”) needs.
void expect_file(const Config&, const std::string& what);

/// The server's key, from the data folder or, with PostgreSQL, from the database. A database
/// without a key takes the one of the data folder. Throws if the two differ.
club::ServerKey server_key(const Config&, club::Store&);

/// Throws std::invalid_argument with a sentence if a setting is wrong.
club::ClubSettings club_settings(const Config&, club::ServerKey,
                                 std::function<std::uint64_t()> random);

// Export, import and migration. The export contains the key, so it is as secret as the store. All
// return an exit status, print messages to `said` and throw errors for the operator.

/// A consistent snapshot, also while the server runs. “-” writes to `out`.
int export_store(const Config&, const std::string& file, std::ostream& out, std::ostream& said);
/// “-” reads from `in`. All or nothing, and into an empty store only.
int import_store(const Config&, const std::string& file, std::istream& in, std::ostream& said);
/// `to` is the URL of a database or a data folder. The server must be stopped. The old store stays,
/// and both are compared afterwards.
int migrate_store(const Config&, const std::string& to, std::ostream& said);

}  // namespace posthouse::app
