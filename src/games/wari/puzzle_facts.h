// What the rules tell about a puzzle of a sowing game: the columns `rating` and `themes` of
// puzzles/. A test compares the files with them.
#pragma once

#include "games/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::wari {

/// `depth`: plies from which on a search without tables always finds the move, 15 if never;
/// `moves`: legal moves. Not measured on people: the order matters, and that the middle
/// of all puzzles is near 1500, a new player's rating.
constexpr int puzzle_rating(int depth, int moves, int seeds) {
    return 920 + 60 * depth + 40 * (moves - 3) + 10 * seeds;
}

/// What the solution does:
///
///   capture      takes seeds            grand-slam   takes all that the opponent has
///   quiet        takes nothing          starve       takes nothing, and leaves the opponent none
///   feed         gives seeds to an opponent who has none
///   defense      the opponent could have captured, and no longer can
///   last-seeds   at most six seeds are on the board
std::vector<std::string_view> puzzle_themes(const games::Game&, const std::string& position,
                                            const std::string& move);

}  // namespace posthouse::wari
