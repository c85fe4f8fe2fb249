// Predicts the values of a tile from those before them, and how likely each value is then; shared
// by encoding and decoding.
//
// A prediction is a weighted sum of known values nearby: of positions that differ by one seed, one
// house further on, on the mover's side or on the opponent's. The prediction, and how much the
// known values differ, select a context; for each context a table has the frequency of each value,
// which the coder below uses. Weights and frequencies are learned from the table (model_training.h)
// and stored in its file. Integer arithmetic only, so that all machines predict the same.
#pragma once

#include "tablebase/files/table_file.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace posthouse::tablebase {

/// The neighbors of a tile's positions: how many columns before a column the mover's row is that
/// has a seed moved from one house to an earlier one; and the same for the opponent's rows.
class TileFrame {
public:
    static constexpr int back_count = 6;
    static constexpr int up_count = 3;

    /// For at least this many columns, or all.
    TileFrame(int houses, int seeds, const TilePlace& tile,
              int columns_needed = TableShape::tile_positions);

    int rows, columns, theirs;
    std::array<std::array<std::uint8_t, back_count>, TableShape::tile_positions> back;
    std::array<std::array<std::uint8_t, up_count>, TableShape::tile_positions> up;

private:
    friend class TileFrames;
    TileFrame() = default;
};

/// The frames of a table's tiles. Much faster than one by one if tiles are taken in their order,
/// since those in the same columns have the same neighbors before them.
class TileFrames {
public:
    TileFrames(int houses, int seeds) : houses_(houses), seeds_(seeds) {}
    /// Valid until the next call.
    const TileFrame& of(const TilePlace& tile);

private:
    int houses_, seeds_;
    TileFrame frame_;
    TilePlace last_{-1};
    std::vector<std::array<std::uint8_t, TileFrame::back_count>> back_;  // by column
    std::vector<bool> known_;                                            // by a tile's first column
};

/// The values of a tile, minus the least possible, row by row, for each plane.
struct TileValues {
    std::array<std::array<std::uint8_t, TableShape::tile_positions>, 2> planes;
};

/// Which neighbors a position has, by its place in the tile.
enum class EdgeKind : std::uint8_t { first_row, first_column, inside };
inline constexpr int standings = 3;
constexpr EdgeKind edge_kind_at(int row, int column) {
    return row == 0 ? EdgeKind::first_row : column == 0 ? EdgeKind::first_column : EdgeKind::inside;
}

/// The known values that a prediction uses: those before it in its row, those above it, the two
/// beside the one right above it, and that of the plane before. Missing ones count as 0.
struct NeighborValues {
    static constexpr int up = TileFrame::back_count, ul = up + TileFrame::up_count;
    static constexpr int ur = ul + 1, other = ul + 2;
    static constexpr int count = ul + 3;
    std::array<int, count> values;
};
NeighborValues neighbor_values_at(const TileFrame& frame, const TileValues& tile, int plane,
                                  int row, int column);

/// The weights of a prediction, in 256ths; the last is a constant.
using Weights = std::array<std::int16_t, NeighborValues::count + 1>;
using WeightsByEdge = std::array<Weights, standings>;

/// Classes of how much the known values differ, by the greatest sum of differences in each but the
/// last.
inline constexpr std::array spread_ends{0, 1, 2, 4, 6, 9, 13, 20};
inline constexpr int spreads = static_cast<int>(spread_ends.size()) + 1;
constexpr int contexts(int range) {
    return (2 * range + 1) * spreads * standings;
}

/// What the rows above contribute to a row's predictions, by column, computed together.
struct RowAbove {
    std::array<int, TableShape::tile_positions> guess;
    std::array<int, TableShape::tile_positions> apart;
};
void load_row_above(const TileFrame& frame, const TileValues& tile, int plane, int row,
                    const WeightsByEdge& weights, RowAbove& above);

/// The context of a prediction (in 256ths) whose known values differ by `apart`.
inline int context_of(EdgeKind standing, int guess, int apart, int range) {
    static constexpr auto level_of = [] {
        std::array<std::uint8_t, 1024> level{};
        for (int k = 0; k < static_cast<int>(level.size()); ++k)
            for (const int end : spread_ends)
                level[k] = static_cast<std::uint8_t>(level[k] + (k > end));
        return level;
    }();
    const int halves = std::clamp((guess + 64) >> 7, 0, 2 * range);
    return (halves * standings + static_cast<int>(standing)) * spreads + level_of[apart];
}

/// Codes one plane of a row up to a column; stores what code(context) returns. Takes and returns
/// `code` by value: the bytes stored here may alias anything, so what it keeps in registers must
/// have no address.
template <class Code>
Code code_row(const TileFrame& frame, TileValues& tile, int plane, int row, int end,
              const WeightsByEdge& weights, int range, Code code) {
    RowAbove above;
    load_row_above(frame, tile, plane, row, weights, above);
    const int columns = frame.columns;
    std::uint8_t* const values = tile.planes[plane].data() + row * columns;
    values[0] = static_cast<std::uint8_t>(
        code(context_of(edge_kind_at(row, 0), above.guess[0], above.apart[0], range)));
    const auto go = [&frame, &above, &weights, values, end, range,
                     columns]<EdgeKind standing>(Code step) {
        const Weights& of = weights[static_cast<std::size_t>(standing)];
        const std::array<int, 6> w{of[0], of[1], of[2], of[3], of[4], of[5]};
        int last = values[0];
        for (int column = 1; column < end; ++column) {
            std::uint8_t* const value = values + column;
            // The nearest is always the last value: everything that depends on it is computed last.
            const auto& back = frame.back[column];
            const int b1 = value[-back[1]], b2 = value[-back[2]], b3 = value[-back[3]];
            const int b4 = value[-back[4]], b5 = value[-back[5]];
            const int pivot = standing == EdgeKind::inside ? value[-columns] : last;
            const int guess = w[0] * last + (above.guess[column] + w[1] * b1 + w[2] * b2 +
                                             w[3] * b3 + w[4] * b4 + w[5] * b5);
            const int apart = std::abs(last - pivot) +
                              (above.apart[column] + std::abs(b1 - pivot) + std::abs(b3 - pivot));
            last = step(context_of(standing, guess, apart, range));
            *value = static_cast<std::uint8_t>(last);
        }
        return step;
    };
    return row == 0 ? go.template operator()<EdgeKind::first_row>(code)
                    : go.template operator()<EdgeKind::inside>(code);
}

/// The frequencies of some values in a context, in parts of 4096, most frequent first, 16 to a
/// line; `next` has the rest, if any.
struct alignas(64) FrequencyLine {
    static constexpr int length = 16;
    std::array<std::int16_t, length + 1> bounds;
    std::array<std::uint8_t, length> values;
    std::uint32_t next;
};
inline constexpr int frequency_bits = 12;
inline constexpr int frequency_sum = 1 << frequency_bits;
/// Stands for all unlisted values; the value itself follows in 8 bits.
inline constexpr std::uint8_t escape_symbol = 255;

/// Frequencies by value, `escape_symbol` last; their sum is frequency_sum.
using Frequencies = std::vector<std::uint16_t>;

/// The model of one plane of a table.
struct PlaneModel {
    /// The frequencies of some neighboring totals of the opponent's.
    struct Group {
        std::vector<std::uint16_t> frequencies_of;  // by context, which of these
        std::vector<Frequencies> frequencies;
        std::vector<FrequencyLine> lines;  // the first of each context, then the others
    };
    std::vector<WeightsByEdge> weights;  // by the opponent's seeds
    std::vector<std::uint8_t> group_of;  // by the opponent's seeds
    std::vector<Group> groups;

    /// Computes the lines of the groups.
    void prepare();
};

struct TableModel {
    int range = 0;
    std::vector<PlaneModel> planes;

    std::string bytes() const;
    /// Nothing if the bytes are not a model of such a table.
    static std::optional<TableModel> read(std::span<const std::uint8_t> bytes, TableKind kind,
                                          int seeds);
};

// Encodes and decodes the values of a tile: a range coder with a state of 32 bits (rANS; J. Duda,
// "Asymmetric numeral systems", 2009) over the frequencies above.
//
// A tile's bytes are the state after its last step, then words of 16 bits in decoding order.
// Decoding may stop at any position and never reads outside its bytes, whatever they are.

/// The least state between two steps, while there are words.
inline constexpr std::uint32_t state_least = 1 << 16;
/// Where encoding begins and decoding ends. Less than state_least, which saves bits: nothing must
/// be left of the state after the last values.
inline constexpr std::uint32_t state_end = 0;
/// An unlisted value has one of 256 equal parts.
inline constexpr std::uint16_t unlisted_part = frequency_sum / 256;

/// Decodes the positions up to `last` of a tile. False if the bytes cannot be a tile's, which is
/// certain to be detected only if all of it is decoded.
bool decode_tile(const TableModel& model, const TileFrame& frame,
                 std::span<const std::uint8_t> bytes, int last, TileValues& values);

}  // namespace posthouse::tablebase
