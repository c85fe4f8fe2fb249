// Shared by the drawings of a sowing board: text, HTML table and picture.
#pragma once

#include "games/game.h"
#include "games/wari/variant.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace posthouse::wari {

/// A board to be drawn. Houses are numbered as cells; `stores` are First's and Second's.
struct Board {
    const Variant& variant;
    std::span<const std::uint8_t> seeds;
    std::span<const std::uint8_t, 2> stores;

    int cell(Side side, int house) const {
        return static_cast<int>(index_of(side)) * variant.houses + house;
    }
    int seeds_in(int cell) const { return seeds[static_cast<std::size_t>(cell)]; }
    int captured_by(Side side) const { return stores[index_of(side)]; }
    /// The house drawn `column` from the left in the row of `side`, for a reader whose own side is
    /// `bottom`.
    int house_at(Side side, int column, Side bottom) const {
        return side == bottom ? column : variant.houses - 1 - column;
    }
};

/// What the last move did to a cell. A house that was sown into and then captured is `captured`.
enum class CellMark { none, lifted, sown, captured };

inline CellMark mark_of(const games::MoveDetails* last, int cell) {
    if (!last) return CellMark::none;
    if (last->from == cell) return CellMark::lifted;
    const auto has = [cell](const std::vector<int>& cells) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    return has(last->captured) ? CellMark::captured
           : has(last->path)   ? CellMark::sown
                               : CellMark::none;
}

// A sowing board as an SVG picture: pits with their seeds, the reader's own row below and their
// store at the right, like the page's board (browser/src/boards/sowing.tsx).
//
// The last move is marked by shapes: the pit lifted from has a dashed ring; a pit sown into a thin
// ring, and its new seeds another color; a captured pit a thick ring and a cross.

std::string board_picture(const Board& board, const games::BoardRenderOptions& style);

// A sowing board as an HTML table, for mails: the houses of both sides, the reader's own below, and
// beyond each row the letters of its houses, its player and their captured seeds. The last move is
// marked by color and by a word, for screen readers. `data-house` is the name of a house in the
// reader's own row, for whoever makes it a link.

std::string board_table(const Board& board, const games::BoardRenderOptions& style);

// A sowing board as text, at most 72 columns wide:
//
//     bob  captured 2
//        f     e     d     c     b     a
//     +-----+-----+-----+-----+-----+-----+
//     | 17  |  5  |     |< 5  |  x  |  x  |
//     +-----+-----+-----+-----+-----+-----+
//     |  5  |  1  |  *  |  5 >|  5 >|  5 >|
//     +-----+-----+-----+-----+-----+-----+
//        a     b     c     d     e     f
//     you  captured 3
//     Last move: * lifted, > < sown, x captured
//
// and on a narrow screen:
//
//     computer  captured 2
//      17  5  .< 5  x  x
//
// A side without a player's name has that of its seat. The reader's side is at the bottom. Marks
// appear only if there is a last move; the house lifted from and those captured end empty, so their
// marks stand alone.

std::string board_text(const Board& board, const games::BoardRenderOptions& style);

}  // namespace posthouse::wari
