#include "rules/perft.h"

#include "base/inplace.h"

#include <gtest/gtest.h>

namespace posthouse {
namespace {

/// Take one or two counters from a pile. With `may_wait`, a player may also pass; the third
/// repetition ends the game.
class Pile {
public:
    struct Position {
        int left = 4;
        Side turn = Side::first;
        friend bool operator==(const Position&, const Position&) = default;
    };
    using Move = int;
    using MoveList = InplaceVector<int, 3>;

    bool may_wait = false;

    Position start() const { return {}; }
    Side turn(const Position& position) const { return position.turn; }
    template <class List>
    void moves(const Position& position, List& out) const {
        for (int take = may_wait ? 0 : 1; take <= 2 && take <= position.left; ++take)
            out.push_back(take);
    }
    Position play(const Position& position, Move take) const {
        return {position.left - take, other(position.turn)};
    }
    Key key(const Position& position) const {
        return {static_cast<std::uint64_t>(position.left), index_of(position.turn)};
    }
    Verdict verdict(const Position& position, bool can_move, const History& history) const {
        if (position.left == 0 || !can_move) return {true, Result::draw, "empty"};
        if (history.count(key(position)) >= 2) return {true, Result::draw, "repetition"};
        return {};
    }
    Position apply_verdict(const Position& position, const Verdict&) const { return position; }
};

TEST(Perft, CountsOneLeafAtDepthZero) {
    EXPECT_EQ(Perft<Pile>(Pile()).leaves({}, 0), 1u);
}

TEST(Perft, CountsTheMovesAtDepthOne) {
    EXPECT_EQ(Perft<Pile>(Pile()).leaves({}, 1), 2u);
    EXPECT_EQ(Perft<Pile>(Pile()).leaves({1, Side::first}, 1), 1u);
}

TEST(Perft, CountsAFinishedGameAsOneLeafWhereverItEnds) {
    // 4 = 1+1+1+1 = 1+1+2 = 1+2+1 = 2+1+1 = 2+2
    for (int depth : {4, 5, 20, perft_depth_max})
        EXPECT_EQ(Perft<Pile>(Pile()).leaves({}, depth), 5u) << depth;
    EXPECT_EQ(Perft<Pile>(Pile()).leaves({0, Side::first}, 7), 1u);
}

TEST(Perft, CountsRepetitionFromTheGivenPosition) {
    Pile pile;
    pile.may_wait = true;
    // From a pile of one: taking it ends the game. Passing twice repeats the position, which also
    // ends it.
    EXPECT_EQ(Perft<Pile>(pile).leaves({1, Side::first}, 2), 3u);
    EXPECT_EQ(Perft<Pile>(pile).leaves({1, Side::first}, 3), 3u);
}

TEST(PerftDeathTest, ADepthOutOfRangeIsABug) {
    EXPECT_DEATH(Perft<Pile>(Pile()).leaves({}, perft_depth_max + 1), "");
}

}  // namespace
}  // namespace posthouse
