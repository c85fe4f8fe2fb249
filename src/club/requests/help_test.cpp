#include "club/requests/help.h"
#include "club/core/letter_layout.h"

#include "club/commands/test_club.h"
#include "games/game_help.h"
#include "translation/languages.h"

namespace posthouse::club {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::size_t widest(std::string_view text) {
    std::size_t most = 0;
    while (!text.empty()) {
        const std::string_view line = take_until(text, '\n');
        std::size_t columns = 0;
        for (char c : line) columns += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
        most = std::max(most, columns);
    }
    return most;
}

class HelpTest : public TestClubWithPlayers {};

TEST_F(HelpTest, EveryRowIsListedAndExplainedUnderItsWord) {
    const std::string all = say("", "help commands").text;
    for (const CommandSpec& row : command_table()) {
        const std::string usage = row.usage();
        EXPECT_THAT(all, HasSubstr(usage.substr(0, usage.find(" [--")))) << row.word;
        const Response one = mail("x@example.org", "help " + std::string(row.word));
        EXPECT_TRUE(one.accepted) << row.word;
        EXPECT_THAT(in_one_line(one.text), HasSubstr(row.summary(Texts()))) << row.word;
        EXPECT_LE(widest(one.text), columns_max) << row.word;
    }
    EXPECT_LE(widest(all), columns_max);
}

TEST_F(HelpTest, TheFirstOfTwoWordsExplainsAllThatBeginWithIt) {
    const std::string change = say("", "help change").text;
    EXPECT_THAT(change, AllOf(HasSubstr("change password user"), HasSubstr("change address user"),
                              HasSubstr("change mail-password user")));
    const std::string both = say("", "help change password move").text;
    EXPECT_THAT(both, AllOf(HasSubstr("change password user"), HasSubstr("GAME move board"),
                            Not(HasSubstr("change address"))));
    EXPECT_THAT(say("", "help confirm").text,
                AllOf(HasSubstr("confirm token"), HasSubstr("GAME confirm board")));
}

TEST_F(HelpTest, AGamesHelpFitsOneScreenAndNamesItsRulesAndExample) {
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        const std::string name(game.name);
        const std::string text = say("", name + " help").text;
        EXPECT_LE(std::ranges::count(text, '\n'), 23) << name;
        EXPECT_LE(widest(text), columns_max) << name;
        EXPECT_THAT(text, AllOf(HasSubstr(name + " help rules"), HasSubstr(name + " help example"),
                                HasSubstr(name + " help tutorial")));
        EXPECT_EQ(say("", "help " + name).text, text);
        for (const std::string& line : {name + " help rules", "help " + name + " rules"})
            EXPECT_EQ(say("", line).text, games::help_rules(game, Texts())) << line;
        for (const std::string& line : {name + " help example", "help " + name + " example"})
            EXPECT_EQ(say("", line).text, games::help_example(game, Texts())) << line;
        EXPECT_EQ(mail("x@example.org", name + " help example").text,
                  games::help_example(game, Texts()));
        EXPECT_EQ(say("", "help " + name + " tutorial").text, tutorial(game, Texts()));
    }
    expect_refused("", "help rules", "Name a game: “help wari rules”.");
    expect_refused("", "help example", "“help wari example”");
    expect_refused("", "help frobnication", "no help on “frobnication”");
    EXPECT_FALSE(mail("x@example.org", "help frobnication").accepted);
}

TEST_F(HelpTest, InEveryLanguageItHasAllCommandsAndFitsTheWidthOfLetters) {
    for (const std::string_view language : translation::languages()) {
        const Texts texts(language);
        for (const CommandSpec& row : command_table()) {
            EXPECT_THAT(row.summary(texts), Not(HasSubstr("command-"))) << row.word;
            EXPECT_LE(widest(explain_command(row, texts)), columns_max) << language << row.word;
        }
        for (const char* name : {"begin", "commands", "mail", "ratings", "clock"})
            EXPECT_LE(widest(topic(name, texts)), columns_max) << language << ": " << name;
        for (const games::Game& game : games::all_games()) {
            if (!game.listed) continue;
            const std::string text = game_help(game, texts);
            EXPECT_LE(std::ranges::count(text, '\n'), 23) << language << ": " << game.name;
            EXPECT_LE(widest(text), columns_max) << language << ": " << game.name;
        }
    }
}

TEST_F(HelpTest, AGameIsDescribedInOneLineAsTheGamesSayIt) {
    for (const games::Game& game : games::all_games())
        if (game.listed) EXPECT_EQ(Texts()("game-line-" + std::string(game.name)), game.blurb);
}

TEST_F(HelpTest, HelpMailMentionsEverythingThatMailCanDo) {
    const std::string text = mail("x@example.org", "help mail").text;
    for (const char* words : {"Reply", "multiple", "mail-password", "digest", "--quiet",
                              "unsubscribe", "vacation", "confirm", "#"})
        EXPECT_THAT(text, HasSubstr(words));
    EXPECT_LE(widest(text), columns_max);
    EXPECT_LE(widest(say("", "help").text), columns_max);
}

TEST_F(HelpTest, TheExamplesOfHelpMailAndOfTheTutorialAreCommands) {
    for (std::string text : {topic("mail", Texts()), topic("begin", Texts()),
                             topic("clock", Texts()), tutorial(*games::find_game("wari"), Texts())})
        for (std::string_view rest = text; !rest.empty();) {
            std::string_view line = take_until(rest, '\n');
            if (!line.starts_with("    ") || line.find_first_not_of(' ') != 4) continue;
            line.remove_prefix(4);
            line = line.substr(0, line.find("  "));
            if (line.empty() || is_digit(line[0])) continue;
            const auto command = read_command(line, "");
            if (!line.starts_with("notify ann PASSWORD") && line.find(' ') == std::string::npos)
                continue;  // a row of a board
            if (games::find_game(line.substr(0, line.find(' '))) == nullptr &&
                !std::ranges::any_of(command_table(), [&](const CommandSpec& row) {
                    return line.starts_with(row.word);
                }))
                continue;
            EXPECT_TRUE(command) << line;
        }
}

TEST_F(HelpTest, TheTutorialOfEachGameIsAWholeGameWithItsBoards) {
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        const std::string text = say("", std::string(game.name) + " help tutorial").text;
        EXPECT_THAT(text, AllOf(HasSubstr(std::string(game.name) + " challenge ann"),
                                HasSubstr(std::string(game.name) + " move 1 ann mypassword"),
                                HasSubstr("It is your turn."), HasSubstr("Now you")))
            << game.name;
        EXPECT_LE(widest(text), columns_max) << game.name;
        EXPECT_EQ(tutorial(game, Texts()), text) << "always the same";
    }
    EXPECT_THAT(say("", "help tutorial").text, HasSubstr("A first game of"));
}

/// The commands that ann types in the tutorial are accepted.
TEST_F(HelpTest, TheFirstMoveOfTheTutorialCanBePlayed) {
    const std::string text = tutorial(*games::find_game("wari"), Texts());
    const std::string before = "wari move 1 ann mypassword ";
    const std::size_t at = text.find(before);
    ASSERT_NE(at, std::string::npos);
    const std::string move =
        text.substr(at + before.size(), text.find('\n', at) - at - before.size());
    ASSERT_TRUE(say("ann", "wari challenge ann computer-1 --first=ann").accepted);
    EXPECT_TRUE(say("ann", "wari move 1 ann annspass " + move).accepted) << move;
}

}  // namespace
}  // namespace posthouse::club
