// The real program measures engines: those of this folder's neighbours that crash, hang and cheat,
// and its own.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <string>

namespace {

using testing::HasSubstr;

struct Ran {
    int status = -1;
    std::string said;
};

/// Runs the program; what it says on its standard error stands with the rest.
Ran run(const std::string& arguments) {
    Ran ran;
    FILE* pipe = popen(("'" POSTHOUSE_PROGRAM "' " + arguments + " 2>&1").c_str(), "r");
    std::array<char, 4096> bytes{};
    for (std::size_t count = 0; (count = fread(bytes.data(), 1, bytes.size(), pipe)) > 0;)
        ran.said.append(bytes.data(), count);
    ran.status = WEXITSTATUS(pclose(pipe));
    return ran;
}

std::string fake(const std::string& manner) {
    return "'sh " POSTHOUSE_SOURCE "/src/strength/fixtures/fake_engine.sh " + manner + "' ";
}

TEST(StrengthCommands, ADuelCountsEveryKindOfFaultAndKeepsARecord) {
    const std::string file = testing::TempDir() + "/posthouse-duel-" + std::to_string(getpid());
    for (const std::string manner : {"crash", "hang", "illegal"}) {
        const Ran ran = run("duel random " + fake(manner) + "--game nullgame --games 2 --nodes 9 " +
                            "--patience 0.3 --file '" + file + manner + "'");
        EXPECT_EQ(ran.status, 0) << ran.said;
        EXPECT_THAT(ran.said, HasSubstr("won 2, drawn 0, lost 0"));
        EXPECT_THAT(ran.said, HasSubstr("faults of 2     " + manner + " 2"));
        std::ifstream record(file + manner);
        const std::string text{std::istreambuf_iterator<char>(record), {}};
        EXPECT_THAT(text, HasSubstr("[Reason \"" + manner + "\"]\n[Fault \"2\"]\n[Said \""));
        std::remove((file + manner).c_str());
    }
}

TEST(StrengthCommands, TheProgramPlaysItselfThroughItsOwnProtocol) {
    const Ran ran = run("duel \"'" POSTHOUSE_PROGRAM
                        "' engine\" self --game oware --games 2 "
                        "--depth 2 --option1 Hash=1 --option2 Hash=1");
    EXPECT_EQ(ran.status, 0) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr("faults of 1     none"));
    EXPECT_THAT(ran.said, HasSubstr("games           2: "));
}

TEST(StrengthCommands, WhatIsTypedWronglyIsRefusedWithASentence) {
    const std::array<std::pair<const char*, const char*>, 5> wrong = {{
        {"duel self self --game chess --nodes 5", "There is no game called"},
        {"duel self self --game oware", "add --nodes"},
        {"duel self self --game oware --nodes 5 --option1 Book=x", "has no option"},
        {"bench chess", "There is no game called"},
        {"yardstick /nowhere/at-all --nodes 5", "cannot be read"},
    }};
    for (const auto& [arguments, sentence] : wrong) {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.status, 2) << arguments;
        EXPECT_THAT(ran.said, HasSubstr(sentence));
    }
}

TEST(StrengthCommands, BenchEndsWithItsSignature) {
    const Ran one = run("bench oware octilite --nodes 2000");
    EXPECT_EQ(one.status, 0);
    const std::string line = one.said.substr(one.said.rfind("Bench: "));
    EXPECT_GT(std::stoull(line.substr(7)), 0U);
    EXPECT_THAT(run("bench oware octilite --nodes 2000").said, HasSubstr(line));
}

TEST(StrengthCommands, AYardstickPrintsItsThreeRows) {
    const std::string file = testing::TempDir() + "/posthouse-truth-" + std::to_string(getpid());
    std::ofstream(file) << "# variant: wari  made up\n"
                           "0,1,0,0,0,4/0,0,0,2,4,0 21 16 N\t6\td=2 e=6\n";
    const Ran ran = run("yardstick '" + file + "' --nodes 1000");
    EXPECT_EQ(ran.status, 0) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr("a move at random                        1    50.0 %"));
    EXPECT_THAT(ran.said, HasSubstr("\nthis search, one ply"));
    EXPECT_THAT(ran.said, HasSubstr("\nself, nodes=1000"));
    std::remove(file.c_str());
}

}  // namespace
