// How time is given to a match: bank + increment, never above the cap.
//
// A clock stands still as pauses.h says.
//
// Deliberately absent: asking what time it is.
#pragma once

#include "base/refusal.h"
#include "club/pauses.h"
#include "club/types.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// "30d+1d", "12h+30m", "10d", "14d+1d/20d" or "none". The bank is between a minute and a year.
Expected<Clock> read_clock(std::string_view words);
/// The same form back, "none" where there is no clock.
std::string write_clock(const Clock&);
/// "3 days 4 hours", "12 minutes", "no time".
std::string write_duration(milliseconds);

/// What the clock means, in sentences for those who are about to play by it.
std::string clock_rules(const Clock&);

/// What makes clocks stand still, whatever their bank is: a part of clock_rules.
std::string_view pause_rules();

/// The turn of the player to move; only where there is a clock.
TurnClock turn_of(const Match&);
/// When his time is up; none while a pause without an end stands before it. Only where there is a
/// clock.
std::optional<Instant> time_up(const Match&, const PauseSet&);
/// What he has left at `now`; never less than nothing. Only where there is a clock.
milliseconds time_left(const Match&, Instant now, const PauseSet&);
/// The clock after the player to move has moved at `now`.
Clock after_move(const Match&, Instant now, const PauseSet&);
/// The clock where his turn ends at `now` without a move.
Clock after_no_move(const Match&, Instant now, const PauseSet&);

/// After how much of a turn's time its player is reminded: at four fifths, where five hours or more
/// were left for it; nobody waits for a letter in a shorter game.
std::optional<milliseconds> reminder_after(milliseconds left);
/// And once more when a twentieth is left, between two hours and a day, where the turn had more
/// than ten hours. Who asked for it goes on vacation by itself then.
std::optional<milliseconds> last_call_after(milliseconds left);

}  // namespace posthouse::club
