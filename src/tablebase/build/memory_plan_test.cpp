#include "tablebase/build/memory_plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace posthouse::tablebase {
namespace {

/// Tables that grow about as those with twelve houses do.
MemoryNeeds needs(std::uint64_t budget) {
    MemoryNeeds needs;
    needs.budget = budget;
    needs.fixed = 50;
    needs.work = 1000;
    for (std::uint64_t size = 4; size < 600; size = size * 7 / 5 + 1) needs.smaller.push_back(size);
    return needs;
}

TEST(MemoryPlan, KeepsEverythingInMemoryIfThatFits) {
    const auto all = needs(0).smaller;
    const std::uint64_t sum = std::accumulate(all.begin(), all.end(), std::uint64_t{0});
    const MemoryPlan plan = plan_memory(needs(1050 + sum));
    EXPECT_TRUE(plan.possible && plan.all_resident);
    EXPECT_EQ(plan.resident_below, static_cast<int>(all.size()));
    EXPECT_TRUE(plan.passes.empty());
    EXPECT_EQ(plan.spare, 0U);
    EXPECT_EQ(plan_memory(needs(1050 + sum + 7)).spare, 7U);
    EXPECT_FALSE(plan_memory(needs(1050 + sum - 1)).all_resident);
}

TEST(MemoryPlan, IsImpossibleOnlyWithoutRoomForTheTableInProgress) {
    EXPECT_FALSE(plan_memory(needs(1049)).possible);
    EXPECT_TRUE(plan_memory(needs(1050)).possible);
}

TEST(MemoryPlan, NeverTakesMoreThanTheBudgetAndLeavesNoTableOut) {
    bool one = false, several = false;
    for (std::uint64_t budget = 1050; budget < 4000; budget += 7) {
        const MemoryNeeds of = needs(budget);
        const MemoryPlan plan = plan_memory(of);
        ASSERT_TRUE(plan.possible);
        if (plan.all_resident) continue;
        std::uint64_t staying = of.fixed;
        for (int k = 0; k < plan.resident_below; ++k)
            staying += of.smaller[static_cast<std::size_t>(k)];
        EXPECT_LE(staying + of.work, budget);
        std::vector<int> seen(static_cast<std::size_t>(plan.resident_below));
        std::iota(seen.begin(), seen.end(), 0);
        for (const auto& pass : plan.passes) {
            std::uint64_t bytes = staying;
            for (const int k : pass) bytes += of.smaller[static_cast<std::size_t>(k)];
            EXPECT_LE(bytes, budget);
            seen.insert(seen.end(), pass.begin(), pass.end());
        }
        std::vector<int> all(of.smaller.size());
        std::iota(all.begin(), all.end(), 0);
        EXPECT_EQ(seen, all);
        (plan.passes.size() > 1 ? several : one) = true;
    }
    EXPECT_TRUE(one && several);
}

}  // namespace
}  // namespace posthouse::tablebase
