#include "terminal/notation.h"

#include <gmock/gmock.h>
#include <sstream>

namespace posthouse::terminal {
namespace {

struct Told {
    int status;
    std::string out, err;
};

Told ask(const std::string& text, const NotationOptions& options = {}) {
    std::istringstream in(text);
    std::ostringstream out, err;
    const int status = notation(options, in, out, err);
    return {status, out.str(), err.str()};
}

TEST(NotationCommand, WritesAnewWhatItReads) {
    const Told told = ask("[Game \"oware\"] C d [Game \"wari\"] b");
    EXPECT_EQ(told.status, 0);
    EXPECT_EQ(told.out,
              "[Game \"oware\"]\n[Result \"*\"]\n\n1. c d *\n\n[Game \"wari\"]\n[Result "
              "\"*\"]\n\n1. b *\n");
    EXPECT_EQ(told.err, "");
}

TEST(NotationCommand, SaysWhatIsWrongAndWhere) {
    const Told told = ask("[Game \"oware\"]\n\nz");
    EXPECT_EQ(told.status, 2);
    EXPECT_EQ(told.out, "");
    EXPECT_THAT(told.err, testing::StartsWith("Line 3: "));
}

TEST(NotationCommand, ChecksOnlyOrAnswersPrograms) {
    EXPECT_EQ(ask("[Game \"oware\"] c", {.files = {}, .check = true}).out, "1 game\n");
    EXPECT_THAT(ask("[Game \"oware\"] c", {.files = {}, .json = true}).out,
                testing::StartsWith("{\"games\":[{\"game\":\"oware\""));
    const Told wrong = ask("c", {.files = {}, .json = true});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_THAT(wrong.out, testing::StartsWith("{\"error\":\"Line 1: "));
}

TEST(NotationCommand, AFileThatIsNotThereIsSaidToBeSo) {
    const Told told = ask("", {.files = {"/nowhere/at/all"}});
    EXPECT_EQ(told.status, 1);
    EXPECT_THAT(told.err, testing::HasSubstr("cannot be read"));
}

}  // namespace
}  // namespace posthouse::terminal
