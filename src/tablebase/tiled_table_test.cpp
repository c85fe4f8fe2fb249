#include "tablebase/tiled_table.h"

#include <gtest/gtest.h>

namespace posthouse::tablebase {
namespace {

TEST(TiledTable, becomes_a_finished_table_with_each_value_in_its_place) {
    for (const int seeds : {0, 1, 5, 8}) {
        TiledTable<6> tiled(seeds, ThreadPool(1));
        const auto value_at = [&](int theirs, std::size_t their_rank, std::size_t my_rank) {
            const auto mixed = static_cast<std::size_t>(theirs) * 31 + their_rank * 7 + my_rank;
            return static_cast<int>(mixed % 97) - 48;
        };
        for (int theirs = 0; theirs <= seeds; ++theirs)
            for (std::size_t their = 0; their < Rows<6>::count(theirs); ++their)
                for (std::size_t mine = 0; mine < Rows<6>::count(seeds - theirs); ++mine)
                    tiled.tile(theirs, their / tile_side,
                               mine / tile_side)[their % tile_side * tile_side + mine % tile_side] =
                        tablebase::form::of_value(value_at(theirs, their, mine), mine % 2);
        EXPECT_EQ(tablebase::form::value_of(tiled.row(seeds, 0)[0]), value_at(seeds, 0, 0));
        const ValueTable<6> table = tiled.finished();
        ASSERT_EQ(table.size(), ValueTable<6>::size_of(seeds));
        for (int theirs = 0; theirs <= seeds; ++theirs)
            for (std::size_t their = 0; their < Rows<6>::count(theirs); ++their)
                for (std::size_t mine = 0; mine < Rows<6>::count(seeds - theirs); ++mine)
                    ASSERT_EQ(table.row_of(theirs, their)[mine] - table.zero,
                              value_at(theirs, their, mine));
    }
}

TEST(TiledTable, knows_when_a_row_last_changed_and_where) {
    TiledTable<6> tiled(9, ThreadPool(2));
    tiled.stamp(4, 1, 2, 0b101, 7);
    tiled.stamp(4, 1, 0, 0b100, 5);
    EXPECT_EQ(tiled.stamps(4, 64)[2], 7);
    EXPECT_EQ(tiled.stamps(4, 65)[2], 0);
    EXPECT_EQ(tiled.stamps(4, 66)[2], 7);
    EXPECT_EQ(tiled.stamps(4, 66)[0], 5);
    EXPECT_EQ(tiled.latest(4, 64), 7);
    EXPECT_EQ(tiled.latest(4, 65), 0);
    EXPECT_EQ(tiled.latest(4, 66), 7);
}

}  // namespace
}  // namespace posthouse::tablebase
