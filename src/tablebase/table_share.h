// Which part of a table in work a rank works out, and what of the others' parts it must know.
//
// A rank works out neighbouring ranges of the opponent's rows, of each total. A position's children
// lie in rows of any number, but there in a few columns only: those to which its own range of the
// opponent's rows is carried (carry.h). As ranks of rows are counted from the far houses, and
// sowing adds to the near ones, these are about the columns of the same numbers. So a rank needs
// its own rows and about as many columns: of a table in tiles, whole tiles, which are whole pages
// of memory. It has the address space of all of the table, and memory for what it needs.
//
// Deliberately absent: sending (tile_exchange.h).
#pragma once

#include "base/assert.h"
#include "tablebase/sowing.h"
#include "tablebase/table_plan.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse::tablebase {

/// Ranks are bits of a word.
inline constexpr int ranks_max = 64;

template <int Houses>
class RowPartition {
public:
    template <SowingRules R>
    RowPartition(const MoveTables<R>& sowings, const TablePlan<Houses>& plan, int own, int count)
        : plan_(&plan), own_(own), count_(count) {
        ASSERT(own >= 0 && own < count && count <= ranks_max);
        const int seeds = plan.seeds();
        for (int total = 0; total <= seeds; ++total)
            readers_[total].assign(tiles_of(Rows<Houses>::count(total)), 0);
        for (int mine = 1; mine <= seeds; ++mine) {
            const int theirs = seeds - mine;
            const std::size_t vectors = tiles_of(Rows<Houses>::count(theirs));
            for (const std::uint8_t number : sowings.moves_of(mine).crossings()) {
                const RowMapping& carry = sowings.crossed(theirs, number).quiet;
                auto& readers = readers_[theirs + sowings.seeds_across(number)];
                for (std::size_t v = 0; v < vectors; ++v)
                    for (std::uint32_t c = carry.reach_of(v).begin; c < carry.reach_of(v).end; ++c)
                        readers[c] |= std::uint64_t{1} << owner(theirs, v);
            }
        }
    }

    int own() const { return own_; }
    int count() const { return count_; }

    /// Who works out a vector of the opponent's rows.
    int owner(int theirs, std::size_t vector) const {
        const auto ranges = plan_->ranges(theirs), range = plan_->range_of(theirs, vector);
        // Few ranges are dealt out so that no rank gets the first of all totals.
        if (ranges < static_cast<std::size_t>(count_))
            return static_cast<int>((range + static_cast<std::size_t>(theirs)) %
                                    static_cast<std::size_t>(count_));
        return static_cast<int>(range * static_cast<std::size_t>(count_) / ranges);
    }
    bool owns(const TableTask& task) const { return owner(task.theirs, task.vector) == own_; }

    /// The ranks that read, as bits, a tile whose columns are this vector of the mover's rows.
    std::uint64_t readers(int mine, std::size_t tile) const { return readers_[mine][tile]; }
    bool needs(int theirs, std::size_t band, std::size_t tile) const {
        return owner(theirs, band) == own_ ||
               (readers(plan_->seeds() - theirs, tile) >> own_ & 1) != 0;
    }

private:
    const TablePlan<Houses>* plan_;
    int own_;
    int count_;
    std::array<std::vector<std::uint64_t>, table_seeds_max + 1> readers_;  // by the mover's total
};

}  // namespace posthouse::tablebase
