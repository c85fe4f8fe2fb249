#include "club/commands/command_text.h"

#include "club/commands/command_line.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(CommandText, TheLinesOfATextEndAtASignatureOrAWordOfThanks) {
    EXPECT_THAT(command_lines("help\n\n  wari move 12 c#3  # at last\n# nothing\nlist"),
                ElementsAre("help", "wari move 12 c#3", "list"));
    for (const char* end : {"--", "thanks", "Thanks!", "QUIT", "-- \r"})
        EXPECT_THAT(command_lines(std::string("help\n") + end + "\nlist"), ElementsAre("help"))
            << end;
    EXPECT_THAT(command_lines("\n# nothing\n \n"), IsEmpty());
    std::string endless;
    for (int i = 0; i < 1000; ++i) endless += "help\n";
    EXPECT_EQ(command_lines(endless).size(), lines_max + 1);
}

TEST(CommandText, ACommandMayStandInQuotationMarksAndBelowAGreeting) {
    for (const char* typed : {"“wari show 1”", "„wari show 1“", "«wari show 1»", "\"wari show 1\"",
                              "Hello,\n\nwari show 1", "Dear Posthouse,\n“wari show 1”"})
        EXPECT_THAT(command_lines(typed), ElementsAre("wari show 1")) << typed;
    EXPECT_EQ(plain_command("\"a\" and \"b\""), "\"a\" and \"b\"");
    EXPECT_THAT(command_lines("ｗａｒｉ　ｍｏｖｅ　１　ａｎｎ　ｓｅｃｒｅｔ　ｃ\n“ｈｅｌｐ”"),
                ElementsAre("wari move 1 ann secret c", "help"));
    EXPECT_THAT(command_lines("wari move 1 ann ｓｅｃｒｅｔ c"),
                ElementsAre("wari move 1 ann ｓｅｃｒｅｔ c"))
        << "it may be a password";
    EXPECT_THAT(command_lines("help\nHello,\nlist"), ElementsAre("help", "Hello,", "list"))
        << "only above the first";
}

TEST(CommandText, WhatStandsBelowTheCommandsIsForTheOpponent) {
    const CommandText one =
        split_command_text("Hello,\nwari move 12 ann secret c\n\nWell played, Bob!\n# 1 for you\n");
    EXPECT_THAT(one.commands, ElementsAre("wari move 12 ann secret c"));
    EXPECT_EQ(one.words, "Well played, Bob!\n# 1 for you");
    const CommandText two = split_command_text(
        "wari move 12 ann secret c\nwari show 13\nSee you on Sunday,\nwari resign 13 ann secret");
    EXPECT_THAT(two.commands, ElementsAre("wari move 12 ann secret c", "wari show 13"));
    EXPECT_EQ(two.words, "See you on Sunday,\nwari resign 13 ann secret")
        << "no command from prose";
    EXPECT_EQ(split_command_text("wari move 12 ann secret c\nthanks\nlist").words, "");
}

TEST(CommandText, ProseThatBeginsWithACommandsWordIsProse) {
    for (const char* words :
         {"Move on, my friend", "Help! I am losing.", "Wari is my favourite game",
          "Show me your best", "Resign yourself to it", "Wari moves are fun",
          "Resign! 12 seeds are enough.", "lest we forget", "Nice game",
          "I play wari 12 times a day", "Thank you", "help is on its way"})
        EXPECT_FALSE(is_meant_as_command(words)) << words;
}

TEST(CommandText, AMistakeInACommandIsNoReasonToTakeItForProse) {
    for (const char* line :
         {"wari mvoe 12 ann secret c", "wari frobnicate 12", "shwo wari 1", "resgin", "resgin 2",
          "wari move 12", "wari", "change pasword ann old newer", "change pw ann old newer",
          "signof ann secret yes", "wari move 12 ann secret c.", "help commands", "hlep"})
        EXPECT_EQ(is_meant_as_command(line), std::string_view(line) != "hlep") << line;
    EXPECT_THAT(split_command_text("wari show 12\nwari mvoe 13 ann secret c\nhelp").commands,
                ElementsAre("wari show 12", "wari mvoe 13 ann secret c", "help"));
}

TEST(CommandText, TextThatACommandNeedsMayLookLikeACommand) {
    const CommandText chat = split_command_text("wari chat 12 ann secret\nwari show 12\nhelp");
    EXPECT_THAT(chat.commands, ElementsAre("wari chat 12 ann secret"));
    EXPECT_EQ(chat.words, "wari show 12\nhelp");
}

TEST(CommandText, WordsThatReachNobodyAreTold) {
    const CommandText shown = split_command_text("help\nwari show 12\nWhat now?\nBob");
    EXPECT_THAT(shown.commands, ElementsAre("help", "wari show 12", "What now?"));
    EXPECT_THAT(split_command_text("What now?\nBob").commands, ElementsAre("What now?"));
}

}  // namespace
}  // namespace posthouse::club
