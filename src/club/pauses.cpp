#include "club/pauses.h"

#include <algorithm>

namespace posthouse::club {
namespace {

using std::chrono::days;
using std::chrono::hours;

constexpr days own_pauses_base{60};
constexpr days wish_holds_at_least{7};
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

void look_at_rest(const RestSchedule& rest, Instant at, Phase& phase) {
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

/// What holds at this moment, and for how long.
Phase phase_at(const PauseSet& pauses, Instant at) {
    Phase phase;
    for (const ServerPause& one : pauses.house) {
        const Instant until = one.until.value_or(never);
        // While the house stands still, nothing else matters before it moves again.
        if (one.from <= at && at < until)
            return {one.frozen ? PauseReason::frozen : PauseReason::closed, until};
        phase.changes_at(one.from, at);
    }
    for (const Vacation& one : pauses.vacations) {
        phase.changes_at(one.from, at);
        phase.changes_at(one.until, at);
        if (one.from <= at && at < one.until) phase.stands(PauseReason::vacation);
    }
    if (const RestSchedule* rest = rest_in_force(pauses.rest_schedules, at))
        look_at_rest(*rest, at, phase);
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

/// Without what was over when the turn began: a house of many years has many.
PauseSet since(Instant begun, PauseSet pauses) {
    std::erase_if(pauses.vacations, [&](const Vacation& one) { return one.until <= begun; });
    std::erase_if(pauses.house,
                  [&](const ServerPause& one) { return one.until && *one.until <= begun; });
    return pauses;
}

/// When the clock stands still until `used` of the turn's time is used.
std::vector<ClockPause> stills_until(const PauseSet& all_pauses, const TurnClock& turn,
                                     milliseconds used) {
    const PauseSet pauses = since(turn.since, all_pauses);
    std::vector<ClockPause> all;
    milliseconds own_left = own_pauses_max(turn.left), to_use = used;
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
    return stills_until(pauses, turn, turn.left);
}

std::optional<Instant> time_reached(const PauseSet& pauses, const TurnClock& turn,
                                    milliseconds used) {
    Instant end = turn.since + used;
    for (const ClockPause& one : stills_until(pauses, turn, used)) {
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
    if (!rests.empty() ? rests.back().same_wish(wish) : !wish.sleeps() && wish.weekend == 0)
        return rests;
    auto day = next_midnight(now, wish.zone);
    if (!rests.empty()) {
        // The moment before, so that a midnight is its own next one.
        const Instant free = rests.back().since + wish_holds_at_least;
        day = std::max(day, next_midnight(free - milliseconds(1), wish.zone));
    }
    wish.since = day - wish.zone;
    rests.push_back(wish);
    return rests;
}

}  // namespace posthouse::club
