// Backs up a running server's data and restores it: the database at one moment, the key and the
// maildirs, but not the endgame tables and settings. A copy gets its name only when it is complete,
// checked and durable.
//
//     DIR/20261122T100000Z/house.sqlite  house.key  mail/
#pragma once

#include "club/types.h"

#include <optional>
#include <string>

namespace posthouse::store {

/// Copies the data folder `data` into a new folder below `to`; returns its path. On failure throws
/// with a sentence and leaves nothing behind.
std::string back_up(const std::string& data, const std::string& to, club::Instant now);

/// Removes all backups in this folder but the newest `many`.
void remove_old_backups(const std::string& to, std::size_t many);

/// Creates the data folder `data`, which must not contain a database yet, from a backup's folder or
/// from an archive (archive.h); only an archive takes a `moment`. Returns the moment that was
/// restored; none for a backup.
std::optional<club::Instant> restore(const std::string& from, const std::string& data,
                                     std::optional<club::Instant> moment);

}  // namespace posthouse::store
