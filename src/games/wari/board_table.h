// A sowing board as an HTML table, for mails: each side is a group of rows, the reader's own below,
// with its seat and captured seeds as heading and the house's letter above each house. The last
// move is told by colour and by a word, so that it is heard as well as seen.
//
// Deliberately absent: style sheets, ids, anything a mail program drops; who is to move.
#pragma once

#include "games/wari/board.h"

#include <string>

namespace posthouse::wari {

std::string board_table(const Board& board, const games::BoardRenderOptions& style);

}  // namespace posthouse::wari
