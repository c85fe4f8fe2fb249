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
#include <functional>
#include <string>
#include <thread>

namespace posthouse::wari::tuning {

template <int Houses>
using Tables = tablebase::TableBuilder<TablebaseRules<Houses>>;

/// `act`, for the houses of the variant of this name; 2, and a sentence, where there is none.
template <class Act>
int for_variant(const std::string& name, const Act& act) {
    for (const Variant& variant : variants)
        if (variant.name == name)
            return variant.houses == 6 ? act.template operator()<6>(variant)
                                       : act.template operator()<8>(variant);
    std::fprintf(stderr, "There is no sowing game “%s”.\n", name.c_str());
    return 2;
}

struct TableOrder {
    int seeds = 0;
    tablebase::TableKind kind = tablebase::TableKind::cycle_zero;
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    bool plain = false;  // without the machine's newer instructions
};

/// `finished(builder, seeds)`, if given, is called with each table as soon as it is there.
template <int Houses>
Tables<Houses> built_tables(const Variant& variant, const TableOrder& order,
                            const std::function<void(const Tables<Houses>&, int)>& finished = {}) {
    using Clock = std::chrono::steady_clock;
    Tables<Houses> tables(TablebaseRules<Houses>(variant), order.kind, order.threads,
                          order.plain ? tablebase::plain_kernels() : tablebase::best_kernels());
    const bool watched = isatty(STDERR_FILENO) != 0;
    Clock::duration taken{};
    auto begin = Clock::now();
    std::size_t positions = 0;
    tablebase::BuildCallbacks watch;
    watch.told = [&](const tablebase::BuildCallbacks::Progress& progress) {
        const std::chrono::duration<double> seconds = taken + (Clock::now() - begin);
        const bool done = progress.changed == 0;
        if (done) positions += progress.positions;
        if (done || watched)
            std::fprintf(stderr, "%s%2d seeds: sweep %3d, %10zu changed, %6.1f s%s",
                         watched ? "\r" : "", progress.seeds, progress.sweep, progress.changed,
                         seconds.count(), done ? "\n" : "");
    };
    watch.finished = [&](int seeds) {
        taken += Clock::now() - begin;
        if (finished) finished(tables, seeds);
        begin = Clock::now();
    };
    tables.build(order.seeds, watch);
    const double seconds = std::chrono::duration<double>(taken).count();
    std::fprintf(stderr, "%zu values in %.1f s by %d threads, %.1f million a second\n", positions,
                 seconds, order.threads, static_cast<double>(positions) / seconds / 1e6);
    return tables;
}

template <int Houses>
Tables<Houses> built_tables(const Variant& variant, int seeds) {
    TableOrder order;
    order.seeds = seeds;
    return built_tables<Houses>(variant, order);
}

/// The position as one player and the other see it.
template <int Houses>
tablebase::Row<Houses> row_of(const Position<Houses>& at, Side side) {
    tablebase::Row<Houses> row;
    std::copy_n(at.seeds.begin() + Position<Houses>::cell(side, 0), Houses, row.begin());
    return row;
}

/// What the player to move will still gain, less what the other will.
template <int Houses>
int true_value(const Tables<Houses>& tables, const Position<Houses>& at) {
    const auto mine = row_of(at, at.turn), theirs = row_of(at, other(at.turn));
    const int seeds = tablebase::total_of(mine) + tablebase::total_of(theirs);
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

}  // namespace posthouse::wari::tuning
