#include "strength/openings.h"

#include "strength/bench.h"

#include <gtest/gtest.h>

#include <set>

namespace posthouse::strength {
namespace {

const games::Game& wari() {
    return *games::find_game("wari");
}

TEST(Openings, TheSameSeedGivesTheSameLinesHoweverManyAreWanted) {
    Openings one(wari(), 7), two(wari(), 7), other(wari(), 8);
    const auto last = one.at(60);
    bool differs = false;
    for (std::size_t i = 0; i <= 60; ++i) {
        EXPECT_EQ(two.at(i), one.at(i)) << i;
        differs |= other.at(i) != one.at(i);
    }
    EXPECT_EQ(two.at(60), last);
    EXPECT_TRUE(differs);
}

TEST(Openings, EveryLineOfTwoPliesOccursAndOthersHaveFourToSix) {
    Openings openings(wari(), 1);
    std::set<std::vector<std::string>> short_lines;
    std::set<std::size_t> lengths;
    for (std::size_t i = 0; i < 100; ++i) {
        const auto& line = openings.at(i);
        if (line.size() == 2) short_lines.insert(line);
        lengths.insert(line.size());
    }
    EXPECT_EQ(short_lines.size(), 36U);
    EXPECT_EQ(lengths, (std::set<std::size_t>{2, 4, 5, 6}));
}

TEST(Openings, NoTwoReachTheSamePositionAndNoneIsOver) {
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        Openings openings(game, 3);
        std::set<std::string> positions;
        for (std::size_t i = 0; i < 50; ++i) {
            const auto view = game.state({"", openings.at(i)});
            ASSERT_TRUE(view) << game.name;
            EXPECT_FALSE(view->verdict.over);
            positions.insert(view->position);
        }
        EXPECT_EQ(positions.size(), 50U) << game.name;
    }
}

TEST(Openings, AGameOfThreeMovesStillHasSome) {
    Openings openings(*games::find_game("nullgame"), 1);
    const auto view = games::find_game("nullgame")->state({"", openings.at(20)});
    ASSERT_TRUE(view);
    EXPECT_FALSE(view->verdict.over);
}

TEST(Bench, ItsPositionsAreTheSameAlwaysAndNotOver) {
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        const auto positions = bench_positions(game);
        const auto again = bench_positions(game);
        ASSERT_EQ(positions.size(), 8U) << game.name;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            EXPECT_EQ(positions[i].moves, again[i].moves);
            const auto view = game.state(positions[i]);
            ASSERT_TRUE(view);
            EXPECT_FALSE(view->verdict.over);
        }
    }
    // Seeds are names, so that a new game does not change another's positions.
    EXPECT_EQ(bench_positions(wari())[1].moves, (std::vector<std::string>{"b", "a", "c"}));
}

}  // namespace
}  // namespace posthouse::strength
