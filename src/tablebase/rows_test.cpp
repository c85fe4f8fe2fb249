
#include "tablebase/rows.h"
#include "tablebase/files/row_mapping.h"
#include "tablebase/files/tiled_table.h"

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

TEST(Rows, AreNumberedWithoutGapsInTheOrderTheyAreListed) {
    expect_ranks_are_places<1>(20);
    expect_ranks_are_places<2>(20);
    expect_ranks_are_places<6>(12);
    expect_ranks_are_places<8>(8);
}

TEST(Rows, AreAsManyAsThereAreWaysToPlaceTheSeeds) {
    EXPECT_EQ(Rows<6>::count(4), 126U);           // 9 choose 5
    EXPECT_EQ(Rows<6>::count(48), 2'869'685U);    // 53 choose 5
    EXPECT_EQ(Rows<8>::count(48), 202'927'725U);  // 55 choose 7
}

TEST(Rows, BeginWithAllSeedsInTheFirstHouseAndEndWithAllInTheLast) {
    EXPECT_EQ(Rows<6>::rank({48, 0, 0, 0, 0, 0}), 0U);
    EXPECT_EQ(Rows<6>::rank({0, 0, 0, 0, 0, 48}), Rows<6>::count(48) - 1);
}

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

TEST(RowMapping, MapsEachRowToItsPlaceAndNoOthers) {
    Pairs pairs;
    for (std::uint32_t from = 0; from < 300; ++from)
        if (from % 7 != 3 && from / 64 != 2) pairs.push_back({from, from * 3 + from / 50});
    const RowMapping carry(pairs, 310);
    EXPECT_EQ(carry.vectors(), 5U);
    expect_same(pairs_of(carry), pairs);
}

TEST(RowMapping, KnowsWhereOneRowGoes) {
    Pairs pairs;
    for (std::uint32_t from = 0; from < 300; ++from)
        if (from % 3 != 0) pairs.push_back({from, from * 2 + 5});
    const RowMapping carry(pairs, 300);
    for (const auto& pair : pairs) EXPECT_EQ(carry.image_of(pair.from), pair.to);
}

TEST(RowMapping, IsStraightIfAllRowsStay) {
    Pairs pairs;
    for (std::uint32_t from = 0; from < 100; ++from) pairs.push_back({from, from});
    EXPECT_TRUE(RowMapping(pairs, 100).straight());
    EXPECT_FALSE(RowMapping(pairs, 101).straight());  // one goes nowhere
    pairs.back().to = 100;
    EXPECT_FALSE(RowMapping(pairs, 100).straight());
}

TEST(RowMapping, ReachesNoFurtherThanItsStepsAndNeverBack) {
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

TEST(TiledTable, BecomesAFinishedTableWithEachValueInItsPlace) {
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
                        tablebase::value_encoding::of_value(value_at(theirs, their, mine),
                                                            mine % 2);
        EXPECT_EQ(tablebase::value_encoding::value_of(tiled.row(seeds, 0)[0]),
                  value_at(seeds, 0, 0));
        const ValueTable<6> table = tiled.finished();
        ASSERT_EQ(table.size(), ValueTable<6>::size_of(seeds));
        for (int theirs = 0; theirs <= seeds; ++theirs)
            for (std::size_t their = 0; their < Rows<6>::count(theirs); ++their)
                for (std::size_t mine = 0; mine < Rows<6>::count(seeds - theirs); ++mine)
                    ASSERT_EQ(table.row_of(theirs, their)[mine] - table.zero,
                              value_at(theirs, their, mine));
    }
}

TEST(TiledTable, KnowsWhenARowLastChangedAndWhere) {
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
