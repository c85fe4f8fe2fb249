// Continuous archive of a database for point-in-time recovery: copies every commit within a second.
//
//     ARCHIVE/house.key
//     ARCHIVE/20261122T100000.000Z/base.sqlite    a copy of the database at that time
//     ARCHIVE/20261122T100000.000Z/changes        pages committed since then
//
// Commits are copied from SQLite's write-ahead log before it is reset, so no other process may
// checkpoint: a marker file beside the database tells every process that opens it (sqlite.cpp). If
// somebody did so anyway, or the server restarted, a new folder with a new base is begun; changes
// between two folders are never guessed.
#pragma once

#include "club/core/types.h"

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
    std::chrono::days retention{30};
    /// Age at which a new base is begun, so that old ones can be removed.
    std::chrono::hours base_interval{24};
    std::uint64_t log_bytes_max = 16 << 20;  // size at which the log is reset
};

class Archive {
public:
    /// The first round begins a new base.
    Archive(ArchiveOptions, std::function<club::Instant()> now);
    ~Archive();
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    /// Copies the commits since the last round; durable on return. Throws on failure.
    void run_once();

private:
    class Writer;
    std::unique_ptr<Writer> writer_;
};

/// Allows checkpoints of this database only to the archive, or to every process again. Call
/// before the database is opened.
void set_archived(const std::string& database, bool archived);
bool is_archived(const std::string& database);

/// Writes the state at `moment` to `database`, which must not exist: all rounds until then, or
/// all rounds if none. Returns the time of the last round. Throws with a sentence if the
/// archive has no state that old or is damaged.
club::Instant restore_archive(const std::string& folder, const std::string& database,
                              std::optional<club::Instant> moment);

// Reads SQLite's write-ahead log from outside while other connections write.
// https://www.sqlite.org/fileformat2.html#walformat

using Page = std::vector<unsigned char>;

/// The pages that commits have written, each in its latest version.
struct CommittedPages {
    std::uint32_t page_size = 0;
    std::uint32_t database_pages = 0;     // database size in pages after the last commit
    std::map<std::uint32_t, Page> pages;  // by number, from 1

    bool empty() const { return pages.empty(); }
};

/// A position in the log after a commit. The checksum covers everything before it.
struct LogPosition {
    std::uint32_t salt[2] = {0, 0};  // changes whenever the log is reset
    std::uint32_t checksum[2] = {0, 0};
    std::uint64_t offset = 0;  // 0: there was no log yet

    bool same_round(const LogPosition& other) const {
        return salt[0] == other.salt[0] && salt[1] == other.salt[1];
    }
    /// Whether `other` is in the next round of the log: SQLite increments the salt.
    bool next_round(const LogPosition& other) const {
        return offset == 0 || other.salt[0] == salt[0] + 1;
    }
};

class WriteAheadLog {
public:
    explicit WriteAheadLog(std::string path) : path_(std::move(path)) {}

    /// The beginning of the current round; none if it has not begun or cannot be read now.
    std::optional<LogPosition> beginning() const;
    /// Everything committed after this position in its round; moves the position on.
    CommittedPages committed_since(LogPosition&) const;
    std::uint64_t size() const;

private:
    const std::string path_;
};

}  // namespace posthouse::store
