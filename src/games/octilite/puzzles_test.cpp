// Verifies the page's puzzles with the reference rules.

#include "games/octilite/notation.h"
#include "games/octilite/puzzle_proof.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace posthouse::octilite {
namespace {

constexpr OctiLite rules;

struct Puzzle {
    Position at;
    std::string position;
    std::size_t own_moves = 0, choices = 0;
    std::vector<Move> line;
};

Move move_of(const Position& position, const std::string& text) {
    for (const Move& move : legal_moves(position))
        if (Notation().write(rules, move).view() == text) return move;
    ADD_FAILURE() << text << " is not legal";
    return {};
}

std::vector<Puzzle> kept() {
    std::ifstream file(POSTHOUSE_SOURCE "/src/games/octilite/puzzles/octilite.tsv");
    std::vector<Puzzle> puzzles;
    for (std::string row; std::getline(file, row);) {
        if (row.starts_with('#') || row.starts_with("position\t")) continue;
        std::istringstream cells(row);
        Puzzle puzzle;
        std::string moves, line, choices;
        std::getline(cells, puzzle.position, '\t');
        std::getline(cells, moves, '\t');
        std::getline(cells, line, '\t');
        std::getline(cells, choices, '\t');
        const auto at = Notation().read(rules, puzzle.position);
        EXPECT_TRUE(at) << row;
        if (!at) continue;
        puzzle.at = *at;
        puzzle.own_moves = std::stoul(moves);
        puzzle.choices = std::stoul(choices);
        std::istringstream words(line);
        Position now = *at;
        for (std::string word; words >> word;) {
            puzzle.line.push_back(move_of(now, word));
            now = rules.play(now, puzzle.line.back());
        }
        puzzles.push_back(puzzle);
    }
    return puzzles;
}

TEST(OctiLitePuzzles, AreAtLeastSixtyOfOneToThreeMoves) {
    std::array<int, 3> of{};
    std::set<std::string> positions;
    for (const Puzzle& puzzle : kept()) {
        ASSERT_TRUE(puzzle.own_moves >= 1 && puzzle.own_moves <= 3);
        ++of[puzzle.own_moves - 1];
        EXPECT_EQ(puzzle.line.size(), 2 * puzzle.own_moves - 1) << puzzle.position;
        EXPECT_EQ(legal_moves(puzzle.at).size(), puzzle.choices);
        EXPECT_EQ(Notation().write(rules, puzzle.at).view(), puzzle.position);
        positions.insert(puzzle.position);
    }
    EXPECT_GE(of[0] + of[1] + of[2], 60);
    for (const int each : of) EXPECT_GE(each, 15);
    EXPECT_EQ(positions.size(), static_cast<std::size_t>(of[0] + of[1] + of[2]));
}

TEST(OctiLitePuzzles, HaveOneMoveThatWinsInTimeAndNoneBesideIt) {
    WinVerifier checker;
    for (const Puzzle& puzzle : kept())
        EXPECT_EQ(is_puzzle(checker, puzzle.at, puzzle.line), true) << puzzle.position;
}

TEST(OctiLitePuzzles, NoOtherLineWouldPassForASolution) {
    WinVerifier checker;
    int tried = 0;
    for (const Puzzle& puzzle : kept()) {
        if (puzzle.own_moves > 1) continue;
        for (const Move& other : legal_moves(puzzle.at)) {
            if (other == puzzle.line.front()) continue;
            EXPECT_EQ(is_puzzle(checker, puzzle.at, {other}), false);
            ++tried;
        }
    }
    EXPECT_GT(tried, 100);
}

}  // namespace
}  // namespace posthouse::octilite
