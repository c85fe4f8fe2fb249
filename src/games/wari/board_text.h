// A sowing board as text, at most 72 columns wide:
//
//     North (bob)  captured 2
//        f     e     d     c     b     a
//     +-----+-----+-----+-----+-----+-----+
//     | 17  |  5  |     |< 5  |  x  |  x  |
//     +-----+-----+-----+-----+-----+-----+
//     |  5  |  1  |  *  |  5 >|  5 >|  5 >|
//     +-----+-----+-----+-----+-----+-----+
//        a     b     c     d     e     f
//     South (you)  captured 3
//     Last move: * lifted, > < sown, x captured
//
// and on a screen that is too narrow for that:
//
//     North (computer)
//     captured 2
//      17  5  .< 5  x  x
//
// The reader's side is at the bottom. The marks are there only where a last move is given: the
// house lifted from and those captured end empty, so their marks stand alone in them.
//
// Deliberately absent: colours, line drawing characters, HTML.
#pragma once

#include "games/wari/board.h"

#include <string>

namespace posthouse::wari {

std::string board_text(const Board& board, const games::BoardRenderOptions& style);

}  // namespace posthouse::wari
