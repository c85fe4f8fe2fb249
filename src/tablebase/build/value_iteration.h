// Computes one table (of the kind cycle = 0), or the two parts of one with bounds.
//
// A sweep recomputes every value in place, until nothing changes. It takes 64 rows of the mover's
// at a time. For one of them, the children by one move, over all rows of the opponent's, are in
// order in one row of the table: a sweep streams, and takes the minimum byte of a handful of
// streams. The result is transposed in tiles.
//
// The result does not depend on order or number of threads: values begin at 0 and only move away
// from it, on their side, towards the one solution that is least in that sense. So a thread may
// read a child's old or new value, as long as the position is visited again.
//
// When few values still change, these changes are followed one by one instead
// (change_propagation.h). That needs all smaller tables in memory. Without them, the last sweeps
// skip what cannot change: each tile of each row has a `Stamp`, the number of the stage (a part of
// a sweep) in which it last changed. A thread publishes its stage before it reads, and after
// writing it stamps with the latest published stage. A thread that read too early finds the stamp
// in the next sweep.
//
// Of tables with fewer seeds it needs only what captures lead to: all of it in the first sweep,
// later only if a capture may keep a value from falling. It reads the tables themselves or a plane
// (capture_plane.h); the first sweep keeps one if there is memory.
#pragma once

#include "base/assert.h"
#include "base/thread_pool.h"
#include "tablebase/build/capture_plane.h"
#include "tablebase/build/change_propagation.h"
#include "tablebase/build/distributed.h"
#include "tablebase/build/move_streams.h"
#include "tablebase/build/table_plan.h"
#include "tablebase/captures.h"
#include "tablebase/files/tiled_table.h"
#include "tablebase/kernels.h"
#include "tablebase/sowing.h"
#include "tablebase/table_kind.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace posthouse::tablebase {

template <SowingRules R>
class ValueIteration {
public:
    static constexpr int houses = R::houses;
    using Table = ValueTable<houses>;

    /// With all smaller tables in memory, or with `planes` if not empty: then the plan must be the
    /// one they were filled by. With `ranks`, all processes do this together, and each ends up with
    /// its own rows.
    ValueIteration(const MoveTables<R>& sowings, TableKind kind, int seeds,
                   const ResidentTables<houses>& smaller, const Kernels& kernels,
                   const ThreadPool& pool, std::span<const CapturePlane> planes = {},
                   Communicator* ranks = nullptr)
        : move_tables_(sowings),
          kind_(kind),
          seeds_(seeds),
          captures_(sowings, kind, seeds, smaller),
          planes_(planes),
          kernels_(kernels),
          pool_(pool),
          plan_(seeds, parts_of(kind)),
          scratch_(static_cast<std::size_t>(pool.threads())) {
        typename TiledTable<houses>::Needed needed;
        if (ranks) {
            distributed_.emplace(sowings, plan_, *ranks);
            needed = [share = &distributed_->partition](int theirs, std::size_t band,
                                                        std::size_t tile) {
                return share->needs(theirs, band, tile);
            };
        }
        for (int part = 0; part < parts_of(kind); ++part) tables_.emplace_back(seeds, pool, needed);
        streams_.emplace(sowings, seeds, tables_.front(), pool);
    }

    /// Memory for a table in progress.
    static std::uint64_t bytes_needed(TableKind kind, int seeds) {
        return static_cast<std::uint64_t>(parts_of(kind)) *
                   TiledTable<houses>::bytes_needed(seeds) +
               MoveStreams<R>::bytes_needed(seeds);
    }
    /// How much memory beside that may be used to be faster; all of it if never called.
    void may_also_use(std::uint64_t bytes) {
        const auto parts = static_cast<std::uint64_t>(parts_of(kind_));
        const std::uint64_t changes = positions() / propagation_share * sizeof(ValueChange);
        may_propagate_ = bytes >= changes + ChangePropagation<R>::bytes_needed(seeds_);
        // The captures are gone when changes are followed, but not yet when they are recorded.
        may_keep_captures_ = bytes >= changes + parts * CapturePlane::bytes_needed(plan_.tiles());
    }

    /// In all parts.
    std::size_t positions() const { return tables_.size() * Table::size_of(seeds_); }

    /// Recomputes all values that may have changed and returns how many did; 0 if the table is
    /// finished. Stops early if `stop` returns true (see `stopped`). `stop` is called on this
    /// thread only.
    std::size_t sweep(const std::function<bool()>& stop) {
        if (recording_) return propagate(stop);
        const bool propagates = may_propagate_ && !distributed_ && planes_.empty();
        recording_ = propagates && sweep_ > 0 && changed_ < positions() / propagation_share;
        ++sweep_;
        if (sweep_ == 1 && may_keep_captures_ && !distributed_ && planes_.empty())
            for (std::size_t part = 0; part < tables_.size(); ++part)
                kept_captures_.emplace_back(plan_.tiles());
        const bool few = sweep_ > 1 && changed_ < positions() / skipping_share;
        everything_ = !few || !stamping_;  // the first sweep with stamps, too
        stamping_ = stamping_ || distributed_ || (few && !propagates);
        ++round_;
        if ((round_ + 1) * plan_.stages() > std::numeric_limits<Stamp>::max()) reset_stamps();
        if (distributed_) {
            sweep_distributed(stop);
        } else {
            changed_ = run_tasks(0, plan_.tasks(), stop);
        }
        if (sweep_ == 1) changed_ += set_ended();
        return changed_;
    }

    bool stopped() const { return stopped_; }

    /// With several processes: who computes what, and bytes sent to the others so far.
    const RowPartition<houses>& partition() const { return distributed_->partition; }
    std::uint64_t sent() const { return distributed_->exchange.sent(); }
    /// Of its own rows; call it after a sweep that changed nothing.
    const TiledTable<houses>& table(int part) const {
        return tables_[static_cast<std::size_t>(part)];
    }

    /// The finished tables; call it after a sweep that changed nothing.
    std::vector<Table> finished() {
        ASSERT(changed_ == 0 && sweep_ > 0);
        std::vector<Table> finished;
        for (auto& table : tables_) finished.push_back(table.finished());
        return finished;
    }

private:
    static constexpr std::size_t range_max = TablePlan<houses>::range_max;

    struct Task : TableTask {
        unsigned before = 0;  // its stage in the previous sweep
    };

    /// Working memory of a thread.
    struct Scratch {
        alignas(tile_side) std::array<std::uint8_t, tile_size> found;
        alignas(tile_side) std::array<std::uint8_t, tile_size> taken;  // the same, of captures
        typename MoveStreams<R>::Groups groups;
        std::array<std::uint64_t, range_max> wanted;  // by vector, rows
        Transposed turned;
        std::vector<typename Captures<R>::TakenValue> taken_values;
        std::vector<ChangedTile> changed;  // with several processes
        std::vector<ValueChange> changes;  // to be followed
        // Of a plane: the task's tiles, when they are needed.
        TableBytes plane_bytes;
        const std::uint8_t* plane = nullptr;
    };

    /// Additional state with several processes.
    struct DistributedState {
        DistributedState(const MoveTables<R>& sowings, const TablePlan<houses>& plan,
                         Communicator& all)
            : ranks(all),
              partition(sowings, plan, all.own(), all.count()),
              exchange(partition, all, plan.seeds()) {}
        Communicator& ranks;
        const RowPartition<houses> partition;
        TileExchange<houses> exchange;
    };

    /// Follows the changes of the last sweep.
    std::size_t propagate(const std::function<bool()>& stop) {
        std::vector<ValueChange> changes;
        for (Scratch& scratch : scratch_) {
            changes.insert(changes.end(), scratch.changes.begin(), scratch.changes.end());
            scratch.changes = {};
        }
        kept_captures_.clear();
        ChangePropagation<R> propagation(move_tables_, kind_, seeds_, captures_, tables_);
        if (!propagation.run(std::move(changes), pool_, stop)) stopped_ = true;
        return changed_ = 0;
    }

    /// Performs those of the tasks from `begin` to `end` that are its own. Returns how many values
    /// changed.
    std::size_t run_tasks(std::size_t begin, std::size_t end, const std::function<bool()>& stop) {
        std::atomic<std::size_t> next = begin, changes = 0;
        pool_.run([&](int worker) {
            Scratch& scratch = scratch_[static_cast<std::size_t>(worker)];
            std::size_t changed = 0;
            for (std::size_t k; (k = next.fetch_add(1, std::memory_order_relaxed)) < end;) {
                if (worker == 0 && stop && stop()) stopped_ = true;
                if (stopped_) return;
                const Task task = timed(plan_.task(k));
                if (!distributed_ || distributed_->partition.owns(task))
                    changed += run_task(task, scratch);
            }
            changes += changed;
        });
        return changes;
    }

    /// A few times per sweep each process sends the others its changes. A process that wants to
    /// stop does so at such a point, and all do.
    void sweep_distributed(const std::function<bool()>& stop) {
        std::size_t changes = 0;
        std::vector<ChangedTile> changed;
        const std::size_t pieces =
            std::clamp<std::size_t>(positions() / positions_each_exchange, 1, exchanges_each_sweep);
        for (std::size_t piece = 0; piece < pieces && !stopped_; ++piece) {
            const std::size_t begin = plan_.tasks() * piece / pieces;
            const std::size_t end = plan_.tasks() * (piece + 1) / pieces;
            if (begin == end) continue;
            changes += run_tasks(begin, end, stop);
            for (Scratch& scratch : scratch_) {
                changed.insert(changed.end(), scratch.changed.begin(), scratch.changed.end());
                scratch.changed.clear();
            }
            const unsigned now = timed(plan_.task(end - 1)).stage;
            distributed_->exchange.run(changed, tables_, static_cast<Stamp>(now));
            stopped_ = distributed_->ranks.sum(stopped_) > 0;
        }
        changed_ = distributed_->ranks.sum(changes);
    }

    Task timed(const TableTask& one) const {
        Task task{one, 0};
        task.stage += static_cast<unsigned>(round_ * plan_.stages());
        task.before = static_cast<unsigned>(task.stage - plan_.stages());
        return task;
    }

    std::size_t run_task(const Task& task, Scratch& scratch) {
        if (task.mine == 0) return sweep_ == 1 ? set_no_seeds(task, scratch) : 0;
        publish_stage(task.stage);
        if (!find_wanted(task, scratch)) return 0;
        const auto& table = tables_[static_cast<std::size_t>(part_of_children(kind_, task.part))];
        const Streams streams = streams_->of(task, table, scratch.groups);
        scratch.plane = nullptr;
        std::size_t changes = 0;
        for (std::size_t k = 0; k < task.vectors; ++k) {
            if (scratch.wanted[k] == 0) continue;
            // Stored to afterwards: it arrives while the minimum is computed.
            const std::uint8_t* tile = tables_[static_cast<std::size_t>(task.part)].tile(
                task.theirs, task.vector + k, task.row / tile_side);
            for (std::size_t row = 0; row < tile_side; ++row)
                __builtin_prefetch(tile + row * tile_side, 1, 2);
            kernels_.minimum(streams, task.vector + k, scratch.wanted[k], scratch.found.data());
            if (sweep_ == 1) add_captures(task, task.vector + k, scratch);
            changes += lay(task, task.vector + k, scratch.wanted[k], scratch);
        }
        return changes;
    }

    /// The rows to be computed, by vector. False if nothing that the task's rows lead to has
    /// changed since it was last done.
    bool find_wanted(const Task& task, Scratch& scratch) const {
        if (everything_) {
            scratch.wanted.fill(rows_of(task.rows));
            return true;
        }
        const auto& table = tables_[static_cast<std::size_t>(part_of_children(kind_, task.part))];
        const RowMoves& moves = move_tables_.moves_of(task.mine);
        const std::uint64_t all = ~std::uint64_t{0} >> (64 - task.vectors);
        const auto since = static_cast<Stamp>(task.before);
        scratch.wanted.fill(0);
        std::uint64_t any = 0;
        for (std::size_t k = 0; k < task.rows; ++k) {
            std::uint64_t wanted = 0;
            for (const RowMove& sown : moves.of(task.row + k)) {
                if (wanted == all || table.latest(sown.total, sown.rank) < since) continue;
                const SpillOverMap& crossed =
                    move_tables_.spill_over_map(task.theirs, sown.spill_over);
                wanted |=
                    kernels_.changed_vectors(crossed.quiet, table.stamps(sown.total, sown.rank),
                                             task.vector, task.vectors, since);
            }
            any |= wanted;
            for (std::uint64_t rest = wanted; rest; rest &= rest - 1)
                scratch.wanted[static_cast<std::size_t>(std::countr_zero(rest))] |= std::uint64_t{1}
                                                                                    << k;
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
        alignas(tile_side) std::array<std::uint8_t, tile_size> before;
        if (recording_) std::copy_n(tile.table, tile_size, before.data());
        StoreResult laid = sweep_ == 1 ? kernels_.store_first(tile, scratch.turned)
                                       : kernels_.store(tile, scratch.turned);
        if (laid.doubtful) resolve_doubtful(task, theirs, tile, scratch, laid);
        if (laid.changed) stamp(table, task.theirs, band, task.row / tile_side, laid.changed);
        if (recording_) record_changes(task, band, tile, laid.changed, before.data(), scratch);
        // At first a row may be unchanged and yet differ from what another process assumes.
        note_change(task, band, sweep_ == 1 ? rows_of(tile.height) : laid.changed, scratch);
        return laid.changes;
    }

    static void record_changes(const Task& task, std::size_t band, const Tile& tile,
                               std::uint64_t rows, const std::uint8_t* before, Scratch& scratch) {
        for (; rows; rows &= rows - 1) {
            const auto row = static_cast<std::size_t>(std::countr_zero(rows));
            for (std::size_t lane = 0; lane < tile_side; ++lane) {
                const std::uint8_t was = before[row * tile_side + lane];
                if ((was ^ tile.table[row * tile_side + lane]) < 2) continue;
                scratch.changes.push_back({static_cast<std::uint32_t>(band * tile_side + row),
                                           static_cast<std::uint32_t>(task.row + lane),
                                           static_cast<std::uint8_t>(task.theirs),
                                           static_cast<std::uint8_t>(task.part), was});
            }
        }
    }

    /// Decides values that a capture may keep from falling as far as the other moves would let
    /// them.
    void resolve_doubtful(const Task& task, std::size_t theirs, const Tile& tile, Scratch& scratch,
                          StoreResult& laid) const {
        if (!planes().empty()) {
            const std::uint8_t* taken = plane_tile(task, theirs / tile_side, scratch);
            resolve_each(tile, scratch.turned, laid, [&](std::size_t k, std::size_t lane) {
                return int{taken[lane * tile_side + k]};
            });
            return;
        }
        // The values of captures are scattered: prefetch all before any is read.
        const Transposed& turned = scratch.turned;
        scratch.taken_values.clear();
        for (std::uint64_t rows = laid.doubtful; rows; rows &= rows - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(rows));
            for (std::uint64_t lanes = turned.doubtful[k]; lanes; lanes &= lanes - 1) {
                const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
                captures_.find(task, task.row + lane, theirs + k, scratch.taken_values);
            }
        }
        const auto* next = scratch.taken_values.data();
        resolve_each(tile, turned, laid, [&](std::size_t, std::size_t) {
            int least = tablebase::value_encoding::none;
            for (; next->value; ++next)
                least = std::min(least, captures_.left_by(task.part, next->captured, *next->value));
            ++next;
            return least;
        });
    }

    /// `least(row, lane)` returns what the best capture leaves; called in order.
    template <class Least>
    static void resolve_each(const Tile& tile, const Transposed& turned, StoreResult& laid,
                             Least&& least) {
        for (std::uint64_t rows = laid.doubtful; rows; rows &= rows - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(rows));
            for (std::uint64_t lanes = turned.doubtful[k]; lanes; lanes &= lanes - 1) {
                const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
                const int quiet = turned.values[k * tile_side + lane] + 1;
                const int taken = 256 - least(k, lane);
                const auto now = static_cast<std::uint8_t>(taken >= quiet ? taken | 1 : quiet);
                std::uint8_t& byte = tile.table[k * tile_side + lane];
                if (tablebase::value_encoding::value_of(byte) !=
                    tablebase::value_encoding::value_of(now)) {
                    ++laid.changes;
                    laid.changed |= std::uint64_t{1} << k;
                }
                byte = now;
            }
        }
    }

    std::span<const CapturePlane> planes() const {
        return planes_.empty() ? kept_captures_ : planes_;
    }

    /// The plane's tile for one of the task's vectors. The first call reads all of them.
    const std::uint8_t* plane_tile(const Task& task, std::size_t vector, Scratch& scratch) const {
        if (!scratch.plane) {
            if (scratch.plane_bytes.size() == 0)
                scratch.plane_bytes = TableBytes(range_max * tile_size);
            scratch.plane = planes()[static_cast<std::size_t>(task.part)].read(
                task.tile, task.vectors, scratch.plane_bytes.data());
        }
        return scratch.plane + (vector - task.vector) * tile_size;
    }

    /// In the first sweep: computes first values from what was found for one vector, captures and
    /// barred moves.
    void add_captures(const Task& task, std::size_t vector, Scratch& scratch) {
        const std::uint8_t* taken = scratch.taken.data();
        if (planes_.empty())
            captures_.best_capture_values(task, vector, scratch.taken.data());
        else
            taken = plane_tile(task, vector, scratch);
        if (!kept_captures_.empty())
            kept_captures_[static_cast<std::size_t>(task.part)].write(
                task.tile + vector - task.vector, 1, taken);
        for (std::size_t k = 0; k < tile_size; ++k)
            scratch.found[k] = tablebase::value_encoding::first_found(scratch.found[k], taken[k]);
    }

    /// If the mover has no seeds, there is one row and nothing to compute.
    std::size_t set_no_seeds(const Task& task, Scratch& scratch) {
        const int worth = worth_of(kind_, task.part, move_tables_.rules().bare(seeds_));
        auto& table = tables_[static_cast<std::size_t>(task.part)];
        for (std::size_t v = 0; v < task.vectors; ++v) {
            const std::size_t band = task.vector + v;
            const std::size_t rows =
                std::min(tile_side, Rows<houses>::count(seeds_) - band * tile_side);
            for (std::size_t k = 0; k < rows; ++k)
                table.tile(seeds_, band, 0)[k * tile_side] =
                    tablebase::value_encoding::of_value(worth, true);
            stamp(table, seeds_, band, 0, rows_of(rows));
            note_change(task, band, rows_of(rows), scratch);
        }
        return task.vectors;
    }

    static std::uint64_t rows_of(std::size_t count) {
        return ~std::uint64_t{0} >> (tile_side - count);
    }
    /// For the other processes.
    void note_change(const Task& task, std::size_t band, std::uint64_t rows,
                     Scratch& scratch) const {
        if (!distributed_ || rows == 0) return;
        scratch.changed.push_back({rows, static_cast<std::uint32_t>(band),
                                   static_cast<std::uint32_t>(task.row / tile_side),
                                   static_cast<std::uint8_t>(task.part),
                                   static_cast<std::uint8_t>(task.theirs)});
    }

    /// Sets positions in which the game is over although there are moves.
    std::size_t set_ended() {
        std::size_t count = 0;
        for (const TerminalPosition<houses>& ended : move_tables_.rules().ended(seeds_))
            for (int part = 0; part < parts_of(kind_); ++part, ++count) {
                const int theirs = total_of(ended.theirs);
                const std::size_t rank = Rows<houses>::rank(ended.theirs);
                const std::size_t mine = Rows<houses>::rank(ended.mine);
                auto& table = tables_[static_cast<std::size_t>(part)];
                const std::size_t band = rank / tile_side, tile = mine / tile_side;
                table.tile(theirs, band, tile)[rank % tile_side * tile_side + mine % tile_side] =
                    tablebase::value_encoding::of_value(worth_of(kind_, part, ended.shares), true);
                stamp(table, theirs, band, tile, std::uint64_t{1} << rank % tile_side);
            }
        return count;
    }

    /// Publishes a stage before anything is read.
    void publish_stage(unsigned stage) {
        if (!stamping_) return;
        unsigned known = stage_.load(std::memory_order_relaxed);
        while (known < stage && !stage_.compare_exchange_weak(known, stage)) {
        }
        std::atomic_thread_fence(std::memory_order_seq_cst);
    }

    /// When stage numbers run out, all stamps are reset: everything is visited once.
    void reset_stamps() {
        for (auto& table : tables_) table.reset_stamps();
        stage_ = 0;
        round_ = 1;
        everything_ = true;
    }

    /// Stamps these rows (as bits) of a tile, after their values were written. If another stage
    /// begins meanwhile, its reader may have missed the stamp, so it is written again.
    void stamp(TiledTable<houses>& table, int theirs, std::size_t band, std::size_t tile,
               std::uint64_t rows) {
        if (!stamping_) return;
        unsigned stage = 0;
        do {
            std::atomic_thread_fence(std::memory_order_seq_cst);
            stage = stage_.load(std::memory_order_relaxed);
            table.stamp(theirs, band, tile, rows, static_cast<Stamp>(stage));
            std::atomic_thread_fence(std::memory_order_seq_cst);
        } while (stage_.load(std::memory_order_relaxed) != stage);
    }

    /// If fewer values than one in this many have changed, enough rows can be skipped to look for
    /// them.
    static constexpr std::size_t skipping_share = 4000;
    /// If fewer values than one in this many have changed, changes are followed one by one.
    static constexpr std::size_t propagation_share = 500;
    static constexpr std::size_t exchanges_each_sweep = 8, positions_each_exchange = 1'000'000;

    const MoveTables<R>& move_tables_;
    const TableKind kind_;
    const int seeds_;
    const Captures<R> captures_;
    const std::span<const CapturePlane> planes_;  // by part, or none
    const Kernels& kernels_;
    const ThreadPool& pool_;
    const TablePlan<houses> plan_;
    std::optional<DistributedState> distributed_;
    std::vector<Scratch> scratch_;
    std::vector<TiledTable<houses>> tables_;  // by part
    std::optional<MoveStreams<R>> streams_;
    std::atomic<unsigned> stage_ = 0;
    std::size_t round_ = 0;  // sweeps since the stamps were last reset
    unsigned sweep_ = 0;
    bool everything_ = true;  // nothing is skipped in this sweep
    bool stamping_ = false;   // changes are stamped, so that the next can skip
    bool may_propagate_ = true;
    bool may_keep_captures_ = true;
    CapturePlanes kept_captures_;  // by part, or none: those of the first sweep
    bool recording_ = false;       // the changes of this sweep, in the threads' scratch
    std::size_t changed_ = 0;
    std::atomic<bool> stopped_ = false;
};

}  // namespace posthouse::tablebase
