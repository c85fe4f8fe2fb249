// The tables that the tools here work with, built in memory as a line on the terminal tells how far
// they are.
//
// Deliberately absent: files.
#pragma once

#include "games/wari/table_rules.h"
#include "games/wari/wari.h"
#include "tablebase/builder.h"

#include <unistd.h>
#include <algorithm>
#include <chrono>
#include <cstdio>

namespace posthouse::wari {

template <int Houses>
using Tables = TableBuilder<TableRules<Houses>>;

template <int Houses>
Tables<Houses> built_tables(const Variant& variant, int seeds) {
    using Clock = std::chrono::steady_clock;
    Tables<Houses> tables{TableRules<Houses>(variant)};
    const bool watched = isatty(STDERR_FILENO) != 0;
    const auto begin = Clock::now();
    std::size_t positions = 0;
    tables.build(seeds, [&](const typename Tables<Houses>::Progress& progress) {
        const std::chrono::duration<double> taken = Clock::now() - begin;
        const bool done = progress.changed == 0;
        if (done) positions += progress.positions;
        if (done || watched)
            std::fprintf(stderr, "%s%2d seeds: sweep %3d, %10zu changed, %6.1f s%s",
                         watched ? "\r" : "", progress.seeds, progress.sweep, progress.changed,
                         taken.count(), done ? "\n" : "");
        if (done && progress.seeds == seeds)
            std::fprintf(stderr, "%zu positions, %.1f million a second\n", positions,
                         static_cast<double>(positions) / taken.count() / 1e6);
    });
    return tables;
}

/// The position as one player and the other see it.
template <int Houses>
Row<Houses> row_of(const Position<Houses>& at, Side side) {
    Row<Houses> row;
    std::copy_n(at.seeds.begin() + Position<Houses>::cell(side, 0), Houses, row.begin());
    return row;
}

/// What the player to move will still gain, less what the other will.
template <int Houses>
int true_value(const Tables<Houses>& tables, const Position<Houses>& at) {
    const auto mine = row_of(at, at.turn), theirs = row_of(at, other(at.turn));
    const int seeds = total_of(mine) + total_of(theirs);
    return tables.tables()[static_cast<std::size_t>(seeds)].value(mine, theirs);
}

/// The same of one of his moves: what it captures, less what the other gains from there.
template <int Houses>
int true_value(const Tables<Houses>& tables, const Wari<Houses>& rules, const Position<Houses>& at,
               Move move) {
    const auto after = rules.play(at, move);
    const auto store = index_of(at.turn);
    return after.stores[store] - at.stores[store] - true_value(tables, after);
}

}  // namespace posthouse::wari
