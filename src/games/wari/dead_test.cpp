#include "games/wari/dead.h"

#include "games/wari/wari.h"

#include <gtest/gtest.h>

#include <functional>
#include <random>

namespace posthouse::wari {
namespace {

constexpr Wari<6> rules(variant_named("wari"));

/// Every way to place `seeds` seeds in twelve houses, First to move. (Transposed, these are all
/// positions with Second to move.)
void each_position(int seeds, const std::function<void(const Position<6>&)>& visit) {
    Position<6> at;
    const std::function<void(std::size_t, int)> fill = [&](std::size_t cell, int left) {
        if (cell + 1 == at.seeds.size()) {
            at.seeds[cell] = static_cast<std::uint8_t>(left);
            visit(at);
            return;
        }
        for (int here = 0; here <= left; ++here) {
            at.seeds[cell] = static_cast<std::uint8_t>(here);
            fill(cell + 1, left - here);
        }
    };
    fill(0, seeds);
}

bool can_move(const Position<6>& position) {
    Wari<6>::MoveList moves;
    rules.moves(position, moves);
    return !moves.empty();
}

Position<6> pair(std::size_t one, std::size_t another) {
    Position<6> at;
    ++at.seeds[one];
    ++at.seeds[another];
    return at;
}

TEST(Dead, OfOneToTenSeedsOnlyThirteenPositionsWithTwoAre) {
    // The same loop to 14 seeds, 9.7 million positions, finds the same thirteen in a few seconds.
    for (int seeds = 1; seeds <= 10; ++seeds) {
        int positions = 0;
        int dead_ones = 0;
        each_position(seeds, [&](const Position<6>& position) {
            ++positions;
            if (!can_move(position)) return;
            const bool found = dead_by_search(rules, position);
            dead_ones += found;
            ASSERT_EQ(dead(rules, position), found);
        });
        EXPECT_EQ(dead_ones, seeds == 2 ? 13 : 0) << seeds << " seeds";
        if (seeds == 2) {
            EXPECT_EQ(positions, 78);
        }
    }
}

TEST(Dead, TheThirteenAreThoseOfTheRules) {
    // Mover's house and opponent's house, f/f e/f e/e … a/b a/a.
    for (std::size_t house = 0; house < 6; ++house) {
        EXPECT_TRUE(dead(rules, pair(house, 6 + house)));
        if (house < 5) {
            EXPECT_TRUE(dead(rules, pair(house, 6 + house + 1)));
        }
    }
    EXPECT_TRUE(dead(rules, pair(1, 5)));  // both the mover's
    EXPECT_TRUE(dead(rules, pair(0, 5)));
    EXPECT_FALSE(dead(rules, pair(5, 6)));
    EXPECT_FALSE(dead(rules, pair(2, 5)));
}

TEST(Dead, IsJudgedFromTheSideOfThePlayerToMove) {
    Position<6> at = pair(4, 6 + 5);
    EXPECT_TRUE(dead(rules, at));
    at.turn = Side::second;
    EXPECT_FALSE(dead(rules, at));
    at = pair(5, 6 + 4);
    at.turn = Side::second;
    EXPECT_TRUE(dead(rules, at));
}

TEST(Dead, IsDecidedQuicklyOnBoardsWithMoreThanFourteenSeeds) {
    std::mt19937 random(1);
    int most = 0;
    for (int trial = 0; trial < 20000; ++trial) {
        Position<6> at;
        const auto filled = random() % 4095 + 1;  // not all houses, to have odd boards too
        for (auto left = 15 + random() % 34; left > 0;) {
            const auto cell = random() % 12;
            if ((filled >> cell & 1) == 0) continue;
            ++at.seeds[cell];
            --left;
        }
        if (!can_move(at)) continue;
        int looked_at = 0;
        EXPECT_EQ(dead_by_search(rules, at, &looked_at), dead(rules, at));
        most = std::max(most, looked_at);
    }
    EXPECT_LE(most, 1000);
}

TEST(Dead, ObeysTheRuleThatAnOpponentMustBeFed) {
    // South may play only f, which gives a seed; capturing needs more.
    EXPECT_FALSE(dead(rules, pair(4, 5)));
    // On a board of eight houses there is no table: the search decides.
    constexpr Wari<8> wide(variant_named("super-wari"));
    Position<8> at;
    at.seeds[7] = at.seeds[15] = 1;
    EXPECT_TRUE(dead(wide, at));
    at.seeds[6] = 1;
    EXPECT_FALSE(dead(wide, at));
}

}  // namespace
}  // namespace posthouse::wari
