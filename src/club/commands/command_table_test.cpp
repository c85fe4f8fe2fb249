#include "club/commands/command_table.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>

namespace posthouse::club {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

TEST(CommandTable, TheOldFormOfAMoveIsReadWithItsClaim) {
    const auto command = read_command("wari move 1234 myname mypass c", "");
    ASSERT_TRUE(command);
    EXPECT_EQ(command->spec->id, CommandId::move);
    EXPECT_EQ(command->game->name, "wari");
    EXPECT_EQ(command->argument("board"), "1234");
    EXPECT_EQ(command->argument("MOVE"), "c");
    ASSERT_TRUE(command->credentials);
    EXPECT_THAT(command->credentials->names, ElementsAre("myname"));
    EXPECT_EQ(command->credentials->password, "mypass");
}

TEST(CommandTable, AKnownSpeakerLeavesOutUserAndPassword) {
    const auto command = read_command("wari move 12 c", "ann");
    ASSERT_TRUE(command);
    EXPECT_FALSE(command->credentials);
    EXPECT_EQ(command->argument("MOVE"), "c");
}

TEST(CommandTable, AKnownSpeakerMayWriteTheFullFormAllTheSame) {
    const auto command = read_command("wari move 12 Ann secret c", "ann");
    ASSERT_TRUE(command);
    ASSERT_TRUE(command->credentials);
    EXPECT_EQ(command->credentials->password, "secret");
    EXPECT_TRUE(read_command("wari move 12 bob hunter2 c", "ann")->credentials);
}

TEST(CommandTable, BoardIsReadAsMove) {
    const auto command = read_command("wari board 12 ann secret c", "");
    ASSERT_TRUE(command);
    EXPECT_EQ(command->spec->id, CommandId::move);
}

/// The command's words with an argument for each parameter; `some` words for optional ones.
std::vector<std::string> words_for(const CommandSpec& row, std::size_t some = 0) {
    static const std::map<std::string_view, std::string> fitting = {
        {"board", "12"}, {"user", "ann"}, {"user1", "ann"}, {"user2", "bob"},
        {"who", "ann"},  {"name", "ann"}, {"to", "bob"},    {"n", "3"},
        {"MOVE", "c"},   {"how", "each"}, {"from", "off"},  {"which", "next"}};
    std::vector<std::string> words;
    for (const ParameterSpec& slot : row.parameters) {
        const auto found = fitting.find(slot.name);
        const std::string word = found == fitting.end() ? "x" : found->second;
        const bool may_lack = slot.arity == Arity::optional || slot.arity == Arity::any;
        const std::size_t most =
            slot.arity == Arity::optional ? std::min<std::size_t>(1, some) : some;
        words.insert(words.end(), may_lack ? most : 1, word);
    }
    return words;
}

std::string line_of(const CommandSpec& row, const std::vector<std::string>& words) {
    std::string line = row.per_game ? "wari " : "";
    line += row.word;
    for (const std::string& word : words) line += " " + word;
    return line;
}

TEST(CommandTable, EveryCommandReadsItsOwnUsage) {
    for (const CommandSpec& row : command_table())
        for (std::size_t some : {0, 1, 2}) {
            const std::string line = line_of(row, words_for(row, some));
            const auto command = read_command(line, "");
            ASSERT_TRUE(command) << line << ": " << command.error().sentence.view();
            EXPECT_EQ(command->spec, &row) << line;
            EXPECT_TRUE(is_command(line)) << line;
        }
}

TEST(CommandTable, WhatCannotBeUndoneIsNeverGuessed) {
    for (const char* line :
         {"wari resgin 2 bob secret", "wari resi 2 bob secret", "owaree resign 2 bob secret",
          "wari acept 2 bob secret", "signof ann secret yes", "chnage pasword ann old newer",
          "change mailpassword ann old --off", "change adress ann old a@b.example"}) {
        const auto command = read_command(line, "");
        ASSERT_FALSE(command) << line;
        EXPECT_EQ(std::string_view(command.error().code), "command-unclear") << line;
        EXPECT_THAT(std::string(command.error().sentence.view()), Not(HasSubstr("secret")));
    }
    for (const char* line : {"wari resign 2 bob secret", "WARI Resign 2 bob secret",
                             "wari accept 2 bob secret", "signoff ann secret yes"})
        EXPECT_TRUE(read_command(line, "")) << line;
    EXPECT_TRUE(read_command("wari mov 2 bob secret c", "")) << "a move can be asked about";
}

TEST(CommandTable, CommandsOfTwoWordsAreUnderstoodWithTypingErrors) {
    using enum CommandId;
    for (const auto& [line, id] : std::vector<std::pair<std::string, CommandId>>{
             {"change password ann old newer", change_password},
             {"CHANGE Password ann old newer", change_password},
             {"change mail-password ann old", change_mail_password},
             {"change address ann old a@b.example c@d.example", change_address},
             {"all show ann", all_show},
             {"all shwo ann next", all_show},
             {"revok token ann pw x", revoke_token}}) {
        const auto command = read_command(line, "");
        ASSERT_TRUE(command) << line << ": " << command.error().sentence.view();
        EXPECT_EQ(command->spec->id, id) << line;
    }
    for (const char* line : {"change", "change ann old newer", "all ann"}) {
        const auto command = read_command(line, "");
        ASSERT_FALSE(command) << line;
        EXPECT_THAT(std::string(command.error().sentence.view()), HasSubstr("second word"));
        EXPECT_THAT(std::string(command.error().sentence.view()), Not(HasSubstr("old"))) << line;
    }
}

TEST(CommandTable, ConfirmIsTwoCommands) {
    EXPECT_EQ(read_command("confirm h12.abc", "")->spec->id, CommandId::confirm);
    EXPECT_EQ(read_command("wari confirm 12 ann secret", "")->spec->id, CommandId::confirm_move);
    EXPECT_EQ(read_command("wari confirm 12", "ann")->spec->id, CommandId::confirm_move);
    EXPECT_EQ(read_command("wari help", "")->spec->id, CommandId::help);
}

TEST(CommandTable, WhatOnlyTheOwnerMayDoNeedsThePasswordFromAKnownSpeakerToo) {
    for (const CommandSpec& row : command_table()) {
        if (row.auth_level != AuthLevel::owner) continue;
        std::vector<std::string> words = words_for(row);
        for (const std::string& line : {line_of(row, words), [&] {
                                            words.erase(words.begin());
                                            return line_of(row, words);
                                        }()}) {
            const auto command = read_command(line, "ann");
            ASSERT_TRUE(command) << line << ": " << command.error().sentence.view();
            ASSERT_TRUE(command->credentials) << line;
            EXPECT_THAT(command->credentials->names, ElementsAre("ann")) << line;
            EXPECT_EQ(command->credentials->password, "x") << line;
        }
        EXPECT_FALSE(read_command(line_of(row, words), "")) << "nobody is known";
        words.erase(words.begin());
        EXPECT_FALSE(read_command(line_of(row, words), "ann")) << "no password";
    }
    EXPECT_EQ(read_command("change password old newer", "ann")->new_password, "newer");
}

TEST(CommandTable, AChallengeToAnyoneIsClaimedByItsOneName) {
    const auto command = read_command("wari challenge ann --to=anyone --password=hunter2", "");
    ASSERT_TRUE(command && command->credentials);
    EXPECT_THAT(command->credentials->names, ElementsAre("ann"));
}

TEST(CommandTable, ProseIsNotExactlyACommand) {
    for (const char* line : {"mvoe 12 c", "wari mov 12 c", "wari move", "well played", "I resign",
                             "wari is fun", "wari move 12 ann c d e", "show me", "--off"})
        EXPECT_FALSE(is_command(line)) << line;
    for (const char* line :
         {"wari move 12 c", "WARI MOVE 12 ann hunter2 c", "help", "all show ann"})
        EXPECT_TRUE(is_command(line)) << line;
}

TEST(CommandTable, TooFewOrTooManyWordsAreAnsweredWithTheUsageAndNoWordOfTheirs) {
    for (const char* line : {"wari move 12 ann hunter2", "wari move 12 ann hunter2 c d"}) {
        const auto command = read_command(line, "");
        ASSERT_FALSE(command) << line;
        EXPECT_THAT(std::string(command.error().sentence.view()),
                    HasSubstr("wari move board user password MOVE"));
        EXPECT_THAT(std::string(command.error().sentence.view()), Not(HasSubstr("hunter2")));
    }
}

TEST(CommandTable, WhatWasDoneIsShownWithoutItsSecrets) {
    for (const auto& [line, speaker, shown] : std::vector<std::array<std::string, 3>>{
             {"wari move 12 ann hunter2 c", "", "wari move 12 ann *** c"},
             {"wari move 12 c", "ann", "wari move 12 c"},
             {"signup ann hunter2 ann@example.org", "", "signup ann *** ann@example.org"},
             {"wari challenge ann bob --password=hunter2", "",
              "wari challenge ann bob --password=***"},
             {"change password ann hunter2 hunter3", "", "change password ***"},
             {"change address hunter2 a@b.example", "ann", "change address ***"},
             {"confirm h12.0123456789", "", "confirm ***"},
             {"wari queue 12 if b then d", "ann", "wari queue 12 if b then d"},
             {"notify never wari/12 wari/13", "ann", "notify never wari/12 wari/13"},
             {"help commands", "", "help commands"}})
        EXPECT_EQ(redact_command(line, speaker, true), shown);
}

TEST(CommandTable, WhatWasNotDoneShowsNothingThatMightBeAPassword) {
    for (const auto& [line, speaker, shown] : std::vector<std::array<std::string, 3>>{
             {"wari move 12 ann hunter2 c", "", "wari move 12 ***"},
             {"wari move 12 z", "ann", "wari move 12 z"},
             {"wari move 12 hunter2", "ann", "wari move 12 ***"},
             {"wari show 12 ann hunter2", "", "wari show 12 ann ***"},
             {"wari queue 12 if b then d", "ann", "wari queue 12 if b then d"},
             {"signup hunter2 ann", "", "signup ***"},
             {"wari frobnicate 12 ann hunter2", "", "wari frobnicate …"},
             {"say hello hunter2", "", "say …"},
             {"wari resign 12 --hunter2", "ann", "wari resign 12 --…"}})
        EXPECT_EQ(redact_command(line, speaker), shown);
}

/// A line with the secret anywhere, of any length, is shown without it whoever sends it.
TEST(CommandTable, NoFormOfAnyCommandShowsAPassword) {
    const std::string secret = "hunter2secret";
    std::size_t lines = 0;
    const auto look = [&](const CommandSpec& row, const std::vector<std::string>& words) {
        for (const char* speaker : {"", "ann", "bob", "somebody"}) {
            const std::string line = line_of(row, words);
            EXPECT_THAT(redact_command(line, speaker), Not(HasSubstr(secret))) << line;
            const auto command = read_command(line, speaker);
            if (command && (command->credentials || !command->new_password.empty())) {
                EXPECT_TRUE(may_have_password(line)) << line;
            }
            ++lines;
        }
    };
    for (const CommandSpec& row : command_table()) {
        if (row.id == CommandId::help || row.id == CommandId::list) continue;
        for (std::size_t some : {0, 1, 3}) {
            const std::vector<std::string> words = words_for(row, some);
            for (std::size_t at = 0; at <= words.size(); ++at) {
                std::vector<std::string> more = words;
                more.insert(more.begin() + at, secret);
                look(row, more);
                if (at == words.size()) continue;
                std::vector<std::string> instead = words;
                instead[at] = secret;
                look(row, instead);
                for (std::size_t gone = 0; gone < words.size(); ++gone) {
                    if (gone == at) continue;
                    std::vector<std::string> fewer = instead;
                    fewer.erase(fewer.begin() + gone);
                    look(row, fewer);
                }
            }
        }
        if (!row.takes_credentials() && row.id != CommandId::signup) continue;
        // Once executed, all but the password is shown.
        std::vector<std::string> words = words_for(row);
        const auto place = std::ranges::find(row.parameters, "password", &ParameterSpec::name);
        words[place - row.parameters.begin()] = secret;
        EXPECT_THAT(redact_command(line_of(row, words), "", true), Not(HasSubstr(secret)));
    }
    EXPECT_GT(lines, 1000u);
}

TEST(CommandTable, OnlyALineThatNeedsNoPasswordCanWait) {
    for (const char* line :
         {"wari move 12 c", "wari resign 12", "wari challenge ann bob", "wari queue 12 if b then d",
          "message bob", "notify never wari/12", "vacation 2027-07-01 2027-07-14"})
        EXPECT_FALSE(may_hold_secret(line, "ann")) << line;
    for (const char* line :
         {"wari move 12 ann hunter2 c", "wari move 12 bob hunter2 c", "notify bob hunter2 never",
          "signoff hunter2", "change mail-password ann hunter2", "wari resign 12 hunter2",
          "wari challenge ann bob --password=hunter2", "frobnicate", "confirm h12.abc"})
        EXPECT_TRUE(may_hold_secret(line, "ann")) << line;
}

TEST(CommandTable, AShortFormHasNoRoomForAPassword) {
    for (const char* line : {"wari move 12 c", "wari resign 12", "wari challenge ann bob", "help"})
        EXPECT_FALSE(may_have_password(line)) << line;
}

TEST(CommandTable, TheGameMayStandBehindTheCommandWord) {
    const auto show = read_command("show wari 1", "");
    ASSERT_TRUE(show);
    EXPECT_EQ(show->spec->id, CommandId::show);
    EXPECT_EQ(show->game->name, "wari");
    EXPECT_EQ(show->argument("board"), "1");
    EXPECT_EQ(read_command("resign wari 1", "ann")->spec->id, CommandId::resign);
    EXPECT_FALSE(read_command("resgin wari 1", "ann")) << "guessed";
    EXPECT_EQ(read_command("list wari", "")->spec->id, CommandId::list);
}

TEST(CommandTable, ACommandWithoutItsGameIsAskedAboutAlsoIfItIsMistyped) {
    for (const char* line : {"resgin", "resgin 2", "Resign", "resign 2 ann secret", "move 2 c"}) {
        const auto command = read_command(line, "");
        ASSERT_FALSE(command) << line;
        EXPECT_EQ(command.error().code, "game-missing") << line;
        EXPECT_THAT(std::string(command.error().sentence.view()),
                    AllOf(HasSubstr("“GAME "), Not(HasSubstr("secret"))));
    }
}

TEST(CommandTable, WhoWantsNoLettersOrDidNotWriteIsToldWhatHelps) {
    const auto answer = [](const char* line) { return read_command(line, "").error(); };
    for (const char* line : {"unsubscribe", "STOP!", "stop sending me mail", "abmelden"})
        EXPECT_EQ(answer(line).code, "how-to-unsubscribe") << line;
    for (const char* line : {"No, that wasn't me!", "Nein, das war ich nicht."})
        EXPECT_EQ(answer(line).code, "no-to-nothing") << line;
    for (const char* line : {"yes", "Yes, please.", "Ja"})
        EXPECT_EQ(answer(line).code, "yes-to-nothing") << line;
    EXPECT_EQ(answer("nothing like that").code, "unknown-command");
}

TEST(CommandTable, AnUnknownCommandIsAnsweredWithWhereToLook) {
    for (const char* line : {"frobnicate", "wari frobnicate 12", "wari", ""}) {
        const auto command = read_command(line, "");
        ASSERT_FALSE(command) << line;
        EXPECT_THAT(std::string(command.error().sentence.view()), HasSubstr("help")) << line;
    }
}

}  // namespace
}  // namespace posthouse::club
