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
    EXPECT_EQ(after_move(match, Instant(72h)).left[0], 24h * 8);
    EXPECT_EQ(after_move(match, Instant(1h)).left[0], 24h * 10);
    EXPECT_EQ(after_move(match, Instant(72h)).left[1], 24h * 10);
    EXPECT_EQ(time_up(match), Instant(24h * 10));
}

TEST(Clock, AMoveMadeTooLateButNotYetCountedOutLeavesTheIncrement) {
    Match match;
    match.clock = *read_clock("1d+1h");
    match.turn_since = Instant(0ms);
    EXPECT_EQ(after_move(match, Instant(48h)).left[0], 1h);
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
