// One table in work (of the kind cycle = 0), or the two of a kind that needs two (bounds).
//
// A sweep works out every value again, in place, until nothing changes. It takes 64 rows of the
// mover's at a time. For one of them, the children by one move, over all rows of the opponent's,
// lie in one row of the table, in order: a sweep streams, and takes the least byte of a handful of
// streams. What comes out lies the wrong way round and is turned over in tiles.
//
// In any order, on any number of threads, the result is the same: values begin at 0 and can only
// move away from it, on the side they are on, towards the one solution that is least in that sense.
// So it does not matter whether a thread reads a child's value as it was or as it is, as long as
// the position is looked at again. `Stamp`s say whether it must be: each tile of each row has the
// number of the stage in which it last changed. A stage is a part of a sweep; a thread makes
// its stage known before it reads, and a thread that has written stamps with the latest stage known
// after it wrote. Whoever read too early finds the stamp in the next sweep.
//
// A block is the positions in which the mover has so many seeds and the opponent the others. It is
// cut into ranges of the opponent's rows, so small that what all the mover's rows lead to in a
// range stays in the cache, and those into groups of 64 rows of the mover's. Moves carry seeds to
// houses further on, and rows to greater ranks: so greater ranks come first, and a block is
// followed by the one with the players' seeds exchanged. A whole race along both sides is then
// worked out in one sweep.
//
// Deliberately absent: smaller tables (they are given), files.
#pragma once

#include "base/assert.h"
#include "tablebase/crew.h"
#include "tablebase/form.h"
#include "tablebase/kernels.h"
#include "tablebase/sowing.h"
#include "tablebase/table_kind.h"
#include "tablebase/tiled_table.h"
#include "tablebase/value_table.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace posthouse {

template <SowingRules R>
class TableWork {
public:
    static constexpr int houses = R::houses;
    using Table = ValueTable<houses>;
    /// The tables with fewer seeds, by seeds, of each part.
    using Smaller = std::array<const std::vector<Table>*, 2>;

    TableWork(const Sowings<R>& sowings, TableKind kind, int seeds, const Smaller& smaller,
              const Kernels& kernels, const Crew& crew)
        : sowings_(sowings),
          kind_(kind),
          seeds_(seeds),
          smaller_(smaller),
          kernels_(kernels),
          crew_(crew),
          scratch_(static_cast<std::size_t>(crew.threads())) {
        for (int part = 0; part < parts_of(kind); ++part) tables_.emplace_back(seeds, crew);
        plan();
    }

    /// The positions of all parts.
    std::size_t positions() const { return tables_.size() * Table::size_of(seeds_); }

    /// Works out again all values that may have changed. Returns how many have; stops in between
    /// when `stop` says so (the caller then sees `stopped`). `stop` is asked on this thread only.
    std::size_t sweep(const std::function<bool()>& stop) {
        ++sweep_;
        everything_ = sweep_ == 1 || changed_ > positions() / everything_share;
        ++round_;
        if ((round_ + 1) * stages_ > std::numeric_limits<Stamp>::max()) forget_stamps();
        std::atomic<std::size_t> next = 0, changes = 0;
        crew_.run([&](int worker) {
            Scratch& scratch = scratch_[static_cast<std::size_t>(worker)];
            std::size_t changed = 0;
            for (std::size_t k; (k = next.fetch_add(1, std::memory_order_relaxed)) < tasks_;) {
                if (worker == 0 && stop && stop()) stopped_ = true;
                if (stopped_) return;
                changed += carry_out(task_of(k), scratch);
            }
            changes += changed;
        });
        changed_ = changes;
        if (sweep_ == 1) changed_ += set_ended();
        return changed_;
    }

    bool stopped() const { return stopped_; }

    /// The tables in their last form, when a sweep has changed nothing.
    std::vector<Table> finished() {
        ASSERT(changed_ == 0 && sweep_ > 0);
        std::vector<Table> finished;
        for (auto& table : tables_) finished.push_back(table.finished());
        return finished;
    }

private:
    /// Vectors in a range at most, and what its values may take of the last cache.
    static constexpr std::size_t range_max = 16, cache_bytes = std::size_t{8} << 20;

    struct Block {
        int mine = 0;
        int theirs = 0;
        std::size_t rows = 0;     // the mover's
        std::size_t groups = 0;   // of 64 of them
        std::size_t vectors = 0;  // of the opponent's rows
        std::size_t range = 0;    // so many of these at a time
        std::size_t begin = 0;    // the number of its first task
        std::size_t stage = 0;    // and of its first stage, in a sweep
        std::size_t stages = 0;
        std::size_t ranges() const { return (vectors + range - 1) / range; }
    };

    /// One group of the mover's rows and some vectors of the opponent's.
    struct Task {
        int mine = 0;
        int theirs = 0;
        int part = 0;
        unsigned stage = 0;
        unsigned before = 0;     // its stage in the sweep before
        std::size_t vector = 0;  // the first
        std::size_t vectors = 0;
        std::size_t row = 0;  // the first of the group
        std::size_t rows = 0;
    };

    /// A value of a smaller table that a capture leads to.
    struct TakenValue {
        const std::uint8_t* value = nullptr;
        int captured = 0;
    };

    /// What a thread needs while it works.
    struct Scratch {
        alignas(tile_side) std::array<std::uint8_t, tile_size> found;
        alignas(tile_side) std::array<std::uint8_t, tile_size> taken;  // the same, of captures
        StreamsOf<houses> streams;
        std::array<std::uint64_t, range_max> wanted;  // by vector, rows
        Turned turned;
        std::vector<TakenValue> taken_values;
    };

    void plan() {
        std::size_t ranges = 0;
        for (int few = 0; few <= seeds_ / 2; ++few)
            for (const int mine : {few, seeds_ - few}) {
                if (!blocks_.empty() && blocks_.back().mine == mine) continue;
                Block& block = blocks_.emplace_back(block_of(mine));
                block.begin = tasks_;
                tasks_ += block.ranges() * block.groups * tables_.size();
                ranges += block.ranges();
            }
        for (Block& block : blocks_) {
            block.stage = stages_;
            block.stages = 1 + block.ranges() * stages_each_sweep / ranges;
            stages_ += block.stages;
        }
    }

    Block block_of(int mine) const {
        Block block;
        block.mine = mine;
        block.theirs = seeds_ - mine;
        block.rows = Rows<houses>::count(mine);
        block.groups = tiles_of(block.rows);
        block.vectors = tiles_of(Rows<houses>::count(block.theirs));
        // The rows that the block's lead to, with as many seeds or fewer, and in each a little more
        // than a line of the cache for each vector.
        std::size_t rows = 0;
        for (int total = 0; total <= mine; ++total) rows += Rows<houses>::count(total);
        block.range =
            std::clamp<std::size_t>(cache_bytes / (rows * 3 * tile_side / 2), 2, range_max);
        return block;
    }

    Task task_of(std::size_t number) const {
        auto next = std::upper_bound(
            blocks_.begin(), blocks_.end(), number,
            [](std::size_t wanted, const Block& block) { return wanted < block.begin; });
        const Block& block = *--next;
        number -= block.begin;
        // Moves carry seeds to houses further on, and rows to greater ranks: those come first.
        const std::size_t group = block.groups - 1 - number % block.groups;
        number /= block.groups;
        const std::size_t range = block.ranges() - 1 - number / tables_.size();
        const std::size_t stage =
            block.stage + (block.ranges() - 1 - range) * block.stages / block.ranges();

        Task task;
        task.part = static_cast<int>(number % tables_.size());
        task.mine = block.mine;
        task.theirs = block.theirs;
        task.stage = static_cast<unsigned>(stage + round_ * stages_);
        task.before = static_cast<unsigned>(task.stage - stages_);
        task.row = group * tile_side;
        task.rows = std::min(tile_side, block.rows - task.row);
        task.vector = range * block.range;
        task.vectors = std::min(block.range, block.vectors - task.vector);
        return task;
    }

    std::size_t carry_out(const Task& task, Scratch& scratch) {
        if (task.mine == 0) return sweep_ == 1 ? set_bare(task) : 0;
        enter(task.stage);
        if (!find_streams(task, scratch)) return 0;
        std::size_t changes = 0;
        for (std::size_t k = 0; k < task.vectors; ++k) {
            if (scratch.wanted[k] == 0) continue;
            kernels_.least(
                {scratch.streams.straight.data(), scratch.streams.carried.data(),
                 scratch.streams.straight_end.data(), scratch.streams.carried_end.data()},
                task.vector + k, scratch.wanted[k], scratch.found.data());
            if (sweep_ == 1) add_captures(task, task.vector + k, scratch);
            changes += lay(task, task.vector + k, scratch.wanted[k], scratch);
        }
        return changes;
    }

    /// False where nothing that the task's rows lead to has changed since it was last done.
    bool find_streams(const Task& task, Scratch& scratch) const {
        const auto& table = tables_[static_cast<std::size_t>(part_of_children(kind_, task.part))];
        const RowMoves& moves = sowings_.moves_of(task.mine);
        const std::uint64_t all = ~std::uint64_t{0} >> (64 - task.vectors);
        const auto since = static_cast<Stamp>(task.before);
        scratch.wanted.fill(0);
        std::uint32_t straight = 0, carried = 0;
        std::uint64_t any = 0;
        for (std::size_t k = 0; k < task.rows; ++k) {
            scratch.streams.straight_end[k] = straight;
            scratch.streams.carried_end[k] = carried;
            const auto row = moves.of(task.row + k);
            std::uint64_t wanted = all;
            if (!everything_) {
                bool news = false;
                for (const Sown& sown : row) news |= table.latest(sown.total, sown.rank) >= since;
                if (!news) continue;
                wanted = 0;
            }
            for (const Sown& sown : row) {
                const Crossed& crossed = sowings_.crossed(task.theirs, sown.crossing);
                const std::uint8_t* values = table.row(sown.total, sown.rank);
                if (crossed.quiet.straight())
                    scratch.streams.straight[straight++] = values;
                else
                    scratch.streams.carried[carried++] = {values, &crossed.quiet,
                                                          crossed.taking.data()};
                if (wanted != all && table.latest(sown.total, sown.rank) >= since)
                    wanted |= kernels_.news(crossed.quiet, table.stamps(sown.total, sown.rank),
                                            task.vector, task.vectors, since);
            }
            any |= wanted;
            for (std::uint64_t rest = wanted; rest; rest &= rest - 1)
                scratch.wanted[static_cast<std::size_t>(std::countr_zero(rest))] |= std::uint64_t{1}
                                                                                    << k;
        }
        for (std::size_t k = task.rows; k <= tile_side; ++k) {
            scratch.streams.straight_end[k] = straight;
            scratch.streams.carried_end[k] = carried;
        }
        return any != 0;
    }

    std::size_t lay(const Task& task, std::size_t band, std::uint64_t wanted, Scratch& scratch) {
        auto& table = tables_[static_cast<std::size_t>(task.part)];
        const std::size_t theirs = band * tile_side;
        Tile tile;
        tile.wanted = wanted;
        tile.found = scratch.found.data();
        tile.table = table.tile(task.theirs, band, task.row / tile_side);
        tile.height = std::min(tile_side, Rows<houses>::count(task.theirs) - theirs);
        Laid laid = sweep_ == 1 ? kernels_.lay_first(tile, scratch.turned)
                                : kernels_.lay(tile, scratch.turned);
        if (laid.doubtful) settle(task, theirs, tile, scratch, laid);
        if (laid.changed) stamp(table, task.theirs, band, task.row / tile_side, laid.changed);
        return laid.changes;
    }

    /// Values that a capture may keep from falling as far as the other moves would let them. What
    /// the captures give lies far apart: all of it is asked for before any of it is read.
    void settle(const Task& task, std::size_t theirs, const Tile& tile, Scratch& scratch,
                Laid& laid) const {
        const Turned& turned = scratch.turned;
        scratch.taken_values.clear();
        for (std::uint64_t rows = laid.doubtful; rows; rows &= rows - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(rows));
            for (std::uint64_t lanes = turned.doubtful[k]; lanes; lanes &= lanes - 1) {
                const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
                find_captures(task, task.row + lane, theirs + k, scratch.taken_values);
            }
        }
        const TakenValue* next = scratch.taken_values.data();
        for (std::uint64_t rows = laid.doubtful; rows; rows &= rows - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(rows));
            for (std::uint64_t lanes = turned.doubtful[k]; lanes; lanes &= lanes - 1) {
                const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
                int least = form::nothing;
                for (; next->value; ++next)
                    least = std::min(least, left_by(task.part, next->captured, *next->value));
                ++next;
                const int quiet = turned.values[k * tile_side + lane] + 1, taken = 256 - least;
                const auto now = static_cast<std::uint8_t>(taken >= quiet ? taken | 1 : quiet);
                std::uint8_t& byte = tile.table[k * tile_side + lane];
                if (form::value_of(byte) != form::value_of(now)) {
                    ++laid.changes;
                    laid.changed |= std::uint64_t{1} << k;
                }
                byte = now;
            }
        }
    }

    /// Where the values are that the captures of one position lead to; then an empty one.
    void find_captures(const Task& task, std::size_t mine, std::size_t theirs,
                       std::vector<TakenValue>& out) const {
        for (const Sown& sown : sowings_.moves_of(task.mine).of(mine)) {
            const Crossed& crossed = sowings_.crossed(task.theirs, sown.crossing);
            if (!(crossed.taking[theirs / tile_side] >> theirs % tile_side & 1)) continue;
            const Crossed::Taken& taken = crossed.taken_from(theirs);
            const std::uint8_t* value = smaller_row(task.part, sown, taken.captured) + taken.to;
            __builtin_prefetch(value);
            out.push_back({value, taken.captured});
        }
        out.push_back({});
    }

    const std::uint8_t* smaller_row(int part, const Sown& sown, int captured) const {
        const auto& tables = *smaller_[static_cast<std::size_t>(part_of_children(kind_, part))];
        return tables[static_cast<std::size_t>(seeds_ - captured)].row_of(sown.total, sown.rank);
    }

    int left_by(int part, int captured, int value) const {
        return 2 * value - form::zero - 2 * gain_of(kind_, part, captured);
    }

    /// For the first sweep: makes of what was found for one vector, and of captures and barred
    /// moves, first values.
    void add_captures(const Task& task, std::size_t vector, Scratch& scratch) const {
        scratch.taken.fill(form::nothing);
        const auto stuck = static_cast<std::uint8_t>(
            form::zero - 2 * worth_of(kind_, task.part, sowings_.rules().stuck(seeds_)));
        for (std::size_t k = 0; k < task.rows; ++k) {
            std::uint8_t* taken = scratch.taken.data() + k * tile_side;
            std::uint64_t barred = ~std::uint64_t{0};
            for (const Sown& sown : sowings_.moves_of(task.mine).of(task.row + k)) {
                const Crossed& crossed = sowings_.crossed(task.theirs, sown.crossing);
                barred &= crossed.barred[vector];
                if (crossed.taking[vector]) weigh_captures(task.part, sown, crossed, vector, taken);
            }
            for (; barred; barred &= barred - 1) taken[std::countr_zero(barred)] = stuck;
        }
        for (std::size_t k = 0; k < tile_size; ++k)
            scratch.found[k] = form::first_found(scratch.found[k], scratch.taken[k]);
    }

    void weigh_captures(int part, const Sown& sown, const Crossed& crossed, std::size_t vector,
                        std::uint8_t* least) const {
        std::array<const std::uint8_t*, table_seeds_max + 1> rows{};
        const auto taken =
            std::span(crossed.taken)
                .subspan(crossed.taken_begin[vector],
                         crossed.taken_begin[vector + 1] - crossed.taken_begin[vector]);
        for (const Crossed::Taken& one : taken) {
            const std::uint8_t*& row = rows[one.captured];
            if (!row) row = smaller_row(part, sown, one.captured);
            __builtin_prefetch(row + one.to);
        }
        const Crossed::Taken* next = taken.data();
        for (std::uint64_t lanes = crossed.taking[vector]; lanes; lanes &= lanes - 1, ++next) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
            const int left = left_by(part, next->captured, rows[next->captured][next->to]);
            least[lane] = static_cast<std::uint8_t>(std::min<int>(least[lane], left));
        }
    }

    /// Where the mover has no seeds, there is one row of his, and nothing to work out.
    std::size_t set_bare(const Task& task) {
        const int worth = worth_of(kind_, task.part, sowings_.rules().bare(seeds_));
        auto& table = tables_[static_cast<std::size_t>(task.part)];
        for (std::size_t v = 0; v < task.vectors; ++v) {
            const std::size_t band = task.vector + v;
            const std::size_t rows =
                std::min(tile_side, Rows<houses>::count(seeds_) - band * tile_side);
            for (std::size_t k = 0; k < rows; ++k)
                table.tile(seeds_, band, 0)[k * tile_side] = form::of_value(worth, true);
            stamp(table, seeds_, band, 0, ~std::uint64_t{0} >> (tile_side - rows));
        }
        return task.vectors;
    }

    /// Positions in which the game is over although there are moves.
    std::size_t set_ended() {
        std::size_t count = 0;
        for (const Ended<houses>& ended : sowings_.rules().ended(seeds_))
            for (int part = 0; part < parts_of(kind_); ++part, ++count) {
                const int theirs = total_of(ended.theirs);
                const std::size_t rank = Rows<houses>::rank(ended.theirs);
                const std::size_t mine = Rows<houses>::rank(ended.mine);
                auto& table = tables_[static_cast<std::size_t>(part)];
                const std::size_t band = rank / tile_side, tile = mine / tile_side;
                table.tile(theirs, band, tile)[rank % tile_side * tile_side + mine % tile_side] =
                    form::of_value(worth_of(kind_, part, ended.shares), true);
                stamp(table, theirs, band, tile, std::uint64_t{1} << rank % tile_side);
            }
        return count;
    }

    /// Makes a stage known, before anything is read.
    void enter(unsigned stage) {
        unsigned known = stage_.load(std::memory_order_relaxed);
        while (known < stage && !stage_.compare_exchange_weak(known, stage)) {
        }
        std::atomic_thread_fence(std::memory_order_seq_cst);
    }

    /// When there are no more numbers for stages, all begins anew: everything is looked at once.
    void forget_stamps() {
        for (auto& table : tables_) table.forget_stamps();
        stage_ = 0;
        round_ = 1;
        everything_ = true;
    }

    /// Stamps these rows (as bits) of a tile, after what is in them was written. Should another
    /// stage begin meanwhile, its reader may have missed the stamp: then once more.
    void stamp(TiledTable<houses>& table, int theirs, std::size_t band, std::size_t tile,
               std::uint64_t rows) {
        unsigned stage = 0;
        do {
            std::atomic_thread_fence(std::memory_order_seq_cst);
            stage = stage_.load(std::memory_order_relaxed);
            table.stamp(theirs, band, tile, rows, static_cast<Stamp>(stage));
            std::atomic_thread_fence(std::memory_order_seq_cst);
        } while (stage_.load(std::memory_order_relaxed) != stage);
    }

    /// Where more than one value in so many has changed, hardly any row need not be looked at.
    static constexpr std::size_t everything_share = 40;
    static constexpr std::size_t stages_each_sweep = 1000;

    const Sowings<R>& sowings_;
    const TableKind kind_;
    const int seeds_;
    const Smaller smaller_;
    const Kernels& kernels_;
    const Crew& crew_;
    std::vector<Scratch> scratch_;
    std::vector<TiledTable<houses>> tables_;  // by part
    std::vector<Block> blocks_;
    std::atomic<unsigned> stage_ = 0;
    std::size_t stages_ = 0;  // of a sweep
    std::size_t round_ = 0;   // of stamps: the sweeps since they were last forgotten
    unsigned sweep_ = 0;
    bool everything_ = true;
    std::size_t tasks_ = 0;
    std::size_t changed_ = 0;
    std::atomic<bool> stopped_ = false;
};

}  // namespace posthouse
