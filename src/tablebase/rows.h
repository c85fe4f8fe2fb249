// Combinatorial ranks of rows: one player's side of a sowing board, whatever the game.
//
// Every way to place `total` seeds in Houses houses has a rank from 0, by the combinatorial number
// system over the seeds from each house to the end of the row: row (n, 0, …, 0) is 0 and
// (0, …, 0, n) the last. Each player's row is ranked separately, because sowing adds the same seeds
// to the front of every row of the opponent's and so maps long runs of ranks to runs
// (row_mapping.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse::tablebase {

/// The largest supported table; a value and its sign must fit into a byte.
inline constexpr int table_seeds_max = 48;

template <int Houses>
using Row = std::array<std::uint8_t, Houses>;

template <std::size_t Houses>
constexpr int total_of(const std::array<std::uint8_t, Houses>& row) {
    int total = 0;
    for (const auto seeds : row) total += seeds;
    return total;
}

template <int Houses>
class Rows {
public:
    /// The number of rows with `total` seeds.
    static constexpr std::size_t count(int total) { return chosen[0][total]; }

    /// The rank among the rows with as many seeds.
    static constexpr std::size_t rank(const Row<Houses>& row) {
        std::size_t rank = 0;
        int rest = 0;
        for (int house = Houses - 1; house > 0; --house) {
            rest += row[house];
            if (rest > 0) rank += chosen[house - 1][rest - 1];
        }
        return rank;
    }

    /// The rows with `total` seeds, by rank.
    static std::vector<Row<Houses>> all(int total) {
        std::vector<Row<Houses>> rows;
        rows.reserve(count(total));
        Row<Houses> row{};
        lay(rows, row, 0, total);
        return rows;
    }

private:
    /// chosen[h][n]: the number of rows of the houses from h on that hold n seeds.
    using Chosen = std::array<std::array<std::uint32_t, table_seeds_max + 1>, Houses>;

    /// Placing exactly n seeds from house h - 1 on is the same as placing at most n from house h
    /// on. Hence the rank above, which counts the rows that have fewer seeds from some house on and
    /// the same before it.
    static constexpr Chosen count_all() {
        Chosen counts{};
        for (int n = 0; n <= table_seeds_max; ++n) counts[Houses - 1][n] = 1;
        for (int house = Houses - 2; house >= 0; --house) {
            std::uint32_t sum = 0;
            for (int n = 0; n <= table_seeds_max; ++n)
                counts[house][n] = sum += counts[house + 1][n];
        }
        return counts;
    }

    static void lay(std::vector<Row<Houses>>& rows, Row<Houses>& row, int house, int left) {
        if (house == Houses - 1) {
            row[house] = static_cast<std::uint8_t>(left);
            rows.push_back(row);
            return;
        }
        for (int seeds = left; seeds >= 0; --seeds) {
            row[house] = static_cast<std::uint8_t>(seeds);
            lay(rows, row, house + 1, left - seeds);
        }
    }

    static constexpr Chosen chosen = count_all();
};

}  // namespace posthouse::tablebase
