#include "club/clock.h"

#include <gtest/gtest.h>

namespace posthouse {
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
    EXPECT_EQ(after_move(match, Instant(72h), 0ms).left[0], 24h * 8);
    EXPECT_EQ(after_move(match, Instant(1h), 0ms).left[0], 24h * 10);
    EXPECT_EQ(after_move(match, Instant(72h), 0ms).left[1], 24h * 10);
    EXPECT_EQ(time_up(match), Instant(24h * 10));
}

TEST(Clock, AMoveMadeTooLateButNotYetCountedOutLeavesTheIncrement) {
    Match match;
    match.clock = *read_clock("1d+1h");
    match.turn_since = Instant(0ms);
    EXPECT_EQ(after_move(match, Instant(48h), 0ms).left[0], 1h);
}

TEST(Clock, VacationIsNotCountedAndOverlappingOnesAreCountedOnce) {
    const std::vector<Vacation> vacations{
        {Instant(20h), Instant(30h)}, {Instant(10h), Instant(25h)}, {Instant(40h), Instant(50h)}};
    EXPECT_EQ(within(vacations, Instant(0h), Instant(100h)), 30h);
    EXPECT_EQ(within(vacations, Instant(22h), Instant(42h)), 10h);
    EXPECT_EQ(within(vacations, Instant(31h), Instant(39h)), 0h);
    Match match;
    match.clock = *read_clock("10d+1d");
    match.turn_since = Instant(0ms);
    EXPECT_EQ(after_move(match, Instant(72h), 24h).left[0], 24h * 9);
    EXPECT_EQ(after_no_move(match, Instant(72h), 24h).left[0], 24h * 8);
    EXPECT_EQ(time_left(match, Instant(24h * 30), 0ms), 0h);
}

TEST(Clock, TheHouseLooksAgainAsSoonAsTheTimeMayBeUp) {
    const std::vector<Vacation> vacations{{Instant(10h), Instant(20h)}};
    EXPECT_EQ(look_again(5h, vacations, Instant(2h)), Instant(7h));
    EXPECT_EQ(look_again(5h, vacations, Instant(10h)), Instant(15h));
    EXPECT_EQ(look_again(1min, vacations, Instant(12h)), Instant(13h));
    EXPECT_EQ(look_again(1min, vacations, Instant(19h + 30min)), Instant(20h + 1min));
    EXPECT_EQ(look_again(5h, vacations, Instant(20h)), Instant(25h));
}

TEST(Clock, EachVacationThatBeginsBeforeTheTimeIsUpPutsItOff) {
    Match match;
    match.clock = *read_clock("10h");
    match.turn_since = Instant(2h);
    EXPECT_EQ(time_up(match), Instant(12h));
    EXPECT_EQ(time_up(match, {{Instant(0h), Instant(1h)}}), Instant(12h));
    EXPECT_EQ(time_up(match, {{Instant(1h), Instant(4h)}}), Instant(14h));
    EXPECT_EQ(time_up(match, {{Instant(11h), Instant(31h)}}), Instant(32h));
    EXPECT_EQ(time_up(match, {{Instant(12h), Instant(31h)}}), Instant(12h));
    // The first puts the end into the second, and two that overlap count once.
    EXPECT_EQ(time_up(match, {{Instant(13h), Instant(20h)}, {Instant(11h), Instant(14h)}}),
              Instant(21h));
}

TEST(Clock, ItsRulesAreSaidInSentences) {
    EXPECT_EQ(clock_rules(*read_clock("30d+1d")),
              "Clock 30d+1d: each has 30 days, which run while it is his turn; each move adds 1 "
              "day, up to 30 days. A player whose time is up loses. During a vacation it stands "
              "still.");
    EXPECT_EQ(clock_rules(Clock{}), "No clock: take your time.");
}

TEST(Clock, DurationsAreSaidInTwoUnitsAtMost) {
    EXPECT_EQ(write_duration(24h * 3 + 4h + 5min), "3 days 4 hours");
    EXPECT_EQ(write_duration(24h), "1 day");
    EXPECT_EQ(write_duration(61min), "1 hour 1 minute");
    EXPECT_EQ(write_duration(30s), "less than a minute");
    EXPECT_EQ(write_duration(-1s), "no time");
}

}  // namespace
}  // namespace posthouse
