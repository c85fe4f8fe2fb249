// How time is given to a match: bank + increment, never above the cap.
//
// While the player to move is on vacation his time stands still.
//
// Deliberately absent: sleeping hours, weekends, reminders (the club's later work); asking what
// time it is.
#pragma once

#include "base/refusal.h"
#include "club/types.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

/// "30d+1d", "12h+30m", "10d", "14d+1d/20d" or "none". The bank is between a minute and a year.
Or<Clock> read_clock(std::string_view words);
/// The same form back, "none" where there is no clock.
std::string write_clock(const Clock&);
/// "3 days 4 hours", "12 minutes", "no time".
std::string write_duration(milliseconds);

/// What the clock means, in sentences for those who are about to play by it.
std::string clock_rules(const Clock&);

/// How much of the time between the two falls into a vacation.
milliseconds within(const std::vector<Vacation>&, Instant from, Instant until);

/// When the time of the player to move is up, these vacations being his; only where there is a
/// clock.
Instant time_up(const Match&, const std::vector<Vacation>& = {});
/// What he has left at `now`, `paused` of this turn being vacation; never less than nothing. Only
/// where there is a clock.
milliseconds time_left(const Match&, Instant now, milliseconds paused);
/// When to look again whether his time is up, where some is left: at once when it may be, but not
/// more often than each hour of a vacation, which may be ended at any time.
Instant look_again(milliseconds left, const std::vector<Vacation>&, Instant now);
/// The clock after the player to move has moved at `now`.
Clock after_move(const Match&, Instant now, milliseconds paused);
/// The clock where his turn ends at `now` without a move.
Clock after_no_move(const Match&, Instant now, milliseconds paused);

}  // namespace posthouse
