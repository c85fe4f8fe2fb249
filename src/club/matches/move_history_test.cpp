#include "club/matches/move_history.h"

#include <gtest/gtest.h>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace posthouse::club {
namespace {

std::vector<PlayedMove> played(const std::vector<std::string>& moves) {
    std::vector<PlayedMove> all;
    for (const std::string& move : moves)
        all.push_back({static_cast<int>(all.size()), move, "after " + move, {}});
    return all;
}

class MoveHistoryTest : public testing::Test {
protected:
    MoveHistory newest_at_hand(std::size_t steps) const {
        auto all = *game.steps({"", moves});
        return {
            game, "", PackedMoves(played(moves)), {all.end() - static_cast<int>(steps), all.end()}};
    }

    const games::Game& game = *games::find_game("wari");
    const std::vector<std::string> moves{"b", "d", "f", "c"};
};

TEST_F(MoveHistoryTest, HasAllMovesAndStepsIfAsked) {
    const MoveHistory history = newest_at_hand(2);
    const auto wanted = *game.steps({"", moves});
    EXPECT_EQ(history.size(), 4U);
    EXPECT_EQ(history.last_move().text, "c");
    EXPECT_EQ(history.last_move().comment, "after c");
    EXPECT_EQ(history.last_move().ply, 3);
    EXPECT_EQ(history.last_step().position, wanted.back().position);
    ASSERT_EQ(history.steps().size(), 4U);
    for (std::size_t ply = 0; ply < 4; ++ply) {
        EXPECT_EQ(history.moves()[ply].text, moves[ply]);
        EXPECT_EQ(history.moves()[ply].comment, "after " + moves[ply]);
        EXPECT_EQ(history.steps()[ply].move.text, moves[ply]);
        EXPECT_EQ(history.steps()[ply].side, wanted[ply].side);
        EXPECT_EQ(history.steps()[ply].position, ply < 2 ? "" : wanted[ply].position);
    }
}

TEST_F(MoveHistoryTest, CopiesMayBeAskedFromSeveralThreads) {
    const MoveHistory history = newest_at_hand(1);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([copy = history] { EXPECT_EQ(copy.steps().size(), 4U); });
    for (std::thread& one : threads) one.join();
}

TEST_F(MoveHistoryTest, DamageIsReported) {
    const MoveHistory history(game, "", PackedMoves(played({"b", "no such move"})),
                              {games::MoveDetails()});
    EXPECT_THROW((void)history.steps(), std::runtime_error);
}

TEST(MoveHistory, IsEmptyBeforeTheFirstMove) {
    EXPECT_TRUE(MoveHistory().empty());
    EXPECT_TRUE(MoveHistory().steps().empty());
}

}  // namespace
}  // namespace posthouse::club
