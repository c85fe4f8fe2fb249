// The real program measures its own engine, and fake ones that crash, hang and cheat.

#include "base/test_folder.h"
#include "games/result_text.h"
#include "search/levels.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

using testing::HasSubstr;
using testing::Not;

struct Ran {
    int status = -1;
    std::string said;
};

/// Runs a command; the output includes standard error.
Ran run_shell(const std::string& command) {
    Ran ran;
    FILE* pipe = popen((command + " 2>&1").c_str(), "r");
    std::array<char, 4096> bytes{};
    for (std::size_t count = 0; (count = fread(bytes.data(), 1, bytes.size(), pipe)) > 0;)
        ran.said.append(bytes.data(), count);
    ran.status = WEXITSTATUS(pclose(pipe));
    return ran;
}

Ran run(const std::string& arguments) {
    return run_shell("'" POSTHOUSE_PROGRAM "' " + arguments);
}

Ran lab(const std::string& arguments, const std::string& under = "") {
    return run_shell(under + "'" POSTHOUSE_LAB "' " + arguments);
}

/// In characters.
std::ptrdiff_t longest_line(const std::string& text) {
    std::istringstream lines(text);
    std::ptrdiff_t longest = 0;
    for (std::string line; std::getline(lines, line);)
        longest = std::max(longest,
                           std::ranges::count_if(line, [](char c) { return (c & 0xc0) != 0x80; }));
    return longest;
}

std::string fake(const std::string& manner) {
    return "'sh " POSTHOUSE_SOURCE "/src/strength/fixtures/fake_engine.sh " + manner + "' ";
}

TEST(StrengthCommands, ADuelCountsEveryKindOfFaultAndKeepsARecord) {
    const posthouse::TestFolder folder;
    for (const std::string manner : {"crash", "hang", "illegal"}) {
        const Ran ran = lab("duel random " + fake(manner) + "--game nullgame --games 2 --nodes 9 " +
                            "--move-timeout 0.3 --record '" + (folder / manner).string() + "'");
        EXPECT_EQ(ran.status, 0) << ran.said;
        EXPECT_THAT(ran.said, HasSubstr("won 2, drawn 0, lost 0"));
        EXPECT_THAT(ran.said, HasSubstr("faults of 2     " + manner + " 2"));
        std::ifstream record(folder / manner);
        const std::string text{std::istreambuf_iterator<char>(record), {}};
        EXPECT_THAT(text, HasSubstr("[Reason \"" + manner + "\"]\n[Fault \"2\"]\n[Said \""));
    }
}

TEST(StrengthCommands, TheProgramPlaysItselfThroughUci) {
    const Ran ran = lab("duel \"'" POSTHOUSE_PROGRAM
                        "' engine\" self --game oware --games 2 "
                        "--depth 2 --option1 Hash=1 --option2 Hash=1");
    EXPECT_EQ(ran.status, 0) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr("faults of 1     none"));
    EXPECT_THAT(ran.said, HasSubstr("games           2: "));
}

TEST(StrengthCommands, WrongArgumentsAreRefusedWithASentence) {
    using Wrong = std::vector<std::pair<const char*, const char*>>;
    const Wrong house = {
        {"bench --nodes 0", "--nodes: “0” is not"},
        {"bench --depth 0", "--depth: “0” is not a whole number from 1 to "},
        {"analyse oware --time soon", "--time: “soon” is not a number above 0."},
        {"analyse oware --goal glory", "--goal: “glory” is not valid: choose win or margin."},
        {"engine --variant chess", "There is no variant called “chess”."},
        {"nonsense", "There is no subcommand “nonsense”. Choose one of: serve, init,"},
        {"", "Choose a subcommand: serve, "},
        {"bench chess", "There is no game called"},
    };
    const Wrong in_lab = {
        {"duel self self --game oware --games 0", "--games: “0” is not a whole number of at"},
        {"duel self self --game oware --games x", "--games: “x” is not a whole number of at"},
        {"duel self self --game oware --movetime -5", "--movetime: “-5” is not a number above 0."},
        {"duel self self --game oware --gams 5", "--gams"},
        {"duel self self --game oware --sprt 5 0", "the smaller Elo first"},
        {"accuracy x --threads 999", "--threads: “999” is not a whole number from 1 to 64."},
        {"calibrate-levels oware --to 99", "--to: “99” is not a whole number from 1 to "},
        {"duel self self --game chess --nodes 5", "There is no game called"},
        {"duel self self --game oware", "add --nodes"},
        {"duel self self --game oware --nodes 5 --option1 Book=x", "has no option"},
        {"duel self self --game octilite --nodes 5 --repetition 2",
         "cannot be changed in OctiLite: choose one of wari, "},
        {"duel self self --game oware --nodes 5 --repetition 4", "--repetition: “4” is not a"},
        {"accuracy /nowhere/at-all --nodes 5", "“/nowhere/at-all” cannot be read"},
        {"nonsense", "posthouse-lab: There is no subcommand “nonsense”. Choose one of: duel,"},
    };
    const auto expect_refusals = [](const std::string& program, const Wrong& wrong) {
        for (const auto& [arguments, sentence] : wrong) {
            const Ran ran = run_shell("'" + program + "' " + arguments);
            EXPECT_EQ(ran.status, 2) << arguments;
            EXPECT_THAT(ran.said, HasSubstr(sentence));
        }
    };
    expect_refusals(POSTHOUSE_PROGRAM, house);
    expect_refusals(POSTHOUSE_LAB, in_lab);
}

TEST(StrengthCommands, ACommandThatMovedToTheLabSaysSo) {
    for (const std::string command :
         {"duel", "calibrate-levels", "levels", "accuracy", "yardstick", "solve"}) {
        const Ran ran = run(command + " self self --game oware");
        EXPECT_EQ(ran.status, 2);
        EXPECT_EQ(ran.said, "posthouse: “" + command +
                                "” is now in another program: run “posthouse-lab " + command +
                                "”, which “tools/build release posthouse-lab” builds.\n");
    }
}

TEST(StrengthCommands, CalibrationGoesUpToTheStrongestLevelByDefault) {
    const Ran ran = lab("calibrate-levels nullgame --games 2");
    EXPECT_EQ(ran.status, 0) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr("nullgame, 2 games a pairing, seed 1\n"));
    for (const posthouse::search::Level& level : posthouse::search::levels)
        EXPECT_THAT(ran.said, HasSubstr("\n| " + std::to_string(level.number) + " | "));
}

TEST(StrengthCommands, ADuelReportsLimitsAndReasons) {
    const Ran ran = lab("duel level:1 random --game oware --games 6");
    EXPECT_THAT(ran.said, HasSubstr("duel of oware: level:1 (its own limits) against random"));
    EXPECT_THAT(ran.said, HasSubstr(" × "));
    for (const auto& [code, words] : posthouse::games::reason_texts)
        EXPECT_THAT(ran.said, Not(HasSubstr(' ' + std::string(code) + ' ')));
    EXPECT_LE(longest_line(ran.said), 80) << ran.said;
}

void expect_good_help(const Ran& ran) {
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.said, HasSubstr("Usage: "));
    EXPECT_LE(longest_line(ran.said), 80) << ran.said;
    for (const char* noise : {"UINT", "INT:", " in [", "FLOAT", "Excludes"})
        EXPECT_THAT(ran.said, Not(HasSubstr(noise)));
}

TEST(StrengthCommands, HelpFitsEightyColumnsWithoutTypeNames) {
    for (const std::string command : {"",
                                      "serve",
                                      "receive",
                                      "dead-letters",
                                      "admin",
                                      "admin freeze",
                                      "play",
                                      "show",
                                      "perft",
                                      "connect",
                                      "referee",
                                      "engine",
                                      "analyse",
                                      "bench",
                                      "tablebase",
                                      "tablebase build",
                                      "tablebase info",
                                      "tablebase verify",
                                      "tablebase probe",
                                      "tablebase stats",
                                      "tablebase moves"}) {
        expect_good_help(run(command + " --help"));
    }
    for (const std::string command : {"", "duel", "calibrate-levels", "solve", "accuracy"})
        expect_good_help(lab(command + " --help"));
}

TEST(StrengthCommands, OldNamesStillWork) {
    const std::string options = " --patience 9 --margin 1 --plies-max 100";
    EXPECT_EQ(lab("duel random random --game nullgame --games 2 --nodes 9" + options).status, 0);
    EXPECT_EQ(lab("levels nullgame --games 2 --to 2").status, 0);
    EXPECT_THAT(lab("yardstick /nowhere/at-all --nodes 5").said, HasSubstr("cannot be read"));
    EXPECT_EQ(run("visit http://127.0.0.1:1 games").status, 2);
    EXPECT_EQ(run("analyze oware --depth 1").status, 0);
    EXPECT_THAT(run("bot --house http://127.0.0.1:1 --token-file /nowhere/at-all").said,
                HasSubstr("no token in its first line"));
    const std::string help = run("--help").said + lab("duel --help").said + run("bot --help").said;
    for (const char* old : {"yardstick", "visit", "oracle", "patience", "plies-max", "--house"})
        EXPECT_THAT(help, Not(HasSubstr(old)));
}

TEST(StrengthCommands, BenchEndsWithItsSignature) {
    const Ran one = run("bench oware octilite --nodes 2000");
    EXPECT_EQ(one.status, 0);
    const std::string line = one.said.substr(one.said.rfind("Bench: "));
    EXPECT_GT(std::stoull(line.substr(7)), 0U);
    EXPECT_THAT(run("bench oware octilite --nodes 2000").said, HasSubstr(line));
}

TEST(StrengthCommands, AccuracyPrintsThreeRows) {
    const posthouse::TestFolder folder;
    const std::string file = folder / "truth";
    std::ofstream(file) << "# variant: wari  made up\n"
                           "0,1,0,0,0,4/0,0,0,2,4,0 21 16 N\t6\td=2 e=6\n";
    const Ran ran = lab("accuracy '" + file + "' --nodes 1000");
    EXPECT_EQ(ran.status, 0) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr("accuracy in wari, made up: 1 positions\n"));
    EXPECT_THAT(ran.said, HasSubstr("optimal  seeds lost a move  turned over\n"));
    EXPECT_THAT(ran.said, HasSubstr("random legal move                   1    50.0 %"));
    EXPECT_THAT(ran.said, HasSubstr("\nthis search, one ply"));
    EXPECT_THAT(ran.said, HasSubstr("\nself, nodes=1000"));
    EXPECT_THAT(ran.said, Not(HasSubstr("Interrupted")));
}

TEST(StrengthCommands, AnInterruptedAccuracyTestSaysSo) {
    const posthouse::TestFolder folder;
    const std::string file = folder / "truth";
    std::ofstream truth(file);
    truth << "# variant: wari  made up\n";
    for (int i = 0; i < 400; ++i) truth << "0,1,0,0,0,4/0,0,0,2,4,0 21 16 N\t6\td=2 e=6\n";
    truth.close();
    // In the background, timeout signals its whole group: twice, and the second time kills.
    const Ran ran = lab("accuracy '" + file + "' --positions 300 --movetime 200",
                        "timeout --foreground --preserve-status -s INT 5 ");
    EXPECT_EQ(ran.status, 0) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr("made up: the first 300 of 400 positions\n"));
    EXPECT_THAT(ran.said, HasSubstr(" of 300 positions.\n"));
}

}  // namespace
