// When something recurs: “every first Saturday at 15:00 in Europe/London”, by the calendar and the
// summer time of that zone. What follows from it is stored as an instant, so that two servers with
// different databases of zones never disagree about what has been announced.
#pragma once

#include "base/refusal.h"
#include "club/core/types.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

struct Recurrence {
    std::optional<int> weekday;  // 0: Sunday; none: every day
    int which = 0;               // 0: every week; 1 to 4, or 5: the last one of a month
    std::chrono::minutes at{};   // after midnight
    std::string zone;            // "Europe/London"
    friend bool operator==(const Recurrence&, const Recurrence&) = default;
};

/// "day", "saturday", "first-saturday", "last-friday".
std::optional<Recurrence> read_recurrence(std::string_view word);
/// The same word.
std::string recurrence_word(const Recurrence&);

/// "15:00"
std::optional<std::chrono::minutes> read_time_of_day(std::string_view word);
std::string format_time_of_day(std::chrono::minutes);

/// Why this is no time zone of the machine's database; none: it is one.
std::optional<Refusal> zone_error(std::string_view name);

/// The first time after this; none if the machine does not know the zone. A time that the clocks
/// leave out is the moment to which they go on; of two it is the earlier.
std::optional<Instant> next_occurrence(const Recurrence&, Instant after);

}  // namespace posthouse::club
