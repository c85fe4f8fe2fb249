// The inner loops of building a table: the least of what a row's moves lead to, what of that is
// new, and laying a tile of it into the table. What the bytes mean: form.h.
//
// Written twice, plainly and for machines that shuffle 64 bytes at once; the results are the same.
// All read a table into which other threads write, each byte of it one thread: a byte is found as
// it was or as it is, and the builder is right with both. C++ has no word for that where vectors
// are concerned, so the thread sanitizer is asked not to look at these functions.
#pragma once

#include "tablebase/row_mapping.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace posthouse::tablebase {

/// When a tile of a row of the table last changed: the number of a stage of the building.
using Stamp = std::uint16_t;

/// A table in work lies in tiles of 64 of the opponent's rows and 64 of the mover's, each in one
/// piece: a row goes on in the same place of the next tile.
inline constexpr std::size_t tile_size = tile_side * tile_side;

/// A move of one row of the mover's, and all rows of the opponent's.
struct Stream {
    const std::uint8_t* values = nullptr;   // of the row that it leads to, in its first tile
    const RowMapping* carry = nullptr;      // how it gets there
    const std::uint64_t* taking = nullptr;  // by vector, the opponent's rows that it takes from
};

/// The moves of 64 rows of the mover's. Those that leave the opponent's side alone are apart: many
/// are, and they need nothing but their values.
template <int Houses>
struct StreamsOf {
    std::array<const std::uint8_t*, tile_side * Houses> straight;
    std::array<Stream, tile_side * Houses> carried;
    /// Row k's are those from end[k] to end[k + 1].
    std::array<std::uint32_t, tile_side + 1> straight_end{};
    std::array<std::uint32_t, tile_side + 1> carried_end{};
};

/// The same, for any number of houses.
struct Streams {
    const std::uint8_t* const* straight = nullptr;
    const Stream* carried = nullptr;
    const std::uint32_t* straight_end = nullptr;
    const std::uint32_t* carried_end = nullptr;
};

/// What was found for 64 rows of the mover's and 64 of the opponent's, and where it goes.
struct Tile {
    const std::uint8_t* found = nullptr;  // in 64 rows, the mover's
    std::uint8_t* table = nullptr;        // a whole tile
    std::size_t height = 0;               // of the opponent's rows
    std::uint64_t wanted = 0;             // of the mover's rows
};

struct Laid {
    std::size_t changes = 0;
    std::uint64_t changed = 0;  // rows of the opponent's
    std::uint64_t doubtful =
        0;  // and those where a value may have to fall, but how far is not known
};

/// By rows of the opponent's: what was found, and the mover's rows in doubt.
struct alignas(tile_side) Turned {
    std::array<std::uint8_t, tile_side * tile_side> values;
    std::array<std::uint64_t, tile_side> doubtful;
};

struct Kernels {
    /// Of the vectors first … first + count - 1 (64 at most), those (as bits) for which some tile
    /// of a row may be stamped `since` or later. `stamps` are the row's.
    std::uint64_t (*news)(const RowMapping& carry, const Stamp* stamps, std::size_t first,
                          std::size_t count, Stamp since);
    /// For one vector of the opponent's rows and each of the wanted rows of the mover's, into its
    /// 64 bytes of a tile: the least of the streams, with the last bit set where one of them takes.
    void (*least)(const Streams& streams, std::size_t vector, std::uint64_t wanted,
                  std::uint8_t* found);
    /// Lays what was found into the table.
    Laid (*lay)(const Tile& tile, Turned& turned);
    /// The same for a table with nothing in it yet: what was found is then in its last form.
    Laid (*lay_first)(const Tile& tile, Turned& turned);
};

const Kernels& plain_kernels();
/// The best for this machine. Where the environment's POSTHOUSE_INSTRUCTION_SET names less than
/// x86-64-v4, the plain ones.
const Kernels& best_kernels();

}  // namespace posthouse::tablebase

namespace posthouse::tablebase::form {

// The form of a value while its table is in work: twice the value, and in the last bit whether it
// can fall no further.
//
// A value is worth at least what the best capture gives. That must be known only where the other
// moves are worth less than the value is now and less than nothing. Where the value has come to lie
// on what the captures give, or is above 0 (whence nothing falls: builder.h), the bit says so, and
// the captures need not be looked at again. So nothing is kept of them, and a table in work needs a
// byte a position.
//
// Found for a position, by its moves, is the least of what they leave to the opponent, in the same
// form, with the last bit saying that there is a capture. 256 less that is the mover's.

inline constexpr int zero = 128;
/// Found where there is no move that takes nothing: more than any value's form.
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

/// From a finished table's byte (128 and the value) and back.
constexpr std::uint8_t finished(std::uint8_t form) {
    return static_cast<std::uint8_t>((form >> 1) + zero / 2);
}

/// What is found for a position first, as `lay_first` wants it. `quiet` and `taken` are the least
/// that moves without and with captures leave to the opponent, as 128 and twice the value, or
/// `nothing`.
constexpr std::uint8_t first_found(std::uint8_t quiet, std::uint8_t taken) {
    const auto even = static_cast<std::uint8_t>(quiet & 0xFE);
    const bool floor = taken <= even || even < zero;
    const std::uint8_t least = taken < even ? taken : even;
    return static_cast<std::uint8_t>(least - floor);
}

}  // namespace posthouse::tablebase::form
