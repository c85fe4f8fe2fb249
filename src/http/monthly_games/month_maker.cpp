#include "http/monthly_games/month_maker.h"

#include "base/part_file.h"
#include "club/accounts/account_tables.h"
#include "club/core/calendar.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "http/match_notation.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sodium.h>
#include <sys/file.h>
#include <unistd.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <functional>
#include <limits>
#include <memory>
#include <set>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

namespace posthouse::http {

namespace fs = std::filesystem;
using std::chrono::year_month;

namespace {

/// Read at once, which takes some milliseconds.
constexpr std::size_t games_at_once = 50, acts_at_once = 100;
/// Of zstd. Level 12 makes a file smaller by a seventh, and needs three times the memory.
constexpr int compression_level = 9;
/// After the end of a month, and after any change: until then what happened is in the store.
constexpr std::chrono::hours settling_month{1};
constexpr std::chrono::minutes settling_change{1};

club::Instant begin_of(year_month month) {
    return std::chrono::sys_days(month / 1);
}
club::Instant end_of(year_month month) {
    return begin_of(month + std::chrono::months(1));
}

/// Held until it is destroyed; other processes wait meanwhile.
class FolderLock {
public:
    explicit FolderLock(const fs::path& folder) {
        fs::create_directories(folder);
        const std::string path = folder / "lock";
        file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
        if (file_ < 0 || ::flock(file_, LOCK_EX) != 0) {
            const int error = errno;
            if (file_ >= 0) ::close(file_);
            throw std::system_error(error, std::generic_category(), path);
        }
    }
    ~FolderLock() { ::close(file_); }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

private:
    int file_ = -1;
};

/// Compresses what is added into a file, and counts and hashes its bytes.
class CompressedFile {
public:
    explicit CompressedFile(const fs::path& path)
        : file_(path),
          stream_(ZSTD_createCCtx(), ZSTD_freeCCtx),
          packed_(ZSTD_CStreamOutSize(), '\0') {
        if (!stream_) throw std::bad_alloc();
        check(ZSTD_CCtx_setParameter(stream_.get(), ZSTD_c_compressionLevel, compression_level));
        check(ZSTD_CCtx_setParameter(stream_.get(), ZSTD_c_checksumFlag, 1));
        crypto_hash_sha256_init(&hash_);
    }

    void add(std::string_view text) {
        text_bytes_ += text.size();
        ZSTD_inBuffer in{text.data(), text.size(), 0};
        while (in.pos < in.size) pack(in, ZSTD_e_continue);
    }
    /// The file is there then. Sets what is known of it.
    void finish(MonthFile& made) {
        ZSTD_inBuffer none{nullptr, 0, 0};
        while (pack(none, ZSTD_e_end) > 0) {
        }
        file_.finish();
        made.bytes = bytes_;
        made.text_bytes = text_bytes_;
        std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
        crypto_hash_sha256_final(&hash_, digest.data());
        for (const unsigned char byte : digest) made.sha256 += fmt::format("{:02x}", byte);
    }

private:
    static std::size_t check(std::size_t said) {
        if (ZSTD_isError(said)) throw std::runtime_error(ZSTD_getErrorName(said));
        return said;
    }
    std::size_t pack(ZSTD_inBuffer& in, ZSTD_EndDirective directive) {
        ZSTD_outBuffer out{packed_.data(), packed_.size(), 0};
        const std::size_t left = check(ZSTD_compressStream2(stream_.get(), &out, &in, directive));
        const std::string_view bytes(packed_.data(), out.pos);
        file_.write_at(bytes_, bytes);
        crypto_hash_sha256_update(&hash_, reinterpret_cast<const unsigned char*>(bytes.data()),
                                  bytes.size());
        bytes_ += bytes.size();
        return left;
    }

    PartFile file_;
    const std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> stream_;
    std::string packed_;
    crypto_hash_sha256_state hash_{};
    std::uint64_t bytes_ = 0, text_bytes_ = 0;
};

/// The last moment before the month, in the order in which matches end.
club::Match before(year_month month) {
    club::Match last;
    last.outcome.emplace().at = begin_of(month) - std::chrono::milliseconds(1);
    last.id = club::MatchId{std::numeric_limits<std::int64_t>::max()};
    return last;
}

/// Since when the operator has done something: the matches and players concerned.
struct OperatorChanges {
    std::set<club::MatchId> matches;
    std::set<club::UserId> renamed;
};
OperatorChanges operator_changes(const club::StoreReader& reader, club::Instant since,
                                 club::Instant until) {
    OperatorChanges changes;
    for (club::ActId last{};;) {
        const auto acts = newest_audit_entries(reader, acts_at_once, last);
        for (const club::AuditEntry& act : acts) {
            if (act.at <= since) return changes;
            if (act.at > until) continue;
            if (act.match != club::MatchId{}) changes.matches.insert(act.match);
            if (act.what.starts_with("rename ")) changes.renamed.insert(act.about);
        }
        if (acts.size() < acts_at_once) return changes;
        last = acts.back().id;
    }
}

/// The months whose games have changed after `since`, up to `until`.
std::set<year_month> changed_months(const club::StoreReader& reader, const MonthFiles& files,
                                    club::Instant since, club::Instant until) {
    std::set<year_month> changed;
    OperatorChanges acts = operator_changes(reader, since, until);
    for (const club::User& one : users_who_left(reader, since, until)) acts.renamed.insert(one.id);
    for (const club::UserId id : acts.renamed)
        for (const club::Match& match :
             find_matches(reader, {std::nullopt, id, club::MatchState::over, club::all_rows}))
            changed.insert(club::month_of(match.outcome->at));
    for (const club::MatchId id : acts.matches) {
        const auto match = reader.match(id);
        if (!match) continue;
        if (match->outcome) changed.insert(club::month_of(match->outcome->at));
        // It goes on, and nobody knows any more when it ended.
        for (const MonthFile& one : files.months)
            if (!match->outcome && match->started < end_of(one.month)) changed.insert(one.month);
    }
    return changed;
}

}  // namespace

year_month MonthMaker::last_month(club::Instant now) {
    return club::month_of(now - settling_month) - std::chrono::months(1);
}

bool MonthMaker::offers(year_month month, club::Instant now) const {
    const year_month last = last_month(now);
    return month <= last && month > last - std::chrono::months(options_.months_max);
}

bool MonthMaker::mark_outdated(MonthFiles& files, club::Instant now) const {
    if (files.months.empty()) return false;
    const club::Instant until = now - settling_change;
    std::set<year_month> changed;
    store_.read([&](const club::StoreReader& reader) {
        changed = changed_months(reader, files, files.checked, until);
    });
    bool marked = false;
    for (MonthFile& one : files.months)
        if (changed.contains(one.month) && !one.outdated) one.outdated = marked = true;
    files.checked = until;
    return marked;
}

std::optional<MonthFile> MonthMaker::make_next(club::Instant now,
                                               const std::atomic<bool>& stopping) {
    std::optional<year_month> next;
    {
        const FolderLock lock(options_.folder);
        MonthFiles files = read_month_files(options_.folder);
        const std::size_t before = std::erase_if(
            files.months, [&](const MonthFile& one) { return !offers(one.month, now); });
        if (mark_outdated(files, now) || before > 0) write_month_files(options_.folder, files);
        std::vector<club::Match> first;
        store_.read([&](const club::StoreReader& reader) {
            first = matches_ended_after(reader, nullptr, 1);
        });
        if (first.empty()) return std::nullopt;
        const year_month begin = club::month_of(first.front().outcome->at);
        for (year_month one = last_month(now); one >= begin && offers(one, now) && !next;
             one -= std::chrono::months(1)) {
            const MonthFile* known = files.find(one);
            if (!known || known->outdated) next = one;
        }
    }
    return next ? make(*next, now, stopping) : std::nullopt;
}

std::optional<MonthFile> MonthMaker::make(year_month month, club::Instant now,
                                          const std::atomic<bool>& stopping) {
    const FolderLock lock(options_.folder);
    const auto made = written(month, now, stopping);
    if (!made) return std::nullopt;
    MonthFiles files = read_month_files(options_.folder);
    if (files.months.empty()) files.checked = now - settling_change;
    files.put(*made);
    write_month_files(options_.folder, files);
    return made;
}

std::optional<MonthFile> MonthMaker::written(year_month month, club::Instant now,
                                             const std::atomic<bool>& stopping) const {
    MonthFile made{.month = month, .made = now};
    CompressedFile file(path_of(options_.folder, made));
    club::Match last = before(month);
    for (bool more = true; more;) {
        if (stopping) return std::nullopt;
        std::string text;
        store_.read([&](const club::StoreReader& reader) {
            text.clear();
            const auto matches = matches_ended_after(reader, &last, games_at_once);
            more = matches.size() == games_at_once;
            for (const club::Match& match : matches) {
                if (match.outcome->at >= end_of(month)) {
                    more = false;
                    break;
                }
                last = match;
                if (!match.outcome->counts()) continue;
                text += match_in_export(reader, match, options_.site, MoveNotes::instants);
                ++made.games;
            }
        });
        file.add(text);
    }
    file.finish(made);
    return made;
}

}  // namespace posthouse::http
