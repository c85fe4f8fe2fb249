// `tablebase stats` and `tablebase compare`: what there is to know of all positions of a table
// together, and in how many of them two games differ.
//
// Deliberately absent: what the figures mean (games/table_study.h, docs/tablebases.md).
#pragma once

#include "app/table_telling.h"
#include "strength/progress.h"

#include <atomic>

namespace posthouse::app {

struct StatsOptions {
    tablebase::TableKind kind = tablebase::TableKind::cycle_zero;
    int threads = 1;
    int seeds = tablebase::table_seeds_max;  // on the board at most
    bool tsv = false;                        // for programs
    bool longest = false;                    // how long wins take, too
    strength::ProgressOutput audience;
    const std::atomic<bool>* stop = nullptr;
};

/// A row for each table. 1 where one is damaged, or it was broken off.
Expected<int> tell_counts(const ProbeOptions& question, const StatsOptions& order,
                          std::ostream& out, std::ostream& err);

/// The same of two games that are played on the same board: where they differ.
Expected<int> tell_differences(const ProbeOptions& one, const ProbeOptions& other,
                               const StatsOptions& order, std::ostream& out, std::ostream& err);

}  // namespace posthouse::app
