// A whole house written to a file, read from one, or moved from one store to another. What it
// knows and its key are in it: the file is as secret as the house.
//
// Deliberately absent: tables of endings, mails in maildirs, configuration: they are files already.
#pragma once

#include "app/configuration.h"

#include <iosfwd>
#include <string>

namespace posthouse::app {

/// Of one moment, whether the house is open or not. “-” writes to `out`. What was done is said to
/// `said`. All of these return an exit status and throw what a host should read.
int export_house(const Config&, const std::string& file, std::ostream& out, std::ostream& said);
/// “-” reads from `in`. All of it or nothing; never into a store that is not empty.
int import_house(const Config&, const std::string& file, std::istream& in, std::ostream& said);
/// `to` is a URL of a database, or a data folder. The house must be closed; it stays where it was,
/// too. Afterwards both are compared.
int migrate_store(const Config&, const std::string& to, std::ostream& said);

}  // namespace posthouse::app
