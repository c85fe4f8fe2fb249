#include "engine_protocol/search_task.h"

#include <gtest/gtest.h>

namespace posthouse::engine_protocol {
namespace {

TEST(TimePlan, NeverTakesMoreThanTheClockHas) {
    for (const double left : {-5.0, 0.0, 1.0, 9.0, 10.0, 11.0, 100.0, 1e4, 1e7})
        for (const double increment : {0.0, 1.0, 1e4})
            for (const int to_go : {0, 1, 2, 40, 1000})
                for (const double overhead : {0.0, 10.0, 5000.0}) {
                    const TimePlan plan = plan_time({left, increment, to_go}, overhead);
                    EXPECT_GT(plan.soft_ms, 0);
                    EXPECT_LE(plan.soft_ms, plan.hard_ms);
                    EXPECT_LE(plan.hard_ms, std::max(left, 1.0));
                    if (left > 2 * overhead) {
                        EXPECT_LE(plan.hard_ms, std::max(left - overhead, 1.0));
                    }
                }
}

TEST(TimePlan, AWholeGameAtTheHardLimitNeverRunsOut) {
    double left = 10'000;
    for (int move = 0; move < 50; ++move) {
        left -= plan_time({left, 0, 0}, 0).hard_ms;
        ASSERT_GE(left, 0) << "move " << move;
    }
}

TEST(TimePlan, GivesMoreWithAnIncrementAndWithFewerMovesToGo) {
    EXPECT_GT(plan_time({1000, 100, 0}, 10).soft_ms, plan_time({1000, 0, 0}, 10).soft_ms);
    EXPECT_GT(plan_time({1000, 0, 5}, 10).soft_ms, plan_time({1000, 0, 20}, 10).soft_ms);
    EXPECT_GT(plan_time({1000, 0, 1}, 10).hard_ms, 900);
}

TEST(TimePlan, WithoutAnyLimitNeverEnds) {
    EXPECT_EQ(TimePlan{}.hard_ms, TimePlan::never);
    EXPECT_EQ(stricter({}, {TimePlan::never, 50}), (TimePlan{TimePlan::never, 50}));
    EXPECT_EQ(stricter({10, 80}, {TimePlan::never, 50}), (TimePlan{10, 50}));
}

}  // namespace
}  // namespace posthouse::engine_protocol
