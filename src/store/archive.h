// The archive of a house: every change, copied within a second, so that the house can be put back
// to any moment. Beside the database's own folder, best on another disk.
//
//     ARCHIVE/house.key
//     ARCHIVE/20261122T100000.000Z/base.sqlite    the database as it was then
//     ARCHIVE/20261122T100000.000Z/changes        what was committed since: pages, round by round
//
// Commits are copied out of SQLite's write-ahead log before it is begun anew. So nobody but the
// archive may move the log's pages into the database (a checkpoint): while a house is archived, a
// file beside the database says so to every process that opens it (see sqlite.cpp). Where somebody
// has done so all the same, or the house was opened again, another folder is begun with another
// base: what is between two folders is never put together by guessing.
#pragma once

#include "club/types.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::store {

struct ArchiveOptions {
    std::string database;  // house.sqlite
    std::string key;       // house.key
    std::string folder;    // the archive
    std::chrono::days kept{30};
    /// When another base is begun, so that old ones can be thrown away.
    std::chrono::hours base_each{24};
    std::uint64_t log_bytes_max = 16 << 20;  // then the log is begun anew
};

class Archive {
public:
    /// Begins with a base of its own as soon as there is a round.
    Archive(ArchiveOptions, std::function<club::Instant()> now);
    ~Archive();
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    /// Copies what has been committed since the last; on the disk when it returns. Throws where it
    /// cannot.
    void round();

private:
    class Keeping;
    std::unique_ptr<Keeping> keeping_;
};

/// From now on no process but the archive moves pages out of the log of this database; or every one
/// does again. To be said before it is opened.
void set_archived(const std::string& database, bool archived);
bool is_archived(const std::string& database);

/// Writes to `database`, which must not be there, what it was at `moment`: all rounds until then,
/// none: all there are. Returns the time of the last round. Throws with a sentence where the
/// archive has nothing so old, or what it has is damaged.
club::Instant restore_archive(const std::string& folder, const std::string& database,
                              std::optional<club::Instant> moment);

// SQLite's write-ahead log, read from beside while others write it: what has been committed since a
// place in it. https://www.sqlite.org/fileformat2.html#walformat

using Page = std::vector<unsigned char>;

/// What commits have written: each page as it is after the last of them.
struct CommittedPages {
    std::uint32_t page_size = 0;
    std::uint32_t pages_in_all = 0;       // the size of the database then
    std::map<std::uint32_t, Page> pages;  // by number, from 1

    bool empty() const { return pages.empty(); }
};

/// A place in the log: behind a commit. The checksum runs over everything before it.
struct LogPlace {
    std::uint32_t salt[2] = {0, 0};  // of this round of the log; each round has its own
    std::uint32_t checksum[2] = {0, 0};
    std::uint64_t offset = 0;  // 0: there was no log yet

    bool same_round(const LogPlace& other) const {
        return salt[0] == other.salt[0] && salt[1] == other.salt[1];
    }
    /// Whether that is the round after this one: SQLite counts them.
    bool next_round(const LogPlace& other) const {
        return offset == 0 || other.salt[0] == salt[0] + 1;
    }
};

class WriteAheadLog {
public:
    explicit WriteAheadLog(std::string path) : path_(std::move(path)) {}

    /// Where this round of the log begins; none: it has not begun, or cannot be read just now.
    std::optional<LogPlace> beginning() const;
    /// Everything that has been committed behind this place, in its round; the place moves on.
    CommittedPages committed_since(LogPlace&) const;
    std::uint64_t size() const;

private:
    const std::string path_;
};

}  // namespace posthouse::store
