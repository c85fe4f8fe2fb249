// Whole duels: their results do not depend on threads, nor on being broken off.

#include "strength/duel.h"

#include "search/levels.h"
#include "strength/levels_table.h"
#include "strength/openings.h"
#include "strength/thinking_player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <set>

namespace posthouse::strength {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string fake(const std::string& manner) {
    return "sh " POSTHOUSE_SOURCE "/src/strength/fixtures/fake_engine.sh " + manner;
}

struct DuelTest : testing::Test {
    std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("posthouse-duels-" + std::to_string(::getpid()));
    DuelOptions options;

    DuelTest() {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directory(folder);
        options.game = games::find_game("wari");
        options.engine_specs = {EngineSpec{"self", {{"Hash", "1"}}}, EngineSpec{"random"}};
        options.limits = {*read_limits("nodes=40"), MoveLimits()};
        options.games = 12;
        options.concurrency = 2;
    }
    ~DuelTest() override { std::filesystem::remove_all(folder); }

    /// The blocks of a record, in whatever order the games ended.
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
    options.file = folder / "one";
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

TEST_F(DuelTest, NeitherThreadsNorABreakChangeTheGames) {
    options.concurrency = 1;
    options.file = folder / "straight";
    ASSERT_TRUE(duel(options));
    options.concurrency = 3;
    options.file = folder / "broken";
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

TEST_F(DuelTest, ATestStopsItAsSoonAsItHasDecided) {
    options.limits[0] = *read_limits("nodes=300");
    options.games = 100000;
    options.test = Sprt{.elo0 = 0, .elo1 = 300, .alpha = 0.05, .beta = 0.05};
    const auto tally = duel(options);
    ASSERT_TRUE(tally);
    EXPECT_EQ(sprt_decision(*options.test, tally->pairs()), SprtDecision::elo1);
    EXPECT_LT(tally->score().games(), 1000U);
}

TEST_F(DuelTest, AnotherDuelsRecordIsLeftAlone) {
    options.file = folder / "one";
    options.games = 2;
    ASSERT_TRUE(duel(options));
    const auto before = blocks("one");
    options.seed = 2;
    const auto tally = duel(options);
    ASSERT_FALSE(tally);
    EXPECT_THAT(std::string(tally.error().sentence), HasSubstr("other terms"));
    EXPECT_EQ(blocks("one"), before);
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
    options.patience_seconds = 0.3;
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

TEST_F(DuelTest, OneThatIsLateLosesOnTime) {
    options.game = games::find_game("nullgame");
    options.games = 2;
    options.engine_specs = {EngineSpec{"random"}, EngineSpec{fake("slow")}};
    options.limits[1] = *read_limits("movetime=50");
    const auto tally = duel(options);
    ASSERT_TRUE(tally);
    EXPECT_EQ(tally->faults(1).at("time"), 2U);
}

TEST_F(DuelTest, AWinThatIsToldAndNotWonIsReported) {
    options.game = games::find_game("nullgame");
    options.games = 20;
    options.engine_specs = {EngineSpec{fake("boast")}, EngineSpec{"self", {{"Hash", "1"}}}};
    options.limits[0] = options.limits[1] = *read_limits("depth=9");
    const auto tally = duel(options);
    ASSERT_TRUE(tally);
    // It boasts whenever it is its turn, and is beaten by one who looks to the end.
    const DuelStatistics::Announcements& announced = tally->announced(0);
    EXPECT_GT(announced.made, 10U);
    EXPECT_EQ(announced.kept + announced.broken.size(), announced.made);
    EXPECT_GT(announced.broken.size(), 5U);
    EXPECT_LE(announced.broken.size(), tally->score().lost);
    EXPECT_TRUE(tally->announced(1).broken.empty());
}

TEST_F(DuelTest, TheLevelsOfALadderArePlacedInATable) {
    LevelCalibrationOptions ladder;
    ladder.game = games::find_game("nullgame");
    ladder.last = 3;
    ladder.games = 4;
    ladder.folder = folder;
    const auto table = level_calibration(ladder);
    ASSERT_TRUE(table);
    EXPECT_THAT(*table, HasSubstr("| level | name | Elo |"));
    EXPECT_THAT(*table, HasSubstr("\n| 1 | "));
    EXPECT_THAT(*table, HasSubstr("\n| 3 | "));
    // Each the next and the next but one.
    std::size_t files = 0;
    for ([[maybe_unused]] const auto& file : std::filesystem::directory_iterator(folder)) ++files;
    EXPECT_EQ(files, 3U);
    EXPECT_EQ(*level_calibration(ladder), *table);
    ladder.last = 99;
    EXPECT_FALSE(level_calibration(ladder));
}

TEST_F(DuelTest, ALadderWithoutALastLevelGoesUpToTheStrongest) {
    LevelCalibrationOptions ladder;
    ladder.game = games::find_game("nullgame");
    ladder.games = 2;
    const auto table = level_calibration(ladder);
    ASSERT_TRUE(table);
    for (const search::Level& level : search::levels)
        EXPECT_THAT(*table, HasSubstr("\n| " + std::to_string(level.number) + " | " +
                                      std::string(level.name) + " | "));
    EXPECT_THAT(*table, Not(HasSubstr("Broken off")));
}

TEST_F(DuelTest, ALadderThatIsBrokenOffHasTheTableOfWhatWasPlayedAndGoesOn) {
    LevelCalibrationOptions ladder;
    ladder.game = games::find_game("nullgame");
    ladder.last = 4;
    ladder.games = 4;
    ladder.folder = folder;
    std::atomic<bool> stop = false;
    ladder.stop = &stop;
    ladder.audience.now = [&] {
        std::error_code none_yet;
        if (std::filesystem::file_size(folder / "nullgame-1-3.pgn", none_yet) > 0 && !none_yet)
            stop = true;
        return 0.0;
    };
    const auto part = level_calibration(ladder);
    ASSERT_TRUE(part);
    EXPECT_THAT(*part, HasSubstr("\n| 3 | "));
    EXPECT_THAT(*part, Not(HasSubstr("\n| 4 | ")));
    EXPECT_THAT(*part, HasSubstr("Broken off after 1 of 5 pairings"));
    EXPECT_THAT(*part, HasSubstr("The same command goes on."));
    ladder.stop = nullptr;
    const auto whole = level_calibration(ladder);
    ladder.folder.clear();
    EXPECT_EQ(*whole, *level_calibration(ladder));
    EXPECT_THAT(*whole, HasSubstr("\n| 4 | "));

    stop = true;
    ladder.stop = &stop;
    EXPECT_EQ(*level_calibration(ladder), "Broken off before a game was over.\n");
}

TEST_F(DuelTest, TheTableForPrintHasAMinusWhereALevelIsWeakerThanTheOneBelow) {
    LevelCalibrationOptions ladder;
    ladder.game = games::find_game("nullgame");
    ladder.last = 2;
    ladder.games = 2;
    ladder.folder = folder;
    const DuelTerms terms{"nullgame", {"level:1", "level:2"}, {"", ""}, "1"};
    PlayedGame upset;  // the weaker wins from both seats
    upset.reason = "last-taken";
    upset.result = Result::first;
    std::ofstream record(folder / "nullgame-1-2.pgn");
    record << block_of(terms, 0, true, upset);
    upset.result = Result::second;
    record << block_of(terms, 1, false, upset);
    record.close();
    const auto table = level_calibration(ladder);
    ASSERT_TRUE(table) << table.error().sentence.view();
    EXPECT_THAT(*table,
                testing::ContainsRegex("\n\\| 2 \\| [a-z ]+ \\| −[0-9]+ \\| ± [0-9]+ \\| −[0-9]"));
    EXPECT_THAT(*table, Not(testing::ContainsRegex("-[0-9]")));
}

TEST(ThinkingPlayer, ALevelIsTheHousesOwnAlsoWhereItWinsGraciously) {
    int gracious_games = 0;
    for (const games::Game& game : games::all_games()) {
        if (!game.gracious()) continue;
        ++gracious_games;
        int differs = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            OwnSearch own;
            own.level = search::levels.back().number;
            own.hash_mb = 1;
            ThinkingPlayer player(game, own);
            player.new_game(seed);
            Random lots(seed);
            const auto line = random_line(game, 12, lots);
            if (!line) continue;
            const games::GameRecord record{"", *line};
            const MoveLimits limits = *read_limits("nodes=3000");
            const MoveRequest turn{record, game.state(record)->to_move, limits};
            const auto house_move = [&](bool gracious) {
                search::ThinkLimits of_level =
                    search::limits_of(search::levels.back(), Random(seed).next(), gracious);
                of_level.nodes_max = 3000;
                search::TranspositionTable memory(std::size_t{1} << 20);
                of_level.memory = &memory;
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
}  // namespace posthouse::strength
