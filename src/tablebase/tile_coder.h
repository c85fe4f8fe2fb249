// Turns the values of a tile into few bits and back: a range coder with a state of 32 bits (rANS;
// J. Duda, "Asymmetric numeral systems", 2009) over the frequencies of tile_model.h.
//
// A tile's bytes are the state after its last step, then words of 16 bits in the order in which
// decoding wants them. Decoding may stop at any position, and never reads outside its bytes
// whatever they are.
//
// Deliberately absent: checksums (table_file.h), learning (tile_training.h).
#pragma once

#include "tablebase/tile_model.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace posthouse::tablebase {

/// Encodes tiles of one table, one after the other.
class TileEncoder {
public:
    explicit TileEncoder(const TableModel& model);

    /// Appends a tile's bytes.
    void encode(const TileFrame& frame, const TileValues& values, std::string& out);

private:
    struct Part {
        std::uint16_t begin = 0, frequency = 0;
    };
    void take_parts(const PlaneModel::Group& group, std::size_t context, Part* out);
    void add(int plane, int theirs, int context, int value);

    const TableModel& model_;
    // By plane, group, then frequencies × value.
    std::vector<std::vector<std::vector<Part>>> parts_;
    std::vector<Part> steps_;  // of the tile in work
    std::vector<std::uint16_t> words_;
    TileValues walked_;
};

/// Decodes the positions up to `last` of a tile. False where the bytes cannot be those of a tile,
/// which is noticed at the latest when all of it is decoded.
bool decode_tile(const TableModel& model, const TileFrame& frame,
                 std::span<const std::uint8_t> bytes, int last, TileValues& values);

}  // namespace posthouse::tablebase
