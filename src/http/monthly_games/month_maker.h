// Makes the files of month_files.h: each month's finished games in the notation of
// docs/game-notation.md, in the order in which they ended, compressed by zstd.
//
// A month is made when it has been over for an hour, and again when one of its players has left or
// has another name, or the operator has changed one of its results. Games are read some at a time,
// so that the memory needed does not depend on their number, and nobody waits for it.
#pragma once

#include "club/core/store.h"
#include "http/monthly_games/month_files.h"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

namespace posthouse::http {

struct MonthMakerOptions {
    std::filesystem::path folder;
    std::string site;    // the server's host name, for the games' tags
    int months_max = 0;  // the last months, older ones are removed; 0: none are offered
};

/// Several processes may use the same folder: one makes a month, the others wait.
class MonthMaker {
public:
    MonthMaker(const club::Store& store, MonthMakerOptions options)
        : store_(store), options_(std::move(options)) {}

    /// Makes one month that is missing or outdated. None: all is as it should be, or `stopping` has
    /// become true.
    std::optional<MonthFile> make_next(club::Instant now, const std::atomic<bool>& stopping);
    /// Makes this month, whether it is there or not; it must be one of those offered.
    std::optional<MonthFile> make(std::chrono::year_month, club::Instant now,
                                  const std::atomic<bool>& stopping);
    /// The last month that is over.
    static std::chrono::year_month last_month(club::Instant now);
    /// Whether this month is among those that are offered.
    bool offers(std::chrono::year_month, club::Instant now) const;

private:
    std::optional<MonthFile> written(std::chrono::year_month, club::Instant now,
                                     const std::atomic<bool>& stopping) const;
    /// Marks the months whose games have changed since then. True if one was marked.
    bool mark_outdated(MonthFiles&, club::Instant now) const;

    const club::Store& store_;
    const MonthMakerOptions options_;
};

}  // namespace posthouse::http
