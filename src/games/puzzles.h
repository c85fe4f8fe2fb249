// The puzzles of FAMILY/puzzles/, embedded so that the server can check a solution and mail the
// puzzle of the day. The page reads the same files.
//
// A puzzle's rating is fixed: it follows from its difficulty (FAMILY/puzzle_facts.h), on the scale
// of the players' puzzle ratings (docs/ratings.md).
#pragma once

#include "base/refusal.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::games {

struct Puzzle {
    std::string_view game;
    std::string position;
    std::vector<std::string> line;  // the solver's moves and the replies between them
    int rating = 0;
    std::vector<std::string> themes;  // what the solution does
};

/// One of the files: rows with tabs between the columns.
struct PuzzleFile {
    std::string_view game;
    std::string_view text;
};
std::span<const PuzzleFile> puzzle_files();

/// A game's puzzles, easiest first; empty if it has none.
std::span<const Puzzle> puzzles_of(std::string_view game);

/// Null if there is no such puzzle.
const Puzzle* find_puzzle(std::string_view game, std::string_view position);

/// The puzzle of the day, the same for everybody: the games alternate, and each game's puzzles are
/// visited in strides. `day`: days since 1970, UTC.
const Puzzle& puzzle_of_day(int day);

/// Whether these moves, the solver's and the replies, solve the puzzle: they are its line, or leave
/// it with a move that wins at once. Refused if one of them is illegal.
Expected<bool> is_solved_by(const Puzzle&, std::span<const std::string> moves);

}  // namespace posthouse::games
