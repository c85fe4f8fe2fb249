// Whole duels: their results depend neither on threads nor on interruptions.

#include "strength/lab/duel.h"
#include "base/test_folder.h"
#include "opening_book/test_book.h"
#include "search/levels.h"
#include "search/score.h"
#include "strength/lab/duel_file.h"
#include "strength/lab/level_calibration.h"
#include "strength/lab/match.h"
#include "strength/lab/statistics.h"
#include "strength/random_line.h"
#include "strength/thinking_player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace posthouse::strength {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string fake(const std::string& manner) {
    return "sh " POSTHOUSE_SOURCE "/src/strength/fixtures/fake_engine.sh " + manner;
}

struct DuelTest : testing::Test {
    const TestFolder folder;
    DuelOptions options;

    DuelTest() {
        options.game = games::find_game("wari");
        options.engine_specs = {EngineSpec{"self", {{"Hash", "1"}}}, EngineSpec{"random"}};
        options.limits = {*read_limits("nodes=40"), MoveLimits()};
        options.games = 12;
        options.concurrency = 2;
    }

    /// The blocks of a record, in any order.
    std::multiset<std::string> blocks(const std::string& name) const {
        std::ifstream in(folder / name);
        std::multiset<std::string> blocks;
        std::string line, block;
        while (std::getline(in, line)) {
            if (line.starts_with("[Event") && !block.empty()) {
                blocks.insert(block);
                block.clear();
            }
            block += line + '\n';
        }
        blocks.insert(block);
        return blocks;
    }
};

TEST_F(DuelTest, EveryGameIsPlayedOnceAndEachOpeningFromBothSeats) {
    options.record_file = folder / "one";
    const auto tally = duel(options);
    ASSERT_TRUE(tally) << tally.error().sentence.view();
    EXPECT_EQ(tally->score().games(), 12U);
    std::uint64_t pairs = 0;
    for (const std::uint64_t count : tally->pairs()) pairs += count;
    EXPECT_EQ(pairs, 6U);
    EXPECT_GT(tally->score().share(), 0.6);  // a search of forty positions against chance
    EXPECT_TRUE(tally->faults(0).empty());
    EXPECT_TRUE(tally->faults(1).empty());
}

TEST_F(DuelTest, NeitherThreadsNorInterruptionsChangeTheGames) {
    options.concurrency = 1;
    options.record_file = folder / "straight";
    ASSERT_TRUE(duel(options));
    options.concurrency = 3;
    options.record_file = folder / "broken";
    options.games = 5;
    ASSERT_TRUE(duel(options));
    std::ofstream(folder / "broken", std::ios::app) << "[Event \"Posthouse duel\"]\n[Game \"wa";
    options.games = 12;
    const auto tally = duel(options);
    ASSERT_TRUE(tally);
    EXPECT_EQ(tally->score().games(), 12U);
    EXPECT_EQ(blocks("broken"), blocks("straight"));
}

TEST_F(DuelTest, TheSamePlayerTwiceIsEvenInEveryPair) {
    options.engine_specs[1] = options.engine_specs[0];
    options.limits[1] = options.limits[0];
    const auto tally = duel(options);
    ASSERT_TRUE(tally);
    EXPECT_EQ(tally->pairs()[2], 6U);
}

TEST_F(DuelTest, AnSprtStopsTheDuelOnceItHasDecided) {
    options.limits[0] = *read_limits("nodes=300");
    options.games = 100000;
    options.test = Sprt{.elo0 = 0, .elo1 = 300, .alpha = 0.05, .beta = 0.05};
    const auto tally = duel(options);
    ASSERT_TRUE(tally);
    EXPECT_EQ(sprt_decision(*options.test, tally->pairs()), SprtDecision::elo1);
    EXPECT_LT(tally->score().games(), 1000U);
}

TEST_F(DuelTest, TheRecordOfAnotherDuelIsNotChanged) {
    options.record_file = folder / "one";
    options.games = 2;
    ASSERT_TRUE(duel(options));
    const auto before = blocks("one");
    options.seed = 2;
    const auto tally = duel(options);
    ASSERT_FALSE(tally);
    EXPECT_THAT(std::string(tally.error().sentence), HasSubstr("other terms"));
    EXPECT_EQ(blocks("one"), before);
}

TEST_F(DuelTest, ARecordIsContinuedByTheSameRuleOfRepetitionOnly) {
    const games::Game second_time = *games::with_repetitions(*options.game, 2);
    options.record_file = folder / "one";
    options.games = 2;
    ASSERT_TRUE(duel(options));
    options.game = &second_time;
    EXPECT_FALSE(duel(options));
    options.record_file = folder / "two";
    const auto tally = duel(options);
    ASSERT_TRUE(tally);
    EXPECT_THAT(*blocks("two").begin(), HasSubstr("[Repetition \"2\"]\n"));
    EXPECT_THAT(format_report(*tally, terms_of(options), {}),
                HasSubstr("a position that occurs the second time ends the game"));
    EXPECT_TRUE(duel(options)) << "continued";
}

TEST_F(DuelTest, OurSearchPlaysFromTheBookNamed) {
    const std::string file = folder / "some.book";
    write_book(opening_book::book_with_best(*options.game, "b"), file);
    OwnSearchOptions own;
    ASSERT_FALSE(set_option(own, "BookPath", file));
    ThinkingPlayer player(*options.game, own);
    ASSERT_FALSE(player.new_game(1));
    games::GameRecord record;
    const MoveLimits limits = *read_limits("nodes=40");
    const auto known = player.move({record, Side::first, limits});
    ASSERT_TRUE(known);
    EXPECT_EQ(known->move, "b");
    EXPECT_EQ(known->score, 321);
    EXPECT_EQ(known->nodes, 0U);
    record.moves = {"b"};
    EXPECT_GT(player.move({record, Side::second, limits})->nodes, 0U);
    own.book = folder.path();
    EXPECT_TRUE(ThinkingPlayer(*options.game, own).new_game(1)) << "no book in this folder";
}

TEST_F(DuelTest, WithoutLimitsItIsRefused) {
    options.limits[0] = {};
    const auto tally = duel(options);
    ASSERT_FALSE(tally);
    EXPECT_THAT(std::string(tally.error().sentence), HasSubstr("--nodes"));
}

TEST_F(DuelTest, EnginesThatCrashHangOrCheatLoseByTheirOwnFault) {
    options.game = games::find_game("nullgame");
    options.games = 4;
    options.move_timeout = 0.3;
    for (const auto& [manner, reason] : std::vector<std::pair<std::string, std::string>>{
             {"crash", "crash"}, {"hang", "hang"}, {"illegal", "illegal"}}) {
        options.engine_specs = {EngineSpec{fake("plain")}, EngineSpec{fake(manner)}};
        options.limits[0] = options.limits[1] = *read_limits("nodes=1");
        const auto tally = duel(options);
        ASSERT_TRUE(tally) << manner;
        EXPECT_TRUE(tally->faults(0).empty()) << manner;
        EXPECT_EQ(tally->faults(1).at(reason), 4U);
        EXPECT_EQ(tally->score().won, 4U);
    }
}

TEST_F(DuelTest, ALateEngineLosesOnTime) {
    options.game = games::find_game("nullgame");
    options.games = 2;
    options.engine_specs = {EngineSpec{"random"}, EngineSpec{fake("slow")}};
    options.limits[1] = *read_limits("movetime=50");
    const auto tally = duel(options);
    ASSERT_TRUE(tally);
    EXPECT_EQ(tally->faults(1).at("time"), 2U);
}

TEST_F(DuelTest, AnAnnouncedWinThatIsNotWonIsReported) {
    options.game = games::find_game("nullgame");
    options.games = 20;
    options.engine_specs = {EngineSpec{fake("boast")}, EngineSpec{"self", {{"Hash", "1"}}}};
    options.limits[0] = options.limits[1] = *read_limits("depth=9");
    const auto tally = duel(options);
    ASSERT_TRUE(tally);
    // It announces a win in every position, and loses to a complete search.
    const DuelStatistics::Announcements& announced = tally->announced(0);
    EXPECT_GT(announced.made, 10U);
    EXPECT_EQ(announced.kept + announced.broken.size(), announced.made);
    EXPECT_GT(announced.broken.size(), 5U);
    EXPECT_LE(announced.broken.size(), tally->score().lost);
    EXPECT_TRUE(tally->announced(1).broken.empty());
}

TEST_F(DuelTest, LevelsArePlacedInATable) {
    LevelCalibrationOptions calibration;
    calibration.game = games::find_game("nullgame");
    calibration.last = 3;
    calibration.games = 4;
    calibration.folder = folder.path();
    const auto table = level_calibration(calibration);
    ASSERT_TRUE(table);
    EXPECT_THAT(*table, HasSubstr("| level | name | Elo |"));
    EXPECT_THAT(*table, HasSubstr("\n| 1 | "));
    EXPECT_THAT(*table, HasSubstr("\n| 3 | "));
    // Each plays the next and the second next.
    std::size_t files = 0;
    for ([[maybe_unused]] const auto& file : std::filesystem::directory_iterator(folder.path()))
        ++files;
    EXPECT_EQ(files, 3U);
    EXPECT_EQ(*level_calibration(calibration), *table);
    calibration.last = 99;
    EXPECT_FALSE(level_calibration(calibration));
}

TEST_F(DuelTest, WithoutALastLevelCalibrationGoesUpToTheStrongest) {
    LevelCalibrationOptions calibration;
    calibration.game = games::find_game("nullgame");
    calibration.games = 2;
    const auto table = level_calibration(calibration);
    ASSERT_TRUE(table);
    for (const search::Level& level : search::levels)
        EXPECT_THAT(*table, HasSubstr("\n| " + std::to_string(level.number) + " | " +
                                      std::string(level.name) + " | "));
    EXPECT_THAT(*table, Not(HasSubstr("Interrupted")));
}

TEST_F(DuelTest, AnInterruptedCalibrationHasATableOfTheGamesPlayedAndContinues) {
    LevelCalibrationOptions calibration;
    calibration.game = games::find_game("nullgame");
    calibration.last = 4;
    calibration.games = 4;
    calibration.folder = folder.path();
    std::atomic<bool> stop = false;
    calibration.stop = &stop;
    calibration.progress.now = [&] {
        std::error_code none_yet;
        if (std::filesystem::file_size(folder / "nullgame-1-3.pgn", none_yet) > 0 && !none_yet)
            stop = true;
        return 0.0;
    };
    const auto part = level_calibration(calibration);
    ASSERT_TRUE(part);
    EXPECT_THAT(*part, HasSubstr("\n| 3 | "));
    EXPECT_THAT(*part, Not(HasSubstr("\n| 4 | ")));
    EXPECT_THAT(*part, HasSubstr("Interrupted after 1 of 5 pairings"));
    EXPECT_THAT(*part, HasSubstr("Run the same command again to continue."));
    calibration.stop = nullptr;
    const auto whole = level_calibration(calibration);
    calibration.folder.clear();
    EXPECT_EQ(*whole, *level_calibration(calibration));
    EXPECT_THAT(*whole, HasSubstr("\n| 4 | "));

    stop = true;
    calibration.stop = &stop;
    EXPECT_EQ(*level_calibration(calibration), "Interrupted before a game was over.\n");
}

TEST_F(DuelTest, TheTableHasAMinusSignIfALevelIsWeakerThanTheOneBelow) {
    LevelCalibrationOptions calibration;
    calibration.game = games::find_game("nullgame");
    calibration.last = 2;
    calibration.games = 2;
    calibration.folder = folder.path();
    const DuelTerms terms{"nullgame", {"level:1", "level:2"}, {"", ""}, "1"};
    PlayedGame upset;  // the weaker wins from both seats
    upset.reason = "last-taken";
    upset.result = Result::first;
    std::ofstream record(folder / "nullgame-1-2.pgn");
    record << format_block(terms, 0, true, upset);
    upset.result = Result::second;
    record << format_block(terms, 1, false, upset);
    record.close();
    const auto table = level_calibration(calibration);
    ASSERT_TRUE(table) << table.error().sentence.view();
    EXPECT_THAT(*table,
                testing::ContainsRegex("\n\\| 2 \\| [a-z ]+ \\| −[0-9]+ \\| ± [0-9]+ \\| −[0-9]"));
    EXPECT_THAT(*table, Not(testing::ContainsRegex("-[0-9]")));
}

TEST(ThinkingPlayer, ALevelPlaysLikeTheServersAlsoWithNarrowWins) {
    int gracious_games = 0;
    for (const games::Game& game : games::all_games()) {
        if (!game.wins_narrowly()) continue;
        ++gracious_games;
        int differs = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            OwnSearchOptions own;
            own.level = search::levels.back().number;
            own.hash_mb = 1;
            ThinkingPlayer player(game, own);
            player.new_game(seed);
            Rng lots(seed);
            const auto line = random_line(game, 12, lots);
            if (!line) continue;
            const games::GameRecord record{"", *line};
            const MoveLimits limits = *read_limits("nodes=3000");
            const MoveRequest turn{record, game.state(record)->to_move, limits};
            const auto house_move = [&](bool gracious) {
                search::ThinkLimits of_level =
                    search::limits_of(search::levels.back(), Rng(seed).next(), gracious);
                of_level.nodes_max = 3000;
                search::TranspositionTable memory(std::size_t{1} << 20);
                of_level.transposition_table = &memory;
                return game.think(record, of_level)->move.text;
            };
            EXPECT_EQ(player.move(turn)->move, house_move(true));
            differs += house_move(true) != house_move(false);
        }
        EXPECT_GT(differs, 0) << game.name;
    }
    EXPECT_GT(gracious_games, 0);
}

}  // namespace

// The record of a duel: writing, reading, and dropping an incomplete end.

namespace {

const DuelTerms terms{"nullgame", {"level:1", "sh -c \"a \\ b\""}, {"nodes=5", ""}, "7"};

PlayedGame won_by_second() {
    PlayedGame game;
    game.opening = {"3", "3"};
    game.moves = {
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
    game.fault_text = "It \"died\"\nof itself.";
    game.at_fault = Side::second;
    return game;
}

struct DuelFileTest : testing::Test {
    const TestFolder folder;
    const std::filesystem::path path = folder / "duel";

    std::string content() const {
        std::ifstream in(path);
        return {std::istreambuf_iterator<char>(in), {}};
    }
};

TEST(DuelBlock, ItReadsLikeAGameRecord) {
    EXPECT_EQ(format_block(terms, 5, false, won_by_second()),
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
    const std::string text = format_block(terms, 0, true, won_by_second()) +
                             format_block(terms, 5, false, won_by_second()) +
                             format_block(terms, 3, false, lost_by_fault());
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

TEST(DuelBlock, AnIncompleteLastBlockIsDroppedWhereverItEnds) {
    const std::string whole = format_block(terms, 0, true, won_by_second());
    const std::string last = format_block(terms, 1, false, won_by_second());
    for (std::size_t bytes = 0; bytes < last.size(); ++bytes) {
        const auto blocks = read_blocks(whole + last.substr(0, bytes), terms);
        ASSERT_TRUE(blocks) << bytes << ": " << blocks.error().sentence.view();
        EXPECT_EQ(blocks->games.size(), 1U) << bytes;
        EXPECT_EQ(blocks->bytes, whole.size()) << bytes;
    }
}

TEST(DuelBlock, AnotherFileOrAnotherDuelIsRefused) {
    EXPECT_FALSE(read_blocks("My diary\n", terms));
    const std::string block = format_block(terms, 0, true, won_by_second());
    EXPECT_FALSE(read_blocks(block.substr(0, 60) + '\n' + block, terms));
    DuelTerms other = terms;
    other.limits[1] = "nodes=6";
    EXPECT_FALSE(read_blocks(block, other));
}

TEST_F(DuelFileTest, ItContinuesAfterTheLastCompleteBlock) {
    const std::string first = format_block(terms, 0, true, won_by_second());
    const std::string second = format_block(terms, 1, false, lost_by_fault());
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

TEST(DuelStatistics, GamesArePairedByTheirNumbersInWhateverOrderTheyEnd) {
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
    // For the first mover: 2 0 2 in even games, 2 - 1 and 2 - 0 in odd ones.
    EXPECT_DOUBLE_EQ(tally.first_share(), 0.7);
}

TEST(DuelStatistics, RepetitionsFaultsAndBrokenAnnouncementsAreCountedApart) {
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

TEST(DuelStatistics, TheReportSaysAllOfIt) {
    DuelStatistics tally;
    tally.add(game_of(0, 2));
    tally.add(game_of(1, 1, "repetition"));
    EXPECT_EQ(format_report(tally, terms, Sprt{.elo0 = 0, .elo1 = 5, .alpha = 0.05, .beta = 0.05}),
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
