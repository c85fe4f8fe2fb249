// Each game's short help and example are useful and true: the example's moves are legal, and it
// shows what a newcomer to the game must see.
#include "games/game_help.h"

#include "games/wari/variant.h"
#include "translation/catalogs.h"
#include "translation/languages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

namespace posthouse::games {
namespace {

using testing::HasSubstr;

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

int columns_of(const std::string& line) {
    return static_cast<int>(std::count_if(line.begin(), line.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
}

class GameHelp : public testing::TestWithParam<std::string> {
protected:
    const Game& game = *find_game(GetParam());
};

std::vector<std::string> listed_games() {
    std::vector<std::string> names;
    for (const Game& game : all_games())
        if (game.listed) names.emplace_back(game.name);
    return names;
}

TEST_P(GameHelp, InShortFitsAScreenWithRoomForLinks) {
    const std::string text = short_help(game, translation::Texts());
    EXPECT_LE(lines_of(text).size(), 16U);
    EXPECT_THAT(text, HasSubstr("# " + std::string(game.title)));
    EXPECT_THAT(text, HasSubstr("\nType "));
}

TEST_P(GameHelp, IsNeverWiderThan72Columns) {
    for (const std::string_view language : translation::languages()) {
        const translation::Texts texts(language);
        for (const std::string& text :
             {short_help(game, texts), help_rules(game, texts), help_example(game, texts)})
            for (const std::string& line : lines_of(text))
                EXPECT_LE(columns_of(line), 72) << language << ": " << line;
    }
}

/// A line of rules.md or of an example is the id of a text, and each text of rules.ftl and
/// examples.ftl stands somewhere.
TEST(GameHelpFiles, NameTheTextsThatThereAreAndAllOfThem) {
    const translation::Messages& english = *translation::letters_in("en");
    std::set<std::string, std::less<>> named = {"example-skipped-one", "example-skipped",
                                                "example-move", "example-not-legal"};
    for (const HelpText& help : help_texts())
        for (std::string_view rest : {help.rules, help.example})
            while (!rest.empty()) {
                std::string_view line = take_until(rest, '\n');
                if (line.empty() || line.front() == ' ' || line.front() == '>') continue;
                line.remove_prefix(std::min(line.find_first_not_of("#* "), line.size()));
                named.emplace(take_until(line, ' '));
            }
    for (const Game& game : all_games()) named.erase(std::string(game.name));  // headings
    std::set<std::string, std::less<>> known;
    for (const std::string_view id : english.ids())
        if (id.starts_with("rules-") || id.starts_with("example-")) known.emplace(id);
    EXPECT_THAT(named, testing::ContainerEq(known));
}

TEST_P(GameHelp, ShowsAWholeGameOnItsOwnBoard) {
    const auto boards = example_boards(game);
    EXPECT_GE(boards.size(), 6U);
    EXPECT_LE(boards.size(), 12U);
    EXPECT_TRUE(boards.front().before.from.empty() && boards.front().before.moves.empty());
    const std::string text = help_example(game, translation::Texts());
    std::size_t at = 0;
    for (const ExampleBoard& board : boards) {
        GameRecord after = board.before;
        after.moves.push_back(board.move);
        const auto steps = game.steps(after);
        ASSERT_EQ(static_cast<bool>(steps), !board.refused) << board.move;
        BoardRenderOptions style;
        if (steps) style.last = &steps->back();
        const std::string position = game.state(board.refused ? board.before : after)->position;
        for (const std::string& line : lines_of(*game.board(position, style))) {
            at = text.find(line, at);
            ASSERT_NE(at, std::string::npos) << line;
        }
    }
    GameRecord whole = boards.back().before;
    whole.moves.push_back(boards.back().move);
    EXPECT_TRUE(game.state(whole)->verdict.over);
}

INSTANTIATE_TEST_SUITE_P(AllGames, GameHelp, testing::ValuesIn(listed_games()),
                         [](const auto& each) {
                             std::string name = each.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(GameHelpFiles, AreOfListedGamesAndAGameWithoutOneHasItsBlurb) {
    EXPECT_EQ(help_texts().size(), listed_games().size());
    const Game& nullgame = *find_game("nullgame");
    EXPECT_THAT(short_help(nullgame, translation::Texts()), HasSubstr(std::string(nullgame.blurb)));
    EXPECT_EQ(help_example(nullgame, translation::Texts()), "");
}

/// The seeds on each side of a position text.
std::array<int, 2> seeds_on_sides(std::string_view position) {
    std::array<int, 2> seeds{};
    std::string_view houses = take_until(position, ' ');
    for (int& side : seeds)
        for (std::string_view row = take_until(houses, '/'); !row.empty();)
            side += *read_number(take_until(row, ','));
    return seeds;
}

TEST(SowingExamples, HaveAFullLapAndAGrandSlamAsTheirGameTakesIt) {
    for (const wari::Variant& variant : wari::variants) {
        const Game& game = *find_game(variant.name);
        bool lap = false, captured_all = false, captured_nothing = false, refused = false;
        for (const ExampleBoard& board : example_boards(game)) {
            GameRecord after = board.before;
            after.moves.push_back(board.move);
            if (board.refused) {
                refused = true;
                continue;
            }
            const MoveDetails step = game.steps(after)->back();
            const auto seeds = seeds_on_sides(step.position);
            lap = lap || static_cast<int>(step.path.size()) >= 2 * variant.houses;
            captured_all =
                captured_all || (!step.captured.empty() && seeds[index_of(other(step.side))] == 0);
            captured_nothing = captured_nothing || step.slam;
        }
        EXPECT_TRUE(lap) << variant.name;
        using enum wari::GrandSlam;
        const bool slam = variant.grand_slam == forbidden          ? refused
                          : variant.grand_slam == captures_nothing ? captured_nothing
                                                                   : captured_all || refused;
        EXPECT_TRUE(slam) << variant.name;
        const std::string text = help_example(game, translation::Texts());
        EXPECT_THAT(text, HasSubstr("grand slam")) << variant.name;
        EXPECT_THAT(text, testing::ContainsRegex("move\\s*in\\s*hand")) << variant.name;
    }
}

}  // namespace
}  // namespace posthouse::games
