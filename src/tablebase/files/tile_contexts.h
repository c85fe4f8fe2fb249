// Finds the contexts of values that are all known (tile_codec.h): for encoding and learning.
//
// The decoder takes one value after the other. Here four rows of a tile are one: a column of them
// is 32 bits, and since the same columns are neighbors in all four, one load fetches a neighbor of
// four positions. Several columns are then predicted at once (tile_kernels.h).
#pragma once

#include "tablebase/files/tile_codec.h"
#include "tablebase/files/tile_kernels.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace posthouse::tablebase {

/// The contexts of one plane of a tile, in bands of four rows: by column, four each.
class TileContexts {
public:
    static constexpr int band_rows = ContextBand::rows;

    std::uint16_t at(int row, int column) const { return of_[index(row, column)]; }
    /// Those of a row are every fourth from here.
    const std::uint16_t* row(int row) const { return of_.data() + index(row, 0); }

private:
    friend class ContextFinder;
    std::size_t index(int row, int column) const {
        return (row / band_rows * columns_ + column) * band_rows + row % band_rows;
    }

    int columns_ = 0;
    std::array<std::uint16_t, band_rows*(TableShape::tile_positions + ContextBand::columns_at_once)>
        of_{};
};

class ContextFinder {
public:
    explicit ContextFinder(const TileKernels& kernels = tile_kernels(instruction_set()))
        : kernels_(kernels) {}

    /// Those that `code_row` passes on for the rows of this plane. Valid until the next call.
    const TileContexts& find(const TileFrame& frame, const TileValues& tile, int plane,
                             const WeightsByEdge& weights, int range);

private:
    static constexpr int lanes = TileContexts::band_rows;

    /// A value of each column in each of four rows, and of one column before and some after.
    struct Columns {
        std::array<std::uint8_t,
                   lanes*(TableShape::tile_positions + ContextBand::columns_at_once + 2)>
            padded{};
        std::uint8_t* begin() { return padded.data() + lanes; }
        const std::uint8_t* begin() const { return padded.data() + lanes; }
    };

    void take_band(const TileFrame& frame, const TileValues& tile, int plane, int band);
    ContextBand band(int number, int columns, const WeightsByEdge& weights, int range) const;

    const TileKernels& kernels_;
    // Of the current band.
    Columns values_, other_plane_;
    std::array<Columns, TileFrame::back_count> back_;  // the first is unused: the column before
    std::array<Columns, TileFrame::up_count> up_;
    std::array<std::uint8_t, TableShape::tile_positions + 1> before_{};
    TileContexts contexts_;
};

}  // namespace posthouse::tablebase
