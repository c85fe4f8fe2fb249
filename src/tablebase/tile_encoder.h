// Encodes tiles of one table (tile_codec.h). Unlike the decoder it knows all values beforehand: so
// contexts and frequencies are found a tile at a time, and only the coder's own state goes from one
// value to the next. Those of several tiles are independent, and computed side by side: one alone
// would mostly wait for its divisions.
#pragma once

#include "tablebase/tile_codec.h"
#include "tablebase/tile_contexts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace posthouse::tablebase {

class TileEncoder {
public:
    explicit TileEncoder(const TableModel& model);

    static constexpr std::size_t tiles_at_once = 16;

    /// Adds a tile, unless there are `tiles_at_once` already.
    void add(const TileFrame& frame, const TileValues& values);
    std::size_t tiles() const { return tiles_; }
    /// Appends the bytes of the tiles added, and the length of each in words, and begins anew.
    void append(std::string& out, std::vector<std::uint16_t>& lengths);

private:
    /// A value's part of the 4096.
    struct Part {
        std::uint16_t begin = 0, frequency = 0;
    };
    /// The parts in one group of a plane.
    struct Group {
        std::vector<std::uint32_t> begin;  // by context, of its parts
        std::vector<Part> parts;
    };
    static constexpr std::size_t lanes = 4;  // of a vector
    // An unlisted value takes two steps.
    static constexpr std::size_t steps_max = 2 * 2 * TableShape::tile_positions;

    void take_parts(const PlaneModel::Group& group, std::size_t context, Part* out) const;
    void add_row(const Group& group, const std::uint16_t* contexts, const std::uint8_t* values,
                 int columns);
    void encode(std::size_t steps);

    const TableModel& model_;
    std::vector<std::vector<Group>> groups_;  // by plane
    std::array<ContextFinder, 2> finders_;    // by plane
    // Of the current tiles: the parts in the order of decoding, and how many of each tile.
    using Step = std::array<Part, lanes>;
    alignas(16) std::array<std::array<Step, steps_max>, tiles_at_once / lanes> steps_;
    std::array<std::size_t, tiles_at_once> counts_{};
    std::size_t tiles_ = 0;
    // The coder's states, and the words so far, which end at the end; `free_` is the place before.
    alignas(16) std::array<std::uint32_t, tiles_at_once> states_;
    alignas(16) std::array<std::uint32_t, tiles_at_once> free_;
    std::array<std::array<std::uint16_t, steps_max + 1>, tiles_at_once> words_;
};

}  // namespace posthouse::tablebase
