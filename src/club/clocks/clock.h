// Clocks (bank + increment, up to a cap) and their pauses: vacations, sleeping hours, weekends and
// pauses of the server, which may overlap. Exact to the millisecond.
//
// A player's own pauses extend a turn by at most own_pauses_max, so a turn that began with the time
// L lasts at most 3 L + 60 days, plus pauses of the server.
//
// A time zone is a fixed offset from UTC, without summer time: every server must get the same
// result years later, whatever its time zone database.
#pragma once

#include "base/refusal.h"
#include "club/core/live_clock.h"
#include "club/core/types.h"
#include "translation/texts.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// All pauses of one player's clocks.
struct PauseSet {
    std::vector<Vacation> vacations;
    std::vector<RestSchedule> rest_schedules;  // sorted by since
    std::vector<ServerPause> server;
};

struct TurnClock {
    Instant since{};
    milliseconds left{};     // time left when it began
    bool own_pauses = true;  // the player's own pauses stop it
};

/// If several hold at once, the first in this order is reported.
enum class PauseReason { frozen, closed, vacation, weekend, sleep };

struct ClockPause {
    Instant from{};
    std::optional<Instant> until;  // none: open-ended
    PauseReason why = PauseReason::vacation;
    friend bool operator==(const ClockPause&, const ClockPause&) = default;
};

inline constexpr int sleep_hours_max = 10;  // a day
inline constexpr int weekend_days_max = 2;  // a week

/// The most that the player's own pauses can add to a turn that began with `left`.
milliseconds own_pauses_max(milliseconds left);

/// The pauses of this turn until its time is up, in order and without overlap; one may follow
/// another directly.
std::vector<ClockPause> clock_pauses(const PauseSet&, const TurnClock&);

/// When `used` of the turn's time will be used; none if an open-ended pause comes before.
std::optional<Instant> time_reached(const PauseSet&, const TurnClock&, milliseconds used);
inline std::optional<Instant> turn_deadline(const PauseSet& pauses, const TurnClock& turn) {
    return time_reached(pauses, turn, turn.left);
}

/// How much of the turn's time is used at `now`, from nothing to all.
milliseconds time_used(const PauseSet&, const TurnClock&, Instant now);

/// The pause at `now`, until the clock runs again; none if it runs.
std::optional<ClockPause> current_pause(const PauseSet&, const TurnClock&, Instant now);

/// The schedules after the player asks for `wish` at `now`. It takes effect at their next midnight,
/// but not before the previous one has held for seven days: otherwise a daily change could make
/// every day a weekend. Schedules that have not taken effect are dropped.
std::vector<RestSchedule> schedule_rest(std::vector<RestSchedule>, RestSchedule wish, Instant now);
/// The schedule in force at `now`.
RestSchedule rest_schedule_at(const std::vector<RestSchedule>&, Instant now);

/// "30d+1d", "12h+30m", "10d", "14d+1d/20d" or "none". The bank is between a minute and a year.
Expected<Clock> read_clock(std::string_view words);
/// The same form back; "none" without a clock.
std::string write_clock(const Clock&);
/// "3 days 4 hours", "12 minutes", "no time".
std::string write_duration(milliseconds, const translation::Texts& texts = translation::Texts());

/// The clock in a line or two, for letters; `help clock` has the rest.
std::string clock_terms(const Clock&, const translation::Texts& texts = translation::Texts());
/// Explains the pauses.

/// The turn of the player to move. Only with a clock. A game at one sitting is stopped by the
/// server alone. A first move has its own limit, if less time.
TurnClock turn_of(const Match&);
/// When the player to move runs out of time; none if an open-ended pause comes before. Only with a
/// clock.
std::optional<Instant> turn_deadline(const Match&, const PauseSet&);
/// The time left at `now`, at least zero. Only with a clock.
milliseconds time_left(const Match&, Instant now, const PauseSet&);
/// The clock after the player to move has moved at `now`.
Clock after_move(const Match&, Instant now, const PauseSet&);
/// The clock when the turn ends at `now` without a move.
Clock after_no_move(const Match&, Instant now, const PauseSet&);

/// After how much used time the player gets a reminder: at four fifths. None below five hours, when
/// nobody waits for a letter.
std::optional<milliseconds> reminder_after(milliseconds left);
/// After how much used time the last reminder is due: with a twentieth left, clamped to 2 hours to
/// a day. None for turns of ten hours or less. An automatic vacation begins instead.
std::optional<milliseconds> last_reminder_after(milliseconds left);

}  // namespace posthouse::club
