// Engines as child processes: the player always answers in time and leaves no process behind.

#include "strength/engine_player.h"
#include "base/test_folder.h"
#include "strength/engine_spec.h"

#include "search/score.h"
#include "strength/player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <fstream>

namespace posthouse::strength {
namespace {

using testing::HasSubstr;

std::string fake(const std::string& manner) {
    return "sh " POSTHOUSE_SOURCE "/src/strength/fixtures/fake_engine.sh " + manner;
}

EngineSetup setup(const std::string& manner) {
    EngineSetup setup;
    setup.command = fake(manner);
    setup.game = "nullgame";
    return setup;
}

struct EnginePlayerTest : testing::Test {
    games::GameRecord record;
    MoveLimits limits;
    MoveRequest turn{record, Side::first, limits};

    EnginePlayerTest() {
        limits.nodes = 5;
        turn.timeout_seconds = 20;
    }
};

TEST_F(EnginePlayerTest, ItPlaysAndReportsItsScores) {
    EnginePlayer player(setup("plain"));
    ASSERT_FALSE(player.new_game(1));
    EXPECT_EQ(player.name(), "Fake plain");
    const auto played = player.move(turn);
    ASSERT_TRUE(played);
    EXPECT_EQ(played->move, "1");
    EXPECT_EQ(played->score, -15);
    EXPECT_EQ(played->depth, 3);
    EXPECT_EQ(played->nodes, 12U);
}

TEST_F(EnginePlayerTest, ItGetsTheVariantThePositionAndTheLimits) {
    record.moves = {"2", "3"};
    EnginePlayer player(setup("echo"));
    ASSERT_FALSE(player.new_game(1));
    // Of “bestmove …” the first word is the move.
    EXPECT_EQ(player.move(turn)->move, "nullgame|startpos");
    record.from = "7first";
    EXPECT_EQ(player.move(turn)->move, "nullgame|fen");
}

TEST_F(EnginePlayerTest, ItIsToldTheRuleOfRepetitionIfItHasTheOption) {
    EngineSetup asked = setup("told");
    asked.repetitions = 2;
    EnginePlayer told(asked);
    ASSERT_FALSE(told.new_game(1));
    EXPECT_EQ(told.move(turn)->move, "nullgame|2");
    asked.command = fake("plain");
    EXPECT_FALSE(EnginePlayer(asked).new_game(1)) << "without the option it plays all the same";
}

TEST_F(EnginePlayerTest, ACrashIsReportedWithItsStatusAndTheNextGameRestartsTheEngine) {
    EnginePlayer player(setup("crash"));
    for (int game = 0; game < 2; ++game) {
        ASSERT_FALSE(player.new_game(1));
        const auto played = player.move(turn);
        ASSERT_FALSE(played);
        EXPECT_EQ(played.error().kind, EngineFailure::Kind::crashed);
        EXPECT_EQ(played.error().sentence, "The engine ended with status 3.");
    }
}

TEST_F(EnginePlayerTest, AHangingEngineIsKilledAtTheDeadline) {
    turn.timeout_seconds = 0.3;
    EnginePlayer player(setup("hang"));
    for (int game = 0; game < 2; ++game) {
        ASSERT_FALSE(player.new_game(1));
        const auto played = player.move(turn);
        ASSERT_FALSE(played);
        EXPECT_EQ(played.error().kind, EngineFailure::Kind::hung);
    }
}

TEST_F(EnginePlayerTest, AnEngineThatDoesNotGreetOrIsNoProgramIsRefused) {
    EngineSetup mute = setup("mute");
    mute.start_seconds = 0.3;
    EXPECT_THAT(std::string(EnginePlayer(mute).new_game(1)->sentence), HasSubstr("is running"));
    EngineSetup nothing = setup("plain");
    nothing.command = "/nowhere/no-such-engine";
    EXPECT_THAT(std::string(EnginePlayer(nothing).new_game(1)->sentence),
                HasSubstr("ended with status 127"));
}

TEST_F(EnginePlayerTest, AnOptionThatTheEngineDoesNotHaveIsRefused) {
    EngineSetup known = setup("plain");
    known.options = {{"move speed", "2"}};
    EXPECT_FALSE(EnginePlayer(known).new_game(1));
    EngineSetup unknown = setup("plain");
    unknown.options = {{"Sped", "2"}};
    EXPECT_THAT(std::string(EnginePlayer(unknown).new_game(1)->sentence),
                HasSubstr("Move Speed, UCI_Variant"));
}

TEST_F(EnginePlayerTest, NothingIsLeftOfAProcessAndItsChildren) {
    const TestFolder folder;
    const std::string pid_file = folder / "child";
    {
        ChildProcess process("sleep 1000 & echo $! > '" + pid_file + "'; echo started; wait");
        std::string line;
        const auto soon = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        ASSERT_EQ(process.read_line(line, soon), ChildProcess::ReadResult::line);
        EXPECT_EQ(line, "started");
    }
    pid_t sleeper = 0;
    std::ifstream(pid_file) >> sleeper;
    ASSERT_GT(sleeper, 0);
    // Killed with its group; init may take a moment to reap it.
    const auto gone = [sleeper] {
        std::ifstream stat("/proc/" + std::to_string(sleeper) + "/stat");
        std::string pid, name, state;
        return !(stat >> pid >> name >> state) || state == "Z";
    };
    for (int i = 0; i < 1000 && !gone(); ++i) usleep(10'000);
    EXPECT_TRUE(gone());
}

TEST(ChildProcess, LinesArriveWholeHoweverTheyAreWritten) {
    ChildProcess process("printf 'one\\ntw'; printf 'o\\r\\n\\nlast'");
    const auto soon = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    std::string line;
    for (const char* expected : {"one", "two", ""}) {
        ASSERT_EQ(process.read_line(line, soon), ChildProcess::ReadResult::line);
        EXPECT_EQ(line, expected);
    }
    EXPECT_EQ(process.read_line(line, soon), ChildProcess::ReadResult::ended);
}

TEST(ChildProcess, WritingToAProcessThatDoesNotReadEndsAtTheDeadline) {
    ChildProcess process("sleep 1000");
    const std::string much(1 << 20, 'x');
    const auto soon = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
    EXPECT_FALSE(process.write_line(much, soon));
    EXPECT_EQ(process.state(), "is running");
}

TEST(GoCommandLine, HasAllLimits) {
    const games::GameRecord record;
    MoveLimits limits = *read_limits("nodes=7,depth=5,movetime=250");
    EXPECT_EQ(go_line({record, Side::first, limits}), "go nodes 7 depth 5 movetime 250");
    limits = *read_limits("tc=10+0.1");
    EXPECT_EQ(go_line({record, Side::second, limits, {9.5, 8.25}, {0.1, 0.1}}),
              "go wtime 9500 btime 8250 winc 100 binc 100");
    EXPECT_EQ(go_line({record, Side::first, MoveLimits()}), "go");
}

TEST(ParseInfo, ScoresDepthsAndNodesAreRead) {
    MoveReply played;
    parse_info(" depth 9 seldepth 12 score cp 35 nodes 1000 nps 5 pv a b", false, played);
    EXPECT_EQ(played.score, 35);
    EXPECT_EQ(played.depth, 9);
    EXPECT_EQ(played.nodes, 1000U);
    parse_info(" depth 10 multipv 2 score cp -700 pv c", false, played);
    EXPECT_EQ(played.score, 35);
    parse_info(" string score cp 99", false, played);
    EXPECT_EQ(played.score, 35);
    parse_info(" depth 11 score mate 3 pv a", false, played);
    EXPECT_EQ(played.score, search::score_of({true, 5, 0}));
    parse_info(" depth 11 score mate -3 pv a", false, played);
    EXPECT_EQ(played.score, search::score_of({false, 6, 0}));
    parse_info(" depth 11 score mate 5 pv a", true, played);
    EXPECT_EQ(played.score, search::score_of({true, 5, 0}));
    // A high evaluation is not an announced win.
    parse_info(" depth 12 score cp 2000000", false, played);
    EXPECT_FALSE(search::is_decided(*played.score));
}

TEST(MoveLimits, TheyAreReadAndWrittenAlike) {
    for (const char* text : {"nodes=2000", "depth=6", "movetime=100", "movetime=2.5", "tc=10+0.1",
                             "nodes=5,depth=3,movetime=7,tc=60+0", ""}) {
        const auto limits = read_limits(text);
        ASSERT_TRUE(limits) << text;
        EXPECT_EQ(format_limits(*limits), text);
    }
    EXPECT_EQ(format_limits(*read_limits("tc=60")), "tc=60+0");
    for (const char* text : {"nodes", "nodes=0", "nodes=x", "depth=-1", "movetime=0", "tc=+1",
                             "tc=1+x", "time=3", "nodes=1,,depth=2", "movetime=nan"})
        EXPECT_FALSE(read_limits(text)) << text;
}

TEST(EngineSpec, TheirOptionsAreCheckedBeforeAnythingIsPlayed) {
    const games::Game& game = *games::find_game("nullgame");
    const auto made = [&game](const std::string& text,
                              std::vector<std::pair<std::string, std::string>> options) {
        return bool(make_player({text, std::move(options)}, game, cli::real_stopwatch()));
    };
    EXPECT_TRUE(
        made("self", {{"hash", "1"}, {"Threads", "2"}, {"Level", "1"}, {"Goal", "margin"}}));
    EXPECT_TRUE(made("level:1", {}));
    EXPECT_TRUE(made("random", {}));
    EXPECT_FALSE(made("level:0x", {}));
    EXPECT_FALSE(made("level:99", {}));
    EXPECT_FALSE(made("self", {{"Hash", "0"}}));
    EXPECT_TRUE(made("level:1", {{"WinNarrowly", "true"}}));
    EXPECT_TRUE(made("level:1", {{"Gracious", "true"}})) << "its old name";
    EXPECT_FALSE(made("self", {{"WinNarrowly", "1"}}));
    EXPECT_FALSE(made("self", {{"Book", "x"}}));
    EXPECT_FALSE(read_option("Hash"));
    EXPECT_FALSE(read_option("=3"));
    EXPECT_EQ(read_option("Name=a=b")->second, "a=b");
    EXPECT_TRUE((EngineSpec{"x", {{"Level", "3"}}}).limits_itself());
    EXPECT_FALSE((EngineSpec{"x", {{"Level", "0"}}}).limits_itself());
}

}  // namespace
}  // namespace posthouse::strength
