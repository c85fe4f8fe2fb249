#include "tablebase/carry.h"

#include <gtest/gtest.h>

namespace posthouse::tablebase {
namespace {

using Pairs = std::vector<RowMapping::Pair>;

Pairs pairs_of(const RowMapping& carry) {
    Pairs pairs;
    for (std::uint32_t vector = 0; vector < carry.vectors(); ++vector)
        for (std::uint32_t lane = 0; lane < tile_side; ++lane)
            for (std::size_t s = carry.begin_of(vector); s < carry.end_of(vector); ++s) {
                const RowMapping::Step& step = carry.steps()[s];
                if (!(step.lanes >> lane & 1)) continue;
                const std::uint32_t origin = carry.origins()[s].of_lane[lane];
                pairs.push_back({vector * std::uint32_t{tile_side} + lane,
                                 step.to * std::uint32_t{tile_side} + origin});
            }
    return pairs;
}

void expect_same(const Pairs& one, const Pairs& two) {
    ASSERT_EQ(one.size(), two.size());
    for (std::size_t k = 0; k < one.size(); ++k) {
        EXPECT_EQ(one[k].from, two[k].from);
        EXPECT_EQ(one[k].to, two[k].to);
    }
}

TEST(Carry, says_for_each_row_where_it_goes_and_nothing_of_the_others) {
    Pairs pairs;
    for (std::uint32_t from = 0; from < 300; ++from)
        if (from % 7 != 3 && from / 64 != 2) pairs.push_back({from, from * 3 + from / 50});
    const RowMapping carry(pairs, 310);
    EXPECT_EQ(carry.vectors(), 5U);
    expect_same(pairs_of(carry), pairs);
}

TEST(Carry, is_straight_where_all_rows_stay) {
    Pairs pairs;
    for (std::uint32_t from = 0; from < 100; ++from) pairs.push_back({from, from});
    EXPECT_TRUE(RowMapping(pairs, 100).straight());
    EXPECT_FALSE(RowMapping(pairs, 101).straight());  // one goes nowhere
    pairs.back().to = 100;
    EXPECT_FALSE(RowMapping(pairs, 100).straight());
}

TEST(Carry, reaches_no_further_than_its_steps_and_never_back) {
    const Pairs pairs = {{64, 64 * 5}, {70, 64 * 7}, {200, 64 * 9}};
    const RowMapping carry(pairs, 300);
    EXPECT_EQ(carry.reach_of(1).begin, 5U);
    EXPECT_EQ(carry.reach_of(1).end, 8U);
    EXPECT_EQ(carry.reach_of(3).begin, 9U);
    EXPECT_EQ(carry.reach_of(3).end, 10U);
    for (std::size_t vector = 1; vector < carry.vectors(); ++vector)
        EXPECT_GE(carry.reach_of(vector).begin, carry.reach_of(vector - 1).begin);
    for (const std::size_t empty : {std::size_t{0}, std::size_t{2}, std::size_t{4}})
        EXPECT_EQ(carry.reach_of(empty).begin, carry.reach_of(empty).end);
}

}  // namespace
}  // namespace posthouse::tablebase
