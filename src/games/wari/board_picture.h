// A sowing board as an SVG picture: pits with their seeds, the reader's own row below and his store
// at his right hand, like the page's board (browser/src/boards/sowing.tsx).
//
// The last move is marked by shapes: the pit lifted from has a dashed ring, a pit sown into a thin
// one and its new seeds another colour, a pit captured from a thick one and a cross.
//
// Deliberately absent: who is to move, what may be played.
#pragma once

#include "games/wari/board.h"

#include <string>

namespace posthouse::wari {

std::string board_picture(const Board& board, const games::BoardRenderOptions& style);

}  // namespace posthouse::wari
