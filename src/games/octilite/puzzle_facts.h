// What the rules tell about a puzzle of OctiLite: the columns `rating` and `themes` of puzzles/. A
// test compares the file with them.
#pragma once

#include "games/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::octilite {

/// `own_moves`: until the win; `choices`: legal moves. Not measured on people: the order matters,
/// and that the middle of all puzzles is near 1500, a new player's rating.
constexpr int puzzle_rating(int own_moves, int choices) {
    return 720 + 350 * own_moves + 5 * choices;
}

/// What the solution does, the solver's moves only except for `sacrifice`:
///
///   capture      takes pods             quiet        the first move takes none
///   chain        jumps more than once in a move
///   prong        the first move adds a prong
///   sacrifice    a reply takes a pod
///   base         wins on a base         wipe-out     wins by taking the last pod
std::vector<std::string_view> puzzle_themes(const games::Game&, const std::string& position,
                                            const std::vector<std::string>& line);

}  // namespace posthouse::octilite
