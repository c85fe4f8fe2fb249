// The puzzles as the server knows them. That their solutions are right is proven by the tests of
// each family.
//
// POSTHOUSE_PUZZLES=write writes the columns `rating` and `themes` anew.

#include "games/puzzles.h"
#include "games/game.h"
#include "games/octilite/puzzle_facts.h"
#include "games/wari/puzzle_facts.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace posthouse::games {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream words(text);
    for (std::string part; std::getline(words, part, separator);) parts.push_back(part);
    return parts;
}

std::string joined(const auto& words, std::string_view separator) {
    std::string text;
    for (const auto& word : words) {
        if (!text.empty()) text += separator;
        text += word;
    }
    return text;
}

/// The row with the rating and themes that follow from its other cells.
std::string completed(const std::string& game, const std::vector<std::string>& names,
                      const std::string& row) {
    auto cells = split(row, '\t');
    const auto column = [&](const char* name) {
        return static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    };
    const auto number = [&](const char* name) { return std::stoi(cells[column(name)]); };
    cells.resize(column("rating"));
    const std::string& position = cells[column("position")];
    const Game& rules = *find_game(game);
    const bool sowing = rules.drawing.kind == "sowing";
    const int rating = sowing
                           ? wari::puzzle_rating(number("depth"), number("moves"), number("seeds"))
                           : octilite::puzzle_rating(number("moves"), number("choices"));
    const auto themes =
        sowing ? wari::puzzle_themes(rules, position, cells[column("move")])
               : octilite::puzzle_themes(rules, position, split(cells[column("line")], ' '));
    cells.push_back(std::to_string(rating));
    cells.push_back(joined(themes, " "));
    return joined(cells, "\t");
}

TEST(Puzzles, HaveTheRatingAndThemesThatFollowFromTheirSolution) {
    int files = 0;
    const std::filesystem::path games = POSTHOUSE_SOURCE "/src/games";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(games)) {
        const auto name = entry.path().lexically_relative(games).string();
        if (!name.ends_with(".tsv") || name.find("/puzzles/") == std::string::npos) continue;
        ++files;
        std::ifstream file(entry.path());
        std::string kept, expected;
        std::vector<std::string> names;
        for (std::string row; std::getline(file, row); kept += row + "\n") {
            if (row.starts_with('#') || names.empty()) {
                if (!row.starts_with('#')) names = split(row, '\t');
                expected += row + "\n";
            } else {
                expected += completed(entry.path().stem(), names, row) + "\n";
            }
        }
        if (std::getenv("POSTHOUSE_PUZZLES")) std::ofstream(entry.path()) << expected;
        EXPECT_EQ(kept, expected) << entry.path();
    }
    EXPECT_EQ(files, 11);
}

TEST(Puzzles, AreKnownByGameAndPositionEasiestFirst) {
    EXPECT_THAT(puzzles_of("chess"), SizeIs(0));
    for (const Game& game : all_games()) {
        int last = 0;
        for (const Puzzle& one : puzzles_of(game.name)) {
            EXPECT_EQ(find_puzzle(game.name, one.position), &one);
            EXPECT_GE(one.rating, last);
            last = one.rating;
            EXPECT_FALSE(one.themes.empty());
        }
    }
    EXPECT_GE(puzzles_of("oware").size(), 60U);
    EXPECT_EQ(find_puzzle("oware", "nowhere"), nullptr);
}

TEST(Puzzles, OfEachDayVisitAllGamesAndAllPuzzles) {
    std::map<std::string_view, std::set<const Puzzle*>> met;
    for (int day = 20'000; day < 20'600; ++day)
        met[puzzle_of_day(day).game].insert(&puzzle_of_day(day));
    EXPECT_EQ(met.size(), 6U);
    for (const auto& [game, puzzles] : met)
        EXPECT_EQ(puzzles.size(), puzzles_of(game).size()) << game;
}

TEST(Puzzles, OfADayAreTheSameOnThePage) {
    // 25 November 2026; browser/e2e/learn_test.mjs has the same.
    const Puzzle& one = puzzle_of_day(20'782);
    EXPECT_EQ(one.game, "wari");
    EXPECT_EQ(one.position, "1,2,0,1,0,0/1,1,0,0,1,0 18 23 S");
}

bool solved(const Puzzle& puzzle, const std::vector<std::string>& moves) {
    const auto verdict = is_solved_by(puzzle, moves);
    EXPECT_TRUE(verdict) << puzzle.position;
    return verdict && *verdict;
}

TEST(Puzzles, AreSolvedByTheirLineAlone) {
    for (const Game& game : all_games()) {
        for (const Puzzle& one : puzzles_of(game.name)) {
            EXPECT_TRUE(solved(one, one.line)) << one.position;
            EXPECT_FALSE(solved(one, {}));
            if (one.line.size() > 1) {
                EXPECT_FALSE(solved(one, {one.line.front()})) << one.position;
            }
            const auto start = game.state({one.position, {}});
            for (const MoveText& move : start->legal)
                EXPECT_EQ(solved(one, {move.text}), one.line == std::vector{move.text})
                    << one.position;
        }
    }
}

TEST(Puzzles, RefuseAnIllegalMove) {
    const Puzzle& one = puzzles_of("oware").front();
    EXPECT_FALSE(is_solved_by(one, std::vector<std::string>{"z"}));
}

// A position for each theme, chosen by hand.
TEST(PuzzleThemes, SayWhatTheMoveDoes) {
    const auto of = [](const char* game, const char* position, const char* move) {
        return wari::puzzle_themes(*find_game(game), position, move);
    };
    EXPECT_THAT(of("wari", "0,0,0,0,0,1/1,0,0,0,2,0 22 22 S", "f"),
                ElementsAre("capture", "last-seeds"));
    EXPECT_THAT(of("wari", "0,0,0,0,0,1/1,0,0,0,0,0 23 23 S", "f"),
                ElementsAre("capture", "grand-slam", "last-seeds"));
    EXPECT_THAT(of("oware", "1,0,0,0,0,2/0,0,0,0,0,0 22 23 S", "f"),
                ElementsAre("quiet", "feed", "last-seeds"));
    EXPECT_THAT(of("oware", "2,0,0,3,1,0/0,0,1,0,0,1 20 20 S", "a"),
                ElementsAre("quiet", "defense"));
}

}  // namespace
}  // namespace posthouse::games
