// Builds the tables of a sowing game, from no seeds upwards, without one random access to the table
// being built. What a table holds: table_kind.h; how it is worked out: table_work.h.
//
// Deliberately absent: any game's name, files.
#pragma once

#include "tablebase/table_work.h"

#include <array>
#include <cstddef>
#include <functional>
#include <vector>

namespace posthouse {

/// Who is told what while tables are built. All are called on the thread that called `build`.
struct TableWatch {
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

template <SowingRules R>
class TableBuilder {
public:
    static constexpr int houses = R::houses;
    using Table = ValueTable<houses>;
    using Progress = TableWatch::Progress;

    explicit TableBuilder(const R& rules, TableKind kind = TableKind::cycle_zero, int threads = 1,
                          const Kernels& kernels = best_kernels())
        : kind_(kind), crew_(threads), kernels_(&kernels), sowings_(rules) {
        for (auto& tables : tables_) tables.reserve(table_seeds_max + 1);
    }

    TableKind kind() const { return kind_; }

    /// Tables so far, by seeds.
    const std::vector<Table>& tables(int part = 0) const {
        ASSERT(part < parts_of(kind_));
        return tables_[static_cast<std::size_t>(part)];
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
    bool build(int seeds, const TableWatch& watch = {}) {
        while (static_cast<int>(tables().size()) <= seeds)
            if (!build_next(watch)) return false;
        return true;
    }

private:
    /// Smaller tables are done before other threads have begun.
    static constexpr std::size_t positions_for_threads = 500'000;

    bool build_next(const TableWatch& watch) {
        Progress progress{static_cast<int>(tables().size()), 0, 0, 0};
        const Crew crew(Table::size_of(progress.seeds) < positions_for_threads ? 1
                                                                               : crew_.threads());
        sowings_.prepare(progress.seeds,
                         [&](std::size_t count, const auto& work) { crew.for_each(count, work); });
        TableWork<R> work(sowings_, kind_, progress.seeds, {&tables_[0], &tables_[1]}, *kernels_,
                          crew);
        progress.positions = work.positions();
        do {
            progress.changed = work.sweep(watch.stop);
            if (work.stopped()) return false;
            ++progress.sweep;
            if (watch.told) watch.told(progress);
        } while (progress.changed > 0);
        take(work.finished());
        if (watch.finished) watch.finished(progress.seeds);
        return true;
    }

    TableKind kind_;
    Crew crew_;
    const Kernels* kernels_;
    Sowings<R> sowings_;
    std::array<std::vector<Table>, 2> tables_;  // by part and seeds
};

}  // namespace posthouse
