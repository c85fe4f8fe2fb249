// The identity, size and layout of a table in a file: tiles of at most 384 positions, in blocks of
// 16 tiles (docs/tablebase-format.md).
//
// A position has the index [opponent's row][mover's row], as in value_table.h. Within a file the
// mover's rows are in another order, in which neighbors have more similar values: that of a row
// with its houses in the order f e d a c b. The number of houses is a run-time value here, so that
// readers need not be templates.
#pragma once

#include "base/refusal.h"
#include "tablebase/rows.h"
#include "tablebase/table_kind.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::tablebase {

inline constexpr int table_houses_max = 8;

// In a file of the kind cycle = 0 a position is one byte, zero_value + the gain of the player to
// move;
// with bounds two: what the player to move, and what the opponent, can be sure to gain.
inline constexpr int zero_value = 128;
constexpr int values_each(TableKind kind) {
    return kind == TableKind::bounds ? 2 : 1;
}
constexpr int lowest_value(TableKind kind, int seeds) {
    return kind == TableKind::bounds ? 0 : zero_value - seeds;
}
/// The number of values above the lowest.
constexpr int value_range(TableKind kind, int seeds) {
    return kind == TableKind::bounds ? seeds : 2 * seeds;
}

struct TableIdentity {
    std::string variant;
    int houses = 0;
    int seeds = 0;
    TableKind kind = TableKind::cycle_zero;
    friend bool operator==(const TableIdentity&, const TableIdentity&) = default;
};

/// A row whose number of houses is known only at run time.
using AnyRow = std::span<const std::uint8_t>;

/// By houses and seeds: the number of ways to place the seeds in the houses.
inline constexpr auto ways_by_houses = [] {
    std::array<std::array<std::uint64_t, table_seeds_max + 1>, table_houses_max + 1> ways{};
    ways[0][0] = 1;
    for (int houses = 1; houses <= table_houses_max; ++houses) {
        std::uint64_t sum = 0;
        for (int seeds = 0; seeds <= table_seeds_max; ++seeds)
            ways[houses][seeds] = sum += ways[houses - 1][seeds];
    }
    return ways;
}();
constexpr std::uint64_t ways_to_lay(int houses, int seeds) {
    return ways_by_houses[houses][seeds];
}
/// Equals Rows<Houses>::rank.
std::uint64_t rank_of(AnyRow row);

/// By houses and seeds: the number of ways to place fewer seeds in one house less.
inline constexpr auto ways_to_lay_fewer = [] {
    std::array<std::array<std::uint64_t, table_seeds_max + 1>, table_houses_max + 1> fewer{};
    for (int houses = 1; houses <= table_houses_max; ++houses)
        for (int seeds = 1; seeds <= table_seeds_max; ++seeds)
            fewer[houses][seeds] = ways_by_houses[houses][seeds - 1];
    return fewer;
}();

/// A row's seeds and rank, computed together without branches: for millions of probes.
struct RankedRow {
    int total = 0;
    std::uint64_t rank = 0;
};
template <int Houses>
constexpr RankedRow ranked(const std::uint8_t* row) {
    RankedRow out;
    for (int house = Houses - 1; house > 0; --house) {
        out.total += row[house];
        out.rank += ways_to_lay_fewer[Houses - house + 1][out.total];
    }
    out.total += row[0];
    return out;
}
/// The row of a rank, and the next row with as many seeds.
std::array<std::uint8_t, table_houses_max> row_of_rank(int houses, int total, std::uint64_t rank);
void next_row(std::span<std::uint8_t> row);
/// The mover's row with its houses in file order.
std::array<std::uint8_t, table_houses_max> in_file_order(AnyRow mine);
/// The usual rank by rank in file order.
std::vector<std::uint32_t> usual_ranks(int houses, int total);

/// A rectangle of positions: some of the opponent's rows by some of the mover's, by rank.
struct TilePlace {
    int theirs = 0;  // seeds
    std::uint64_t first_row = 0;
    int rows = 0;
    std::uint64_t first_column = 0;
    int columns = 0;
    int positions() const { return rows * columns; }
};

class TableShape {
public:
    static constexpr int tile_positions = 384;
    static constexpr int tile_rows = 4;
    static constexpr std::uint64_t block_tiles = 16;

    /// The location of a position: the tile, and within it the index row * columns + column.
    struct Place {
        std::uint64_t tile = 0;
        int within = 0;
    };

    TableShape(int houses, int seeds);

    int houses() const { return houses_; }
    int seeds() const { return seeds_; }
    std::uint64_t positions() const { return begin_[seeds_ + 1]; }
    std::uint64_t tiles() const { return parts_[seeds_ + 1].first_tile; }
    std::uint64_t blocks() const { return (tiles() + block_tiles - 1) / block_tiles; }
    std::uint64_t tiles_of(std::uint64_t block) const {
        return std::min(block_tiles, tiles() - block * block_tiles);
    }

    /// The number of the opponent's rows with this many seeds.
    std::uint64_t rows(int theirs) const { return parts_[theirs].rows; }
    std::uint64_t width(int theirs) const { return parts_[theirs].width; }
    /// The index, in the usual order, of the first position in which the opponent has this many
    /// seeds.
    std::uint64_t begin(int theirs) const { return begin_[theirs]; }
    /// The first tile in which the opponent has this many seeds.
    std::uint64_t first_tile(int theirs) const { return parts_[theirs].first_tile; }

    TilePlace tile(std::uint64_t number) const;
    Place place(int theirs, std::uint64_t row, std::uint64_t file_column) const;
    Place place(AnyRow mine, AnyRow theirs) const;
    /// The index of a position in the usual order, as in a table in memory.
    std::uint64_t position(const RankedRow& mine, const RankedRow& theirs) const {
        return begin_[theirs.total] + theirs.rank * parts_[theirs.total].width + mine.rank;
    }
    std::uint64_t position(AnyRow mine, AnyRow theirs) const;

private:
    struct Part {
        std::uint64_t rows = 0, width = 0;
        std::uint64_t first_tile = 0, across = 0;
        int tile_height = 0, tile_width = 0;
    };

    int houses_;
    int seeds_;
    std::array<std::uint64_t, table_seeds_max + 2> begin_{};
    std::array<Part, table_seeds_max + 2> parts_{};  // by the opponent's seeds
};

// The header of a table file, and the file's name. docs/tablebase-format.md describes every byte.

inline constexpr std::uint32_t table_version = 1;
inline constexpr std::size_t table_header_size = 128;
inline constexpr std::size_t table_variant_max = 31;

struct TableHeader {
    TableIdentity identity;
    std::uint64_t file_length = 0;
    std::uint64_t model_length = 0;  // right after the header
    std::uint64_t model_checksum = 0;
    std::uint64_t index_begin = 0;  // offsets of the blocks, and of the end of the last
    std::uint64_t checksum = 0;     // of everything after the header

    std::string bytes() const;
    /// Reads the first bytes of a file of this length; refusals call it `name`.
    static Expected<TableHeader> read(std::span<const std::uint8_t> bytes,
                                      std::uint64_t file_length, std::string_view name);
};

/// XXH3, 64 bits.
std::uint64_t checksum_of(std::span<const std::uint8_t> bytes, std::uint64_t seed = 0);
/// The seed of a block's checksum: detects a block in a wrong place or of another table.
constexpr std::uint64_t block_seed(std::uint64_t model_checksum, std::uint64_t block) {
    return model_checksum + block;
}

std::string_view name_of(TableKind kind);
/// `variant-seeds.kind.table`
std::string table_file_name(const TableIdentity& identity);

}  // namespace posthouse::tablebase
