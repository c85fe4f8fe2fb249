// The two-column move list that people cut and paste in mail play:
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

/// First's moves are on the left; all moves as `reader` reads them (none: a spectator). A question
/// mark stands for the next move, by `awaited`; none if the game is over. Ends with a newline.
std::string move_list(std::span<const MoveDetails> steps, const std::array<std::string, 2>& names,
                      std::optional<Side> awaited, std::optional<Side> reader);

}  // namespace posthouse::games
