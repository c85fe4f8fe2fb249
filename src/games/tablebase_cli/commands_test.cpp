// The real program builds tables in a folder, is killed meanwhile, and queries them.

#include "base/sanitizer_build.h"
#include "base/test_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

using posthouse::sanitizer_build;

using testing::HasSubstr;
using testing::Not;

struct Ran {
    int status = -1;
    std::string said;
};

class TablebaseCommands : public testing::Test {
protected:
    /// The output includes standard error.
    static Ran run(const std::string& arguments) {
        Ran ran;
        FILE* pipe = popen(("'" POSTHOUSE_PROGRAM "' " + arguments + " 2>&1").c_str(), "r");
        std::array<char, 4096> bytes{};
        for (std::size_t count = 0; (count = fread(bytes.data(), 1, bytes.size(), pipe)) > 0;)
            ran.said.append(bytes.data(), count);
        ran.status = WEXITSTATUS(pclose(pipe));
        return ran;
    }
    /// With the test's folder.
    Ran in_folder(const std::string& arguments) const {
        return run(arguments + " --folder '" + folder_ + "'");
    }
    void build(const std::string& what) const {
        const Ran ran = in_folder("tablebase build " + what);
        EXPECT_EQ(ran.status, 0) << ran.said;
    }
    std::string bytes_of(const std::string& name) const {
        std::ifstream file(folder_ + '/' + name, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    void change_byte(const std::string& name, std::size_t at) const {
        std::string bytes = bytes_of(name);
        ASSERT_LT(at, bytes.size());
        bytes[at] ^= 0x10;
        std::ofstream(folder_ + '/' + name, std::ios::binary | std::ios::trunc) << bytes;
    }
    std::size_t tables() const {
        std::size_t count = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder_))
            count += entry.path().extension() == ".table";
        return count;
    }

    const posthouse::TestFolder made_;
    const std::string folder_ = made_.path();
};

TEST_F(TablebaseCommands, BothKindsAreBuiltForEveryBoard) {
    for (const std::string game : {"awari", "wari-24", "super-wari"})
        for (const std::string kind : {"cycle", "bounds"}) {
            const Ran ran = in_folder("tablebase build " + game + " --seeds 6 --kind " + kind);
            EXPECT_EQ(ran.status, 0) << ran.said;
            EXPECT_THAT(ran.said, HasSubstr(game + "-6." + kind + ".table: "));
            EXPECT_THAT(ran.said, HasSubstr(" values, each checked, in "));
            EXPECT_THAT(ran.said, HasSubstr(" of memory at most.\n"));
        }
    const Ran sound = run("tablebase verify '" + folder_ + "'");
    EXPECT_EQ(sound.status, 0) << sound.said;
    EXPECT_THAT(sound.said, HasSubstr("\n42 of 42 sound.\n"));
    EXPECT_EQ(in_folder("tablebase verify").said, sound.said);
    const Ran info = run("tablebase info '" + folder_ + "'");
    EXPECT_EQ(in_folder("tablebase info").said, info.said);
    EXPECT_EQ(info.status, 0);
    EXPECT_THAT(info.said, HasSubstr("\nsuper-wari  bounds      6         54264 "));
    EXPECT_THAT(info.said, HasSubstr("\n42 tables, "));
    EXPECT_THAT(run("tablebase info '" + folder_ + "/wari-24-6.bounds.table'").said,
                HasSubstr("positions  12376, "));
}

TEST_F(TablebaseCommands, StatsAreTheKnownCounts) {
    const int seeds = posthouse::sanitizer_build ? 6 : 12;
    build("awari --seeds " + std::to_string(seeds));
    const Ran stats = in_folder("tablebase stats awari --tsv");
    EXPECT_EQ(stats.status, 0);
    std::istringstream said(stats.said);
    std::string line;
    std::getline(said, line);
    EXPECT_EQ(line,
              "seeds\tpositions\twon\tdrawn\tlost\tmean\tgreatest\tchoices\tonly_moves\tzugzwang"
              "\tboth_lose");
    std::ifstream known(POSTHOUSE_SOURCE "/src/games/wari/tuning/awari_table_counts.tsv");
    int compared = 0;
    for (std::string expected; compared <= seeds && std::getline(known, expected);) {
        if (expected.empty() || expected.front() == '#') continue;
        ASSERT_TRUE(std::getline(said, line));
        const std::size_t first = line.find('\t'), second = line.find('\t', first + 1);
        EXPECT_THAT(line.substr(0, first) + line.substr(second),
                    testing::StartsWith(expected + '\t'));
        // games/wari/tablebase/table_analyzer_test.cpp checks the values; this, that they are
        // printed.
        EXPECT_EQ(std::ranges::count(line, '\t'), 10);
        EXPECT_NE(line.back(), '\t');
        ++compared;
    }
    EXPECT_EQ(compared, seeds + 1);
    EXPECT_FALSE(std::getline(said, line));
    EXPECT_THAT(in_folder("tablebase stats awari").said,
                HasSubstr("\n    4        1365         580        143         642  -0.2623 |"));
}

TEST_F(TablebaseCommands, StatsHaveTheLongestWinsAndReportMissingTables) {
    build("oware --seeds 4");
    const Ran longest = in_folder("tablebase stats oware --longest --tsv --seeds 2");
    EXPECT_EQ(longest.status, 0);
    EXPECT_THAT(longest.said, HasSubstr("\tlongest\tlongest_value\tlongest_position\n"));
    EXPECT_THAT(longest.said, HasSubstr(" S\n"));
    EXPECT_THAT(longest.said, Not(HasSubstr("\n3\t")));
    EXPECT_THAT(in_folder("tablebase stats oware --longest").said, HasSubstr("longest win"));
    std::filesystem::remove(folder_ + "/oware-1.cycle.table");
    const Ran some = in_folder("tablebase stats oware");
    EXPECT_EQ(some.status, 0);
    EXPECT_THAT(some.said, HasSubstr("need all smaller tables: they stop at 0 seeds"));
    EXPECT_THAT(some.said, HasSubstr("\n    4        1365 "));
}

TEST_F(TablebaseCommands, CompareShowsWhereTwoGamesDiffer) {
    for (const char* game : {"wari", "warri", "oware"}) build(std::string(game) + " --seeds 3");
    const Ran same = in_folder("tablebase compare wari warri --tsv");
    EXPECT_EQ(same.status, 0);
    EXPECT_THAT(same.said, HasSubstr("\n3\t364\t0\t0\t0.0000\t\t\t\n"));
    const Ran other = in_folder("tablebase compare wari oware --tsv");
    EXPECT_EQ(other.status, 0);
    EXPECT_THAT(other.said, Not(HasSubstr("\n2\t78\t0\t")));
    const Ran boards = in_folder("tablebase compare wari super-wari");
    EXPECT_EQ(boards.status, 2);
    EXPECT_THAT(boards.said, HasSubstr("wari and super-wari are played on different boards"));
}

TEST_F(TablebaseCommands, PuzzlesAreTheSameForTheSameSeed) {
    const std::string asked = "tablebase puzzles awari --seeds 8 --count 3 --games " +
                              std::string(posthouse::sanitizer_build ? "4" : "60") + " --seed 5";
    EXPECT_EQ(in_folder(asked).status, 2);
    build("awari --seeds 7");
    EXPECT_THAT(in_folder(asked).said, HasSubstr("`posthouse tablebase build awari --seeds 8`"));
    build("awari --seeds 8");
    const Ran once = in_folder(asked), again = in_folder(asked);
    EXPECT_EQ(once.status, 0);
    const auto without_progress = [](const Ran& ran) {
        return ran.said.substr(ran.said.find('#'));
    };
    EXPECT_EQ(without_progress(once), without_progress(again));
    EXPECT_THAT(once.said, HasSubstr("\nposition\tmove\tdepth\ttempting\town\tother\tseeds"));
    EXPECT_GE(std::ranges::count(once.said, '\n'), posthouse::sanitizer_build ? 4 : 7);
}

TEST_F(TablebaseCommands, MovesHaveThePublishedValues) {
    // H. E. Bal's and J. W. Romein's example has 16 seeds. Tables with all sanitizers take long.
    if (posthouse::sanitizer_build) {
        build("awari --seeds 6");
        const Ran ran = in_folder("tablebase moves awari 0,1,0,0,2,0/1,0,0,1,0,1 20 22 N");
        EXPECT_THAT(ran.said, HasSubstr("     f            -6 proven: South wins, 26 to 22\n"));
        return;
    }
    build("awari --seeds 16 --no-verify");
    const Ran ran = in_folder("tablebase moves awari 1,1,1,1,1,2/4,2,3,0,0,0 16 16 S");
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(
        ran.said,
        HasSubstr("     f      3      0 proven: a draw, 24 to 24 under the repetition rule\n"
                  "     a            -1 proven: North wins, 24.5 to 23.5\n"
                  "     b            -1 proven: North wins, 24.5 to 23.5\n"
                  "     c            -2 proven: North wins, 25 to 23\n"
                  "     d            -2 proven: North wins, 25 to 23\n"
                  "     e            -2 proven: North wins, 25 to 23\n"));
    const Ran probe = in_folder("tablebase probe awari '1,1,1,1,1,2/4,2,3,0,0,0 16 16 S'");
    EXPECT_EQ(probe.status, 0);
    EXPECT_THAT(probe.said,
                HasSubstr("\nvalue 0\nproven: a draw, 24 to 24 under the repetition rule\n"));
}

TEST_F(TablebaseCommands, OnlyProofsAreCalledProven) {
    const std::string asked = "tablebase moves wari 0,1,0,0,2,0/1,0,0,1,0,1 20 22 N";
    build("wari --seeds 6");
    Ran ran = in_folder(asked);
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.said, HasSubstr(" +6 if repetition gains nothing: North gains 6 seeds"));
    for (const char* claim : {"6 proven:", "wins", "can force"})
        EXPECT_THAT(ran.said, Not(HasSubstr(claim)));
    EXPECT_THAT(ran.said, HasSubstr("--seeds 6 --kind bounds`"));
    build("wari --seeds 6 --kind bounds");
    ran = in_folder(asked);
    EXPECT_THAT(ran.said, HasSubstr(" +6 proven: North wins, 28 to 20\n"));
    EXPECT_THAT(ran.said, Not(HasSubstr("--kind bounds`")));
    // If half of the seeds win, the first to have them wins: 24 each proves nothing.
    build("wari-24 --seeds 6 --kind bounds");
    ran = in_folder("tablebase moves wari-24 0,1,0,0,2,0/1,0,0,1,0,1 20 22 N");
    EXPECT_THAT(ran.said, HasSubstr("proven: North wins; North can force at least 26 in all"));
    EXPECT_THAT(ran.said,
                HasSubstr("proven: North can force at least 22 in all, South at least\n"));
    ran = in_folder("tablebase moves wari-24 0,1,0,0,0,1/1,0,0,1,0,0 22 22 S");
    EXPECT_THAT(ran.said, HasSubstr("     6      2     +2 ends the game: South wins, 24 to 22"));
}

TEST_F(TablebaseCommands, ExistingTablesAreNotBuiltAgain) {
    build("oware --seeds 5");
    const auto written = std::filesystem::last_write_time(folder_ + "/oware-5.cycle.table");
    const Ran again = in_folder("tablebase build oware --seeds 5");
    EXPECT_EQ(again.status, 0);
    EXPECT_THAT(again.said, HasSubstr("The cycle tables of oware to 5 seeds are all in "));
    const Ran more = in_folder("tablebase build oware --seeds 6");
    EXPECT_THAT(more.said, testing::StartsWith("oware-6.cycle.table: "));
    EXPECT_EQ(std::filesystem::last_write_time(folder_ + "/oware-5.cycle.table"), written);
}

TEST_F(TablebaseCommands, ContinuedBuildsGiveTheSameTables) {
    for (const std::string kind : {"cycle", "bounds"}) {
        const std::string name = "warri-6." + kind + ".table", what = " --kind " + kind;
        build("warri --seeds 6" + what);
        const std::string at_once = bytes_of(name);
        EXPECT_FALSE(at_once.empty());
        std::filesystem::remove(folder_ + '/' + name);
        build("warri --threads 1 --seeds 6" + what);
        EXPECT_EQ(bytes_of(name), at_once);
    }
}

TEST_F(TablebaseCommands, AKilledBuildContinues) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        std::freopen("/dev/null", "w", stdout);
        std::freopen("/dev/null", "w", stderr);
        execl(POSTHOUSE_PROGRAM, "posthouse", "tablebase", "build", "awari", "--seeds", "20",
              "--folder", folder_.c_str(), nullptr);
        _exit(127);
    }
    using Clock = std::chrono::steady_clock;
    const auto patience = Clock::now() + std::chrono::minutes(2);
    const std::size_t enough = posthouse::sanitizer_build ? 3 : 9;
    int status = 0;
    while (tables() < enough && Clock::now() < patience && waitpid(child, &status, WNOHANG) == 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    const std::size_t there = tables();
    ASSERT_GE(there, enough);
    EXPECT_EQ(run("tablebase verify '" + folder_ + "'").status, 0);
    const Ran ran = in_folder("tablebase build awari --seeds " + std::to_string(there));
    EXPECT_EQ(ran.status, 0) << ran.said;
    EXPECT_THAT(ran.said, testing::StartsWith("awari-" + std::to_string(there) + ".cycle.table: "));
    EXPECT_EQ(tables(), there + 1);
}

TEST_F(TablebaseCommands, ADamagedFileIsReportedIgnoredAndRebuilt) {
    build("awari --seeds 6");
    const std::string name = "awari-6.cycle.table", whole = bytes_of(name);
    // Within the blocks: the frequencies are before, the index after.
    for (std::size_t at = whole.size() - 400; at < whole.size() - 40; at += 50) {
        change_byte(name, at);
        const Ran verified = run("tablebase verify '" + folder_ + "'");
        EXPECT_EQ(verified.status, 1);
        EXPECT_THAT(verified.said, HasSubstr("The file awari-6.cycle.table is damaged: "));
        EXPECT_THAT(verified.said, HasSubstr("6 of 7 sound."));
        EXPECT_EQ(in_folder("tablebase stats awari").status, 1);
        build("awari --seeds 6");
        EXPECT_EQ(bytes_of(name), whole);
    }
    for (std::size_t at = 0; at < whole.size(); at += 7) change_byte(name, at);
    const Ran probed = in_folder("tablebase probe awari 0,1,0,0,2,0/1,0,0,1,0,1 20 22 N");
    EXPECT_EQ(probed.status, 2);
    EXPECT_THAT(probed.said, Not(HasSubstr("value")));
    EXPECT_THAT(probed.said, HasSubstr("`posthouse tablebase build awari --seeds 6` makes it"));
}

TEST_F(TablebaseCommands, WrongArgumentsAreRefusedWithASentence) {
    build("awari --seeds 3");
    const std::string there = " --folder '" + folder_ + "'";
    const std::string few = "0,1,0,0,0,0/1,0,0,0,0,0 23 23 N";
    const std::string many = "0,1,0,0,2,0/1,0,0,1,0,1 20 22 N";
    const std::vector<std::pair<std::string, const char*>> wrong = {
        {"tablebase", "Choose a subcommand of tablebase: build, info, verify, probe,"},
        {"tablebase build chess --seeds 3", "There is no game called “chess”."},
        {"tablebase build octilite --seeds 3", "OctiLite has no tables: choose one of "},
        {"tablebase moves octilite x", "OctiLite has no tables"},
        {"tablebase build awari --seeds 49", "--seeds: “49” is not a whole number from 0 to 48."},
        {"tablebase build awari", "--seeds is required"},
        {"tablebase build awari --seeds 3 --kind best", "choose cycle or bounds"},
        {"tablebase build awari --seeds 3 --memory much", "“much” is not an amount"},
        {"tablebase build awari --seeds 30 --memory 1G" + there,
         "GB of memory while they are built, and 1.0 GB are allowed: build them to 2"},
        {"tablebase build awari --seeds 47 --memory 9999G" + there, " are free where “"},
        {"tablebase build awari --seeds 30 --memory 5G --disk 5G" + there,
         " GB more while they are built, and 5.0 GB are allowed where “"},
        {"tablebase info /nowhere/at-all", "There is no file or folder “/nowhere/at-all”"},
        {"tablebase verify " POSTHOUSE_SOURCE, "There are no tables in the folder “"},
        {"tablebase probe awari " + few + " --folder /nowhere/at-all", "There is no folder “/now"},
        {"tablebase stats oware" + there, "There are no tables of oware in the folder “"},
        {"tablebase stats awari --kind bounds" + there, "There are no tables of awari in the "},
        {"tablebase compare awari oware" + there, "There are no tables of oware in the folder “"},
        {"tablebase compare awari" + there, "other is required"},
        {"tablebase puzzles awari --seeds 3 --min-seeds 4" + there, "give fewer to --min-seeds."},
        {"tablebase puzzles awari --seeds 3 --count 0" + there, "whole number from 1 to"},
        {"tablebase moves awari " + many + there,
         "6 seeds on the board, and there are tables up to 3 "},
        {"tablebase moves awari 0,1,0,0,2,0/1,0,0,1,0,1 20 24 N" + there,
         "make them add up to 48."},
        {"tablebase moves awari 0,1,0,0,0,0/1,0,0,0,0,0 25 21 N" + there,
         "The game is over in that"},
    };
    for (const auto& [arguments, sentence] : wrong) {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.status, 2) << arguments;
        std::string said = ran.said;
        std::replace(said.begin(), said.end(), '\n', ' ');
        EXPECT_THAT(said, HasSubstr(sentence));
    }
    EXPECT_EQ(run("tablebase moves awari " + few + there).status, 0);
    // Old names are still accepted.
    EXPECT_EQ(run("oracle awari " + few + there).status, 0);
    EXPECT_THAT(run("tablebase puzzles awari --seeds 3 --fewest 4" + there).said,
                HasSubstr("There are none with 4 seeds at least"));
}

}  // namespace
