// The ideas of a move in the sowing games: see games/move_idea.h.
#pragma once

#include "games/move_idea.h"
#include "games/wari/wari.h"

#include <vector>

namespace posthouse::wari {

/// The most important first. The position must not be over.
template <int Houses>
std::vector<games::MoveIdea> ideas_of(const Wari<Houses>& rules, const Position<Houses>& position,
                                      Move move);

}  // namespace posthouse::wari
