// The record of a duel: what is written is read again, and a torn end is dropped.

#include "strength/duel_file.h"

#include "search/score.h"
#include "strength/tally.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace posthouse::strength {
namespace {

const DuelTerms terms{"nullgame", {"level:1", "sh -c \"a \\ b\""}, {"nodes=5", ""}, "7"};

PlayedGame won_by_second() {
    PlayedGame game;
    game.opening = {"3", "3"};
    game.replies = {
        {"1", 25, 3}, {"1", search::score_of({true, 3, 0}), 8}, {"1", -130, 2}, {"1", {}, 0}};
    game.result = Result::second;
    game.reason = "last";
    game.announced[1] = 4;
    game.position = "0 O";
    return game;
}

PlayedGame lost_by_fault() {
    PlayedGame game;
    game.opening = {"1"};
    game.result = Result::first;
    game.reason = "crash";
    game.said = "It \"died\"\nof itself.";
    game.at_fault = Side::second;
    return game;
}

struct DuelFileTest : testing::Test {
    std::filesystem::path path = std::filesystem::temp_directory_path() /
                                 ("posthouse-duel-" + std::to_string(::getpid()) +
                                  testing::UnitTest::GetInstance()->current_test_info()->name());
    ~DuelFileTest() override { std::filesystem::remove(path); }

    std::string content() const {
        std::ifstream in(path);
        return {std::istreambuf_iterator<char>(in), {}};
    }
};

TEST(DuelBlock, ItReadsLikeAGameRecord) {
    EXPECT_EQ(block_of(terms, 5, false, won_by_second()),
              "[Event \"Posthouse duel\"]\n"
              "[Game \"nullgame\"]\n"
              "[Engine1 \"level:1\"]\n"
              "[Engine2 \"sh -c \\\"a \\\\ b\\\"\"]\n"
              "[Limits1 \"nodes=5\"]\n"
              "[Limits2 \"\"]\n"
              "[Seed \"7\"]\n"
              "[Number \"5\"]\n"
              "[Seats \"2-1\"]\n"
              "[Opening \"3 3\"]\n"
              "[Plies \"6\"]\n"
              "[Reason \"last\"]\n"
              "[Announced1 \"4\"]\n"
              "[Position \"0 O\"]\n"
              "[Result \"0-1\"]\n"
              "\n"
              "1. 3 3 2. 1 {+0.25/3} 1 {won in 3/8} 3. 1 {-1.30/2} 1 0-1\n"
              "\n");
}

TEST(DuelBlock, WhatIsWrittenIsReadAgain) {
    const std::string text = block_of(terms, 0, true, won_by_second()) +
                             block_of(terms, 5, false, won_by_second()) +
                             block_of(terms, 3, false, lost_by_fault());
    const auto blocks = read_blocks(text, terms);
    ASSERT_TRUE(blocks);
    EXPECT_EQ(blocks->bytes, text.size());
    ASSERT_EQ(blocks->games.size(), 3U);
    EXPECT_EQ(blocks->games[0].half_points, 0);
    EXPECT_EQ(blocks->games[0].announced[1], 4);
    const CountedGame& swapped = blocks->games[1];
    EXPECT_EQ(swapped.number, 5U);
    EXPECT_FALSE(swapped.one_first);
    EXPECT_EQ(swapped.half_points, 2);
    EXPECT_EQ(swapped.announced[0], 4);
    EXPECT_EQ(swapped.plies, 6);
    EXPECT_EQ(blocks->games[2].at_fault, 1);
    EXPECT_EQ(blocks->games[2].half_points, 0);
    EXPECT_EQ(blocks->games[2].reason, "crash");
}

TEST(DuelBlock, WhereverTheLastBlockIsTornTheOthersStay) {
    const std::string whole = block_of(terms, 0, true, won_by_second());
    const std::string last = block_of(terms, 1, false, won_by_second());
    for (std::size_t bytes = 0; bytes < last.size(); ++bytes) {
        const auto blocks = read_blocks(whole + last.substr(0, bytes), terms);
        ASSERT_TRUE(blocks) << bytes << ": " << blocks.error().sentence.view();
        EXPECT_EQ(blocks->games.size(), 1U) << bytes;
        EXPECT_EQ(blocks->bytes, whole.size()) << bytes;
    }
}

TEST(DuelBlock, AnotherFileOrAnotherDuelIsRefused) {
    EXPECT_FALSE(read_blocks("My diary\n", terms));
    const std::string block = block_of(terms, 0, true, won_by_second());
    EXPECT_FALSE(read_blocks(block.substr(0, 60) + '\n' + block, terms));
    DuelTerms other = terms;
    other.limits[1] = "nodes=6";
    EXPECT_FALSE(read_blocks(block, other));
}

TEST_F(DuelFileTest, ItIsContinuedBehindTheLastWholeBlock) {
    const std::string first = block_of(terms, 0, true, won_by_second());
    const std::string second = block_of(terms, 1, false, lost_by_fault());
    {
        auto file = DuelFile::open(path, terms);
        ASSERT_TRUE(file);
        EXPECT_TRUE(file->games().empty());
        file->add(first);
        file->add(second.substr(0, second.size() / 2));
    }
    {
        auto file = DuelFile::open(path, terms);
        ASSERT_TRUE(file);
        EXPECT_EQ(file->games().size(), 1U);
        file->add(second);
    }
    EXPECT_EQ(content(), first + second);
}

TEST_F(DuelFileTest, TwoDuelsDoNotWriteToOneFile) {
    const auto one = DuelFile::open(path, terms);
    ASSERT_TRUE(one);
    EXPECT_FALSE(DuelFile::open(path, terms));
}

CountedGame game_of(std::uint64_t number, int half_points, std::string reason = "majority") {
    CountedGame game;
    game.number = number;
    game.half_points = half_points;
    game.one_first = number % 2 == 0;
    game.reason = std::move(reason);
    return game;
}

TEST(Tally, GamesArePairedByTheirNumbersInWhateverOrderTheyEnd) {
    DuelStatistics tally;
    tally.add(game_of(2, 2));
    tally.add(game_of(1, 1));
    tally.add(game_of(4, 0));
    EXPECT_EQ(tally.pairs(), (PairScores{0, 0, 0, 0, 0}));
    tally.add(game_of(0, 2));
    tally.add(game_of(3, 0));
    EXPECT_EQ(tally.pairs(), (PairScores{0, 0, 1, 1, 0}));
    EXPECT_EQ(tally.score().won, 2U);
    EXPECT_EQ(tally.score().drawn, 1U);
    EXPECT_EQ(tally.score().lost, 2U);
    // Of whoever moved first: 2 0 2 in the even numbers, 2 - 1 and 2 - 0 in the odd.
    EXPECT_DOUBLE_EQ(tally.first_share(), 0.7);
}

TEST(Tally, RepetitionsFaultsAndBrokenAnnouncementsAreCountedApart) {
    DuelStatistics tally;
    tally.add(game_of(0, 2, "repetition"));
    CountedGame fault = game_of(1, 0, "time");
    fault.at_fault = 1;
    fault.announced = {30, std::nullopt};
    tally.add(fault);
    CountedGame kept = game_of(2, 0);
    kept.announced = {std::nullopt, 41};
    tally.add(kept);
    EXPECT_EQ(tally.repetitions().won, 1U);
    EXPECT_EQ(tally.repetitions().games(), 1U);
    EXPECT_EQ(tally.faults(0).at("time"), 1U);
    EXPECT_TRUE(tally.faults(1).empty());
    EXPECT_EQ(tally.announced(0).made, 1U);
    EXPECT_EQ(tally.announced(0).broken, std::vector<std::uint64_t>{1});
    EXPECT_EQ(tally.announced(1).kept, 1U);
    EXPECT_TRUE(tally.announced(1).broken.empty());
}

TEST(Tally, TheReportSaysAllOfIt) {
    DuelStatistics tally;
    tally.add(game_of(0, 2));
    tally.add(game_of(1, 1, "repetition"));
    EXPECT_EQ(in_full(tally, terms, Sprt{.elo0 = 0, .elo1 = 5, .alpha = 0.05, .beta = 0.05}),
              "duel of nullgame: level:1 (nodes=5) against sh -c \"a \\ b\" (its own limits),\n"
              "    seed 7\n"
              "  games           2: won 1, drawn 1, lost 0; 75.0 % of the points\n"
              "  pairs           of 0, ½, 1, 1½, 2 points: 0 0 0 1 0\n"
              "  Elo             +190.8, 95 % between -inf and +inf\n"
              "  SPRT            Elo 0 against 5: LLR 0.01 of [-2.94, 2.94], undecided\n"
              "  first seat      75.0 % of the points; 0.0 plies a game\n"
              "  ends            1 × one player has captured enough to win\n"
              "                  1 × the same position has come back\n"
              "  repetitions     1: won 0, drawn 1, lost 0; without them 100.0 % of the points\n"
              "  faults of 1     none\n"
              "  faults of 2     none\n"
              "  wins told by 1  0, of which 0 were won\n"
              "  wins told by 2  0, of which 0 were won\n");
}

}  // namespace
}  // namespace posthouse::strength
