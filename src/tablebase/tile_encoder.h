// Encodes tiles of one table (tile_codec.h). Unlike the decoder it knows all values beforehand: so
// contexts and frequencies are found a row at a time, and only the coder's own state goes from one
// value to the next.
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

    /// Appends a tile's bytes.
    void encode(const TileFrame& frame, const TileValues& values, std::string& out);

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
    // An unlisted value takes two steps.
    static constexpr std::size_t steps_max = 2 * 2 * TableShape::tile_positions;

    void take_parts(const PlaneModel::Group& group, std::size_t context, Part* out) const;
    void add_row(const Group& group, const std::uint16_t* contexts, const std::uint8_t* values,
                 int columns);
    void append_steps(std::string& out);

    const TableModel& model_;
    std::vector<std::vector<Group>> groups_;  // by plane
    std::array<ContextFinder, 2> finders_;    // by plane
    std::array<Part, steps_max> steps_;       // of the current tile
    std::size_t count_ = 0;                   // of them
    std::array<char, 2 * (steps_max + 1)> words_;
};

}  // namespace posthouse::tablebase
