// Encodes tiles of one table (tile_codec.h). Unlike the decoder it knows all values beforehand: so
// contexts and frequencies are found a tile at a time, and only the coder's own state goes from one
// value to the next. Those of several tiles are independent, and computed side by side: one alone
// would mostly wait for its own steps.
#pragma once

#include "tablebase/files/tile_codec.h"
#include "tablebase/files/tile_contexts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace posthouse::tablebase {

class TileEncoder {
public:
    explicit TileEncoder(const TableModel& model,
                         const TileKernels& kernels = tile_kernels(instruction_set()));

    static constexpr std::size_t tiles_at_once = TileCoders::tiles;

    /// Adds a tile, unless there are `tiles_at_once` already.
    void add(const TileFrame& frame, const TileValues& values);
    std::size_t tiles() const { return tiles_; }
    /// Appends the bytes of the tiles added, and the length of each in words, and begins anew.
    void append(std::string& out, std::vector<std::uint16_t>& lengths);

private:
    /// The parts in one group of a plane.
    struct Group {
        std::vector<std::uint32_t> begin;  // by context, of its parts
        std::vector<Part> parts;
    };

    void take_parts(const PlaneModel::Group& group, std::size_t context, Part* out) const;
    void add_row(const Group& group, const std::uint16_t* contexts, const std::uint8_t* values,
                 int columns);

    const TableModel& model_;
    const TileKernels& kernels_;
    std::vector<std::vector<Group>> groups_;  // by plane
    std::array<ContextFinder, 2> finders_;    // by plane
    // Of the current tiles.
    TileCoders coders_;
    std::array<std::size_t, tiles_at_once> steps_{};
    std::size_t tiles_ = 0;
};

}  // namespace posthouse::tablebase
