// Days, hours of the day and zones as they are typed and said: "2027-03-01", "23-7", "+1:00".
#pragma once

#include "base/refusal.h"
#include "club/types.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::club {

/// "2027-03-01"
std::optional<std::chrono::sys_days> read_day(std::string_view word);

/// "23-7", "22:00-07:00": two different hours of the day, 0 to 23 (24 is midnight, too).
std::optional<std::pair<int, int>> read_hours(std::string_view words);

/// "+1:00", "-3:30", "+2", "0": how far a clock is ahead of UTC.
Expected<std::chrono::minutes> read_zone(std::string_view word);
/// "UTC+1:00"
std::string format_zone(std::chrono::minutes zone);

// How many days of vacation a player has: 30 in a calendar year, each counted once and whole (UTC),
// whoever began it. Vacations that begin by themselves are of these days, three at a time.

inline constexpr int vacation_days_max = 30;  // in a calendar year
inline constexpr int automatic_days_max = 3;  // at a time

int year_of(std::chrono::sys_days);
/// The last day of which some is in it.
std::chrono::sys_days last_day(const Vacation&);
/// On how many days of this year the player is on vacation.
int days_in(const std::vector<Vacation>&, int year);

/// The vacation that begins by itself at `now`, today counted whole; it ends where one that is
/// planned begins. None where no day is left, or he is on vacation.
std::optional<Vacation> automatic_vacation(const std::vector<Vacation>&, Instant now);

}  // namespace posthouse::club
