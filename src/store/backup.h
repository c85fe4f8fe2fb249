// A copy of a whole house while it is open, and back again: the database as it was at one moment,
// its key and its maildirs. A copy has its name only once it is complete, checked and on the disk.
//
//     DIR/20261122T100000.000Z/house.sqlite  house.key  mail/
//
// Deliberately absent: the tables of endings, which the house builds again; the settings.
#pragma once

#include "club/types.h"

#include <optional>
#include <string>

namespace posthouse::store {

/// Copies the house in the folder `data` into a new folder below `to`; returns its path. Throws
/// with a sentence where it cannot, and leaves nothing behind.
std::string back_up(const std::string& data, const std::string& to, club::Instant now);

/// Throws all backups in this folder away but the last so many.
void keep_last(const std::string& to, std::size_t many);

/// Makes the folder `data`, in which there must be no house, from a backup's own folder or from an
/// archive (archive.h); `moment` is for an archive alone. Returns the moment that it is from; none
/// of a backup.
std::optional<club::Instant> restore(const std::string& from, const std::string& data,
                                     std::optional<club::Instant> moment);

}  // namespace posthouse::store
