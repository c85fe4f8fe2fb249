#include "engine_protocol/stress_test.h"

#include <gtest/gtest.h>

namespace posthouse::engine_protocol {
namespace {

// A million rounds are bench/engine_stress_test.cpp's.
TEST(Storm, every_go_is_answered_once_and_legally) {
    StressTest storm(20261121);
    for (int round = 0; round < 400; ++round) ASSERT_NO_THROW(storm.round());
    EXPECT_EQ(storm.tally().rounds, 400u);
    EXPECT_GT(storm.tally().stopped, 50u);
    EXPECT_GT(storm.tally().lines_checked, 5u);
}

}  // namespace
}  // namespace posthouse::engine_protocol
