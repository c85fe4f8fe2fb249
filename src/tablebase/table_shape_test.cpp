#include "tablebase/table_shape.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace posthouse::tablebase {
namespace {

template <int Houses>
void expect_rows_as_elsewhere(int total) {
    const auto rows = Rows<Houses>::all(total);
    ASSERT_EQ(rows.size(), ways_to_lay(Houses, total));
    auto next = row_of_rank(Houses, total, 0);
    for (std::size_t rank = 0; rank < rows.size(); ++rank) {
        if (rank > 0) next_row(std::span(next).first(Houses));
        ASSERT_EQ(rank_of(rows[rank]), rank);
        ASSERT_EQ(ranked<Houses>(rows[rank].data()).rank, rank);
        ASSERT_EQ(ranked<Houses>(rows[rank].data()).total, total);
        const auto found = row_of_rank(Houses, total, rank);
        ASSERT_TRUE(std::equal(rows[rank].begin(), rows[rank].end(), found.begin()));
        ASSERT_EQ(next, found);
    }
}

TEST(AnyRow, has_the_rank_that_Rows_gives_it) {
    for (int total = 0; total <= 9; ++total) {
        expect_rows_as_elsewhere<1>(total);
        expect_rows_as_elsewhere<2>(total);
        expect_rows_as_elsewhere<6>(total);
        expect_rows_as_elsewhere<8>(total);
    }
}

TEST(FileOrder, is_one_to_one) {
    for (const int houses : {1, 2, 3, 4, 6, 8}) {
        const int total = 6;
        const auto usual = usual_ranks(houses, total);
        for (std::uint64_t rank = 0; rank < ways_to_lay(houses, total); ++rank) {
            const auto mine = row_of_rank(houses, total, rank);
            const auto ordered = in_file_order(AnyRow(mine).first(houses));
            ASSERT_EQ(usual.at(rank_of(AnyRow(ordered).first(houses))), rank);
        }
    }
}

void expect_tiles_cover(int houses, int seeds) {
    const TableShape shape(houses, seeds);
    std::uint64_t positions = 0;
    for (std::uint64_t number = 0; number < shape.tiles(); ++number) {
        const TilePlace tile = shape.tile(number);
        ASSERT_LE(tile.positions(), TableShape::tile_positions);
        positions += tile.positions();
        for (int at = 0; at < tile.positions(); ++at) {
            const auto place = shape.place(tile.theirs, tile.first_row + at / tile.columns,
                                           tile.first_column + at % tile.columns);
            ASSERT_EQ(place.tile, number);
            ASSERT_EQ(place.within, at);
        }
    }
    ASSERT_EQ(positions, shape.positions());
}

TEST(TableShape, has_every_position_in_just_one_tile) {
    for (const int houses : {1, 2, 3, 6, 8})
        for (int seeds = 0; seeds <= 6; ++seeds) expect_tiles_cover(houses, seeds);
    expect_tiles_cover(3, 48);
}

TEST(TableShape, counts_the_positions_of_the_whole_game) {
    EXPECT_EQ(TableShape(6, 48).positions(), 279'871'768'995U);
    EXPECT_EQ(TableShape(6, 33).positions(), 7'669'339'132U);
    EXPECT_EQ(TableShape(8, 48).positions(), 122'131'734'269'895U);
    const std::vector<std::uint8_t> all{0, 0, 0, 0, 0, 48}, none(6);
    EXPECT_EQ(TableShape(6, 48).position(none, all), 279'871'768'994U);
    const TableShape shape(6, 48);
    EXPECT_EQ(shape.place(none, all).tile, shape.tiles() - 1);
}

}  // namespace
}  // namespace posthouse::tablebase
