// Backs up a running server's data and restores it: the database at one moment, the key, the
// maildirs and the host's own pages (*.md), but not the endgame tables and settings. A copy gets
// its name only when it is complete, checked and durable.
//
//     DIR/20261122T100000Z/house.sqlite  house.key  mail/
//     DIR/20261122T100000Z/house.jsonl  mail/              of a PostgreSQL database, with its key
#pragma once

#include "club/core/types.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::store {

/// Copies the data folder `data` into a new folder below `to`; returns its path. On failure throws
/// with a sentence and leaves nothing behind.
std::string back_up(const std::string& data, const std::string& to, club::Instant now);
/// The same for a database that `write` exports as text (export_import.h).
std::string back_up_export(const std::function<void(std::ostream&)>& write, const std::string& data,
                           const std::string& to, club::Instant now);

struct Backup {
    club::Instant made;
    std::string path;
};
/// Those in this folder, the newest first; none if there is no such folder.
std::vector<Backup> backups_in(const std::string& folder);
/// Removes all backups in this folder but the newest `many`.
void remove_old_backups(const std::string& to, std::size_t many);

/// The export in a backup's folder; empty if it has none.
std::string export_in(const std::string& backup);

/// Creates the data folder `data`, which must not contain a database, key or mail yet, from a
/// backup's folder or from an archive (archive.h); only an archive takes a `moment`. Returns the
/// moment that was restored; none for a backup. A failure leaves nothing behind.
std::optional<club::Instant> restore(const std::string& from, const std::string& data,
                                     std::optional<club::Instant> moment);

/// Moves what restore() made in the folder `restored`, on the same disk, to the place of the data
/// in the folder `data`, whose server must be stopped. Database, key, maildirs and pages that were
/// there are kept in a new folder in it, whose path is returned.
std::string put_in_place(const std::string& restored, const std::string& data, club::Instant now);

/// The same from an export: `read` makes database and key in the folder that it is given.
void restore_export(const std::string& from, const std::string& data,
                    const std::function<void(const std::string& folder)>& read);

}  // namespace posthouse::store
