// The two-column sheet of the moves, which people cut and paste in mail play:
//
//         Ann  Bob
//      1.  c    f
//      2.  a    ?
#pragma once

#include "games/game.h"

#include <array>
#include <span>
#include <string>

namespace posthouse::games {

/// First's moves stand on the left, all as `reader` reads them; none: somebody who watches. A
/// question mark stands for the move that `awaited` owes; where it is none, the game is over. Ends
/// in a line end.
std::string move_list(std::span<const MoveDetails> steps, const std::array<std::string, 2>& names,
                      std::optional<Side> awaited, std::optional<Side> reader);

}  // namespace posthouse::games
