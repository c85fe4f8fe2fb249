#include "tablebase/rows.h"

#include <gtest/gtest.h>

namespace posthouse::tablebase {
namespace {

template <int Houses>
void expect_ranks_are_places(int seeds_max) {
    for (int total = 0; total <= seeds_max; ++total) {
        const auto rows = Rows<Houses>::all(total);
        ASSERT_EQ(rows.size(), Rows<Houses>::count(total));
        for (std::size_t place = 0; place < rows.size(); ++place) {
            ASSERT_EQ(total_of(rows[place]), total);
            ASSERT_EQ(Rows<Houses>::rank(rows[place]), place);
        }
    }
}

TEST(Rows, are_numbered_without_gaps_in_the_order_they_are_listed) {
    expect_ranks_are_places<1>(20);
    expect_ranks_are_places<2>(20);
    expect_ranks_are_places<6>(12);
    expect_ranks_are_places<8>(8);
}

TEST(Rows, are_as_many_as_there_are_ways_to_lay_the_seeds) {
    EXPECT_EQ(Rows<6>::count(4), 126U);           // 9 choose 5
    EXPECT_EQ(Rows<6>::count(48), 2'869'685U);    // 53 choose 5
    EXPECT_EQ(Rows<8>::count(48), 202'927'725U);  // 55 choose 7
}

TEST(Rows, begin_with_all_seeds_in_the_first_house_and_end_with_all_in_the_last) {
    EXPECT_EQ(Rows<6>::rank({48, 0, 0, 0, 0, 0}), 0U);
    EXPECT_EQ(Rows<6>::rank({0, 0, 0, 0, 0, 48}), Rows<6>::count(48) - 1);
}

}  // namespace
}  // namespace posthouse::tablebase
