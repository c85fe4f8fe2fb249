// The arithmetic of the accuracy test, on invented positions.

#include "strength/lab/accuracy.h"

#include "strength/lab/fake_players.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace posthouse::strength {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Second to move, five behind; then First, level.
constexpr const char* truth_text =
    "# variant: wari  cycles=0, made up\n"
    "# for a test\n"
    "0,1,0,0,0,4/0,0,0,2,4,0 21 16 N\t6\td=2 e=6\n"
    "1,2,0,0,0,0/0,3,4,0,0,0 19 19 S\t-1.5\ta=-4 b=-1.5\n";

AccuracySuite truth_of(const std::string& text) {
    std::istringstream in(text);
    return *read_suite(in);
}

std::string refusal_of(const std::string& text) {
    std::istringstream in(text);
    const auto truth = read_suite(in);
    return truth ? "" : std::string(truth.error().sentence);
}

TEST(AccuracySuite, PositionsAreReadWithTheLeadOfThePlayerToMove) {
    const AccuracySuite truth = truth_of(truth_text);
    EXPECT_EQ(truth.game, games::find_game("wari"));
    EXPECT_EQ(truth.comment, "cycles=0, made up");
    ASSERT_EQ(truth.positions.size(), 2U);
    EXPECT_EQ(truth.positions[0].lead, -5);
    EXPECT_EQ(truth.positions[0].moves.at("d"), 2);
    EXPECT_EQ(truth.positions[1].lead, 0);
    EXPECT_EQ(truth.positions[1].value, -1.5);
}

TEST(AccuracySuite, WhatDoesNotFitIsRefusedWithItsLine) {
    const std::string head = "# variant: wari\n";
    EXPECT_THAT(refusal_of("hello"), HasSubstr("# variant"));
    EXPECT_THAT(refusal_of("# variant: chess\n"), HasSubstr("chess"));
    EXPECT_THAT(refusal_of(head), HasSubstr("no positions"));
    const std::string position = "0,1,0,0,0,4/0,0,0,2,4,0 21 16 N\t";
    EXPECT_THAT(refusal_of(head + position + "6\td=2 e=5\n"), HasSubstr("Line 2: every legal"));
    EXPECT_THAT(refusal_of(head + "#\n" + position + "6\te=6\n"), HasSubstr("Line 3: every legal"));
    EXPECT_THAT(refusal_of(head + position + "6\td=2 f=6\n"), HasSubstr("“f” is not a legal"));
    EXPECT_THAT(refusal_of(head + position + "six\td=2 e=6\n"), HasSubstr("Line 2"));
    EXPECT_THAT(refusal_of(head + "0,0/1,1 0 0 N\t6\td=2 e=6\n"), HasSubstr("Line 2"));
}

TEST(AccuracyTest, RandomMovesLoseTheMeanOfAllMovesExactly) {
    const AccuracyScore score = random_accuracy(truth_of(truth_text), {});
    EXPECT_EQ(score.moves, 2U);
    EXPECT_DOUBLE_EQ(score.optimal, 1);
    EXPECT_DOUBLE_EQ(score.value_lost, 2 + 1.25);
    // d loses where e wins by one; a and b both lose.
    EXPECT_DOUBLE_EQ(score.results_changed, 0.5);
}

TEST(AccuracyTest, MovesAreComparedWithTheSuite) {
    const AccuracySuite truth = truth_of(truth_text);
    AccuracyScore score;
    score.add(truth.positions[0], "d");
    score.add(truth.positions[1], "b");
    score.add(truth.positions[1], "f");
    EXPECT_EQ(score.moves, 2U);
    EXPECT_EQ(score.optimal, 1);
    EXPECT_EQ(score.value_lost, 4);
    EXPECT_EQ(score.results_changed, 1);
    EXPECT_EQ(score.failed, 1U);
}

TEST(AccuracyTest, APlayerIsAskedInEveryPositionByAnyNumberOfThreads) {
    const AccuracySuite truth = truth_of(truth_text);
    const PlayerMaker maker = [&]() -> Expected<std::unique_ptr<Player>> {
        return std::unique_ptr<Player>(std::make_unique<FakePlayer>(
            [](const MoveRequest& turn) -> Expected<MoveReply, EngineFailure> {
                if (turn.side == Side::second) return MoveReply{"E", std::nullopt, 0, 0};
                return EngineFailure{EngineFailure::Kind::crashed, "gone"};
            }));
    };
    for (const int threads : {1, 2, 5}) {
        AccuracyOptions options;
        options.concurrency = threads;
        const auto score = measure_accuracy(truth, maker, options);
        ASSERT_TRUE(score);
        EXPECT_EQ(score->moves, 1U);
        EXPECT_EQ(score->optimal, 1);
        EXPECT_EQ(score->failed, 1U);
    }
    AccuracyOptions only_one;
    only_one.positions_max = 1;
    EXPECT_EQ(measure_accuracy(truth, maker, only_one)->failed, 0U);
    EXPECT_THAT(report_row("somebody", *measure_accuracy(truth, maker, {})),
                HasSubstr("1 without a legal move"));
}

TEST(AccuracyTest, TheReportFitsEightyColumnsAndCutsNoName) {
    AccuracySuite truth = truth_of(truth_text);
    AccuracyOptions options;
    EXPECT_THAT(report_head(truth, options),
                StartsWith("accuracy in wari, cycles=0, made up: 2 positions\n"));
    EXPECT_THAT(report_head(truth, options), HasSubstr("  seeds lost a move  turned over\n"));
    options.positions_max = 1;
    truth.comment =
        "cycles=0; the values are those of a table that somebody has built with great care";
    const std::string engine = "an-engine-with-a-long-name --and many --options, movetime=1000";
    const std::string text =
        report_head(truth, options) + report_row(engine, random_accuracy(truth, options));
    EXPECT_THAT(text,
                HasSubstr("somebody has\n  built with great care: the first 1 of 2 positions\n"));
    EXPECT_THAT(text, HasSubstr('\n' + engine + "\n      "));
    for (std::istringstream lines(text); lines;) {
        std::string line;
        std::getline(lines, line);
        EXPECT_LE(line.size(), 80U) << line;
    }
}

}  // namespace
}  // namespace posthouse::strength
