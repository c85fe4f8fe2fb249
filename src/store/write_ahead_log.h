// SQLite's write-ahead log, read from beside while others write it: what has been committed since a
// place in it. https://www.sqlite.org/fileformat2.html#walformat
//
// Deliberately absent: the log's index, writing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::store {

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
