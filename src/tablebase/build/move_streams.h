// The moves of a table's rows as the kernels want them: for 64 rows of the mover's at a time, the
// moves that sow the same seeds across the board together. Where the opponent's rows go is the same
// for all of these, so a kernel looks that up once, not for every row.
#pragma once

#include "base/thread_pool.h"
#include "tablebase/build/table_plan.h"
#include "tablebase/files/tiled_table.h"
#include "tablebase/kernels.h"
#include "tablebase/sowing.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse::tablebase {

template <SowingRules R>
class MoveStreams {
public:
    static constexpr int houses = R::houses;
    /// Working memory for `of`.
    using Groups = std::array<StreamGroup, MoveTables<R>::spill_overs_max>;

    /// For a table with the layout of this one.
    MoveStreams(const MoveTables<R>& moves, int seeds, const TiledTable<houses>& table,
                const ThreadPool& pool)
        : moves_(moves), by_total_(static_cast<std::size_t>(seeds) + 1) {
        pool.for_each(by_total_.size() - 1, [&](std::size_t k) {
            const int total = seeds - static_cast<int>(k);
            by_total_[static_cast<std::size_t>(total)] = streams_of(total, table);
        });
    }

    static std::uint64_t bytes_needed(int seeds) {
        std::uint64_t rows = 0;
        for (int total = 1; total <= seeds; ++total) rows += Rows<houses>::count(total);
        return rows * houses * (sizeof(std::uint32_t) + sizeof(std::uint8_t));
    }

    /// The moves of a task's rows, which lead to rows of this table.
    Streams of(const TableTask& task, const TiledTable<houses>& table, Groups& groups) const {
        const OfTotal& all = by_total_[static_cast<std::size_t>(task.mine)];
        const std::size_t first = all.first_group[task.row / tile_side];
        const std::size_t count = all.first_group[task.row / tile_side + 1] - first;
        for (std::size_t k = 0; k < count; ++k) {
            const Group& group = all.groups[first + k];
            const SpillOverMap& map = moves_.spill_over_map(task.theirs, group.spill_over);
            groups[k] = {&map.quiet, map.taking.data(), table.row(group.total, 0), group.begin,
                         group.end};
        }
        return {groups.data(), count, all.lines.data(), all.rows.data()};
    }

private:
    /// Moves of 64 rows with one spill-over.
    struct Group {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        std::uint8_t spill_over = 0;
        std::uint8_t total = 0;  // of the mover's row afterwards
    };
    /// The moves of all rows with one total, by groups.
    struct OfTotal {
        std::vector<std::uint32_t> lines;
        std::vector<std::uint8_t> rows;
        std::vector<Group> groups;
        std::vector<std::uint32_t> first_group;  // of each 64 rows
    };

    OfTotal streams_of(int total, const TiledTable<houses>& table) const {
        const RowMoves& moves = moves_.moves_of(total);
        OfTotal of;
        of.lines.reserve(moves.count());
        of.rows.reserve(moves.count());
        struct One {
            std::uint32_t line;
            std::uint8_t row;
        };
        std::array<std::vector<One>, MoveTables<R>::spill_overs_max> found;
        for (std::size_t first = 0; first < moves.rows(); first += tile_side) {
            of.first_group.push_back(static_cast<std::uint32_t>(of.groups.size()));
            const std::size_t end = std::min(first + tile_side, moves.rows());
            for (std::size_t row = first; row < end; ++row)
                for (const RowMove& move : moves.of(row)) {
                    const auto bytes = static_cast<std::size_t>(table.row(move.total, move.rank) -
                                                                table.row(move.total, 0));
                    found[move.spill_over].push_back({static_cast<std::uint32_t>(bytes / tile_side),
                                                      static_cast<std::uint8_t>(row - first)});
                }
            for (const std::uint8_t spill_over : moves.spill_overs()) {
                if (found[spill_over].empty()) continue;
                Group group;
                group.begin = static_cast<std::uint32_t>(of.lines.size());
                for (const One& one : found[spill_over]) {
                    of.lines.push_back(one.line);
                    of.rows.push_back(one.row);
                }
                group.end = static_cast<std::uint32_t>(of.lines.size());
                group.spill_over = spill_over;
                group.total =
                    static_cast<std::uint8_t>(total - moves_.seeds_of_spill_over(spill_over));
                of.groups.push_back(group);
                found[spill_over].clear();
            }
        }
        of.first_group.push_back(static_cast<std::uint32_t>(of.groups.size()));
        return of;
    }

    const MoveTables<R>& moves_;
    std::vector<OfTotal> by_total_;
};

}  // namespace posthouse::tablebase
