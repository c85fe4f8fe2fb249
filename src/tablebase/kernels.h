// The inner loops of building a table: the least of what a row's moves lead to, what of that is
// new, and laying a tile of it into the table. What the bytes mean: form.h.
//
// Written twice, plainly and for machines that shuffle 64 bytes at once; the results are the same.
// All read a table into which other threads write, each byte of it one thread: a byte is found as
// it was or as it is, and the builder is right with both. C++ has no word for that where vectors
// are concerned, so the thread sanitizer is asked not to look at these functions.
//
// Deliberately absent: games, ranks, threads.
#pragma once

#include "tablebase/carry.h"

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
