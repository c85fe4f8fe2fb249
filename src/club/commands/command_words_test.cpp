#include "club/commands/command_words.h"

#include "base/inplace.h"
#include "club/commands/command_table.h"
#include "club/commands/test_club.h"
#include "games/game.h"
#include "language/normal_form.h"
#include "translation/languages.h"
#include "translation/texts.h"

#include <gmock/gmock.h>

#include <map>

namespace posthouse::club {
namespace {

/// Calls `visit(language, English word, translation)` for each.
void each_translation(const auto& visit) {
    for (const std::string_view language : translation::languages())
        for (const std::string_view english : translated_command_words()) {
            const std::string list =
                translation::Texts(language)("command-word-" + std::string(english));
            for (std::string_view rest = list; !rest.empty();) {
                std::string_view word = take_until(rest, ',');
                while (word.starts_with(' ')) word.remove_prefix(1);
                visit(language, english, std::string(word));
            }
        }
}

TEST(CommandWords, EachIsUnderstoodInEachLanguage) {
    each_translation([](std::string_view language, std::string_view english, std::string word) {
        EXPECT_EQ(english_command_word(word), english) << language << ": " << word;
    });
    EXPECT_EQ(english_command_word("AUFGEBEN"), "resign");
    EXPECT_EQ(english_command_word("zurucknehmen"), "undo") << "without its accents";
    EXPECT_EQ(english_command_word("aufgebe"), "") << "it is not guessed";
    for (const char* struck : {"~~aufgeben~~", "~~resign~~", "-abandonner-", "aufgeben?"})
        EXPECT_EQ(english_command_word(struck), "") << struck;
}

TEST(CommandWords, NoneMeansTwoThings) {
    std::map<std::string, std::string_view> meaning;
    each_translation([&](std::string_view language, std::string_view english, std::string word) {
        const auto [known, fresh] = meaning.emplace(language::normal_form(word), english);
        EXPECT_EQ(known->second, english) << language << ": " << word;
        if (language == "en") return;
        for (const CommandSpec& row : command_table())
            EXPECT_TRUE(!equals_ignore_case(row.word, word) || row.word == english)
                << word << " is a command already";
    });
}

TEST(CommandWords, NoneCanBeAMoveOrAGame) {
    each_translation([](std::string_view, std::string_view english, std::string word) {
        for (const games::Game& game : games::all_games()) {
            EXPECT_EQ(games::find_game(word), nullptr) << word;
            const auto state = game.state({});
            for (const games::MoveText& move : state->legal)
                for (const Side side : {Side::first, Side::second})
                    EXPECT_FALSE(move.is(word, side)) << word;
        }
        EXPECT_TRUE(word.size() > 2 || english == "pass") << word << " may be a house or a square";
    });
}

TEST(CommandWords, CommandsCanBeWrittenWithThem) {
    for (const auto& [typed, id] : std::initializer_list<std::pair<const char*, CommandId>>{
             {"wari aufgeben 12", CommandId::resign},
             {"wari abandonner 12", CommandId::resign},
             {"wari mover 12 c", CommandId::move},
             {"wari annehmen 12", CommandId::accept},
             {"hilfe", CommandId::help},
             {"aide wari", CommandId::help},
             {"ayuda", CommandId::help}}) {
        const auto command = read_command(typed, "ann");
        ASSERT_TRUE(command) << typed;
        EXPECT_EQ(command->spec->id, id) << typed;
    }
    EXPECT_FALSE(read_command("wari aufgebe 12", "ann")) << "what is final is never guessed";
}

TEST(CommandWords, AReplyIsUnderstoodInTheReadersLanguage) {
    for (const auto& [word, resigns] : std::initializer_list<std::pair<const char*, bool>>{
             {"aufgeben", true},
             {"Abandonner.", true},
             {"abandonar", true},
             {"Aufgeben?", false},
             {"Aufgeben werde ich nicht.", false}}) {
        TestClub club(PlayerGroup::everybody);
        club.join("ann");
        club.join("bob");
        for (const char* line :
             {"ann wari challenge ann bob --first=ann", "ann wari move 1 c", "bob wari move 1 d"})
            ASSERT_TRUE(club.say(std::string(line, 3), line + 4).accepted) << line;
        club.reply("ann@example.org", {word});
        EXPECT_EQ(club.match("wari", 1).outcome.has_value(), resigns) << word;
    }
}

}  // namespace
}  // namespace posthouse::club
