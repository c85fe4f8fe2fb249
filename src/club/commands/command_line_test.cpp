#include "club/commands/command_line.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::ElementsAre;

TEST(CommandLine, BlanksSeparateWordsAndQuotesHoldThemTogether) {
    EXPECT_THAT(split_command("  wari move\t12 ann \"my pass\" c ").words,
                ElementsAre("wari", "move", "12", "ann", "my pass", "c"));
}

TEST(CommandLine, AnOptionMayBeAnywhereUnlessItIsQuoted) {
    const auto line = split_command("wari --clock=3d challenge ann \"--bob\" --Rated");
    EXPECT_THAT(line.words, ElementsAre("wari", "challenge", "ann", "--bob"));
    EXPECT_EQ(line.option("clock"), "3d");
    EXPECT_EQ(line.option("rated"), "");
    EXPECT_EQ(line.option("start"), std::nullopt);
}

TEST(CommandLine, APositionToBeginFromIsReadHoweverItIsQuoted) {
    const std::string position = "4,0,5,5,5,5/4,4,4,4,4,4 0 0 N";
    for (const std::string& option : std::vector<std::string>{
             "--start=" + position, "--start=\"" + position + "\"", "--start='" + position + "'",
             "--start=“" + position + "”", "--start=„" + position + "“",
             "--start=«" + position + "»", "\"--start=" + position + "\"",
             "'--start=" + position + "'", "“--start=" + position + "”",
             "\"--start='" + position + "'\"", "--START=4,0,5,5,5,5/4,4,4,4,4,4  0\t0 N"})
        for (const std::string& typed :
             std::vector<std::string>{"wari challenge ann bob " + option + " --first=ann",
                                      "wari challenge " + option + " ann --first=ann bob"}) {
            const auto line = split_command(typed);
            EXPECT_THAT(line.words, ElementsAre("wari", "challenge", "ann", "bob")) << typed;
            EXPECT_EQ(line.option("start"), position) << typed;
            EXPECT_EQ(line.option("first"), "ann") << typed;
        }
    const auto pods = split_command("octilite challenge --start=22,32ah/26,36 11 12 X ann bob");
    EXPECT_EQ(pods.option("start"), "22,32ah/26,36 11 12 X");
    EXPECT_THAT(pods.words, ElementsAre("octilite", "challenge", "ann", "bob"));
    EXPECT_EQ(split_command("--start=\"\" ann").option("start"), "");
    EXPECT_EQ(split_command("--start=\"4,4 0").option("start"), "4,4 0");
    EXPECT_THAT(split_command("a \"b --start=c\" d").words, ElementsAre("a", "b --start=c", "d"));
}

TEST(CommandLine, TwoStarsAloneAreIgnored) {
    EXPECT_THAT(split_command("** wari show 12 **").words, ElementsAre("wari", "show", "12"));
}

TEST(CommandLine, WhatIsQuotedIsReadBackAsTheSameWord) {
    for (const std::string word :
         {"plain", "with blank", "quo\"te", "back\\slash", "", "--dashes", "**", "--start=4 5"})
        EXPECT_THAT(split_command(quote_word(word)).words, ElementsAre(word)) << word;
    EXPECT_THAT(split_command(quote_word("a\nwari resign 1")).words,
                ElementsAre("a wari resign 1"));
}

TEST(CommandLine, ObviousTypingErrorsAreUnderstoodAndOthersAreNot) {
    const std::vector<std::string_view> known{"move", "challenge", "show", "history", "resign"};
    EXPECT_EQ(guess_word("mvoe", known), "move");
    EXPECT_EQ(guess_word("mov", known), "move");
    EXPECT_EQ(guess_word("moove", known), "move");
    EXPECT_EQ(guess_word("MOVE", known), "move");
    EXPECT_EQ(guess_word("chall", known), "challenge");
    EXPECT_EQ(guess_word("resing", known), "resign");
    EXPECT_EQ(guess_word("m", known), std::nullopt);
    EXPECT_EQ(guess_word("evom", known), std::nullopt);
    EXPECT_EQ(guess_word("", known), std::nullopt);
}

TEST(CommandLine, AWordBetweenTwoMeaningsIsNotGuessedAt) {
    const std::vector<std::string_view> known{"wari", "warri"};
    EXPECT_EQ(guess_word("war", known), std::nullopt);
    EXPECT_EQ(guess_word("warri", known), "warri");
}

}  // namespace
}  // namespace posthouse::club
