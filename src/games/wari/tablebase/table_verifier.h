// Verifies every value of a finished table: is it what the reference rules (wari.h) make of the
// values of the position's children? Independent of the builder, except for the order of a table's
// values (tablebase/rows.h).
//
// Each row of the mover's is played by the rules, house by house, and each row of the opponent's
// under every sowing that can reach it. A position is then verified by combining, for each move,
// where both rows have gone, and the value there. Positions without moves, endings that must be
// asked for, and one in a thousand of the others are played on a whole board, move by move.
//
// This finds any value that does not follow from its children's. It cannot find cycles of wrong
// values that are consistent with each other: a comparison with the reference solver
// (tuning/reference_solver.h), position by position, shows that the builder makes none.
//
// If the smaller tables are not all in memory at once, there are two steps. What a pass has found
// of captures is verified while its tables are in memory (tablebase/captures.h); a value then has
// to be the best of quiet moves, computed here, and what the planes say of captures.
#pragma once

#include "base/thread_pool.h"
#include "games/wari/dead.h"
#include "games/wari/wari.h"
#include "tablebase/build/capture_plane.h"
#include "tablebase/captures.h"
#include "tablebase/table_kind.h"
#include "tablebase/value_table.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace posthouse::wari {

template <int Houses>
class TableVerifier {
public:
    using Row = posthouse::tablebase::Row<Houses>;
    using Table = tablebase::ValueTable<Houses>;
    /// Captures of one table.
    struct Planes {
        const tablebase::TablePlan<Houses>& plan;
        const tablebase::CapturePlanes& planes;
    };

    TableVerifier(const Variant& variant, tablebase::TableKind kind, int threads)
        : rules_(variant), kind_(kind), pool_(threads) {}

    /// Verifies the table with this many seeds from now on; these tables are in memory.
    void set_table(int seeds, const tablebase::ResidentTables<Houses>& tables) {
        tables_ = tables;
        seeds_ = seeds;
        while (static_cast<int>(rows_.size()) <= seeds)
            rows_.push_back(tablebase::Rows<Houses>::all(static_cast<int>(rows_.size())));
        compute_effects();
    }
    /// Memory used so far.
    std::uint64_t bytes() const {
        std::uint64_t bytes = 0;
        for (const auto& [spill, effects] : effects_)
            bytes += sizeof effects + effects.runs.size() * sizeof(Run);
        for (const auto& rows : rows_) bytes += rows.size() * sizeof(Row);
        return bytes;
    }

    /// How many values of the table are wrong. It must be in memory, and so must all smaller ones,
    /// which are trusted, or planes. `stop`, called now and then on this thread, ends it early.
    std::size_t wrong_values(const std::function<bool()>& stop = {},
                             const Planes* planes = nullptr) {
        struct Part {
            int mine;
            std::size_t row;
        };
        std::vector<Part> parts;
        for (int mine = 0; mine <= seeds_; ++mine)
            for (std::size_t row = 0; row < tablebase::Rows<Houses>::count(mine);
                 row += rows_at_once)
                parts.push_back({mine, row});
        std::atomic<std::size_t> next = 0, wrong = 0;
        std::atomic<bool> stopped = false;
        pool_.run([&](int worker) {
            for (std::size_t k; (k = next.fetch_add(1)) < parts.size() && !stopped;) {
                for (int part = 0; part < tablebase::parts_of(kind_); ++part)
                    wrong += check_rows(parts[k].mine, parts[k].row, part, planes);
                if (worker == 0 && stop && stop()) stopped = true;
            }
        });
        return wrong;
    }

    /// How many values that a pass has found of captures do not follow from the tables in memory.
    /// Thread-safe.
    std::size_t wrong_captures(const tablebase::TableTask& task, const std::uint8_t* tiles) const {
        const auto my_rows = rows_from(task.mine, task.row);
        const std::vector<Row>& their_rows = rows_[task.theirs];
        const std::size_t begin = task.vector * tablebase::tile_side;
        const std::size_t end =
            std::min(begin + task.vectors * tablebase::tile_side, their_rows.size());
        std::size_t wrong = 0;
        for (std::size_t k = 0; k < my_rows.size(); ++k) {
            Bests best;
            best.fill(no_value);
            Flags legal{};
            for (const Line& line : lines_of(my_rows[k], task.theirs, task.part))
                weigh(line, begin, end, best, &legal);
            for (std::size_t b = begin; b < end; ++b) {
                int should_be = best[b - begin];
                if (!legal[b - begin])
                    should_be = play_on_board(my_rows[k], their_rows[b], task.part, true).best;
                else if ((b * my_rows.size() + k) % sample_interval == 0)
                    wrong +=
                        differs(play_on_board(my_rows[k], their_rows[b], task.part), should_be);
                const std::size_t at = b - begin;
                const std::uint8_t found =
                    tiles[at / tablebase::tile_side * tablebase::tile_size +
                          k * tablebase::tile_side + at % tablebase::tile_side];
                wrong += should_be == no_value
                             ? found != tablebase::value_encoding::none
                             : found != tablebase::value_encoding::zero - 2 * should_be;
            }
        }
        return wrong;
    }

private:
    static constexpr std::size_t rows_at_once = 64, columns_at_once = 1024;
    /// So few that the cache lines of these values stay in the first-level cache.
    static constexpr std::size_t checked_columns = 512;
    static constexpr int no_value = -1000;  // less than any value
    static constexpr std::uint8_t barred = tablebase::table_seeds_max + 1;
    static constexpr std::size_t sample_interval = 1009;

    static_assert(columns_at_once >=
                      tablebase::TablePlan<Houses>::range_max * tablebase::tile_side &&
                  columns_at_once % tablebase::tile_side == 0 &&
                  rows_at_once == tablebase::tile_side);
    using Bests = std::array<std::int16_t, columns_at_once>;
    using Flags = std::array<bool, columns_at_once>;

    /// The effect of a sowing on consecutive rows of the opponent's, which go to consecutive rows.
    struct Run {
        std::uint32_t begin = 0, end = 0;
        std::uint32_t to = 0;  // the first one's rank afterwards, among rows with as many seeds
        std::uint8_t captured = 0;  // or `barred`
    };
    struct Effects {
        std::vector<Run> runs;      // all rows, in order
        std::vector<int> captures;  // those that occur
    };
    /// The seeds that each of the opponent's houses gets, and the index plus one of the house in
    /// which the last seed falls, if any.
    using Spill = std::array<std::uint8_t, Houses + 1>;

    struct Played {
        Row left;
        Spill spill;
    };

    Position<Houses> board_of(const Row& mine, const Row& theirs) const {
        Position<Houses> at;
        std::copy(mine.begin(), mine.end(), at.seeds.begin());
        std::copy(theirs.begin(), theirs.end(), at.seeds.begin() + Houses);
        return at;
    }

    /// Plays a house against an empty row.
    Played play(const Row& mine, int house) const {
        const auto sown = rules_.sow(board_of(mine, Row{}), Move{static_cast<std::uint8_t>(house)});
        Played played{};
        std::copy_n(sown.seeds.begin(), Houses, played.left.begin());
        const Row spill = spill_of(mine, house);
        std::copy(spill.begin(), spill.end(), played.spill.begin());
        if (sown.last >= Houses)
            played.spill[Houses] = static_cast<std::uint8_t>(sown.last - Houses + 1);
        return played;
    }

    /// The seeds that reach the opponent's houses: sown onto rows so full that nothing is captured.
    Row spill_of(const Row& mine, int house) const {
        constexpr std::uint8_t full = 4;
        Row theirs;
        theirs.fill(full);
        const auto sown =
            rules_.sow(board_of(mine, theirs), Move{static_cast<std::uint8_t>(house)});
        Row spill;
        for (int h = 0; h < Houses; ++h)
            spill[h] = static_cast<std::uint8_t>(sown.seeds[Houses + h] - full);
        return spill;
    }

    /// Computes the effects of all sowings of the table on all rows.
    void compute_effects() {
        struct Wanted {
            int theirs;
            Spill spill;
            Row mine;
            int house;
            Effects* effects;
        };
        std::vector<Wanted> wanted;
        for (int mine = 1; mine <= seeds_; ++mine)
            for (int house = 0; house < Houses; ++house)
                for (int in_hand = 1; in_hand <= mine; ++in_hand) {
                    Row alone{};
                    alone[house] = static_cast<std::uint8_t>(in_hand);
                    const Spill spill = play(alone, house).spill;
                    const auto [place, is_new] =
                        effects_.try_emplace({seeds_ - mine, spill}, Effects{});
                    if (is_new)
                        wanted.push_back({seeds_ - mine, spill, alone, house, &place->second});
                }
        pool_.for_each(wanted.size(), [&](std::size_t k) {
            const Wanted& one = wanted[k];
            *one.effects = effects_of(one.theirs, one.mine, one.house);
        });
    }

    Effects effects_of(int total, const Row& mine, int house) const {
        Effects effects;
        std::array<bool, tablebase::table_seeds_max + 1> occurs{};
        std::uint32_t from = 0;
        for (const Row& theirs : rows_[total]) {
            const Position<Houses> at = board_of(mine, theirs);
            const Move move{static_cast<std::uint8_t>(house)};
            const auto sown = rules_.sow(at, move);
            Row left;
            std::copy_n(sown.seeds.begin() + Houses, Houses, left.begin());
            auto to = static_cast<std::uint32_t>(tablebase::Rows<Houses>::rank(left));
            auto captured = static_cast<std::uint8_t>(sown.captured_seeds);
            // The rules know whether it may be played; but if nothing else can be, they also allow
            // what is legal only then.
            typename Wari<Houses>::MoveList moves;
            rules_.moves(at, moves);
            const bool only_if_forced = rules_.variant().grand_slam == GrandSlam::only_if_forced &&
                                        tablebase::total_of(left) == 0;
            if (only_if_forced || std::find(moves.begin(), moves.end(), move) == moves.end())
                captured = barred;
            else
                occurs[captured] = true;
            Run* last = effects.runs.empty() ? nullptr : &effects.runs.back();
            if (!last || last->captured != captured || last->to + (last->end - last->begin) != to)
                last = &effects.runs.emplace_back(Run{from, from, to, captured});
            last->end = ++from;
        }
        for (int captured = 0; captured <= tablebase::table_seeds_max; ++captured)
            if (occurs[captured]) effects.captures.push_back(captured);
        return effects;
    }

    /// Null if not in memory.
    const Table* table(int part, int seeds) const { return tables_.get(part, seeds); }

    /// A move of one row of the mover's: for each number of captured seeds, where the values are
    /// and what is gained; null if not in memory.
    struct Line {
        const std::vector<Run>* runs = nullptr;
        std::array<const std::uint8_t*, barred + 1> values{};
        std::array<int, barred + 1> gains{};
    };

    std::size_t check_rows(int mine, std::size_t first, int part, const Planes* planes) const {
        const int theirs = seeds_ - mine;
        const std::size_t width = tablebase::Rows<Houses>::count(theirs);
        const auto my_rows = rows_from(mine, first);
        const std::vector<Row>& their_rows = rows_[theirs];
        std::vector<std::vector<Line>> lines;
        for (const Row& row : my_rows) lines.push_back(lines_of(row, theirs, part));
        const bool all_whole = rules_.variant().dead_ends && seeds_ <= 2;
        if (mine == 0) planes = nullptr;  // no moves, no captures
        std::size_t wrong = 0;
        for (std::size_t begin = 0; begin < width; begin += checked_columns) {
            const std::size_t end = std::min(begin + checked_columns, width);
            const auto taken = planes ? taken_values(*planes, mine, first, part, begin, end)
                                      : std::vector<std::uint8_t>();
            for (std::size_t k = 0; k < my_rows.size(); ++k) {
                Bests best, captures;
                std::fill_n(best.begin(), end - begin, no_value);
                if (planes) {
                    for (const Line& line : lines[k]) weigh(line, begin, end, best);
                    for (std::size_t at = 0; at < end - begin; ++at) {
                        const std::uint8_t left =
                            taken[at / tablebase::tile_side * tablebase::tile_size +
                                  k * tablebase::tile_side + at % tablebase::tile_side];
                        captures[at] = static_cast<std::int16_t>(
                            left == tablebase::value_encoding::none
                                ? no_value
                                : (tablebase::value_encoding::zero - left) / 2);
                        best[at] = std::max(best[at], captures[at]);
                    }
                } else {
                    for (const Line& line : lines[k]) weigh(line, begin, end, best);
                }
                const std::uint8_t* value = table(part, seeds_)->row_of(theirs, begin) + first + k;
                const std::size_t stride = tablebase::Rows<Houses>::count(mine);
                std::size_t place = (begin * stride + first + k) % sample_interval;
                for (std::size_t b = begin; b < end; ++b, value += stride) {
                    int should_be = best[b - begin];
                    const bool sampled = place == 0;
                    place += stride % sample_interval;
                    place -= place < sample_interval ? 0 : sample_interval;
                    if (should_be == no_value || all_whole || sampled) {
                        BoardResult played = play_on_board(my_rows[k], their_rows[b], part);
                        if (planes && !played.ended)
                            played.best = std::max<int>(played.best, captures[b - begin]);
                        if (should_be != no_value && !all_whole) wrong += played.best != should_be;
                        should_be = played.best;
                    }
                    wrong += *value != should_be + Table::zero;
                }
            }
        }
        return wrong;
    }

    /// The planes' values of some columns, in tiles.
    std::vector<std::uint8_t> taken_values(const Planes& planes, int mine, std::size_t row,
                                           int part, std::size_t begin, std::size_t end) const {
        const std::size_t first = begin / tablebase::tile_side,
                          count = tablebase::tiles_of(end) - first;
        std::vector<std::uint8_t> taken(count * tablebase::tile_size);
        planes.plan.for_runs(
            mine, row, first, count,
            [&](std::size_t tile, std::size_t vector, std::size_t vectors) {
                std::uint8_t* out = taken.data() + (vector - first) * tablebase::tile_size;
                const std::uint8_t* from =
                    planes.planes[static_cast<std::size_t>(part)].read(tile, vectors, out);
                if (from != out) std::copy_n(from, vectors * tablebase::tile_size, out);
            });
        return taken;
    }

    std::span<const Row> rows_from(int total, std::size_t first) const {
        const std::vector<Row>& rows = rows_[total];
        return std::span(rows).subspan(first, std::min(rows_at_once, rows.size() - first));
    }

    std::vector<Line> lines_of(const Row& row, int theirs, int part) const {
        std::vector<Line> lines;
        for (int house = 0; house < Houses; ++house) {
            if (row[house] == 0) continue;
            const Played played = play(row, house);
            const Effects& effects = effects_.at({theirs, played.spill});
            Line& line = lines.emplace_back();
            line.runs = &effects.runs;
            for (const int captured : effects.captures) {
                if (const Table* there =
                        table(tablebase::part_of_children(kind_, part), seeds_ - captured))
                    line.values[captured] =
                        there->row_of(tablebase::total_of(played.left),
                                      tablebase::Rows<Houses>::rank(played.left));
                line.gains[captured] = Table::zero + tablebase::gain_of(kind_, part, captured);
            }
        }
        return lines;
    }

    /// Improves `best` by what a move is worth against some of the opponent's rows, if its table is
    /// in memory; `legal`: whether it may be played.
    static void weigh(const Line& line, std::size_t begin, std::size_t end, Bests& best,
                      Flags* legal = nullptr) {
        auto run =
            std::upper_bound(line.runs->begin(), line.runs->end(), begin,
                             [](std::size_t rank, const Run& one) { return rank < one.end; });
        for (; run != line.runs->end() && run->begin < end; ++run) {
            if (run->captured == barred) continue;
            const std::size_t first = std::max<std::size_t>(run->begin, begin);
            const std::size_t last = std::min<std::size_t>(run->end, end);
            if (legal)
                std::fill(legal->begin() + (first - begin), legal->begin() + (last - begin), true);
            if (!line.values[run->captured]) continue;
            const int gain = line.gains[run->captured];
            const std::uint8_t* values = line.values[run->captured] + run->to + first - run->begin;
            std::int16_t* out = best.data() + first - begin;
            for (std::size_t k = 0; k < last - first; ++k)
                out[k] = std::max(out[k], static_cast<std::int16_t>(gain - values[k]));
        }
    }

    /// By the reference rules, on a whole board: the best of the moves whose tables are in memory,
    /// or the value of the ending if the game is over.
    struct BoardResult {
        int best = no_value;
        bool ended = false;
    };
    static bool differs(const BoardResult& played, int best) {
        return !played.ended && played.best != best;
    }
    /// If every move leaves the opponent with nothing (`all_starve`), no table is needed.
    BoardResult play_on_board(const Row& mine, const Row& theirs, int part,
                              bool all_starve = false) const {
        const Position<Houses> at = board_of(mine, theirs);
        typename Wari<Houses>::MoveList moves;
        rules_.moves(at, moves);
        if (moves.empty())
            return {worth_of_end(at, Side::first,
                                 tablebase::total_of(mine) == 0 ? wari::ends::no_stones
                                                                : wari::ends::cannot_feed,
                                 part),
                    true};
        if (rules_.variant().dead_ends && dead(rules_, at))
            return {worth_of_end(at, Side::first, wari::ends::stalemate, part), true};
        int best = no_value;
        for (const Move move : moves) {
            const auto after = rules_.play(at, move);
            const int captured = after.stores[0];
            const Table* there = table(tablebase::part_of_children(kind_, part), seeds_ - captured);
            if (!there && !all_starve) continue;
            if ((rules_.variant().starved_ends || all_starve) &&
                after.seeds_of(Side::second) == 0) {
                const auto reason =
                    rules_.variant().starved_ends ? wari::ends::starved : wari::ends::no_stones;
                best = std::max(best, worth_of_end(after, Side::first, reason, part));
                continue;
            }
            if (!there) continue;
            Row left, next;
            std::copy_n(after.seeds.begin(), Houses, left.begin());
            std::copy_n(after.seeds.begin() + Houses, Houses, next.begin());
            best = std::max(best,
                            tablebase::gain_of(kind_, part, captured) - there->value(next, left));
        }
        return {best, false};
    }

    /// The value of an ending, including what was captured on the way to it.
    int worth_of_end(const Position<Houses>& position, Side side, std::string_view reason,
                     int part) const {
        Verdict verdict;
        verdict.over = true;
        verdict.reason = reason;
        const auto stores = rules_.apply_verdict(position, verdict).stores;
        return tablebase::worth_of(kind_, part,
                                   {stores[index_of(side)], stores[index_of(other(side))]});
    }

    Wari<Houses> rules_;
    tablebase::TableKind kind_;
    ThreadPool pool_;
    tablebase::ResidentTables<Houses> tables_;
    int seeds_ = 0;
    std::vector<std::vector<Row>> rows_;  // by total
    std::map<std::pair<int, Spill>, Effects> effects_;
};

}  // namespace posthouse::wari
