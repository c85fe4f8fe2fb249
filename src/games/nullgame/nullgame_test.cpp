#include "games/nullgame/nullgame.h"

#include "games/game.h"

#include <gtest/gtest.h>

namespace posthouse::nullgame {
namespace {

TEST(NullGame, IsBuiltButNeverListed) {
    const games::Game* game = games::find_game("nullgame");
    ASSERT_NE(game, nullptr);
    EXPECT_FALSE(game->listed);
}

TEST(NullGame, IsWonByTakingTheLastCounter) {
    const auto view = games::find_game("nullgame")->state({"", {"3", "3", "3", "1"}});
    ASSERT_TRUE(view);
    EXPECT_EQ(view->verdict, (Verdict{true, Result::second, "last-taken"}));
    EXPECT_EQ(view->position, "0 first");
}

TEST(NullGame, LetsNobodyTakeMoreThanThereAre) {
    const auto view = games::find_game("nullgame")->state({"2 second", {"3"}});
    ASSERT_FALSE(view);
    EXPECT_EQ(view.error().refusal.sentence.view(), "You cannot take “3”: take from 1 to 2.");
}

TEST(NullGame, TheComputerLeavesAMultipleOfFour) {
    const auto search_report =
        games::find_game("nullgame")->think({}, {.depth_max = 12, .stop = {}, .on_root_move = {}});
    ASSERT_TRUE(search_report);
    EXPECT_EQ(search_report->move.text, "2");
}

}  // namespace
}  // namespace posthouse::nullgame
