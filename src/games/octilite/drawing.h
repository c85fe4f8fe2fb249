// Shared by OctiLite's drawings: the board as its reader sees it, and what the last move did to a
// square.
#pragma once

#include "games/drawings/html_markup.h"
#include "games/game.h"
#include "games/octilite/notation.h"

#include <algorithm>
#include <string>
#include <vector>

namespace posthouse::octilite {

struct Orientation {
    bool turned;

    explicit Orientation(const games::BoardRenderOptions& style)
        : turned(style.bottom == Side::second) {}

    /// The square drawn there, columns counted from the left and rows from the top.
    Square square_at(int column, int row) const {
        return turned ? square_of(columns - column, row + 1) : square_of(column + 1, rows - row);
    }
    /// Where a direction points as drawn: 0 is up, then clockwise.
    int drawn(Direction direction) const {
        return (static_cast<int>(direction) + (turned ? 4 : 0)) % 8;
    }
    /// The inverse of `drawn`.
    Direction direction_drawn(int way) const { return Direction((way + (turned ? 4 : 0)) % 8); }
};

/// `moved`: the square of the pod that moved or got a prong.
enum class CellMark { none, left, passed, moved, captured };

inline CellMark mark_of(const games::MoveDetails* last, Square square) {
    if (!last) return CellMark::none;
    const int cell = cell_of(square);
    if ((last->path.empty() ? last->from : last->path.back()) == cell) return CellMark::moved;
    const auto has = [cell](const std::vector<int>& cells) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    if (has(last->captured)) return CellMark::captured;
    if (last->from == cell) return CellMark::left;
    return has(last->path) ? CellMark::passed : CellMark::none;
}

/// "White (O)"
inline std::string seat_of(Side side, const games::BoardRenderOptions& style) {
    const std::string_view word = style.words->seats[index_of(side)];
    return std::string(word.empty() ? color_name(side) : word) + " (" + letter_of(side) + ')';
}

/// "White (O), bob"; the name is truncated to `room` columns.
inline std::string player(const games::BoardRenderOptions& style, Side side, int room) {
    const std::string& name = style.captions[index_of(side)];
    const std::string text = seat_of(side, style);
    return name.empty() ? text : text + ", " + games::shortened(name, room);
}

inline std::string prongs_to_add(const Position& position, const games::BoardRenderOptions& style,
                                 Side side) {
    const int supply = position.supply[index_of(side)];
    return games::with_value(supply == 1 ? style.words->one_prong : style.words->more_prongs,
                             std::to_string(supply));
}

}  // namespace posthouse::octilite
