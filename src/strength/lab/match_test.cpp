// One game: winner, faults and their descriptions. In nullgame players take one to three of ten
// counters by turns; the player who takes the last one wins.

#include "strength/lab/match.h"
#include "search/score.h"
#include "strength/bench.h"
#include "strength/lab/fake_players.h"

#include <gtest/gtest.h>
#include <set>
#include <utility>

namespace posthouse::strength {
namespace {

const games::Game& nim() {
    return *games::find_game("nullgame");
}

struct MatchTest : testing::Test {
    double time = 0;
    MatchConditions conditions;
    FakePlayer plain = plain_player(nim());

    PlayedGame play(Player& first, Player& second, std::vector<std::string> opening = {}) {
        return *play_game(nim(), std::move(opening), {&first, &second}, conditions,
                          [this] { return time; });
    }
    /// Plays the first legal move after this time.
    FakePlayer slow(double seconds) {
        return FakePlayer([this, seconds](const MoveRequest& turn) {
            time += seconds;
            return plain.move(turn);
        });
    }
};

TEST_F(MatchTest, TheRulesDecideTheResult) {
    const PlayedGame game = play(plain, plain, {"3", "3"});
    EXPECT_EQ(game.result, Result::second);  // four are left, taken one by one
    EXPECT_EQ(game.plies(), 6);
    EXPECT_EQ(game.reason, nim().state({"", {"3", "3", "1", "1", "1", "1"}})->verdict.reason);
    EXPECT_FALSE(game.at_fault);
}

TEST_F(MatchTest, AnIllegalMoveLosesWithTheRulesOwnSentence) {
    FakePlayer wrong([](const MoveRequest&) { return MoveReply{"4", std::nullopt, 0, 0}; });
    const PlayedGame game = play(plain, wrong);
    EXPECT_EQ(game.result, Result::first);
    EXPECT_EQ(game.reason, "illegal");
    EXPECT_EQ(game.at_fault, Side::second);
    EXPECT_EQ(game.plies(), 1);
    EXPECT_FALSE(game.fault_text.empty());
}

TEST_F(MatchTest, CrashesAndHangsHaveTheirOwnReasons) {
    for (const auto kind : {EngineFailure::Kind::crashed, EngineFailure::Kind::hung}) {
        FakePlayer failing([kind](const MoveRequest&) {
            return EngineFailure{kind, "It is gone."};
        });
        const PlayedGame game = play(failing, plain);
        EXPECT_EQ(game.result, Result::second);
        EXPECT_EQ(game.reason, kind == EngineFailure::Kind::crashed ? "crash" : "hang");
        EXPECT_EQ(game.at_fault, Side::first);
        EXPECT_EQ(game.fault_text, "It is gone.");
    }
}

TEST_F(MatchTest, APlayerLateByMoreThanTheToleranceLosesOnTime) {
    conditions.limits[0].move_seconds = 1;
    conditions.time_tolerance = 0.1;
    FakePlayer in_time = slow(1.05), late = slow(1.2);
    EXPECT_EQ(play(in_time, plain).reason, play(plain, plain).reason);
    const PlayedGame game = play(late, plain);
    EXPECT_EQ(game.reason, "time");
    EXPECT_EQ(game.result, Result::second);
    EXPECT_EQ(game.at_fault, Side::first);
}

TEST_F(MatchTest, AClockRunsDownAndIsAddedToAfterEachMove) {
    // Ten counters one by one are five moves each: 3 + 4 × 0.5 - 5 × 1 = 0 seconds are left.
    conditions.limits[0].clock = MoveLimits::GameClock{3, 0.5};
    conditions.time_tolerance = 0.01;
    FakePlayer second_a_move = slow(1);
    EXPECT_FALSE(play(second_a_move, plain).at_fault);
    conditions.limits[0].clock = MoveLimits::GameClock{2.9, 0.5};
    EXPECT_EQ(play(second_a_move, plain).reason, "time");
}

TEST_F(MatchTest, ThePlayerGetsTheTimeLeftOnTheClocks) {
    conditions.limits[0].clock = conditions.limits[1].clock = MoveLimits::GameClock{10, 1};
    std::vector<double> left;
    FakePlayer asked([&](const MoveRequest& turn) {
        left = {turn.left_seconds[0], turn.left_seconds[1], turn.increments[1]};
        time += 2;
        return plain.move(turn);
    });
    play(plain, asked, {"3", "3", "2"});  // two are left: one each
    EXPECT_EQ(left, (std::vector<double>{10, 10, 1}));
}

TEST_F(MatchTest, ATooLongGameIsADrawWithItsOwnReason) {
    conditions.max_plies = 4;
    const PlayedGame game = play(plain, plain);
    EXPECT_EQ(game.result, Result::draw);
    EXPECT_EQ(game.reason, "plies");
    EXPECT_EQ(game.plies(), 4);
}

TEST_F(MatchTest, TheFirstAnnouncedWinIsRecorded) {
    int moves = 0;
    FakePlayer boasting([&](const MoveRequest& turn) -> Expected<MoveReply, EngineFailure> {
        MoveReply played = *plain.move(turn);
        played.score = ++moves < 3 ? 50 : search::score_of({true, 5, 0});
        return played;
    });
    FakePlayer resigned([&](const MoveRequest& turn) -> Expected<MoveReply, EngineFailure> {
        MoveReply played = *plain.move(turn);
        played.score = search::score_of({false, 4, 0});
        return played;
    });
    const PlayedGame game = play(boasting, resigned);
    EXPECT_EQ(game.announced[0], 5);
    EXPECT_FALSE(game.announced[1]);
}

TEST_F(MatchTest, MovesAreRecordedInTheirStoredForm) {
    const games::Game& numbered = *games::find_game("wari-24");
    FakePlayer shown([&](const MoveRequest& turn) -> Expected<MoveReply, EngineFailure> {
        const games::MoveText last = numbered.state(turn.record)->legal.back();
        return MoveReply{last.shown.to(turn.side), std::nullopt, 0, 0};
    });
    conditions.max_plies = 2;
    const auto game =
        play_game(numbered, {}, {&shown, &shown}, conditions, [this] { return time; });
    EXPECT_EQ(game->moves[0].move, "f");
    EXPECT_EQ(game->moves[1].move, "f");
}

TEST_F(MatchTest, AStoppedGameHasNoResult) {
    conditions.stop = [this] { return time > 1; };
    FakePlayer second_a_move = slow(1);
    EXPECT_FALSE(
        play_game(nim(), {}, {&second_a_move, &plain}, conditions, [this] { return time; }));
}

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
