#include "games/wari/tablebase_rules.h"

#include "games/wari/wari.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace posthouse::wari {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool slow = true;
#else
constexpr bool slow = false;
#endif

TEST(TablebaseRules, sow_and_capture_as_the_reference_rules_do_with_many_seeds) {
    for (const Variant& variant : variants) {
        if (variant.houses != 6) continue;
        const Wari<6> rules(variant);
        const TablebaseRules<6> row_rules(variant);
        std::uint64_t bits = 1;
        for (int k = 0; k < (slow ? 5'000 : 100'000); ++k) {
            Position<6> at;
            for (int seeds = 0; seeds < 48; ++seeds) {
                bits = bits * 6364136223846793005ULL + 1442695040888963407ULL;
                // A few houses get most of the seeds, so that some go round more than once.
                const auto house = (bits >> 40) % 12;
                ++at.seeds[bits >> 62 ? house * (k % 12) % 12 : house];
            }
            posthouse::tablebase::Row<6> mine, theirs;
            std::copy_n(at.seeds.begin(), 6, mine.begin());
            std::copy_n(at.seeds.begin() + 6, 6, theirs.begin());
            for (std::uint8_t house = 0; house < 6; ++house) {
                if (mine[house] == 0) continue;
                const auto sown = rules.sow(at, Move{house});
                const auto lift = row_rules.lift(mine, house);
                const auto landing = row_rules.land(theirs, lift.crossing);
                ASSERT_TRUE(std::equal(lift.left.begin(), lift.left.end(), sown.seeds.begin()));
                ASSERT_TRUE(
                    std::equal(landing.left.begin(), landing.left.end(), sown.seeds.begin() + 6));
                ASSERT_EQ(landing.captured, sown.captured_seeds);
            }
        }
    }
}

TEST(TablebaseRules, know_the_dead_positions_of_the_variants_that_end_with_them) {
    for (const Variant& variant : variants) {
        if (variant.houses != 6) continue;
        const TablebaseRules<6> rules(variant);
        EXPECT_EQ(rules.ended(2).size(), variant.dead_ends ? 13U : 0U) << variant.name;
        for (const int seeds : {0, 1, 3, 12}) EXPECT_TRUE(rules.ended(seeds).empty());
    }
}

}  // namespace
}  // namespace posthouse::wari
