// How hard a move is for a person to see: the `difficulty` of both families' fast rules.
#include "games/octilite/bitboard_rules.h"
#include "games/octilite/notation.h"
#include "games/wari/notation.h"
#include "games/wari/packed_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace posthouse {
namespace {

int of_house(std::string_view position, int house) {
    const wari::Wari<6> rules(*std::ranges::find(wari::variants, "oware", &wari::Variant::name));
    const auto at = wari::Notation<6>().read(rules, position);
    EXPECT_TRUE(at) << position;
    const wari::PackedRules<6> packed(rules.variant());
    return packed.difficulty(packed.from(*at), wari::Move{static_cast<std::uint8_t>(house)});
}

TEST(SowingDifficulty, AMoveThatCapturesNothingHasNone) {
    EXPECT_EQ(of_house("4,4,4,4,4,4/4,4,4,4,4,4 0 0 S", 2), 0);
}

TEST(SowingDifficulty, GrowsWithTheSeedsToCount) {
    const int one = of_house("0,0,0,0,0,1/1,9,9,9,9,0 5 5 S", 5);
    const int five = of_house("0,0,0,0,0,5/9,9,9,9,1,0 3 3 S", 5);
    const int lap = of_house("0,0,0,0,0,12/1,9,9,9,1,0 3 4 S", 5);
    EXPECT_GT(one, 0);
    EXPECT_GT(five, one);
    EXPECT_GT(lap, five);
}

TEST(SowingDifficulty, GrowsWithTheDistanceFromTheOpponent) {
    EXPECT_GT(of_house("6,0,0,0,0,0/1,9,9,9,9,0 2 3 S", 0),
              of_house("0,0,0,0,0,1/1,9,9,9,9,0 5 5 S", 5));
}

TEST(SowingDifficulty, AManySeedCaptureCatchesTheEye) {
    const int few = of_house("0,0,0,0,0,4/9,9,9,1,9,0 3 4 S", 5);
    const int many = of_house("0,0,0,0,0,4/2,2,2,2,9,9 9 9 S", 5);
    EXPECT_GT(many, 0);
    EXPECT_LT(many, few);
}

/// Of the move with this text.
int of_move(std::string_view position, std::string_view text) {
    const octilite::OctiLite rules;
    const octilite::Notation words;
    const auto at = words.read(rules, position);
    EXPECT_TRUE(at) << position;
    octilite::OctiLite::MoveList moves;
    rules.moves(*at, moves);
    const auto found = std::ranges::find_if(
        moves, [&](const octilite::Move& move) { return words.write(rules, move).view() == text; });
    if (found == moves.end()) {
        ADD_FAILURE() << text << " is no move of " << position;
        return -1;
    }
    return octilite::BitboardRules().difficulty(octilite::packed(*at), *found);
}

TEST(PodDifficulty, OnlyCapturesAndWinsHaveOne) {
    constexpr std::string_view position = "22a,35ac/26,36,46,56 9 12 O";
    EXPECT_EQ(of_move(position, "22+b"), 0);
    EXPECT_EQ(of_move(position, "22-23"), 0);
    EXPECT_GT(of_move("34a,22/35,26,46,56 11 12 O", "34-36x"), 0);
}

TEST(PodDifficulty, GrowsWithTheChainAndOnDiagonals) {
    const int straight = of_move("31a,22/32,26,46,56 11 12 O", "31-33x");
    const int chain = of_move("31a,22/32,34,46,56 11 12 O", "31-33x-35x");
    const int diagonal = of_move("31b,22/42,26,46,56 11 12 O", "31-53x");
    EXPECT_GT(straight, 0);
    EXPECT_GT(chain, straight);
    EXPECT_GT(diagonal, straight);
}

TEST(PodDifficulty, GrowsWithTheDistanceFromTheOpponentsBases) {
    EXPECT_GT(of_move("31a,22/32,26,46,56 11 12 O", "31-33x"),
              of_move("33a,22/34,26,46,56 11 12 O", "33-35x"));
}

}  // namespace
}  // namespace posthouse
