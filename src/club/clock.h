// When a player's clock stands still, and what follows from it: how much of a turn is used, and
// when its time is up. Vacations, sleeping hours, weekends and pauses of the whole house may
// overlap; the answers are exact to the millisecond.
//
// The bound: a player's own pauses put off the end of a turn by own_pauses_max at most, whatever
// mixture of them he arranges. So a turn that began with the time L left lasts at most
//     3 L + 60 days,
// and beyond that only for as long as the house itself stood still. No move is put off for ever.
//
// A zone is a fixed distance from UTC, as for quiet hours, and not a place with a summer time: what
// was counted for a turn must come out the same in years, on each server, whatever version of the
// world's zones it has.
#pragma once

#include "base/refusal.h"
#include "club/types.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// All that makes one player's clocks stand still.
struct PauseSet {
    std::vector<Vacation> vacations;
    std::vector<RestSchedule> rest_schedules;  // by since
    std::vector<ServerPause> house;
};

struct TurnClock {
    Instant since{};
    milliseconds left{};  // what the player had when it began
};

/// Where several hold at once, the first of them is told.
enum class PauseReason { frozen, closed, vacation, weekend, sleep };

struct ClockPause {
    Instant from{};
    std::optional<Instant> until;  // none: nobody knows
    PauseReason why = PauseReason::vacation;
    friend bool operator==(const ClockPause&, const ClockPause&) = default;
};

inline constexpr int sleep_hours_max = 10;  // a day
inline constexpr int weekend_days_max = 2;  // a week

/// How long his own pauses can make the clock of a turn stand still, all in all.
milliseconds own_pauses_max(milliseconds left);

/// When the clock of the turn stands still until its time is up, in order. They do not overlap; one
/// may follow upon another.
std::vector<ClockPause> clock_pauses(const PauseSet&, const TurnClock&);

/// When so much of the turn's time is used; none while a pause without an end stands before it.
std::optional<Instant> time_reached(const PauseSet&, const TurnClock&, milliseconds used);
inline std::optional<Instant> time_up(const PauseSet& pauses, const TurnClock& turn) {
    return time_reached(pauses, turn, turn.left);
}

/// How much of the turn's time is used at `now`, between nothing and all.
milliseconds time_used(const PauseSet&, const TurnClock&, Instant now);

/// Whether the clock of the turn stands still at `now`: why, and until it runs again.
std::optional<ClockPause> current_pause(const PauseSet&, const TurnClock&, Instant now);

/// The player's wishes when he has asked for this one at `now`. It holds from a midnight of his
/// clock on, the next unless the wish before has not yet held for seven days: with a change each
/// day every day could be a weekend. What has not come into force is dropped.
std::vector<RestSchedule> schedule_rest(std::vector<RestSchedule>, RestSchedule wish, Instant now);
/// What holds at `now`.
RestSchedule rest_schedule_at(const std::vector<RestSchedule>&, Instant now);

// How time is given to a match: bank + increment, never above the cap.
//
// A clock stands still as pauses.h says.

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
