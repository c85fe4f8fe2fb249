// For each position of a table, what the best capture leaves to the opponent, so that the smaller
// tables need not be in memory. One byte per position, in tiles of 64 by 64 in the order of the
// task list (table_plan.h), for one part of a table; in memory or in a scratch file.
//
// Filled in several passes if memory requires it. Each uses the smaller tables that are in memory
// then (captures.h); the minimum over all passes counts.
#pragma once

#include "base/thread_pool.h"
#include "tablebase/build/scratch_space.h"
#include "tablebase/captures.h"
#include "tablebase/value_table.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace posthouse::tablebase {

class CapturePlane {
public:
    static std::uint64_t bytes_needed(std::size_t tiles) {
        return std::uint64_t{tiles} * tile_size;
    }

    /// In memory.
    explicit CapturePlane(std::size_t tiles) : bytes_(tiles * tile_size) {}
    /// In scratch space with space for all tiles.
    explicit CapturePlane(std::unique_ptr<ScratchSpace> space) : space_(std::move(space)) {}

    /// Consecutive tiles. The result may point into `buffer`.
    const std::uint8_t* read(std::size_t tile, std::size_t count, std::uint8_t* buffer) const {
        if (!space_) return bytes_.data() + tile * tile_size;
        space_->read(tile * tile_size, {buffer, count * tile_size});
        return buffer;
    }
    void write(std::size_t tile, std::size_t count, const std::uint8_t* tiles) {
        if (space_)
            space_->write(tile * tile_size, {tiles, count * tile_size});
        else
            std::memcpy(bytes_.data() + tile * tile_size, tiles, count * tile_size);
    }

private:
    TableBytes bytes_;
    std::unique_ptr<ScratchSpace> space_;
};

/// One per part of a table.
using CapturePlanes = std::vector<CapturePlane>;

/// Callbacks while planes are filled.
struct CaptureCallbacks {
    /// Called now and then, on the calling thread. If it returns true, the planes are unusable.
    std::function<bool()> stop;
    /// Which tasks need a plane; unset: all.
    std::function<bool(const TableTask&)> wanted;
    /// Gets what a pass finds for some vectors of one group, one tile each, on any thread; returns
    /// how many values are wrong.
    std::function<std::size_t(const TableTask&, const std::uint8_t* tiles)> count_wrong;
};

/// Whether any task of a bundle is wanted.
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

/// One pass. Returns how many values `wrong` counted.
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
                if (watch.count_wrong) wrong += watch.count_wrong(task, found.data());
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
