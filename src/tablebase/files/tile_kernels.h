// The inner loops of encoding a tile: the contexts of four rows, and the coders of many tiles.
//
// Compiled for several instruction sets (base/instruction_set.h), with equal results: in vectors
// that every x86-64 has, in twice as long ones, and elsewhere in plain C++.
#pragma once

#include "base/instruction_set.h"
#include "tablebase/files/tile_codec.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace posthouse::tablebase {

/// What the contexts of a band of four rows follow from. The values are stored by column, four
/// each.
struct ContextBand {
    static constexpr int rows = 4;
    /// So many columns are found at once: one may read values, and write contexts, up to the next
    /// multiple of this.
    static constexpr int columns_at_once = 8;
    static constexpr std::size_t terms = NeighborValues::count;
    /// The terms whose differences from NeighborValues::up are summed up.
    static constexpr std::array compared{0, 1, 3, NeighborValues::up + 1, NeighborValues::up + 2};

    int columns = 0, range = 0;
    std::array<const std::uint8_t*, terms> values{};  // in the order of NeighborValues
    // By row: the weights, in pairs of terms, and what else depends on the kind of edge.
    alignas(16) std::array<std::array<std::int16_t, 2 * rows>, terms / 2> weights;
    alignas(16) std::array<std::int32_t, rows> constant;
    alignas(16) std::array<std::int16_t, 2 * rows> first_context;  // twice the same
};

/// A value's part of the 4096.
struct Part {
    std::uint16_t begin = 0, frequency = 0;
};

/// The coders of some tiles.
struct TileCoders {
    static constexpr std::size_t tiles = 16;
    static constexpr std::size_t lanes = 8;
    // An unlisted value takes two steps.
    static constexpr std::size_t steps_max = 2 * 2 * TableShape::tile_positions;

    using Step = std::array<Part, lanes>;
    alignas(32) std::array<std::array<Step, steps_max>, tiles / lanes> steps;
    alignas(32) std::array<std::uint32_t, tiles> states;
    /// The words so far end at the end; this is the place before them.
    alignas(32) std::array<std::uint32_t, tiles> free;
    std::array<std::array<std::uint16_t, steps_max + 1>, tiles> words;
};

struct TileKernels {
    /// Writes the contexts, in the same order as the values. Those of the tile's first column are
    /// meaningless.
    void (*find_contexts)(const ContextBand& band, std::uint16_t* out);
    /// Encodes so many steps, the last first.
    void (*encode)(TileCoders& coders, std::size_t steps);
};

POSTHOUSE_FOR_EACH_SET(TileKernels, tile_kernels)

}  // namespace posthouse::tablebase
