// Days, hours of the day and zones as they are typed and said: "2027-03-01", "23-7", "+1:00".
//
// Deliberately absent: whose they are, and what they mean to him.
#pragma once

#include "base/refusal.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace posthouse::club {

/// "2027-03-01"
std::optional<std::chrono::sys_days> read_day(std::string_view word);

/// "23-7", "22:00-07:00": two different hours of the day, 0 to 23 (24 is midnight, too).
std::optional<std::pair<int, int>> read_hours(std::string_view words);

/// "+1:00", "-3:30", "+2", "0": how far a clock is ahead of UTC.
Expected<std::chrono::minutes> read_zone(std::string_view word);
/// "UTC+1:00"
std::string format_zone(std::chrono::minutes zone);

}  // namespace posthouse::club
