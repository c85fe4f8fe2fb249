// `tablebase stats` and `tablebase compare`: what there is to know of all positions of a table
// together, and in how many of them two games differ.
//
// Deliberately absent: what the figures mean (games/table_study.h, docs/tablebases.md).
#pragma once

#include "app/table_telling.h"
#include "strength/progress.h"

#include <atomic>

namespace posthouse {

struct CountingOrder {
    TableKind kind = TableKind::cycle_zero;
    int threads = 1;
    int seeds = table_seeds_max;  // on the board at most
    bool tsv = false;             // for programs
    bool longest = false;         // how long wins take, too
    Audience audience;
    const std::atomic<bool>* stop = nullptr;
};

/// A row for each table. 1 where one is damaged, or it was broken off.
Or<int> tell_counts(const TableQuestion& question, const CountingOrder& order, std::ostream& out,
                    std::ostream& err);

/// The same of two games that are played on the same board: where they differ.
Or<int> tell_differences(const TableQuestion& one, const TableQuestion& other,
                         const CountingOrder& order, std::ostream& out, std::ostream& err);

}  // namespace posthouse
