// Builds the tables of a sowing game, from no seeds upwards, without one random access to the table
// being built. What a table holds: table_kind.h; how it is worked out: table_work.h. Where there is
// no memory for all smaller tables at once, what captures give comes from planes: capture_plane.h.
#pragma once

#include "tablebase/value_iteration.h"

#include <array>
#include <cstddef>
#include <functional>
#include <vector>

namespace posthouse::tablebase {

/// Who is told what while tables are built. All are called on the thread that called `build`.
struct BuildCallbacks {
    struct Progress {
        int seeds = 0;
        int sweep = 0;
        std::size_t changed = 0;
        std::size_t positions = 0;  // in the table; with bounds each counts twice
    };
    /// After each sweep; when nothing has changed the table is finished.
    std::function<void(const Progress&)> told;
    /// Asked all the time. The table in work is given up when it says true.
    std::function<bool()> stop;
    /// A table is finished, and stays where it is for as long as the builder does.
    std::function<void(int seeds)> finished;
};

/// Sweeps until nothing changes. The table's parts; none where it was stopped.
template <SowingRules R>
std::vector<ValueTable<R::houses>> worked_out(ValueIteration<R>& work, int seeds,
                                              const BuildCallbacks& watch) {
    BuildCallbacks::Progress progress{seeds, 0, 0, work.positions()};
    do {
        progress.changed = work.sweep(watch.stop);
        if (work.stopped()) return {};
        ++progress.sweep;
        if (watch.told) watch.told(progress);
    } while (progress.changed > 0);
    return work.finished();
}

/// Smaller tables are done before other threads have begun.
inline ThreadPool crew_for(std::size_t positions, const ThreadPool& pool) {
    constexpr std::size_t positions_for_threads = 500'000;
    return ThreadPool(positions < positions_for_threads ? 1 : pool.threads());
}

/// Builds tables that all stay in memory.
template <SowingRules R>
class TableBuilder {
public:
    static constexpr int houses = R::houses;
    using Table = ValueTable<houses>;
    using Progress = BuildCallbacks::Progress;

    explicit TableBuilder(const R& rules, TableKind kind = TableKind::cycle_zero, int threads = 1,
                          const Kernels& kernels = best_kernels())
        : kind_(kind), pool_(threads), kernels_(&kernels), sowings_(rules) {
        for (auto& tables : tables_) tables.reserve(table_seeds_max + 1);
    }

    TableKind kind() const { return kind_; }

    /// Tables so far, by seeds.
    const std::vector<Table>& tables(int part = 0) const {
        ASSERT(part < parts_of(kind_));
        return tables_[static_cast<std::size_t>(part)];
    }

    ResidentTables<houses> at_hand() const {
        return ResidentTables<houses>({&tables(0), &tables(parts_of(kind_) - 1)});
    }

    /// Takes the next table, in as many parts as this kind has, from elsewhere.
    void take(std::vector<Table> parts) {
        ASSERT(static_cast<int>(parts.size()) == parts_of(kind_));
        for (std::size_t part = 0; part < parts.size(); ++part) {
            ASSERT(parts[part].seeds() == static_cast<int>(tables_[part].size()));
            tables_[part].push_back(std::move(parts[part]));
        }
    }

    /// Builds those that are still missing up to so many seeds. False where it was stopped.
    bool build(int seeds, const BuildCallbacks& watch = {}) {
        while (static_cast<int>(tables().size()) <= seeds)
            if (!build_next(watch)) return false;
        return true;
    }

private:
    bool build_next(const BuildCallbacks& watch) {
        const int seeds = static_cast<int>(tables().size());
        const ThreadPool pool = crew_for(Table::size_of(seeds), pool_);
        sowings_.prepare(seeds, pool);
        ValueIteration<R> work(sowings_, kind_, seeds, at_hand(), *kernels_, pool);
        auto parts = worked_out(work, seeds, watch);
        if (parts.empty()) return false;
        take(std::move(parts));
        if (watch.finished) watch.finished(seeds);
        return true;
    }

    TableKind kind_;
    ThreadPool pool_;
    const Kernels* kernels_;
    MoveTables<R> sowings_;
    std::array<std::vector<Table>, 2> tables_;  // by part and seeds
};

}  // namespace posthouse::tablebase
