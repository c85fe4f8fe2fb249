// What every drawing of a sowing board agrees on: as text, as a table and as a picture.
//
// Deliberately absent: how any of them looks.
#pragma once

#include "games/game.h"
#include "games/wari/variant.h"

#include <algorithm>
#include <cstdint>
#include <span>
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
    /// The house that stands `column` from the left on the row of `side`, for a reader who has
    /// `bottom` before him.
    int house_at(Side side, int column, Side bottom) const {
        return side == bottom ? column : variant.houses - 1 - column;
    }
};

/// What the last move did to a cell. A house that was sown into and then captured is captured.
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

}  // namespace posthouse::wari
