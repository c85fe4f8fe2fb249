
#include "club/clocks/clock.h"

#include "base/assert.h"
#include "base/inplace.h"

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr milliseconds second{1000};
constexpr milliseconds minute = 60 * second;
constexpr milliseconds hour = 60 * minute;
constexpr milliseconds day = 24 * hour;
constexpr milliseconds bank_max = 366 * day;
constexpr milliseconds exact_below = 5 * minute;  // shorter times are written with their seconds

/// A whole number with d, h, m or s behind it.
std::optional<milliseconds> read_duration(std::string_view word) {
    if (word.size() < 2) return std::nullopt;
    const auto number = read_number(word.substr(0, word.size() - 1));
    if (!number) return std::nullopt;
    switch (to_lower(word.back())) {
        case 'd':
            return *number * day;
        case 'h':
            return *number * hour;
        case 'm':
            return *number * minute;
        case 's':
            return *number * second;
        default:
            return std::nullopt;
    }
}

std::string short_duration(milliseconds time) {
    if (time % day == milliseconds(0)) return std::to_string(time / day) + "d";
    if (time % hour == milliseconds(0)) return std::to_string(time / hour) + "h";
    if (time % minute == milliseconds(0)) return std::to_string(time / minute) + "m";
    return std::to_string(time / second) + "s";
}

}  // namespace

Expected<Clock> read_clock(std::string_view words) {
    if (equals_ignore_case(words, "none")) return Clock{};
    const Refusal refusal =
        refuse("clock-malformed",
               "A clock is BANK+INCREMENT in days, hours, minutes or seconds, such as "
               "--clock=30d+1d or --clock=10m+5s, or --clock=none.");
    std::string_view cap_word = words;
    const std::string_view bank_and_increment = take_until(cap_word, '/');
    std::string_view increment_word = bank_and_increment;
    const auto bank = read_duration(take_until(increment_word, '+'));
    const bool plain = bank_and_increment.find('+') == std::string_view::npos;
    const auto increment = plain ? milliseconds(0) : read_duration(increment_word);
    const auto cap = cap_word.empty() ? bank : read_duration(cap_word);
    if (!bank || !increment || !cap) return refusal;
    if (*bank < minute || *bank > bank_max || *cap < *bank || *cap > bank_max || *increment > *cap)
        return refuse("clock-out-of-range",
                      "The bank of a clock must be between a minute and a year (--clock=30d+1d), "
                      "its cap at least the bank, its increment at most the cap.");
    return Clock{*bank, *increment, *cap, {*bank, *bank}};
}

std::string write_clock(const Clock& clock) {
    if (clock.bank == milliseconds(0)) return "none";
    std::string words = short_duration(clock.bank);
    if (clock.increment != milliseconds(0)) words += "+" + short_duration(clock.increment);
    if (clock.cap != clock.bank) words += "/" + short_duration(clock.cap);
    return words;
}

std::string write_duration(milliseconds time, const translation::Texts& texts) {
    if (time < second)
        return texts(time <= milliseconds(0) ? "letter-duration-none" : "letter-duration-moment");
    const auto seconds = [&](auto n) { return texts("letter-duration-seconds", {{"n", n}}); };
    const auto minutes = [&](auto n) { return texts("letter-duration-minutes", {{"n", n}}); };
    const auto hours = [&](auto n) { return texts("letter-duration-hours", {{"n", n}}); };
    const auto with = [](std::string whole, auto rest, const auto& write) {
        return rest == 0 ? whole : whole + " " + write(rest);
    };
    if (time < minute) return seconds(time / second);
    if (time < exact_below) return with(minutes(time / minute), time % minute / second, seconds);
    if (time < hour) return minutes(time / minute);
    if (time < day) return with(hours(time / hour), time % hour / minute, minutes);
    return with(texts("letter-duration-days", {{"n", time / day}}), time % day / hour, hours);
}

std::string clock_terms(const Clock& clock, const translation::Texts& texts) {
    if (clock.bank == milliseconds(0)) return texts("letter-clock-none");
    const std::string_view id = clock.increment == milliseconds(0) ? "letter-clock-bank"
                                : clock.cap == clock.bank          ? "letter-clock-increment"
                                                                   : "letter-clock-cap";
    return texts(id, {{"clock", write_clock(clock)},
                      {"bank", write_duration(clock.bank, texts)},
                      {"increment", write_duration(clock.increment, texts)},
                      {"cap", write_duration(clock.cap, texts)}});
}

TurnClock turn_of(const Match& match) {
    ASSERT(match.clock.bank != milliseconds(0));
    const Clock& clock = match.clock;
    milliseconds left = clock.left[index_of(match.to_move)];
    if (match.plies < 2 && clock.first_move > milliseconds(0))
        left = std::min(left, clock.first_move);
    return {match.turn_since, left, !is_live(clock)};
}

std::optional<Instant> turn_deadline(const Match& match, const PauseSet& pauses) {
    return turn_deadline(pauses, turn_of(match));
}

milliseconds time_left(const Match& match, Instant now, const PauseSet& pauses) {
    const TurnClock turn = turn_of(match);
    return turn.left - time_used(pauses, turn, now);
}

Clock after_no_move(const Match& match, Instant now, const PauseSet& pauses) {
    Clock clock = match.clock;
    if (clock.bank != milliseconds(0))
        clock.left[index_of(match.to_move)] -= time_used(pauses, turn_of(match), now);
    return clock;
}

Clock after_move(const Match& match, Instant now, const PauseSet& pauses) {
    Clock clock = after_no_move(match, now, pauses);
    milliseconds& left = clock.left[index_of(match.to_move)];
    if (clock.bank != milliseconds(0)) left = std::min(clock.cap, left + clock.increment);
    return clock;
}

std::optional<milliseconds> reminder_after(milliseconds left) {
    if (left < 5 * hour) return std::nullopt;
    return left - left / 5;
}

std::optional<milliseconds> last_reminder_after(milliseconds left) {
    if (left <= 10 * hour) return std::nullopt;
    return left - std::clamp(left / 20, 2 * hour, day);
}

namespace {

using std::chrono::days;
using std::chrono::hours;

constexpr days own_pauses_base{60};
constexpr days schedule_days_min{7};
constexpr Instant never = Instant::max();

struct Phase {
    std::optional<PauseReason> why;  // none: the clock runs
    Instant until = never;           // nothing changes before

    bool own() const { return why && *why > PauseReason::closed; }
    void changes_at(Instant moment, Instant now) {
        if (moment > now) until = std::min(until, moment);
    }
    void stands(PauseReason reason) {
        if (!why || reason < *why) why = reason;
    }
};

const RestSchedule* rest_in_force(const std::vector<RestSchedule>& rests, Instant at) {
    const auto after = std::ranges::upper_bound(rests, at, {}, &RestSchedule::since);
    return after == rests.begin() ? nullptr : &*std::prev(after);
}

void apply_rest_schedule(const RestSchedule& rest, Instant at, Phase& phase) {
    if (!rest.sleeps() && rest.weekend == 0) return;
    const Instant here = at + rest.zone;
    const auto midnight = std::chrono::floor<days>(here);
    const unsigned weekday = std::chrono::weekday(midnight).iso_encoding() - 1;
    if ((static_cast<unsigned>(rest.weekend) >> weekday & 1U) != 0)
        phase.stands(PauseReason::weekend);
    phase.changes_at(midnight + days(1) - rest.zone, at);
    if (!rest.sleeps()) return;
    const auto since = here - midnight;
    const hours from{rest.sleep_from}, until{rest.sleep_until};
    const bool asleep =
        from < until ? since >= from && since < until : since >= from || since < until;
    if (asleep) phase.stands(PauseReason::sleep);
    phase.changes_at(midnight + from - rest.zone, at);
    phase.changes_at(midnight + until - rest.zone, at);
}

/// The state at this moment, and until when it lasts.
Phase phase_at(const PauseSet& pauses, Instant at) {
    Phase phase;
    for (const ServerPause& one : pauses.server) {
        const Instant until = one.until.value_or(never);
        // While the server pauses, nothing else matters.
        if (one.from <= at && at < until)
            return {one.by_operator ? PauseReason::frozen : PauseReason::closed, until};
        phase.changes_at(one.from, at);
    }
    for (const Vacation& one : pauses.vacations) {
        phase.changes_at(one.from, at);
        phase.changes_at(one.until, at);
        if (one.from <= at && at < one.until) phase.stands(PauseReason::vacation);
    }
    if (const RestSchedule* rest = rest_in_force(pauses.rest_schedules, at))
        apply_rest_schedule(*rest, at, phase);
    const auto next = std::ranges::upper_bound(pauses.rest_schedules, at, {}, &RestSchedule::since);
    if (next != pauses.rest_schedules.end()) phase.changes_at(next->since, at);
    return phase;
}

void add(std::vector<ClockPause>& all, ClockPause one) {
    if (!all.empty() && all.back().why == one.why && all.back().until == one.from)
        all.back().until = one.until;
    else
        all.push_back(one);
}

/// Drops pauses that ended before the turn began: an old server has many.
PauseSet without_past_pauses(Instant begun, PauseSet pauses) {
    std::erase_if(pauses.vacations, [&](const Vacation& one) { return one.until <= begun; });
    std::erase_if(pauses.server,
                  [&](const ServerPause& one) { return one.until && *one.until <= begun; });
    return pauses;
}

/// The pauses until `used` of the turn's time is used.
std::vector<ClockPause> pauses_until(const PauseSet& all_pauses, const TurnClock& turn,
                                     milliseconds used) {
    const PauseSet pauses = without_past_pauses(turn.since, all_pauses);
    std::vector<ClockPause> all;
    milliseconds own_left = turn.own_pauses ? own_pauses_max(turn.left) : milliseconds(0);
    milliseconds to_use = used;
    for (Instant at = turn.since; to_use > milliseconds(0);) {
        Phase phase = phase_at(pauses, at);
        if (phase.own()) {
            if (own_left == milliseconds(0))
                phase.why.reset();
            else if (phase.until == never || phase.until - at > own_left)
                phase.until = at + own_left;
        }
        if (phase.why && phase.until == never) {
            add(all, {at, std::nullopt, *phase.why});
            return all;
        }
        if (phase.why) {
            add(all, {at, phase.until, *phase.why});
            if (phase.own()) own_left -= phase.until - at;
        } else {
            if (phase.until == never || phase.until - at >= to_use) return all;
            to_use -= phase.until - at;
        }
        at = phase.until;
    }
    return all;
}

std::chrono::sys_days next_midnight(Instant at, std::chrono::minutes zone) {
    return std::chrono::floor<days>(at + zone) + days(1);
}

}  // namespace

milliseconds own_pauses_max(milliseconds left) {
    return own_pauses_base + 2 * left;
}

std::vector<ClockPause> clock_pauses(const PauseSet& pauses, const TurnClock& turn) {
    return pauses_until(pauses, turn, turn.left);
}

std::optional<Instant> time_reached(const PauseSet& pauses, const TurnClock& turn,
                                    milliseconds used) {
    Instant end = turn.since + used;
    for (const ClockPause& one : pauses_until(pauses, turn, used)) {
        if (!one.until) return std::nullopt;
        end += *one.until - one.from;
    }
    return end;
}

milliseconds time_used(const PauseSet& pauses, const TurnClock& turn, Instant now) {
    if (now <= turn.since) return milliseconds(0);
    milliseconds used = now - turn.since;
    for (const ClockPause& one : clock_pauses(pauses, turn)) {
        if (one.from >= now) break;
        used -= std::min(one.until.value_or(now), now) - one.from;
    }
    return std::min(used, turn.left);
}

std::optional<ClockPause> current_pause(const PauseSet& pauses, const TurnClock& turn,
                                        Instant now) {
    std::optional<ClockPause> found;
    for (const ClockPause& one : clock_pauses(pauses, turn)) {
        if (found) {
            if (found->until != one.from) break;
            found->until = one.until;
        } else if (one.from <= now && (!one.until || now < *one.until)) {
            found = one;
        }
    }
    return found;
}

RestSchedule rest_schedule_at(const std::vector<RestSchedule>& rests, Instant now) {
    const RestSchedule* rest = rest_in_force(rests, now);
    return rest ? *rest : RestSchedule{};
}

std::vector<RestSchedule> schedule_rest(std::vector<RestSchedule> rests, RestSchedule wish,
                                        Instant now) {
    std::erase_if(rests, [now](const RestSchedule& one) { return one.since > now; });
    if (!rests.empty() ? rests.back().same_times(wish) : !wish.sleeps() && wish.weekend == 0)
        return rests;
    auto start = next_midnight(now, wish.zone);
    if (!rests.empty()) {
        // The moment before, so that a midnight is its own next one.
        const Instant free = rests.back().since + schedule_days_min;
        start = std::max(start, next_midnight(free - milliseconds(1), wish.zone));
    }
    wish.since = start - wish.zone;
    rests.push_back(wish);
    return rests;
}

}  // namespace posthouse::club
