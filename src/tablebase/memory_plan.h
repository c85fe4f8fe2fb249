// How a table is built within a budget of memory: which smaller tables stay, whether what captures
// give is laid into a plane first, and in how many passes.
//
// The table in work lies in memory in any case: it is read in many places at once. If all that its
// captures lead to fits beside it, nothing else is to be done. Otherwise planes are laid before
// there is a table in work, so that its memory can hold smaller tables then. What fits beside the
// table in work stays from one table to the next, the smallest first.
//
// Planes lie on the disk. They are read from begin to end, a few dozen times at most, and the
// system remembers of them what it has memory for; a table that stays need not be read again at
// all.
#pragma once

#include "tablebase/capture_plane.h"
#include "tablebase/captures.h"
#include "tablebase/scratch_file.h"
#include "tablebase/table_cache.h"

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
    std::uint64_t fixed = 0;             // whatever is done
    std::uint64_t work = 0;              // the table in work
    std::vector<std::uint64_t> smaller;  // the tables that captures lead to, by seeds
};

struct MemoryPlan {
    bool possible = false;
    bool all_at_hand = false;  // no planes are needed
    int staying = 0;           // the tables with fewer seeds than this stay all the time
    /// For planes: the seeds of the tables that are at hand in each pass, beside those that stay.
    /// What the latter give is found in the first pass.
    std::vector<std::vector<int>> passes;
};

MemoryPlan plan_memory(const MemoryNeeds& needs);

// The smaller tables that the captures of a table in work lead to: as a memory plan (memory_plan.h)
// wants them, they are taken from the shelf, and put away again.

template <SowingRules R>
class SuccessorTables {
public:
    static constexpr int houses = R::houses;
    using AtHand = ResidentTables<houses>;

    /// `reading` is told before each table that is loaded.
    SuccessorTables(TableCache<houses>& shelf, TableKind kind, int seeds,
                    std::function<void()> reading = {})
        : shelf_(shelf), kind_(kind), seeds_(seeds), reading_(std::move(reading)) {}

    /// Bytes in memory, by seeds.
    std::vector<std::uint64_t> sizes() const {
        std::vector<std::uint64_t> sizes;
        for (int n = 0; n <= most(); ++n)
            sizes.push_back(static_cast<std::uint64_t>(parts_of(kind_)) *
                            ValueTable<houses>::size_of(n));
        return sizes;
    }

    /// These into memory, and no others.
    void have(const std::function<bool(int)>& wanted) {
        for (int n = 0; n <= table_seeds_max; ++n)
            if (!wanted(n)) shelf_.put_away(n);
        for (int n = 0; n <= most(); ++n) {
            if (!wanted(n) || shelf_.in_memory(n)) continue;
            if (reading_) reading_();
            shelf_.load(n);
        }
    }
    void have_those_below(int end) {
        have([end](int n) { return n < end; });
    }

    /// What captures give, into scratch files in the folder, while there is no table in work yet.
    /// `watch_of` says, before each pass, who looks on at what the tables at hand give. Returns how
    /// many values were called wrong. Where it was stopped, planes are not to be used.
    std::size_t lay_planes(const TablePlan<houses>& plan, const MemoryPlan& memory,
                           const MoveTables<R>& sowings, const ThreadPool& pool,
                           const std::filesystem::path& folder, CapturePlanes& planes,
                           const std::function<CaptureCallbacks(const AtHand&)>& watch_of) {
        for (int part = 0; part < parts_of(kind_); ++part)
            planes.emplace_back(scratch_file(folder, CapturePlane::bytes_needed(plan.tiles())));
        std::size_t wrong = 0;
        for (std::size_t pass = 0; pass < memory.passes.size(); ++pass) {
            const auto& extra = memory.passes[pass];
            have([&](int n) { return n < memory.staying || std::ranges::binary_search(extra, n); });
            const AtHand at_hand =
                shelf_.at_hand([&](int n) { return n >= memory.staying || pass == 0; });
            const CaptureCallbacks watch = watch_of(at_hand);
            const Captures<R> captures(sowings, kind_, seeds_, at_hand);
            wrong += fill_capture_planes(plan, captures, pool, planes, pass == 0, watch);
            if (watch.stop && watch.stop()) return wrong;
        }
        have_those_below(memory.staying);
        return wrong;
    }

private:
    /// No move takes a single seed: what a table leads to has two less, or fewer still.
    int most() const { return seeds_ - 2; }

    TableCache<houses>& shelf_;
    const TableKind kind_;
    const int seeds_;
    const std::function<void()> reading_;
};

}  // namespace posthouse::tablebase
