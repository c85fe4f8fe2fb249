// What the captures in the positions of a table are worth: the values of tables with fewer seeds.
//
// They are wanted 64 by 64 positions at a time, in the form in which sweeps find values (form.h):
// the least that any capture leaves to the opponent, or `form::nothing`. Positions in which all
// moves are barred are among them, since they need values from nowhere else either.
//
// Only tables that are at hand are looked into. Who has not all of them at hand at once takes the
// least of several times (capture_plane.h).
//
// Deliberately absent: the table in work.
#pragma once

#include "base/thread_pool.h"
#include "tablebase/kernels.h"
#include "tablebase/scratch_file.h"
#include "tablebase/sowing.h"
#include "tablebase/table_kind.h"
#include "tablebase/table_plan.h"
#include "tablebase/value_table.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
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
        : sowings_(sowings), kind_(kind), seeds_(seeds), smaller_(smaller) {}

    /// Into a tile: 64 bytes for each of the mover's rows.
    void best_capture_values(const TableTask& task, std::size_t vector, std::uint8_t* tile) const {
        std::memset(tile, tablebase::form::none, tile_size);
        const auto stuck = static_cast<std::uint8_t>(
            tablebase::form::zero - 2 * worth_of(kind_, task.part, sowings_.rules().stuck(seeds_)));
        for (std::size_t k = 0; k < task.rows; ++k) {
            std::uint8_t* least = tile + k * tile_side;
            std::uint64_t barred = ~std::uint64_t{0};
            for (const RowMove& sown : sowings_.moves_of(task.mine).of(task.row + k)) {
                const SpillOverMap& crossed = sowings_.crossed(task.theirs, sown.crossing);
                barred &= crossed.barred[vector];
                if (crossed.taking[vector]) weigh_move(task.part, sown, crossed, vector, least);
            }
            for (; barred; barred &= barred - 1) least[std::countr_zero(barred)] = stuck;
        }
    }

    /// Where the values are that the captures of one position lead to; then an empty one. All the
    /// tables must be at hand.
    void find(const TableTask& task, std::size_t mine, std::size_t theirs,
              std::vector<TakenValue>& out) const {
        for (const RowMove& sown : sowings_.moves_of(task.mine).of(mine)) {
            const SpillOverMap& crossed = sowings_.crossed(task.theirs, sown.crossing);
            if (!(crossed.taking[theirs / tile_side] >> theirs % tile_side & 1)) continue;
            const SpillOverMap::Taken& taken = crossed.taken_from(theirs);
            const std::uint8_t* value = row_of(task.part, sown, taken.captured) + taken.to;
            __builtin_prefetch(value);
            out.push_back({value, taken.captured});
        }
        out.push_back({});
    }

    int left_by(int part, int captured, int value) const {
        return 2 * value - tablebase::form::zero - 2 * gain_of(kind_, part, captured);
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

    const MoveTables<R>& sowings_;
    TableKind kind_;
    int seeds_;
    ResidentTables<houses> smaller_;
};

// What the best capture in each position of a table leaves to the opponent, kept while the table is
// in work: with it no smaller table is needed. A byte a position, in tiles of 64 by 64 in the order
// of the work (table_plan.h), of one part of a table; in memory or in a scratch file.
//
// It is made in as many passes as the memory wants. In each, some of the smaller tables are at hand
// (captures.h); the least of all passes is what counts.
//
// Deliberately absent: which tables are at hand in which pass (memory_plan.h).

class CapturePlane {
public:
    static std::uint64_t bytes_needed(std::size_t tiles) {
        return std::uint64_t{tiles} * tile_size;
    }

    /// In memory.
    explicit CapturePlane(std::size_t tiles) : bytes_(tiles * tile_size) {}
    /// Elsewhere, with room for so many tiles.
    explicit CapturePlane(std::unique_ptr<ScratchSpace> room) : room_(std::move(room)) {}

    /// Tiles one after the other, which may be in `buffer` afterwards.
    const std::uint8_t* read(std::size_t tile, std::size_t count, std::uint8_t* buffer) const {
        if (!room_) return bytes_.data() + tile * tile_size;
        room_->read(tile * tile_size, {buffer, count * tile_size});
        return buffer;
    }
    void write(std::size_t tile, std::size_t count, const std::uint8_t* tiles) {
        if (room_)
            room_->write(tile * tile_size, {tiles, count * tile_size});
        else
            std::memcpy(bytes_.data() + tile * tile_size, tiles, count * tile_size);
    }

private:
    TableBytes bytes_;
    std::unique_ptr<ScratchSpace> room_;
};

/// One for each part of a table.
using CapturePlanes = std::vector<CapturePlane>;

/// Who looks on while planes are made.
struct CaptureCallbacks {
    /// Asked now and then, on the calling thread. The planes are then not to be used.
    std::function<bool()> stop;
    /// Which tasks a plane is for, where it is not for all.
    std::function<bool(const TableTask&)> wanted;
    /// Shown, on any thread, what a pass finds for some vectors of one group, a tile each; says how
    /// many values are wrong.
    std::function<std::size_t(const TableTask&, const std::uint8_t* tiles)> wrong;
};

/// Whether any of a bundle's tasks is.
template <int Houses>
bool is_wanted(const TablePlan<Houses>& plan, TableTask task, const CaptureCallbacks& watch) {
    if (!watch.wanted) return true;
    bool wanted = false;
    plan.for_runs(task.mine, task.row, task.vector, task.vectors,
                  [&](std::size_t, std::size_t vector, std::size_t) {
                      task.vector = vector;
                      wanted |= watch.wanted(task);
                  });
    return wanted;
}

/// One pass. Returns how many values were called wrong.
template <SowingRules R>
std::size_t fill_capture_planes(const TablePlan<R::houses>& plan, const Captures<R>& captures,
                                const ThreadPool& pool, CapturePlanes& planes, bool first_pass,
                                const CaptureCallbacks& watch) {
    std::atomic<std::size_t> next = 0, wrong = 0;
    std::atomic<bool> stopped = false;
    pool.run([&](int worker) {
        constexpr std::size_t size = TablePlan<R::houses>::range_max * tile_size;
        TableBytes found(size), before(size);
        for (std::size_t k; (k = next.fetch_add(1)) < plan.bundles() && !stopped;) {
            if (worker == 0 && watch.stop && watch.stop()) stopped = true;
            TableTask task = plan.bundle(k);
            if (task.mine == 0 || !is_wanted(plan, task, watch)) continue;
            for (task.part = 0; task.part < static_cast<int>(planes.size()); ++task.part) {
                for (std::size_t v = 0; v < task.vectors; ++v)
                    captures.best_capture_values(task, task.vector + v,
                                                 found.data() + v * tile_size);
                if (watch.wrong) wrong += watch.wrong(task, found.data());
                CapturePlane& plane = planes[static_cast<std::size_t>(task.part)];
                plan.for_runs(
                    task.mine, task.row, task.vector, task.vectors,
                    [&](std::size_t tile, std::size_t vector, std::size_t count) {
                        std::uint8_t* run = found.data() + (vector - task.vector) * tile_size;
                        if (!first_pass) {
                            const std::uint8_t* old = plane.read(tile, count, before.data());
                            for (std::size_t b = 0; b < count * tile_size; ++b)
                                run[b] = std::min(run[b], old[b]);
                        }
                        plane.write(tile, count, run);
                    });
            }
        }
    });
    return wrong;
}

}  // namespace posthouse::tablebase
