// `posthouse admin backup`, `backup verify` and `restore`, whatever database the house has. All
// print their result to `out`, return the exit status and throw a sentence if they fail.
#pragma once

#include "app/config.h"
#include "club/core/types.h"

#include <cstddef>
#include <optional>
#include <ostream>
#include <string>

namespace posthouse::app {

/// Makes a backup in a new folder below `to`; then removes all there but the newest `kept`, unless
/// that is 0.
int back_up(const Config&, const std::string& to, std::size_t kept, club::Instant now,
            std::ostream& out);

/// Restores a backup, the newest in a folder of backups, or an archive into a temporary folder,
/// reads all of it, and removes it again.
int verify_backup(const std::string& from, std::optional<club::Instant> moment, std::ostream& out);

/// `to` is a data folder or, for a backup of a PostgreSQL database, the URL of an empty one.
int restore_backup(const std::string& from, const std::string& to,
                   std::optional<club::Instant> moment, std::ostream& out);

/// Puts a folder that restore_backup() made into the place of the stopped server's data.
int put_restored_in_place(const Config&, const std::string& restored, club::Instant now,
                          std::ostream& out);

}  // namespace posthouse::app
