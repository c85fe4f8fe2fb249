#include "club/command_table.h"

#include <gmock/gmock.h>

namespace posthouse {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

TEST(CommandTable, TheOldFormOfAMoveIsReadWithItsClaim) {
    const auto command = read_command("wari move 1234 myname mypass c", "");
    ASSERT_TRUE(command);
    EXPECT_EQ(command->row->id, CommandId::move);
    EXPECT_EQ(command->game->name, "wari");
    EXPECT_EQ(command->word("board"), "1234");
    EXPECT_EQ(command->word("MOVE"), "c");
    ASSERT_TRUE(command->claim);
    EXPECT_THAT(command->claim->names, ElementsAre("myname"));
    EXPECT_EQ(command->claim->password, "mypass");
}

TEST(CommandTable, AKnownSpeakerLeavesOutUserAndPassword) {
    const auto command = read_command("wari move 12 c", "ann");
    ASSERT_TRUE(command);
    EXPECT_FALSE(command->claim);
    EXPECT_EQ(command->word("MOVE"), "c");
}

TEST(CommandTable, AKnownSpeakerMayWriteTheFullFormAllTheSame) {
    const auto command = read_command("wari move 12 Ann secret c", "ann");
    ASSERT_TRUE(command);
    ASSERT_TRUE(command->claim);
    EXPECT_EQ(command->claim->password, "secret");
    EXPECT_TRUE(read_command("wari move 12 bob hunter2 c", "ann")->claim);
}

TEST(CommandTable, BoardIsASlipForMove) {
    const auto command = read_command("wari board 12 ann secret c", "");
    ASSERT_TRUE(command);
    EXPECT_EQ(command->row->id, CommandId::move);
}

TEST(CommandTable, EveryCommandReadsItsOwnUsage) {
    for (const CommandRow& row : command_table()) {
        std::string line = row.per_game ? "wari " : "";
        line += row.word;
        for (const Slot& slot : row.slots)
            if (slot.count == Count::one || slot.count == Count::some) line += " x";
        const auto command = read_command(line, "");
        ASSERT_TRUE(command) << line << ": " << command.refusal().sentence.view();
        EXPECT_EQ(command->row, &row);
    }
}

TEST(CommandTable, TooFewOrTooManyWordsAreAnsweredWithTheUsageAndNoWordOfTheirs) {
    for (const char* line : {"wari move 12 ann hunter2", "wari move 12 ann hunter2 c d"}) {
        const auto command = read_command(line, "");
        ASSERT_FALSE(command) << line;
        EXPECT_THAT(std::string(command.refusal().sentence.view()),
                    HasSubstr("wari move board user password MOVE"));
        EXPECT_THAT(std::string(command.refusal().sentence.view()), Not(HasSubstr("hunter2")));
    }
}

TEST(CommandTable, SecretsAreStruckOutWhereverTheyStand) {
    EXPECT_EQ(struck_out("wari move 12 ann hunter2 c"), "wari move 12 ann *** c");
    EXPECT_EQ(struck_out("signup ann hunter2 ann@example.org"), "signup ann *** ann@example.org");
    EXPECT_EQ(struck_out("wari challenge ann bob --password=hunter2"),
              "wari challenge ann bob --password=***");
    for (const char* line :
         {"wari move ann hunter2 c", "wari frobnicate 12 ann hunter2", "say hello hunter2",
          "wari move 12 ann hunter2 c d", "mvoe 12 ann hunter2 c", "wari resign ann hunter2",
          "wari challenge ann hunter2 bob --passwrd=x"})
        EXPECT_THAT(struck_out(line), Not(HasSubstr("hunter2"))) << line;
}

TEST(CommandTable, AnUnknownCommandIsAnsweredWithWhereToLook) {
    for (const char* line : {"frobnicate", "wari frobnicate 12", "wari", ""}) {
        const auto command = read_command(line, "");
        ASSERT_FALSE(command) << line;
        EXPECT_THAT(std::string(command.refusal().sentence.view()), HasSubstr("help")) << line;
    }
}

}  // namespace
}  // namespace posthouse
