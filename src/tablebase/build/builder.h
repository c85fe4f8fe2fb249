// Builds the tables of a sowing game, smallest first, without random access to the table being
// built.
// What a table holds: table_kind.h; how values are found: value_iteration.h. If memory cannot hold
// all smaller tables at once, the values of captures come from planes: capture_plane.h.
#pragma once

#include "tablebase/build/value_iteration.h"

#include <array>
#include <cstddef>
#include <functional>
#include <vector>

namespace posthouse::tablebase {

/// Callbacks of a build, all on the thread that called `build`.
struct BuildCallbacks {
    struct Progress {
        int seeds = 0;
        int sweep = 0;
        std::size_t changed = 0;
        std::size_t positions = 0;  // in the table; each counts twice with bounds
    };
    /// After each sweep; the table is finished when nothing has changed.
    std::function<void(const Progress&)> on_sweep;
    /// Called often; true abandons the table in progress.
    std::function<bool()> stop;
    /// A table is finished; it stays valid and in place as long as the builder.
    std::function<void(int seeds)> on_finished;
};

/// Sweeps until nothing changes. Returns the table's parts; none if stopped.
template <SowingRules R>
std::vector<ValueTable<R::houses>> iterate_to_fixpoint(ValueIteration<R>& work, int seeds,
                                                       const BuildCallbacks& callbacks) {
    BuildCallbacks::Progress progress{seeds, 0, 0, work.positions()};
    do {
        progress.changed = work.sweep(callbacks.stop);
        if (work.stopped()) return {};
        ++progress.sweep;
        if (callbacks.on_sweep) callbacks.on_sweep(progress);
    } while (progress.changed > 0);
    return work.finished();
}

/// A single thread for small tables, which are done before other threads would have started.
inline ThreadPool pool_for(std::size_t positions, const ThreadPool& pool) {
    constexpr std::size_t positions_for_threads = 500'000;
    return ThreadPool(positions < positions_for_threads ? 1 : pool.threads());
}

/// Builds tables and keeps all of them in memory.
template <SowingRules R>
class TableBuilder {
public:
    static constexpr int houses = R::houses;
    using Table = ValueTable<houses>;
    using Progress = BuildCallbacks::Progress;

    explicit TableBuilder(const R& rules, TableKind kind = TableKind::cycle_zero, int threads = 1,
                          const Kernels& kernels = best_kernels())
        : kind_(kind), pool_(threads), kernels_(&kernels), move_tables_(rules) {
        for (auto& tables : tables_) tables.reserve(table_seeds_max + 1);
    }

    TableKind kind() const { return kind_; }

    /// Finished tables, indexed by seeds.
    const std::vector<Table>& tables(int part = 0) const {
        ASSERT(part < parts_of(kind_));
        return tables_[static_cast<std::size_t>(part)];
    }

    ResidentTables<houses> resident_tables() const {
        return ResidentTables<houses>({&tables(0), &tables(parts_of(kind_) - 1)});
    }

    /// Adds the next table, built elsewhere, with as many parts as this kind has.
    void add_table(std::vector<Table> parts) {
        ASSERT(static_cast<int>(parts.size()) == parts_of(kind_));
        for (std::size_t part = 0; part < parts.size(); ++part) {
            ASSERT(parts[part].seeds() == static_cast<int>(tables_[part].size()));
            tables_[part].push_back(std::move(parts[part]));
        }
    }

    /// Builds the missing tables up to `seeds`. False if stopped.
    bool build(int seeds, const BuildCallbacks& callbacks = {}) {
        while (static_cast<int>(tables().size()) <= seeds)
            if (!build_next(callbacks)) return false;
        return true;
    }

private:
    bool build_next(const BuildCallbacks& callbacks) {
        const int seeds = static_cast<int>(tables().size());
        const ThreadPool pool = pool_for(Table::size_of(seeds), pool_);
        move_tables_.prepare(seeds, pool);
        ValueIteration<R> work(move_tables_, kind_, seeds, resident_tables(), *kernels_, pool);
        auto parts = iterate_to_fixpoint(work, seeds, callbacks);
        if (parts.empty()) return false;
        add_table(std::move(parts));
        if (callbacks.on_finished) callbacks.on_finished(seeds);
        return true;
    }

    TableKind kind_;
    ThreadPool pool_;
    const Kernels* kernels_;
    MoveTables<R> move_tables_;
    std::array<std::vector<Table>, 2> tables_;  // by part and seeds
};

}  // namespace posthouse::tablebase
