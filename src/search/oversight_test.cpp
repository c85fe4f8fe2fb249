// What a weak player does not see, in a game whose moves 0 … 9 have the difficulty 0 … 90.
#include "search/oversight.h"

#include "base/inplace.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace posthouse::search {
namespace {

class Choices {
public:
    using Position = int;
    using Move = int;
    using MoveList = InplaceVector<Move, 10>;

    Position start() const { return 0; }
    Side turn(Position) const { return Side::first; }
    void moves(Position, auto& out) const {
        for (int move = 0; move < 10; ++move) out.push_back(move);
    }
    Position play(Position position, Move move) const { return 10 * position + move; }
    Key key(Position position) const { return {static_cast<std::uint64_t>(position), 0}; }
    Verdict verdict(Position, bool, const History&) const { return {}; }
    Position apply_verdict(Position position, const Verdict&) const { return position; }
    int difficulty(Position, Move move) const { return 10 * move; }
};
static_assert(GameRules<Choices>);

std::vector<int> seen(const Oversights& chances, std::uint64_t seed, int ply,
                      std::vector<int> moves = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}) {
    Oversight(chances, seed).remove_unseen(Choices(), 1, ply, moves, [](int move) { return move; });
    return moves;
}

/// How often each move is seen, with this many seeds.
constexpr int seeds = 4000;
std::vector<int> times_seen(const Oversights& chances, int ply) {
    std::vector<int> times(10);
    for (int seed = 0; seed < seeds; ++seed)
        for (const int move : seen(chances, static_cast<std::uint64_t>(seed), ply))
            ++times[static_cast<std::size_t>(move)];
    return times;
}

TEST(Oversight, WhoOverlooksNothingSeesEveryMove) {
    EXPECT_EQ(times_seen({}, 0), std::vector<int>(10, seeds));
}

TEST(Oversight, TheHarderAMoveTheMoreOftenItIsOverlooked) {
    const auto times = times_seen({.overlooks = 60}, 0);
    EXPECT_EQ(times[0], seeds);
    EXPECT_TRUE(std::ranges::is_sorted(times, std::greater()));
    // The hardest has a chance of 54 %.
    EXPECT_NEAR(times[9], 0.46 * seeds, 0.04 * seeds);
}

TEST(Oversight, OnlyRepliesAreForgottenAndObviousOnesLessOften) {
    const Oversights chances{.forgets_reply = 40};
    for (const int own : {0, 2}) EXPECT_EQ(times_seen(chances, own), std::vector<int>(10, seeds));
    const auto times = times_seen(chances, 1);
    EXPECT_EQ(times[0], seeds);
    EXPECT_TRUE(std::ranges::is_sorted(times, std::greater()));
    // 40 % of 60 % and of 140 %.
    EXPECT_NEAR(times[1], 0.76 * seeds, 0.04 * seeds);
    EXPECT_NEAR(times[9], 0.44 * seeds, 0.04 * seeds);
}

TEST(Oversight, TheSameSeedOverlooksTheSameMoves) {
    const Oversights chances{.overlooks = 60, .forgets_reply = 40};
    for (const std::uint64_t seed : {1, 2, 3})
        EXPECT_EQ(seen(chances, seed, 1), seen(chances, seed, 1));
    EXPECT_NE(times_seen(chances, 1), std::vector<int>(10, seeds));
}

TEST(Oversight, WhoOverlooksAllSeesAll) {
    EXPECT_EQ(seen({.overlooks = 1000}, 1, 0, {8, 9}), (std::vector{8, 9}));
    EXPECT_EQ(seen({.overlooks = 1000}, 1, 0, {0, 9}), std::vector{0});
}

}  // namespace
}  // namespace posthouse::search
