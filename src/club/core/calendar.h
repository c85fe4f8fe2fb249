// Parses and formats days, hours and time zones ("2027-03-01", "23-7", "+1:00"), and counts
// vacation days.
#pragma once

#include "base/refusal.h"
#include "club/core/types.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::club {

/// "2026-11-20" and "2026-11-20 12:00", UTC.
std::string format_day(Instant);
std::string format_minute(Instant);

/// "2027-03-01"
std::optional<std::chrono::sys_days> read_day(std::string_view word);
/// "2027-03-01T18:30", or a day for its beginning; UTC.
std::optional<Instant> read_minute(std::string_view word);

/// "2026-10", UTC.
std::string format_month(std::chrono::year_month);
std::optional<std::chrono::year_month> read_month(std::string_view word);
std::chrono::year_month month_of(Instant);

/// "23-7", "22:00-07:00": two different hours of the day, 0 to 23 (24 is read as 0).
std::optional<std::pair<int, int>> read_hours(std::string_view words);

/// An offset from UTC: "+1:00", "-3:30", "+2", "0".
Expected<std::chrono::minutes> read_zone(std::string_view word);
/// "UTC+1:00"
std::string format_zone(std::chrono::minutes zone);

// A player has 30 vacation days in a calendar year (UTC). Each day of a vacation counts once and
// whole, also of automatic ones, which take three days at a time.

inline constexpr int vacation_days_max = 30;  // in a calendar year
inline constexpr int automatic_days_max = 3;  // at a time

int year_of(std::chrono::sys_days);
/// The last day that is at least partly in it.
std::chrono::sys_days last_day(const Vacation&);
/// Vacation days in this year.
int days_in(const std::vector<Vacation>&, int year);

/// The automatic vacation that begins at `now`; today counts whole, and it ends before the next
/// planned vacation. None if no day is left or one is running.
std::optional<Vacation> automatic_vacation(const std::vector<Vacation>&, Instant now);

}  // namespace posthouse::club
