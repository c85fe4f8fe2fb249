// What a reader calls a cell of a board.
#pragma once

#include "games/game.h"

#include <optional>
#include <string>

namespace posthouse::games {

/// A house by its letter, or by its number, which counts from the reader's side (none: a spectator,
/// who reads as First does); a square by its coordinates.
std::string cell_name(const BoardLayout&, int cell, std::optional<Side> reader = std::nullopt);

}  // namespace posthouse::games
