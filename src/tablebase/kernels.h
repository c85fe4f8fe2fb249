// The inner loops of building a table: the minimum over a row's moves, what of it is new, and
// storing a tile into the table.
//
// Written three times, with equal results: in plain C++, for AVX2 and for AVX-512.
// All read a table while other threads write it, each byte by one thread; a reader may see the old
// or the new byte, and the builder is correct with either. C++ cannot express that for vectors, so
// these functions are hidden from ThreadSanitizer.
#pragma once

#include "base/instruction_set.h"
#include "tablebase/files/row_mapping.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace posthouse::tablebase {

/// When a tile of a row last changed: the number of a stage of the build.
using Stamp = std::uint16_t;

/// A table in progress is stored in contiguous tiles of 64 of the opponent's rows by 64 of the
/// mover's; a row continues at the same offset of the next tile.
inline constexpr std::size_t tile_size = tile_side * tile_side;

/// Moves of 64 rows of the mover's that sow the same seeds across the board, for all rows of the
/// opponent's.
struct StreamGroup {
    const RowMapping* mapping = nullptr;       // where the opponent's rows go
    const std::uint64_t* capturing = nullptr;  // by vector, the opponent's rows they capture from
    const std::uint8_t* values = nullptr;      // the table from the first row with the total that
                                               // they leave to the mover
    std::uint32_t begin = 0, end = 0;          // among the streams
};

struct Streams {
    const StreamGroup* groups = nullptr;
    std::size_t count = 0;
    // By move:
    const std::uint32_t* lines = nullptr;  // where the row it leads to begins, in units of 64 bytes
    const std::uint8_t* rows = nullptr;    // which of the 64 makes it
};

/// The values found for 64 rows of the mover's and 64 of the opponent's, and their destination.
struct Tile {
    const std::uint8_t* found = nullptr;  // in 64 rows, the mover's
    std::uint8_t* table = nullptr;        // a whole tile
    std::size_t height = 0;               // of the opponent's rows
    std::uint64_t wanted = 0;             // of the mover's rows
};

struct StoreResult {
    std::size_t changes = 0;
    std::uint64_t changed = 0;  // rows of the opponent's
    std::uint64_t doubtful =
        0;  // rows with a value that may have to fall, by how much is not known
};

/// The values found, by rows of the opponent's, and the mover's rows in doubt.
struct alignas(tile_side) Transposed {
    std::array<std::uint8_t, tile_side * tile_side> values;
    std::array<std::uint64_t, tile_side> doubtful;
};

struct Kernels {
    InstructionSet needs = InstructionSet::baseline;
    /// Of the vectors first … first + count - 1 (at most 64), those (as bits) for which some tile
    /// of a row may be stamped `since` or later. `stamps` are the row's.
    std::uint64_t (*changed_vectors)(const RowMapping& carry, const Stamp* stamps,
                                     std::size_t first, std::size_t count, Stamp since);
    /// For one vector of the opponent's rows and each wanted row of the mover's, writes to its 64
    /// bytes of a tile the minimum of its streams; the last bit is set if one of them captures.
    /// Other rows may get anything.
    void (*minimum)(const Streams& streams, std::size_t vector, std::uint64_t wanted,
                    std::uint8_t* found);
    /// Stores the values found into the table.
    StoreResult (*store)(const Tile& tile, Transposed& turned);
    /// The same for an empty table; the values must be in their final encoding.
    StoreResult (*store_first)(const Tile& tile, Transposed& turned);
};

const Kernels& plain_kernels();
/// All that this machine can run: the plain ones first, the fastest last.
std::vector<const Kernels*> runnable_kernels();
/// The fastest of them, or the fastest that needs no more than the instruction set named by the
/// environment variable POSTHOUSE_INSTRUCTION_SET.
const Kernels& best_kernels();

}  // namespace posthouse::tablebase

namespace posthouse::tablebase::value_encoding {

// The encoding of a value while its table is in progress: twice the value, and in the last bit
// whether it can fall no further.
//
// A value is worth at least what the best capture gives. That matters only if the other moves are
// worth less than the current value and less than 0. If the value has reached what the captures
// give, or is above 0 (no value falls from there: builder.h), the bit is set and the captures need
// not be computed again. So nothing else is stored, and a table in progress needs one byte per
// position.
//
// Found for a position by its moves is the minimum of what they leave to the opponent, in the same
// encoding, with the last bit meaning that there is a capture. The mover's value is 256 minus that.

inline constexpr int zero = 128;
/// Found if there is no quiet move: greater than any encoded value.
inline constexpr std::uint8_t none = 255;

constexpr std::uint8_t of_value(int value, bool at_floor) {
    return static_cast<std::uint8_t>(zero + 2 * value + at_floor);
}
constexpr int value_of(std::uint8_t form) {
    return (form >> 1) - zero / 2;
}
constexpr bool at_floor(std::uint8_t form) {
    return form & 1;
}

/// Converts from the byte of a finished table (128 plus the value) and back.
constexpr std::uint8_t finished(std::uint8_t form) {
    return static_cast<std::uint8_t>((form >> 1) + zero / 2);
}

/// The first value of a position, as `lay_first` expects it. `quiet` and `taken` are the minimum
/// that moves without and with captures leave to the opponent, as 128 plus twice the value, or
/// `none`.
constexpr std::uint8_t first_found(std::uint8_t quiet, std::uint8_t taken) {
    const auto even = static_cast<std::uint8_t>(quiet & 0xFE);
    const bool floor = taken <= even || even < zero;
    const std::uint8_t least = taken < even ? taken : even;
    return static_cast<std::uint8_t>(least - floor);
}

}  // namespace posthouse::tablebase::value_encoding
