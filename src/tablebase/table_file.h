// What a table in a file is of, how many positions it has, and how a file lays them out: in tiles
// of at most 384 positions, the tiles in blocks of 16.
//
// A position has a place in the table, [opponent's row][mover's row] as in value_table.h. Within a
// file the mover's rows stand in another order, in which neighbours are worth more nearly the same:
// those of a row that has its houses in the order f e d a c b (docs/tablebase-format.md).
//
// The number of houses is known only at run time here, so that whoever reads tables need not be a
// template.
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

// In a file a table of the first kind has a byte a position, zero_value + what the player to move
// gains more; one of bounds two: what the player to move, and what the other, can be sure to gain.
inline constexpr int zero_value = 128;
constexpr int values_each(TableKind kind) {
    return kind == TableKind::bounds ? 2 : 1;
}
constexpr int lowest_value(TableKind kind, int seeds) {
    return kind == TableKind::bounds ? 0 : zero_value - seeds;
}
/// How many values may follow the lowest.
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

/// By houses and seeds: the ways to lay so many seeds into so many houses.
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
/// As Rows<Houses>::rank.
std::uint64_t rank_of(AnyRow row);

/// By houses and seeds: the ways to lay fewer seeds than these into one house less.
inline constexpr auto ways_to_lay_fewer = [] {
    std::array<std::array<std::uint64_t, table_seeds_max + 1>, table_houses_max + 1> fewer{};
    for (int houses = 1; houses <= table_houses_max; ++houses)
        for (int seeds = 1; seeds <= table_seeds_max; ++seeds)
            fewer[houses][seeds] = ways_by_houses[houses][seeds - 1];
    return fewer;
}();

/// A row's seeds and rank, worked out at once and without a branch: for probing by the million.
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
/// The row of a rank, and the row after a row (of as many seeds).
std::array<std::uint8_t, table_houses_max> row_of_rank(int houses, int total, std::uint64_t rank);
void next_row(std::span<std::uint8_t> row);
/// The mover's row with its houses in the order that files keep.
std::array<std::uint8_t, table_houses_max> in_file_order(AnyRow mine);
/// By rank in the file's order, the rank in the usual one.
std::vector<std::uint32_t> usual_ranks(int houses, int total);

/// A rectangle of positions: some of the opponent's rows and some of the mover's, by their ranks.
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

    /// Where a position lies: in which tile, and there at row * columns + column.
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

    /// The opponent's rows with so many seeds, and the mover's beside them.
    std::uint64_t rows(int theirs) const { return parts_[theirs].rows; }
    std::uint64_t width(int theirs) const { return parts_[theirs].width; }
    /// The number, in the usual order, of the first position of those with so many seeds of the
    /// opponent's.
    std::uint64_t begin(int theirs) const { return begin_[theirs]; }
    /// The first tile of those with so many seeds of the opponent's.
    std::uint64_t first_tile(int theirs) const { return parts_[theirs].first_tile; }

    TilePlace tile(std::uint64_t number) const;
    Place place(int theirs, std::uint64_t row, std::uint64_t file_column) const;
    Place place(AnyRow mine, AnyRow theirs) const;
    /// The number of a position among all, in the usual order: where a table in memory has it.
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

// The header of a table's file, and what one is called. docs/tablebase-format.md describes every
// byte.

inline constexpr std::uint32_t table_version = 1;
inline constexpr std::size_t table_header_size = 128;
inline constexpr std::size_t table_variant_max = 31;

struct TableHeader {
    TableIdentity identity;
    std::uint64_t file_length = 0;
    std::uint64_t model_length = 0;  // right after the header
    std::uint64_t model_checksum = 0;
    std::uint64_t index_begin = 0;  // where each block begins, and where the last ends
    std::uint64_t checksum = 0;     // of all after the header

    std::string bytes() const;
    /// Of the first bytes of a file of such a length; `name` is how a refusal calls it.
    static Expected<TableHeader> read(std::span<const std::uint8_t> bytes,
                                      std::uint64_t file_length, std::string_view name);
};

/// XXH3, 64 bits.
std::uint64_t checksum_of(std::span<const std::uint8_t> bytes, std::uint64_t seed = 0);
/// The seed of a block's checksum: a block in another's place, or of another table, is not sound.
constexpr std::uint64_t block_seed(std::uint64_t model_checksum, std::uint64_t block) {
    return model_checksum + block;
}

std::string_view name_of(TableKind kind);
/// `variant-seeds.kind.table`
std::string table_file_name(const TableIdentity& identity);

}  // namespace posthouse::tablebase
