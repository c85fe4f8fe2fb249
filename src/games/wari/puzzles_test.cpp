// Verifies the page's puzzles by tables built here.

#include "base/sanitizer_build.h"
#include "base/test_folder.h"
#include "games/tables/tables.h"
#include "tablebase/files/tablebase_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::wari {
namespace {

struct Puzzle {
    std::string position, move;
    int own = 0, other = 0, seeds = 0, moves = 0;
    bool easy = false;
    std::string worths;  // "c win 26 22, b draw 24 24"
};

/// A file of hard puzzles, or of easy ones.
std::vector<Puzzle> puzzles_in(const std::string& name) {
    std::ifstream file(POSTHOUSE_SOURCE "/src/games/wari/puzzles/" + name + ".tsv");
    std::vector<Puzzle> puzzles;
    bool head = true;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#') || std::exchange(head, false)) continue;
        std::istringstream cells(line);
        Puzzle puzzle;
        std::string depth, tempting;
        std::getline(cells, puzzle.position, '\t');
        cells >> puzzle.move >> depth >> tempting >> puzzle.own >> puzzle.other >> puzzle.seeds >>
            puzzle.moves;
        EXPECT_TRUE(cells) << line;
        std::getline(cells >> std::ws, puzzle.worths);
        puzzles.push_back(puzzle);
    }
    return puzzles;
}

std::vector<Puzzle> puzzles_of(std::string_view game) {
    auto puzzles = puzzles_in(std::string(game));
    EXPECT_GE(puzzles.size(), 30U);
    const auto easy = puzzles_in("easy/" + std::string(game));
    EXPECT_GE(easy.size(), 30U);
    for (Puzzle puzzle : easy) {
        puzzle.easy = true;
        puzzles.push_back(puzzle);
    }
    return puzzles;
}

std::string_view name_of(games::ProvenResult proof) {
    switch (proof) {
        case games::ProvenResult::loss:
            return "loss";
        case games::ProvenResult::no_win:
            return "no-win";
        case games::ProvenResult::draw:
            return "draw";
        case games::ProvenResult::win:
            return "win";
        default:
            return "?";
    }
}

class Puzzles : public testing::TestWithParam<std::string_view> {};

TEST_P(Puzzles, AreUnfinishedPositionsWhoseSolutionIsLegal) {
    const games::Game& game = *games::find_game(GetParam());
    const auto puzzles = puzzles_of(GetParam());
    std::set<std::string> positions;
    for (const Puzzle& puzzle : puzzles) {
        const auto view = game.state({puzzle.position, {}});
        ASSERT_TRUE(view) << puzzle.position;
        EXPECT_EQ(view->position, puzzle.position);
        EXPECT_FALSE(view->verdict.over);
        EXPECT_EQ(static_cast<int>(view->legal.size()), puzzle.moves);
        EXPECT_TRUE(game.state({puzzle.position, {puzzle.move}}));
        EXPECT_TRUE(puzzle.worths.starts_with(puzzle.move + " win ")) << puzzle.position;
        EXPECT_EQ(std::ranges::count(puzzle.worths, ','), puzzle.moves - 1);
        positions.insert(puzzle.position);
    }
    EXPECT_EQ(positions.size(), puzzles.size());
}

TEST_P(Puzzles, HaveOneMoveThatWinsAndNoneBesideIt) {
    const games::GameTablebases& about = *games::tablebases_of(*games::find_game(GetParam()));
    const TestFolder folder;
    games::TableBuildOptions order;
    order.folder = folder.path();
    order.kind =
        about.cycles_are_even ? tablebase::TableKind::cycle_zero : tablebase::TableKind::bounds;
    order.seeds = (about.houses == 8 ? 7 : 9) - (sanitizer_build ? 1 : 0);
    order.check = false;
    ASSERT_TRUE(about.build(order, {}));
    int proven = 0;
    {
        const tablebase::TablebaseFolder tables(order.folder, std::string(about.variant),
                                                about.houses, {});
        for (const Puzzle& puzzle : puzzles_of(GetParam())) {
            if (puzzle.seeds > order.seeds) continue;
            const auto ending = about.look_up(tables, puzzle.position);
            ASSERT_TRUE(ending) << puzzle.position;
            ASSERT_EQ(static_cast<int>(ending->moves.size()), puzzle.moves);
            EXPECT_EQ(ending->seeds, puzzle.seeds);
            EXPECT_EQ(ending->moves[0].move.text, puzzle.move) << puzzle.position;
            EXPECT_EQ(ending->moves[0].worth.proof, games::ProvenResult::win) << puzzle.position;
            if (!puzzle.easy) {
                EXPECT_EQ(ending->moves[0].captured, 0);
            }
            for (std::size_t k = 1; k < ending->moves.size(); ++k) {
                const games::ProvenResult proof = ending->moves[k].worth.proof;
                EXPECT_TRUE(proof == games::ProvenResult::loss ||
                            proof == games::ProvenResult::draw ||
                            proof == games::ProvenResult::no_win)
                    << puzzle.position << ' ' << ending->moves[k].move.text;
            }
            // In any order: which moves are equally bad depends on how many tables there are.
            std::map<std::string, std::string> proofs, kept;
            for (const games::TablebaseMove& move : ending->moves)
                proofs[move.move.text] = name_of(move.worth.proof);
            std::istringstream worths(puzzle.worths);
            std::string letter, proof;
            for (int own = 0, others = 0; worths >> letter >> proof >> own >> others;) {
                kept[letter] = proof;
                EXPECT_LE(own + others, 48) << puzzle.worths;
                EXPECT_EQ(own > others, proof == "win") << puzzle.worths;
                worths.ignore(1);
            }
            EXPECT_EQ(kept, proofs) << puzzle.position;
            ++proven;
        }
    }
    EXPECT_GE(proven, sanitizer_build ? 2 : 3);
}

INSTANTIATE_TEST_SUITE_P(Kept, Puzzles,
                         testing::Values("awari", "oware", "wari", "warri", "super-wari"));

}  // namespace
}  // namespace posthouse::wari
