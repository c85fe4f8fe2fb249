// The tables used by the tools here, built in memory with progress on the terminal.
#pragma once

#include "games/wari/packed_rules.h"
#include "games/wari/tablebase/tablebase_rules.h"
#include "games/wari/terms.h"
#include "games/wari/wari.h"
#include "tablebase/build/builder.h"

#include <unistd.h>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <string>
#include <thread>

namespace posthouse::wari::tuning {

template <int Houses>
using Tables = tablebase::TableBuilder<TablebaseRules<Houses>>;

/// Calls `act` for the board width of the variant with this name; returns 2 with a message if there
/// is none.
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

/// `finished(builder, seeds)`, if given, is called after each table.
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
    watch.on_sweep = [&](const tablebase::BuildCallbacks::Progress& progress) {
        const std::chrono::duration<double> seconds = taken + (Clock::now() - begin);
        const bool done = progress.changed == 0;
        if (done) positions += progress.positions;
        if (done || watched)
            std::fprintf(stderr, "%s%2d seeds: sweep %3d, %10zu changed, %6.1f s%s",
                         watched ? "\r" : "", progress.seeds, progress.sweep, progress.changed,
                         seconds.count(), done ? "\n" : "");
    };
    watch.on_finished = [&](int seeds) {
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

/// The position as each player sees it.
template <int Houses>
tablebase::Row<Houses> row_of(const Position<Houses>& position, Side side) {
    tablebase::Row<Houses> row;
    std::copy_n(position.seeds.begin() + Position<Houses>::cell(side, 0), Houses, row.begin());
    return row;
}

/// What the player to move will still gain, minus what the opponent will.
template <int Houses>
int true_value(const Tables<Houses>& tables, const Position<Houses>& position) {
    const auto mine = row_of(position, position.turn),
               theirs = row_of(position, other(position.turn));
    const int seeds = tablebase::total_of(mine) + tablebase::total_of(theirs);
    return tables.tables()[static_cast<std::size_t>(seeds)].value(mine, theirs);
}

/// The same for one of their moves: what it captures, minus what the opponent gains from there.
template <int Houses>
int true_value(const Tables<Houses>& tables, const Wari<Houses>& rules,
               const Position<Houses>& position, Move move) {
    const auto after = rules.play(position, move);
    const auto store = index_of(position.turn);
    return after.stores[store] - position.stores[store] - true_value(tables, after);
}

}  // namespace posthouse::wari::tuning
