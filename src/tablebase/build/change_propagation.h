// The end of a table's computation: when few values still change, following each change to the
// positions before it costs less than sweeps over tiles (retrograde analysis; K. Thompson,
// "Retrograde analysis of certain endgames", 1986).
//
// A position that has become worse for its player to move raises the values of the positions with a
// quiet move to it, at once. One that has become better may lower those whose value it was: these
// are computed again. Every change of a value is followed in turn, until there are none.
//
// Threads share the table. Values only move away from 0 (value_iteration.h), so of two results for
// a position the one further away is the newer, and only that is stored. A value that falls is
// computed again after it was stored: either that sees a change made meanwhile, or whoever follows
// that change sees the value stored.
#pragma once

#include "base/thread_pool.h"
#include "tablebase/captures.h"
#include "tablebase/files/tiled_table.h"
#include "tablebase/sowing.h"
#include "tablebase/table_kind.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace posthouse::tablebase {

/// A position whose value has changed, and its byte before.
struct ValueChange {
    std::uint32_t rank = 0;  // of the opponent's row
    std::uint32_t mine = 0;  // of the mover's row
    std::uint8_t theirs = 0;
    std::uint8_t part = 0;
    std::uint8_t before = 0;
};

template <SowingRules R>
class ChangePropagation {
public:
    static constexpr int houses = R::houses;
    using Tables = std::vector<TiledTable<houses>>;

    /// `tables`: by part. All smaller tables must be in memory.
    ChangePropagation(const MoveTables<R>& moves, TableKind kind, int seeds,
                      const Captures<R>& captures, Tables& tables)
        : moves_(moves), kind_(kind), seeds_(seeds), captures_(captures), tables_(tables) {
        for (int total = 0; total <= seeds; ++total) rows_.push_back(Rows<houses>::all(total));
        find_sources();
    }

    /// Memory for the rows and the moves to them.
    static std::uint64_t bytes_needed(int seeds) {
        std::uint64_t rows = 0;
        for (int total = 0; total <= seeds; ++total) rows += Rows<houses>::count(total);
        return rows * (sizeof(Row<houses>) + sizeof(std::uint32_t) + houses * sizeof(Source));
    }

    /// Follows these changes and all that they lead to. False if `stop` returned true; it is called
    /// on this thread only.
    bool run(std::vector<ValueChange> changes, const ThreadPool& pool,
             const std::function<bool()>& stop) {
        std::vector<std::vector<ValueChange>> found(static_cast<std::size_t>(pool.threads()));
        const ThreadPool alone(1);
        while (!changes.empty()) {
            if (stop && stop()) return false;
            std::atomic<std::size_t> next = 0;
            (changes.size() < changes_for_threads ? alone : pool).run([&](int worker) {
                Worker work{found[static_cast<std::size_t>(worker)], {}, {}};
                for (std::size_t k; (k = next.fetch_add(batch)) < changes.size();)
                    follow(std::span(changes).subspan(k, std::min(batch, changes.size() - k)),
                           work);
            });
            changes.clear();
            for (auto& more : found) {
                changes.insert(changes.end(), more.begin(), more.end());
                more.clear();
            }
        }
        return true;
    }

private:
    static constexpr std::size_t batch = 32, changes_for_threads = 4096;

    /// A row of the mover's with a move to some row.
    struct Source {
        std::uint32_t rank = 0;
        std::uint8_t total = 0;
        std::uint8_t spill_over = 0;
    };

    /// A position with a move to one that has changed.
    struct Before {
        std::uint8_t* value = nullptr;
        std::uint32_t mine = 0, theirs = 0;  // ranks of the rows
        std::uint8_t my_total = 0, their_total = 0;
        std::uint8_t part = 0;
        std::uint8_t spill_over = 0;  // of the move
        std::uint8_t offers = 0;      // what it is worth now
        std::uint8_t offered = 0;     // what it was worth before
    };

    struct Worker {
        std::vector<ValueChange>& found;
        std::vector<Before> before;
        std::vector<typename Captures<R>::TakenValue> taken;
    };

    static std::uint8_t load(const std::uint8_t* value) {
        return __atomic_load_n(value, __ATOMIC_SEQ_CST);
    }
    static std::uint8_t even(std::uint8_t form) { return form & 0xFE; }
    /// The value that a move to a position has for the player who makes it.
    static std::uint8_t worth_to_mover(std::uint8_t form) {
        return static_cast<std::uint8_t>(256 - even(form));
    }

    void find_sources() {
        std::size_t rows = 0;
        for (int total = 0; total <= seeds_; ++total) {
            first_row_[total] = rows;
            rows += Rows<houses>::count(total);
        }
        begin_.assign(rows + 1, 0);
        const auto each_move = [&](auto&& code) {
            for (int total = 1; total <= seeds_; ++total)
                for (std::uint32_t rank = 0; rank < Rows<houses>::count(total); ++rank)
                    for (const RowMove& move : moves_.moves_of(total).of(rank))
                        code(first_row_[move.total] + move.rank,
                             Source{rank, static_cast<std::uint8_t>(total), move.spill_over});
        };
        each_move([&](std::size_t to, const Source&) { ++begin_[to]; });
        std::uint32_t sum = 0;
        for (std::uint32_t& begin : begin_) begin = sum += begin;
        sources_.resize(sum);
        each_move([&](std::size_t to, const Source& source) { sources_[--begin_[to]] = source; });
    }

    void follow(std::span<const ValueChange> changes, Worker& work) {
        work.before.clear();
        for (const ValueChange& change : changes) find_before(change, work.before);
        for (const Before& one : work.before) {
            const std::uint8_t now = load(one.value);
            if (one.offers > value_encoding::zero) {
                if (one.offers > even(now) && is_quiet(one)) raise(one, now, work);
            } else if (may_fall(one, now) && is_quiet(one)) {
                lower(one, work);
            }
        }
    }

    void find_before(const ValueChange& change, std::vector<Before>& out) const {
        const int part = part_of_children(kind_, change.part);  // its own inverse
        const std::uint8_t now = load(byte(change.part, change.theirs, change.rank, change.mine));
        const Row<houses>& sown =
            rows_[static_cast<std::size_t>(seeds_ - change.theirs)][change.mine];
        const std::size_t to = first_row_[change.theirs] + change.rank;
        for (std::uint32_t k = begin_[to]; k < begin_[to + 1]; ++k) {
            const Source& source = sources_[k];
            const int theirs = seeds_ - source.total;
            const auto rank = rank_before(sown, source.spill_over);
            if (!rank) continue;
            const Before one{byte(part, theirs, *rank, source.rank),
                             source.rank,
                             *rank,
                             source.total,
                             static_cast<std::uint8_t>(theirs),
                             static_cast<std::uint8_t>(part),
                             source.spill_over,
                             worth_to_mover(now),
                             worth_to_mover(change.before)};
            __builtin_prefetch(one.value);
            out.push_back(one);
        }
    }

    /// The row of the opponent's that a move's seeds turn into this one if it is quiet.
    std::optional<std::uint32_t> rank_before(const Row<houses>& sown, std::uint8_t number) const {
        const SpillOver seeds = moves_.spill_over(number);
        Row<houses> row = sown;
        for (int house = 0; house < houses; ++house) {
            const int more = seeds.each + (house < seeds.more);
            if (row[house] < more) return {};
            row[house] = static_cast<std::uint8_t>(row[house] - more);
        }
        return static_cast<std::uint32_t>(Rows<houses>::rank(row));
    }

    /// Checked last, since it needs more memory than everything before.
    bool is_quiet(const Before& one) const {
        const SpillOverMap& map = moves_.spill_over_map(one.their_total, one.spill_over);
        const std::size_t vector = one.theirs / tile_side;
        return !((map.taking[vector] | map.barred[vector]) >> one.theirs % tile_side & 1);
    }

    std::uint8_t* byte(int part, int theirs, std::uint32_t rank, std::uint32_t mine) const {
        return tables_[static_cast<std::size_t>(part)].tile(theirs, rank / tile_side,
                                                            mine / tile_side) +
               rank % tile_side * tile_side + mine % tile_side;
    }

    static void raise(const Before& one, std::uint8_t now, Worker& work) {
        while (one.offers > even(now) && !replace(one, now, one.offers | 1, work)) {
        }
    }

    /// Only if its value was this move's, and nothing is known to keep it.
    static bool may_fall(const Before& one, std::uint8_t now) {
        return even(now) == one.offered && one.offered > one.offers &&
               !value_encoding::at_floor(now);
    }

    void lower(const Before& one, Worker& work) const {
        for (;;) {
            std::uint8_t now = load(one.value);
            const std::uint8_t best = best_of_moves(one, even(now), work);
            if (even(best) >= even(now)) return;
            replace(one, now, best, work);
        }
    }

    /// False if another thread has changed the value, which is then in `now`.
    static bool replace(const Before& one, std::uint8_t& now, int form, Worker& work) {
        const std::uint8_t before = now;
        if (!__atomic_compare_exchange_n(one.value, &now, static_cast<std::uint8_t>(form), false,
                                         __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
            return false;
        work.found.push_back({one.theirs, one.mine, one.their_total, one.part, before});
        return true;
    }

    /// A position's byte by all its moves; not exact if it is at least `enough`.
    std::uint8_t best_of_moves(const Before& one, std::uint8_t enough, Worker& work) const {
        const int part = part_of_children(kind_, one.part);
        const std::size_t vector = one.theirs / tile_side, lane = one.theirs % tile_side;
        int quiet = 0;
        bool takes = false;
        for (const RowMove& move : moves_.moves_of(one.my_total).of(one.mine)) {
            const SpillOverMap& map = moves_.spill_over_map(one.their_total, move.spill_over);
            takes |= map.taking[vector] >> lane & 1;
            if ((map.taking[vector] | map.barred[vector]) >> lane & 1) continue;
            const auto to = static_cast<std::uint32_t>(map.quiet.image_of(one.theirs));
            quiet =
                std::max<int>(quiet, worth_to_mover(load(byte(part, move.total, move.rank, to))));
        }
        if (!takes || quiet >= enough) return static_cast<std::uint8_t>(quiet);
        work.taken.clear();
        TableTask task;
        task.mine = one.my_total;
        task.theirs = one.their_total;
        task.part = one.part;
        captures_.find(task, one.mine, one.theirs, work.taken);
        int taken = 0;
        for (const auto* next = work.taken.data(); next->value; ++next)
            taken =
                std::max(taken, 256 - captures_.left_by(one.part, next->captured, *next->value));
        return static_cast<std::uint8_t>(taken >= quiet ? taken | 1 : quiet);
    }

    const MoveTables<R>& moves_;
    const TableKind kind_;
    const int seeds_;
    const Captures<R>& captures_;
    Tables& tables_;
    std::vector<std::vector<Row<houses>>> rows_;  // by total
    // The moves to each row: all rows by total and rank.
    std::array<std::size_t, table_seeds_max + 1> first_row_{};
    std::vector<std::uint32_t> begin_;
    std::vector<Source> sources_;
};

}  // namespace posthouse::tablebase
