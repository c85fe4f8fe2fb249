#include "club/clock.h"

#include <gtest/gtest.h>

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
    EXPECT_EQ(time_up(match, {}), Instant(24h * 10));
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
    EXPECT_EQ(time_up(match, pauses), Instant(24h * 11));
}

TEST(Clock, ItRemindsAtFourFifthsAndOnceMoreBeforeTheEnd) {
    EXPECT_EQ(reminder_after(5h), 4h);
    EXPECT_EQ(reminder_after(5h - 1ms), std::nullopt);
    EXPECT_EQ(reminder_after(30 * 24h), 24 * 24h);
    EXPECT_EQ(last_call_after(10h), std::nullopt);
    EXPECT_EQ(last_call_after(11h), 9h);
    EXPECT_EQ(last_call_after(5 * 24h), 5 * 24h - 6h);
    EXPECT_EQ(last_call_after(30 * 24h), 29 * 24h);
    for (milliseconds left = 10h + 1ms; left < 400 * 24h; left += 7h)
        EXPECT_LE(*reminder_after(left), *last_call_after(left));
}

TEST(Clock, ItsRulesAreSaidInSentences) {
    EXPECT_EQ(
        clock_rules(*read_clock("30d+1d")),
        "Clock 30d+1d: each has 30 days, which run while it is his turn; each move adds 1 day, up "
        "to 30 days. A player whose time is up loses. His clock stands still in his sleeping hours "
        "(10 a day at most), on his weekends (2 days a week at most) and vacations (30 days a "
        "year), which all together put off the end of a turn by no more than 60 days and twice the "
        "time he had; and while the house is closed or its operator stops all clocks. He may "
        "always move. He is reminded when four fifths of his time are used, and once more before "
        "the end.");
    EXPECT_EQ(clock_rules(*read_clock("10m")).find("reminded"), std::string::npos);
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
}  // namespace posthouse::club
