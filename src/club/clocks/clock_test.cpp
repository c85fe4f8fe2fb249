
#include "club/clocks/clock.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;

TEST(Clock, ItsWordsRoundTrip) {
    for (const char* words : {"none", "30d+1d", "10d", "12h+30m", "14d+1d/20d", "90m+5m"}) {
        const auto clock = read_clock(words);
        ASSERT_TRUE(clock) << words;
        EXPECT_EQ(write_clock(*clock), words);
    }
}

TEST(Clock, WhatIsNoClockIsRefused) {
    for (const char* words : {"", "30", "d", "30x", "-3d", "30d+", "0d", "900d", "10d+20d",
                              "10d/5d", "30d+1d+1d", "99999d"})
        EXPECT_FALSE(read_clock(words)) << words;
}

TEST(Clock, AMoveAddsTheIncrementButNeverBeyondTheCap) {
    Match match;
    match.clock = *read_clock("10d+1d");
    match.turn_since = Instant(0ms);
    EXPECT_EQ(after_move(match, Instant(72h), {}).left[0], 24h * 8);
    EXPECT_EQ(after_move(match, Instant(1h), {}).left[0], 24h * 10);
    EXPECT_EQ(after_move(match, Instant(72h), {}).left[1], 24h * 10);
    EXPECT_EQ(turn_deadline(match, {}), Instant(24h * 10));
}

TEST(Clock, AMoveMadeTooLateButNotYetCountedOutLeavesTheIncrement) {
    Match match;
    match.clock = *read_clock("1d+1h");
    match.turn_since = Instant(0ms);
    EXPECT_EQ(after_move(match, Instant(48h), {}).left[0], 1h);
}

TEST(Clock, APauseIsNotCounted) {
    Match match;
    match.clock = *read_clock("10d+1d");
    match.turn_since = Instant(0ms);
    const PauseSet pauses{{{Instant(24h), Instant(48h)}}, {}, {}};
    EXPECT_EQ(after_move(match, Instant(72h), pauses).left[0], 24h * 9);
    EXPECT_EQ(after_no_move(match, Instant(72h), pauses).left[0], 24h * 8);
    EXPECT_EQ(time_left(match, Instant(24h * 30), pauses), 0h);
    EXPECT_EQ(turn_deadline(match, pauses), Instant(24h * 11));
}

TEST(Clock, ItRemindsAtFourFifthsAndOnceMoreBeforeTheEnd) {
    EXPECT_EQ(reminder_after(5h), 4h);
    EXPECT_EQ(reminder_after(5h - 1ms), std::nullopt);
    EXPECT_EQ(reminder_after(30 * 24h), 24 * 24h);
    EXPECT_EQ(last_reminder_after(10h), std::nullopt);
    EXPECT_EQ(last_reminder_after(11h), 9h);
    EXPECT_EQ(last_reminder_after(5 * 24h), 5 * 24h - 6h);
    EXPECT_EQ(last_reminder_after(30 * 24h), 29 * 24h);
    for (milliseconds left = 10h + 1ms; left < 400 * 24h; left += 7h)
        EXPECT_LE(*reminder_after(left), *last_reminder_after(left));
}

TEST(Clock, ItsTermsTakeTwoLinesOfALetter) {
    EXPECT_EQ(clock_terms(*read_clock("30d+1d")),
              "Clock 30d+1d: 30 days for each player, and 1 day more with each move. A player who "
              "runs out of time loses (see: help clock).");
    EXPECT_EQ(clock_terms(Clock{}), "No clock: take your time.");
}

TEST(Clock, DurationsHaveAtMostTwoUnits) {
    EXPECT_EQ(write_duration(24h * 3 + 4h + 5min), "3 days 4 hours");
    EXPECT_EQ(write_duration(24h), "1 day");
    EXPECT_EQ(write_duration(61min), "1 hour 1 minute");
    EXPECT_EQ(write_duration(30s), "30 seconds");
    EXPECT_EQ(write_duration(90s), "1 minute 30 seconds");
    EXPECT_EQ(write_duration(9min + 30s), "9 minutes");
    EXPECT_EQ(write_duration(1ms), "less than a second");
    EXPECT_EQ(write_duration(-1s), "no time");
}

using namespace std::chrono_literals;
using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr int saturday = 1 << 5, sunday = 1 << 6;

/// 2026-11-16, a Monday, plus this time.
Instant monday(milliseconds later) {
    return Instant(std::chrono::sys_days{std::chrono::year{2026} / 11 / 16}) + later;
}

RestSchedule rest(int from, int until, int weekend = 0, minutes zone = {}) {
    return {monday(-10000h), from, until, weekend, zone};
}

TEST(ClockPauses, WithoutAnyTheTimeIsUpWhenItIsUsed) {
    const TurnClock turn{monday(2h), 10h};
    EXPECT_EQ(turn_deadline({}, turn), monday(12h));
    EXPECT_EQ(time_used({}, turn, monday(1h)), 0h);
    EXPECT_EQ(time_used({}, turn, monday(5h)), 3h);
    EXPECT_EQ(time_used({}, turn, monday(50h)), 10h);
    EXPECT_EQ(current_pause({}, turn, monday(5h)), std::nullopt);
}

TEST(ClockPauses, EachVacationThatBeginsBeforeTheTimeIsUpDelaysTheEnd) {
    const TurnClock turn{monday(2h), 10h};
    const auto end = [&](std::vector<Vacation> vacations) {
        return turn_deadline({std::move(vacations), {}, {}}, turn);
    };
    EXPECT_EQ(end({{monday(0h), monday(1h)}}), monday(12h));
    EXPECT_EQ(end({{monday(1h), monday(4h)}}), monday(14h));
    EXPECT_EQ(end({{monday(11h), monday(31h)}}), monday(32h));
    EXPECT_EQ(end({{monday(12h), monday(31h)}}), monday(12h));
    // The first moves the end into the second, and overlapping time counts once.
    EXPECT_EQ(end({{monday(13h), monday(20h)}, {monday(11h), monday(14h)}}), monday(21h));
}

TEST(ClockPauses, SleepIsInThePlayersTimeZone) {
    const TurnClock turn{monday(20h), 10h};
    const PauseSet pauses{{}, {rest(23, 7, 0, 60min)}, {}};
    EXPECT_THAT(clock_pauses(pauses, turn),
                ElementsAre(ClockPause{monday(22h), monday(30h), PauseReason::sleep}));
    EXPECT_EQ(turn_deadline(pauses, turn), monday(38h));
    EXPECT_EQ(time_used(pauses, turn, monday(25h)), 2h);
    EXPECT_EQ(current_pause(pauses, turn, monday(22h))->until, monday(30h));
    EXPECT_EQ(current_pause(pauses, turn, monday(30h)), std::nullopt);
    const PauseSet west{{}, {rest(1, 5, 0, -(3h + 30min))}, {}};
    EXPECT_EQ(current_pause(west, turn, monday(28h + 29min)), std::nullopt);
    EXPECT_EQ(current_pause(west, turn, monday(28h) + 30min)->until, monday(32h) + 30min);
}

TEST(ClockPauses, OfPlayersDoNotStopAGameAtOneSitting) {
    TurnClock turn{monday(20h), 4h};
    const PauseSet asleep{{}, {rest(23, 7, 0, 60min)}, {}};
    EXPECT_EQ(turn_deadline(asleep, turn), monday(32h));
    turn.own_pauses = false;
    EXPECT_EQ(turn_deadline(asleep, turn), monday(24h));
    EXPECT_TRUE(clock_pauses(asleep, turn).empty());
}

TEST(ClockPauses, AWeekendAfterSleepPausesUntilBothAreOver) {
    const TurnClock turn{monday(4 * 24h), 5 * 24h};
    const PauseSet pauses{{}, {rest(22, 8, saturday | sunday)}, {}};
    const auto still = current_pause(pauses, turn, monday(5 * 24h - 1h)).value();
    EXPECT_EQ(still.why, PauseReason::sleep);
    EXPECT_EQ(still.until, monday(7 * 24h + 8h));
    EXPECT_EQ(current_pause(pauses, turn, monday(5 * 24h))->why, PauseReason::weekend);
}

TEST(ClockPauses, WhileTheServerIsFrozenTheEndIsUnknown) {
    const TurnClock turn{monday(0h), 10h};
    const PauseSet pauses{{}, {}, {{monday(4h), std::nullopt, true}}};
    EXPECT_EQ(turn_deadline(pauses, turn), std::nullopt);
    EXPECT_EQ(time_reached(pauses, turn, 4h), monday(4h));
    EXPECT_EQ(time_used(pauses, turn, monday(9999h)), 4h);
    EXPECT_EQ(current_pause(pauses, turn, monday(5h)),
              (ClockPause{monday(4h), std::nullopt, PauseReason::frozen}));
    const PauseSet asleep{{}, {rest(23, 7)}, pauses.server};
    EXPECT_EQ(turn_deadline(asleep, turn), std::nullopt);
    const PauseSet lifted{{}, {}, {{monday(4h), monday(100h), true}}};
    EXPECT_EQ(turn_deadline(lifted, turn), monday(106h));
}

TEST(ClockPauses, AScheduleHoldsFromThePlayersNextMidnight) {
    const auto wished = schedule_rest({}, rest(23, 7, 0, 60min), monday(22h) + 59min);
    ASSERT_THAT(wished, SizeIs(1));
    EXPECT_EQ(wished[0].since, monday(23h));
    EXPECT_EQ(schedule_rest({}, rest(23, 7, 0, 60min), monday(23h))[0].since, monday(47h));
    EXPECT_FALSE(rest_schedule_at(wished, monday(22h)).sleeps());
    EXPECT_TRUE(rest_schedule_at(wished, monday(23h)).sleeps());
    EXPECT_THAT(schedule_rest({}, RestSchedule{}, monday(0h)), IsEmpty());
}

TEST(ClockPauses, AScheduleHoldsForAtLeastAWeekAndAPendingOneIsDropped) {
    auto rests = schedule_rest({}, rest(23, 7), monday(12h));  // from Tuesday
    rests = schedule_rest(rests, rest(22, 6), monday(13h));    // a slip mended
    ASSERT_THAT(rests, SizeIs(1));
    EXPECT_EQ(rests[0].sleep_from, 22);
    EXPECT_EQ(rests[0].since, monday(24h));
    rests = schedule_rest(rests, rest(0, 0, saturday), monday(48h));
    ASSERT_THAT(rests, SizeIs(2));
    EXPECT_EQ(rests[1].since, monday(8 * 24h));
    EXPECT_THAT(schedule_rest(rests, rests[0], monday(60h)), SizeIs(1)) << "the change is dropped";
    rests = schedule_rest(rests, rest(1, 2), monday(100 * 24h + 1h));
    EXPECT_EQ(rests[2].since, monday(101 * 24h));
}

TEST(ClockPauses, NoChangesOfSchedulesPauseMoreThanHalfOfTwoWeeks) {
    // A new weekend every day still leaves 70 hours to run in any two weeks.
    std::vector<RestSchedule> rests;
    for (int day = 0; day < 200; ++day)
        rests = schedule_rest(rests, rest(14, 0, 3 << (day % 6), 60min * (day % 25 - 11)),
                              monday(day * 24h + 1h));
    for (int day = 0; day < 180; ++day) {
        const TurnClock turn{monday(day * 24h), 366 * 24h};
        const Instant later = monday((day + 14) * 24h);
        EXPECT_GE(time_used({{}, rests, {}}, turn, later), 70h) << day;
    }
}

// ---- Comparison with a minute-by-minute simulation ----

struct Mixture {
    explicit Mixture(unsigned seed) : lot(seed) {
        const int many = any(0, 4);
        for (int i = 0; i < many; ++i) {
            const Instant from = minute();
            pauses.vacations.push_back({from, from + minutes(any(0, 60 * 24 * 12))});
        }
        for (int i = any(0, 3); i > 0; --i)
            pauses.rest_schedules.push_back(
                {minute(), any(0, 23), any(0, 23), any(0, 127), minutes(30 * any(-24, 28))});
        std::ranges::sort(pauses.rest_schedules, {}, &RestSchedule::since);
        for (int i = any(0, 3); i > 0; --i) {
            const Instant from = minute();
            pauses.server.push_back({from, from + minutes(any(0, 60 * 50)), any(0, 1) == 1});
        }
        turn = {minute(), minutes(any(0, 60 * 24 * 6))};
    }
    int any(int least, int most) { return std::uniform_int_distribution<int>(least, most)(lot); }
    Instant minute() { return monday(0h) + minutes(any(0, 60 * 24 * 30)); }

    std::mt19937 lot;
    PauseSet pauses;
    TurnClock turn;
};

/// Whether the player or the server pauses in the minute that begins at `at`; computed differently
/// from clock.cpp.
std::pair<bool, bool> still_at(const PauseSet& pauses, Instant at) {
    bool own = false, house = false;
    for (const auto& one : pauses.server) house |= one.from <= at && at < *one.until;
    for (const auto& one : pauses.vacations) own |= one.from <= at && at < one.until;
    const RestSchedule* rest = nullptr;
    for (const RestSchedule& one : pauses.rest_schedules)
        if (one.since <= at) rest = &one;
    if (rest) {
        const auto minute = std::chrono::floor<minutes>(at + rest->zone).time_since_epoch().count();
        const long long day = minute / 1440, hour = minute / 60 % 24;
        own |= (rest->weekend >> ((day + 3) % 7) & 1) != 0;  // 1970 began on a Thursday
        for (int asleep = rest->sleep_from; asleep != rest->sleep_until; asleep = (asleep + 1) % 24)
            own |= asleep == hour;
    }
    return {own, house};
}

TEST(ClockPauses, AgreeWithAWalkFromMinuteToMinute) {
    for (unsigned seed = 1; seed <= 300; ++seed) {
        Mixture mixture(seed);
        const TurnClock turn = mixture.turn;
        milliseconds used{}, own_left = own_pauses_max(turn.left);
        Instant at = turn.since;
        const auto spans = clock_pauses(mixture.pauses, turn);
        std::size_t span = 0;
        for (int step = 0; used < turn.left; ++step) {
            if (step % 97 == 0) {
                ASSERT_EQ(time_used(mixture.pauses, turn, at), used) << "seed " << seed;
                ASSERT_EQ(time_reached(mixture.pauses, turn, used).value() <= at, true) << seed;
            }
            const auto [own, house] = still_at(mixture.pauses, at);
            const bool stands = house || (own && own_left > 0ms);
            while (span < spans.size() && *spans[span].until <= at) ++span;
            ASSERT_EQ(span < spans.size() && spans[span].from <= at, stands)
                << "seed " << seed << ", minute " << step;
            if (stands && !house) own_left -= 1min;
            if (!stands) used += 1min;
            at += 1min;
        }
        EXPECT_EQ(turn_deadline(mixture.pauses, turn), at) << "seed " << seed;
        EXPECT_EQ(time_used(mixture.pauses, turn, at + 5min), turn.left);
    }
}

TEST(ClockPauses, NoCombinationExtendsATurnBeyondItsBound) {
    // Far more than the club allows: weekends all week, years of vacation.
    for (unsigned seed = 1; seed <= 300; ++seed) {
        Mixture mixture(seed);
        PauseSet& pauses = mixture.pauses;
        if (seed % 3 == 0) pauses.rest_schedules.push_back({monday(-1h), 0, 0, 127, {}});
        if (seed % 5 == 0) pauses.vacations.push_back({monday(-1h), monday(24h * 10000)});
        std::ranges::sort(pauses.rest_schedules, {}, &RestSchedule::since);
        milliseconds house{};
        for (const ServerPause& one : pauses.server) house += *one.until - one.from;
        const TurnClock turn = mixture.turn;
        const auto end = turn_deadline(pauses, turn);
        ASSERT_TRUE(end);
        EXPECT_LE(*end - turn.since, 3 * turn.left + days(60) + house) << "seed " << seed;
        EXPECT_GE(*end - turn.since, turn.left);
    }
}

}  // namespace
}  // namespace posthouse::club
