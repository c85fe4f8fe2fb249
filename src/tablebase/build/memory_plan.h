// Plans how to build a table within a memory budget: which smaller tables stay in memory, whether
// capture planes are needed, and in how many passes these are filled.
//
// The table in progress must be in memory, since it is read in many places at once. If all tables
// that its captures lead to fit beside it, that is all. Otherwise planes are filled first, while
// its memory is free for smaller tables. What fits beside it stays from one table to the next,
// smallest first.
//
// Planes are on disk: they are read sequentially, a few dozen times at seeds_max, and the page
// cache holds what it can, while a table that stays is never read again.
#pragma once

#include "tablebase/build/capture_plane.h"
#include "tablebase/build/scratch_file.h"
#include "tablebase/captures.h"
#include "tablebase/files/table_cache.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <utility>
#include <vector>

namespace posthouse::tablebase {

struct MemoryNeeds {
    std::uint64_t budget = 0;
    std::uint64_t fixed = 0;             // needed in any case
    std::uint64_t work = 0;              // for the table in progress
    std::vector<std::uint64_t> smaller;  // for the tables that captures lead to, by seeds
};

struct MemoryPlan {
    bool possible = false;
    bool all_resident = false;  // no planes are needed
    std::uint64_t spare = 0;    // of the budget, if all are resident
    int resident_below = 0;     // tables with fewer seeds than this stay in memory
    /// For planes: the seeds of the tables in memory in each pass, besides those that stay. The
    /// first pass also uses the latter.
    std::vector<std::vector<int>> passes;
};

MemoryPlan plan_memory(const MemoryNeeds& needs);

// The smaller tables that the captures of a table in progress lead to, loaded into and unloaded
// from the cache as a memory plan requires.

template <SowingRules R>
class SuccessorTables {
public:
    static constexpr int houses = R::houses;
    using Resident = ResidentTables<houses>;

    /// `reading` is called before each table is loaded.
    SuccessorTables(TableCache<houses>& cache, TableKind kind, int seeds,
                    std::function<void()> reading = {})
        : cache_(cache), kind_(kind), seeds_(seeds), reading_(std::move(reading)) {}

    /// Bytes in memory, by seeds.
    std::vector<std::uint64_t> sizes() const {
        std::vector<std::uint64_t> sizes;
        for (int n = 0; n <= seeds_max(); ++n)
            sizes.push_back(static_cast<std::uint64_t>(parts_of(kind_)) *
                            ValueTable<houses>::size_of(n));
        return sizes;
    }

    /// Loads these and unloads all others.
    void load_only(const std::function<bool(int)>& wanted) {
        for (int n = 0; n <= table_seeds_max; ++n)
            if (!wanted(n)) cache_.evict(n);
        for (int n = 0; n <= seeds_max(); ++n) {
            if (!wanted(n) || cache_.in_memory(n)) continue;
            if (reading_) reading_();
            cache_.load(n);
        }
    }
    void load_below(int end) {
        load_only([end](int n) { return n < end; });
    }

    /// Fills planes, in scratch files in the folder, while there is no table in progress.
    /// `watch_of` returns the callbacks of each pass. Returns how many values were counted as
    /// wrong. If it was stopped, the planes are unusable.
    std::size_t fill_planes(const TablePlan<houses>& plan, const MemoryPlan& memory,
                            const MoveTables<R>& sowings, const ThreadPool& pool,
                            const std::filesystem::path& folder, CapturePlanes& planes,
                            const std::function<CaptureCallbacks(const Resident&)>& watch_of) {
        for (int part = 0; part < parts_of(kind_); ++part)
            planes.emplace_back(scratch_file(folder, CapturePlane::bytes_needed(plan.tiles())));
        std::size_t wrong = 0;
        for (std::size_t pass = 0; pass < memory.passes.size(); ++pass) {
            const auto& extra = memory.passes[pass];
            load_only([&](int n) {
                return n < memory.resident_below || std::ranges::binary_search(extra, n);
            });
            const Resident resident = cache_.resident_tables(
                [&](int n) { return n >= memory.resident_below || pass == 0; });
            const CaptureCallbacks watch = watch_of(resident);
            const Captures<R> captures(sowings, kind_, seeds_, resident);
            wrong += fill_capture_planes(plan, captures, pool, planes, pass == 0, watch);
            if (watch.stop && watch.stop()) return wrong;
        }
        load_below(memory.resident_below);
        return wrong;
    }

private:
    /// No move captures a single seed, so a capture leads to a table with at least two seeds fewer.
    int seeds_max() const { return seeds_ - 2; }

    TableCache<houses>& cache_;
    const TableKind kind_;
    const int seeds_;
    const std::function<void()> reading_;
};

}  // namespace posthouse::tablebase
