// How time is given to a match: bank + increment, never above the cap.
//
// Deliberately absent: sleeping hours, weekends, vacation, reminders (the club's later work);
// asking what time it is.
#pragma once

#include "base/refusal.h"
#include "club/types.h"

#include <string>
#include <string_view>

namespace posthouse {

/// "30d+1d", "12h+30m", "10d", "14d+1d/20d" or "none". The bank is between a minute and a year.
Or<Clock> read_clock(std::string_view words);
/// The same form back, "none" where there is no clock.
std::string write_clock(const Clock&);
/// "3 days 4 hours", "12 minutes", "no time".
std::string write_duration(milliseconds);

/// When the time of the player to move is up; only where there is a clock.
Instant time_up(const Match&);
/// The clock after the player to move has moved at `now`.
Clock after_move(const Match&, Instant now);

}  // namespace posthouse
