// The values of a table's captures: those of tables with fewer seeds.
//
// Computed for 64 by 64 positions at a time, in the encoding of sweeps (namespace value_encoding in
// kernels.h):
// the least that any capture leaves to the opponent, or `value_encoding::none`. Includes positions
// in which all moves are barred, since they need no other values either. Reads only tables that are
// in memory; if these are not all, take the minimum over several calls (capture_plane.h).
#pragma once

#include "tablebase/build/table_plan.h"
#include "tablebase/kernels.h"
#include "tablebase/sowing.h"
#include "tablebase/table_kind.h"
#include "tablebase/value_table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace posthouse::tablebase {

template <SowingRules R>
class Captures {
public:
    static constexpr int houses = R::houses;

    /// A value of a smaller table that a capture leads to.
    struct TakenValue {
        const std::uint8_t* value = nullptr;
        int captured = 0;
    };

    Captures(const MoveTables<R>& sowings, TableKind kind, int seeds,
             const ResidentTables<houses>& smaller)
        : move_tables_(sowings), kind_(kind), seeds_(seeds), smaller_(smaller) {}

    /// Fills a tile: 64 bytes for each of the mover's rows.
    void best_capture_values(const TableTask& task, std::size_t vector, std::uint8_t* tile) const {
        std::memset(tile, tablebase::value_encoding::none, tile_size);
        const auto stuck = static_cast<std::uint8_t>(
            tablebase::value_encoding::zero -
            2 * worth_of(kind_, task.part, move_tables_.rules().stuck(seeds_)));
        for (std::size_t k = 0; k < task.rows; ++k) {
            std::uint8_t* least = tile + k * tile_side;
            std::uint64_t barred = ~std::uint64_t{0};
            for (const RowMove& sown : move_tables_.moves_of(task.mine).of(task.row + k)) {
                const SpillOverMap& crossed =
                    move_tables_.spill_over_map(task.theirs, sown.spill_over);
                barred &= crossed.barred[vector];
                if (crossed.taking[vector]) weigh_move(task.part, sown, crossed, vector, least);
            }
            for (; barred; barred &= barred - 1) least[std::countr_zero(barred)] = stuck;
        }
    }

    /// Finds the values that the captures of one position lead to, then an empty one. All tables
    /// must be in memory.
    void find(const TableTask& task, std::size_t mine, std::size_t theirs,
              std::vector<TakenValue>& out) const {
        for (const RowMove& sown : move_tables_.moves_of(task.mine).of(mine)) {
            const SpillOverMap& crossed = move_tables_.spill_over_map(task.theirs, sown.spill_over);
            if (!(crossed.taking[theirs / tile_side] >> theirs % tile_side & 1)) continue;
            const SpillOverMap::Taken& taken = crossed.taken_from(theirs);
            const std::uint8_t* value = row_of(task.part, sown, taken.captured) + taken.to;
            __builtin_prefetch(value);
            out.push_back({value, taken.captured});
        }
        out.push_back({});
    }

    int left_by(int part, int captured, int value) const {
        return 2 * value - tablebase::value_encoding::zero - 2 * gain_of(kind_, part, captured);
    }

private:
    const std::uint8_t* row_of(int part, const RowMove& sown, int captured) const {
        const auto* table = smaller_.get(part_of_children(kind_, part), seeds_ - captured);
        return table ? table->row_of(sown.total, sown.rank) : nullptr;
    }

    void weigh_move(int part, const RowMove& sown, const SpillOverMap& crossed, std::size_t vector,
                    std::uint8_t* least) const {
        std::array<const std::uint8_t*, table_seeds_max + 1> rows;
        std::uint64_t known = 0, there = 0;  // by captured seeds
        const auto taken =
            std::span(crossed.taken)
                .subspan(crossed.taken_begin[vector],
                         crossed.taken_begin[vector + 1] - crossed.taken_begin[vector]);
        for (const SpillOverMap::Taken& one : taken) {
            const std::uint64_t bit = std::uint64_t{1} << one.captured;
            if (!(known & bit)) {
                known |= bit;
                rows[one.captured] = row_of(part, sown, one.captured);
                if (rows[one.captured]) there |= bit;
            }
            if (there & bit) __builtin_prefetch(rows[one.captured] + one.to);
        }
        if (!there) return;
        const SpillOverMap::Taken* next = taken.data();
        for (std::uint64_t lanes = crossed.taking[vector]; lanes; lanes &= lanes - 1, ++next) {
            if (!(there >> next->captured & 1)) continue;
            const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
            const int left = left_by(part, next->captured, rows[next->captured][next->to]);
            least[lane] = static_cast<std::uint8_t>(std::min<int>(least[lane], left));
        }
    }

    const MoveTables<R>& move_tables_;
    TableKind kind_;
    int seeds_;
    ResidentTables<houses> smaller_;
};

}  // namespace posthouse::tablebase
