#include "app/server/limit_counts.h"

#include <algorithm>
#include <chrono>

namespace posthouse::app {
namespace {

constexpr std::chrono::hours hour{1};
constexpr std::size_t who_bytes_max = 64;

std::int64_t minute_of(club::Instant at) {
    return std::chrono::floor<std::chrono::minutes>(at).time_since_epoch().count();
}

}  // namespace

void LimitCounts::count(std::string_view limit, std::string_view who, club::Instant now) {
    const std::lock_guard lock(mutex_);
    Entry& entry = entries_[std::string(limit)];
    ++entry.all;
    entry.last = now;
    const std::int64_t number = minute_of(now);
    Minute& minute = entry.minutes[static_cast<std::size_t>(number) % entry.minutes.size()];
    if (minute.number != number) minute = {number, 0};
    ++minute.times;
    if (!who.empty()) count_who(entry, who.substr(0, who_bytes_max), now);
}

/// If full, the newcomer replaces the entry with the smallest count and inherits that count.
void LimitCounts::count_who(Entry& entry, std::string_view who, club::Instant now) {
    auto known = entry.by.find(who);
    if (known == entry.by.end()) {
        std::erase_if(entry.by, [now](const auto& one) { return one.second.last + hour < now; });
        Count named;
        if (entry.by.size() >= names_max) {
            const auto least = std::ranges::min_element(
                entry.by, {}, [](const auto& one) { return one.second.times; });
            named = least->second;
            entry.by.erase(least);
        }
        known = entry.by.emplace(who, named).first;
    }
    ++known->second.times;
    known->second.last = now;
}

std::vector<LimitCounts::Row> LimitCounts::rows(club::Instant now) const {
    std::vector<Row> rows;
    const std::lock_guard lock(mutex_);
    const std::int64_t number = minute_of(now);
    for (const auto& [limit, entry] : entries_) {
        Row& row = rows.emplace_back(Row{limit, 0, entry.all, entry.last, {}});
        for (const Minute& minute : entry.minutes)
            if (minute.number > number - std::ssize(entry.minutes)) row.last_hour += minute.times;
        for (const auto& [who, named] : entry.by)
            if (named.last + hour >= now) row.by_name.emplace_back(who, named.times);
        std::ranges::sort(row.by_name, std::greater(),
                          &std::pair<std::string, std::uint64_t>::second);
    }
    std::ranges::sort(rows, std::greater(),
                      [](const Row& row) { return std::pair(row.last_hour, row.all); });
    return rows;
}

}  // namespace posthouse::app
