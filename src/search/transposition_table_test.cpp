#include "search/transposition_table.h"

#include <gtest/gtest.h>

namespace posthouse {
namespace {

using Table = TranspositionTable<int>;

Table::Entry entry(int at, int depth, int score) {
    Table::Entry made;
    made.at = at;
    made.depth = static_cast<std::int16_t>(depth);
    made.score = score;
    made.bound = Bound::exact;
    return made;
}

TEST(TranspositionTable, believes_only_the_very_position_however_equal_the_keys) {
    Table table;
    table.begin(1000);
    const Key key{1, 2};
    EXPECT_EQ(table.find(5, key), nullptr);
    EXPECT_EQ(table.find(0, key), nullptr);
    table.keep(key, entry(5, 3, 70));
    ASSERT_NE(table.find(5, key), nullptr);
    EXPECT_EQ(table.find(5, key)->score, 70);
    EXPECT_EQ(table.find(6, key), nullptr);
}

TEST(TranspositionTable, keeps_the_deepest_and_the_newest_of_those_that_share_a_place) {
    Table table;
    table.begin(1000);
    const Key key{1, 2};
    table.keep(key, entry(5, 9, 1));
    table.keep(key, entry(6, 3, 2));
    table.keep(key, entry(7, 2, 3));
    EXPECT_NE(table.find(5, key), nullptr);
    EXPECT_EQ(table.find(6, key), nullptr);
    EXPECT_NE(table.find(7, key), nullptr);
}

TEST(TranspositionTable, is_empty_at_every_beginning) {
    Table table;
    table.begin(1000);
    table.keep({}, entry(0, 9, 1));
    table.begin(10);
    EXPECT_EQ(table.find(0, {}), nullptr);
}

}  // namespace
}  // namespace posthouse
