// Where a house keeps what it knows, as its host has chosen: the store and the house's own key.
#pragma once

#include "app/config.h"
#include "club/secrets.h"
#include "club/store.h"

#include <iosfwd>
#include <memory>
#include <string>

namespace posthouse::app {

/// The file in the data folder, where no other store was chosen.
std::string store_file(const Config&);
std::string key_file(const Config&);

/// For people: “the file data/house.sqlite”, or the database without its password.
std::string format_store(const Config&);

/// Opens the store, and makes it where there is none; the data folder, too. Throws.
std::unique_ptr<club::Store> open_store(const Config&);
/// The same for a house that must be there already: a file is not made.
std::unique_ptr<club::Store> open_known_store(const Config&);

/// Throws a sentence where the house is in no file: `what` (“the archive”) copies files only.
void expect_file(const Config&, const std::string& what);

/// The house's key: beside the store's file, or in the database that several servers share. A key
/// in the data folder goes into a database that has none yet. Throws where the two differ.
club::HouseKey house_key(const Config&, club::Store&);

// A whole house written to a file, read from one, or moved from one store to another. What it
// knows and its key are in it: the file is as secret as the house.

/// Of one moment, whether the house is open or not. “-” writes to `out`. What was done is said to
/// `said`. All of these return an exit status and throw what a host should read.
int export_house(const Config&, const std::string& file, std::ostream& out, std::ostream& said);
/// “-” reads from `in`. All of it or nothing; never into a store that is not empty.
int import_house(const Config&, const std::string& file, std::istream& in, std::ostream& said);
/// `to` is a URL of a database, or a data folder. The house must be closed; it stays where it was,
/// too. Afterwards both are compared.
int migrate_store(const Config&, const std::string& to, std::ostream& said);

}  // namespace posthouse::app
