
#include "store/backup/archive.h"
#include "store/backup/safe_files.h"
#include "store/sqlite/raw_sqlite.h"

#include <date/date.h>
#include <array>
#include <filesystem>
#include <fstream>

// Header-only.
#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace posthouse::store {
namespace {

namespace fs = std::filesystem;

constexpr std::array<char, 8> round_magic = {'p', 'h', 'r', 'o', 'u', 'n', 'd', '1'};

/// Header of a round, in native byte order.
struct RoundHeader {
    std::array<char, 8> magic = round_magic;
    std::int64_t at_ms = 0;
    std::uint32_t page_size = 0, pages_in_all = 0;
    std::uint64_t pages = 0;
    std::uint64_t checksum = 0;  // of the numbers and pages that follow
};
static_assert(sizeof(RoundHeader) == 40);

std::string folder_name(club::Instant now) {
    return date::format("%Y%m%dT%H%M%SZ", now);
}

std::optional<club::Instant> folder_time(const std::string& name) {
    std::istringstream in(name);
    club::Instant at;
    in >> date::parse("%Y%m%dT%H%M%SZ", at);
    return in.fail() ? std::nullopt : std::optional(at);
}

/// The folders of an archive that have a base, the oldest first.
std::vector<std::pair<club::Instant, fs::path>> folders_of(const fs::path& archive) {
    std::vector<std::pair<club::Instant, fs::path>> found;
    for (const auto& entry : fs::directory_iterator(archive))
        if (const auto at = folder_time(entry.path().filename()))
            if (fs::exists(entry.path() / "base.sqlite")) found.emplace_back(*at, entry.path());
    std::ranges::sort(found);
    return found;
}

std::string as_bytes(const CommittedPages& committed, club::Instant now) {
    RoundHeader head;
    head.at_ms = now.time_since_epoch().count();
    head.page_size = committed.page_size;
    head.pages_in_all = committed.database_pages;
    head.pages = committed.pages.size();
    std::string body;
    body.reserve(committed.pages.size() * (committed.page_size + 4));
    for (const auto& [number, page] : committed.pages) {
        body.append(reinterpret_cast<const char*>(&number), sizeof number);
        body.append(reinterpret_cast<const char*>(page.data()), page.size());
    }
    head.checksum = XXH3_64bits(body.data(), body.size());
    return std::string(reinterpret_cast<const char*>(&head), sizeof head) + body;
}

/// One round of the file; none at its end, even if the end is torn.
struct Round {
    RoundHeader head;
    std::string body;
};
std::optional<Round> next_round(std::ifstream& file) {
    constexpr std::uint64_t page_size_max = 65536, pages_max = 1ULL << 24;
    Round round;
    if (!file.read(reinterpret_cast<char*>(&round.head), sizeof round.head)) return std::nullopt;
    if (round.head.magic != round_magic || round.head.page_size > page_size_max ||
        round.head.pages > pages_max)
        return std::nullopt;
    round.body.resize(round.head.pages * (round.head.page_size + 4));
    if (!file.read(round.body.data(), static_cast<std::streamsize>(round.body.size())))
        return std::nullopt;
    if (XXH3_64bits(round.body.data(), round.body.size()) != round.head.checksum)
        return std::nullopt;
    return round;
}

void lay_into(std::fstream& database, const Round& round) {
    const std::size_t step = round.head.page_size + 4;
    for (std::size_t at = 0; at < round.body.size(); at += step) {
        std::uint32_t number = 0;
        std::memcpy(&number, round.body.data() + at, sizeof number);
        database.seekp(static_cast<std::streamoff>(number - 1) * round.head.page_size);
        database.write(round.body.data() + at + 4, round.head.page_size);
    }
    if (!database) throw std::runtime_error("cannot write the restored database");
}

std::string marker_of(const std::string& database) {
    return database + "-archived";
}

}  // namespace

class Archive::Writer {
public:
    Writer(ArchiveOptions options, std::function<club::Instant()> now)
        : options_(std::move(options)),
          now_(std::move(now)),
          log_(options_.database + "-wal"),
          gate_(options_.database),
          checkpointer_(options_.database) {
        fs::create_directories(options_.folder);
        fs::permissions(options_.folder, fs::perms::owner_all);
    }

    void run_once() {
        if (!changes_ || now_() >= next_base_) return begin();
        if (!copy()) return begin();
        if (log_.size() > options_.log_bytes_max) reset_log();
    }

private:
    /// Copies new commits; false if the log was reset by somebody else.
    bool copy() {
        const auto beginning = log_.beginning();
        if (!beginning) return place_.offset == 0;  // nothing has been written yet
        LogPosition next = place_;
        if (!place_.same_round(*beginning)) {
            if (!moved_ || !place_.next_round(*beginning)) return false;
            next = *beginning;
        }
        const CommittedPages committed = log_.committed_since(next);
        if (committed.empty()) return true;
        changes_->append(as_bytes(committed, now_()));
        place_ = next;  // after the write: a failed round is copied again in the next one
        moved_ = false;
        return true;
    }

    /// Checkpoints the whole log while nobody writes, so that the next commit resets it. False if a
    /// reader still needs an old state.
    bool checkpoint() {
        moved_ = checkpointer_.checkpoint();
        return moved_;
    }

    void reset_log() {
        const RawSqlite::WriteLock alone(gate_);
        if (copy()) checkpoint();
    }

    /// Begins a new base. The database file does not change until the log is reset, so it can be
    /// copied while others write.
    void begin() {
        {
            const RawSqlite::WriteLock alone(gate_);
            if (changes_) copy();
            if (!checkpoint()) throw std::runtime_error("a reader holds an old state; retrying");
            place_ = log_.beginning().value_or(LogPosition{});
            log_.committed_since(place_);
            changes_.reset();
        }
        const club::Instant now = now_();
        const fs::path folder = fs::path(options_.folder) / folder_name(now);
        if (fs::exists(folder)) throw std::runtime_error(folder.string() + " already exists");
        fs::create_directories(folder);
        copy_durably(options_.key, fs::path(options_.folder) / "house.key");
        checkpointer_.copy_file_to(folder / "base.new");
        fs::rename(folder / "base.new", folder / "base.sqlite");
        changes_ = std::make_unique<AppendOnlyFile>(folder / "changes");
        next_base_ = now + options_.base_interval;
        remove_old_folders(now);
    }

    /// Removes each folder whose successor is old enough.
    void remove_old_folders(club::Instant now) const {
        const auto folders = folders_of(options_.folder);
        for (std::size_t i = 0; i + 1 < folders.size(); ++i)
            if (folders[i + 1].first < now - options_.retention) fs::remove_all(folders[i].second);
    }

    const ArchiveOptions options_;
    const std::function<club::Instant()> now_;
    const WriteAheadLog log_;
    RawSqlite gate_, checkpointer_;
    std::unique_ptr<AppendOnlyFile> changes_;  // none: a new base is needed
    LogPosition place_;
    bool moved_ = false;  // checkpointed, and nothing written since: the log may be reset
    club::Instant next_base_{};
};

Archive::Archive(ArchiveOptions options, std::function<club::Instant()> now)
    : writer_(std::make_unique<Writer>(std::move(options), std::move(now))) {}
Archive::~Archive() = default;

void Archive::run_once() {
    writer_->run_once();
}

void set_archived(const std::string& database, bool archived) {
    if (archived)
        std::ofstream(marker_of(database))
            << "While this file exists, only the archive may checkpoint the database's "
               "write-ahead log.\n";
    else
        fs::remove(marker_of(database));
}

bool is_archived(const std::string& database) {
    std::error_code none;
    return fs::exists(marker_of(database), none);
}

club::Instant restore_archive(const std::string& folder, const std::string& database,
                              std::optional<club::Instant> moment) {
    const auto folders = folders_of(folder);
    if (folders.empty()) throw std::runtime_error("“" + folder + "” is not an archive");
    auto chosen = folders.end();
    for (auto one = folders.begin(); one != folders.end(); ++one)
        if (!moment || one->first <= *moment) chosen = one;
    if (chosen == folders.end())
        throw std::runtime_error("the archive begins at " +
                                 date::format("%FT%TZ", folders.front().first) +
                                 "; it has no earlier state");
    if (fs::exists(database)) throw std::runtime_error("“" + database + "” already exists");
    copy_durably(chosen->second / "base.sqlite", database);
    club::Instant last = chosen->first;
    std::uint64_t size = fs::file_size(database);
    {
        std::fstream out(database, std::ios::binary | std::ios::in | std::ios::out);
        std::ifstream in(chosen->second / "changes", std::ios::binary);
        while (const auto round = next_round(in)) {
            const club::Instant at{std::chrono::milliseconds(round->head.at_ms)};
            if (moment && at > *moment) break;
            lay_into(out, *round);
            size = std::uint64_t{round->head.page_size} * round->head.pages_in_all;
            last = at;
        }
    }
    fs::resize_file(database, size);
    sync_file(database);
    RawSqlite(database).check_integrity();
    return last;
}

namespace {

constexpr std::size_t head_size = 32, frame_head_size = 24;
constexpr std::uint32_t magic = 0x377f0682;  // plus one: big-endian checksums

std::uint32_t number_at(const unsigned char* bytes, bool big) {
    return big ? std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 |
                     std::uint32_t{bytes[2]} << 8 | bytes[3]
               : std::uint32_t{bytes[3]} << 24 | std::uint32_t{bytes[2]} << 16 |
                     std::uint32_t{bytes[1]} << 8 | bytes[0];
}
std::uint32_t number_at(const unsigned char* bytes) {
    return number_at(bytes, true);
}

/// Continues the log's checksum over these bytes, a multiple of eight.
void update_checksum(std::uint32_t (&sum)[2], const unsigned char* bytes, std::size_t size,
                     bool big) {
    for (std::size_t i = 0; i < size; i += 8) {
        sum[0] += number_at(bytes + i, big) + sum[1];
        sum[1] += number_at(bytes + i + 4, big) + sum[0];
    }
}

struct LogHeader {
    bool big = false;  // byte order of checksums
    std::uint32_t page_size = 0;
    LogPosition begins;
};

bool read_bytes(std::ifstream& file, unsigned char* bytes, std::size_t size) {
    return bool(file.read(reinterpret_cast<char*>(bytes), static_cast<std::streamsize>(size)));
}

std::optional<LogHeader> read_head(std::ifstream& file) {
    std::array<unsigned char, head_size> bytes;
    if (!read_bytes(file, bytes.data(), bytes.size())) return std::nullopt;
    const std::uint32_t first = number_at(&bytes[0]);
    if ((first & ~1U) != magic) return std::nullopt;
    LogHeader head;
    head.big = (first & 1U) != 0;
    head.page_size = number_at(&bytes[8]);
    update_checksum(head.begins.checksum, bytes.data(), 24, head.big);
    if (head.begins.checksum[0] != number_at(&bytes[24]) ||
        head.begins.checksum[1] != number_at(&bytes[28]))
        return std::nullopt;
    head.begins.salt[0] = number_at(&bytes[16]);
    head.begins.salt[1] = number_at(&bytes[20]);
    head.begins.offset = head_size;
    return head;
}

}  // namespace

std::optional<LogPosition> WriteAheadLog::beginning() const {
    std::ifstream file(path_, std::ios::binary);
    const auto head = read_head(file);
    return head ? std::optional(head->begins) : std::nullopt;
}

CommittedPages WriteAheadLog::committed_since(LogPosition& place) const {
    CommittedPages committed;
    std::ifstream file(path_, std::ios::binary);
    const auto head = read_head(file);
    if (!head || !place.same_round(head->begins)) return committed;
    committed.page_size = head->page_size;
    file.seekg(static_cast<std::streamoff>(place.offset));
    LogPosition at = place;
    std::map<std::uint32_t, Page> uncommitted;
    std::array<unsigned char, frame_head_size> frame;
    Page page(head->page_size);
    while (read_bytes(file, frame.data(), frame.size()) &&
           read_bytes(file, page.data(), page.size())) {
        if (number_at(&frame[8]) != at.salt[0] || number_at(&frame[12]) != at.salt[1]) break;
        // A frame that is just being written, or left over from an earlier round, does not match.
        update_checksum(at.checksum, frame.data(), 8, head->big);
        update_checksum(at.checksum, page.data(), page.size(), head->big);
        if (at.checksum[0] != number_at(&frame[16]) || at.checksum[1] != number_at(&frame[20]))
            break;
        at.offset += frame_head_size + head->page_size;
        uncommitted.insert_or_assign(number_at(&frame[0]), page);
        const std::uint32_t pages_in_all = number_at(&frame[4]);
        if (pages_in_all == 0) continue;  // only a commit's last frame has it
        committed.database_pages = pages_in_all;
        for (auto& [number, bytes] : uncommitted)
            committed.pages.insert_or_assign(number, std::move(bytes));
        uncommitted.clear();
        place = at;
    }
    return committed;
}

std::uint64_t WriteAheadLog::size() const {
    std::error_code none;
    const auto size = std::filesystem::file_size(path_, none);
    return none ? 0 : size;
}

}  // namespace posthouse::store
