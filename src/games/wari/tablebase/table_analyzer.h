// Statistics of finished tables (games/tables/tables.h): follows every move of every position, with
// the moves of one row at a time (tablebase_rules.h).
//
// Positions are visited in tiles of 64 by 64 rows: for one row of the mover's, what a move leads to
// is contiguous for all rows of the opponent's.
//
// The length of wins is computed in rounds. Round d settles the positions that take d plies: the
// gaining player has a move that keeps the value to a position that takes d - 1; the opponent has
// only moves that keep it to positions that take less than d. Each value but 0 is settled at some
// time, since what is gained by force is gained in a finite number of moves
// (tablebase/table_kind.h).
#pragma once

#include "base/thread_pool.h"
#include "games/tables/tables.h"
#include "games/wari/tablebase/tablebase_rules.h"
#include "games/wari/tablebase/tables.h"
#include "tablebase/files/table_file.h"
#include "tablebase/files/tablebase_folder.h"
#include "tablebase/value_table.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::wari {

template <int Houses>
class TableAnalyzer {
public:
    TableAnalyzer(const Variant& variant, const tablebase::TablebaseFolder& tables,
                  const games::TableStatisticsOptions& order,
                  const games::TableStatisticsCallbacks& listener)
        : variant_(variant),
          rules_(variant),
          tables_(tables),
          order_(order),
          listener_(listener),
          pool_(order.threads) {}

    bool run() {
        for (int seeds = 0; seeds <= variant_.seeds_total(); ++seeds) {
            const std::uint8_t* const values =
                tables_.in_memory(tablebase::TableKind::cycle_zero, seeds);
            if (!values) return true;
            take(seeds, values);
            games::TableStatistics study = values_studied();
            if (order_.longest) study.longest = longest();
            if (stopped_) return false;
            if (listener_.studied) listener_.studied(seeds, study);
        }
        return true;
    }

private:
    using Row = posthouse::tablebase::Row<Houses>;
    using Plies = std::uint16_t;

    static constexpr std::size_t side = 64;  // of a tile
    static constexpr Plies unsettled = 0xFFFF;
    static constexpr std::uint8_t barred = tablebase::table_seeds_max + 1;

    /// The effect of a move across the board on a row of the opponent's.
    struct Effect {
        std::uint32_t to = 0;
        std::uint8_t captured = 0;  // or `barred`
    };

    /// A move of one row of the mover's.
    struct Choice {
        const Effect* effects = nullptr;  // by the opponent's row
        std::uint32_t rank = 0;           // of the row after the move
        int total = 0;                    // its seeds
        std::size_t quiet = 0;            // offset of its row of values, if nothing is captured
    };
    struct Choices {
        std::array<Choice, Houses> choices;
        int count = 0;
    };

    struct Table {
        tablebase::TableShape shape;
        const std::uint8_t* values;
        std::vector<std::atomic<Plies>> plies;  // if requested
        std::size_t row(int theirs, std::uint64_t rank) const {
            return shape.begin(theirs) + rank * shape.width(theirs);
        }
    };

    struct Place {
        int mine = 0;         // seeds
        std::uint32_t a = 0;  // the rank of the mover's row
        std::uint32_t b = 0;  // the rank of the opponent's
        friend bool operator==(const Place&, const Place&) = default;
    };

    /// What the moves of a position lead to.
    struct Look {
        int moves = 0, best = 0;            // how many are legal, how many keep the value
        Plies least = unsettled, most = 0;  // of the positions that the best lead to
    };

    void take(int seeds, const std::uint8_t* values) {
        seeds_ = seeds;
        looked_at_ = 0;
        tables_by_seeds_.push_back({tablebase::TableShape(Houses, seeds), values, {}});
        rows_.push_back(tablebase::Rows<Houses>::all(seeds));
        choices_.assign(1, {});
        for (int mine = 1; mine <= seeds; ++mine) choices_.push_back(choices_of(mine));
        ended_.clear();
        for (const auto& ended : rules_.ended(seeds))
            ended_.push_back(
                {tablebase::total_of(ended.mine),
                 static_cast<std::uint32_t>(tablebase::Rows<Houses>::rank(ended.mine)),
                 static_cast<std::uint32_t>(tablebase::Rows<Houses>::rank(ended.theirs))});
    }

    std::vector<Choices> choices_of(int mine) {
        std::vector<Choices> all;
        const int theirs = seeds_ - mine;
        for (const Row& row : rows_[mine]) {
            Choices& choices = all.emplace_back();
            for (int house = 0; house < Houses; ++house) {
                if (row[house] == 0) continue;
                const auto lift = rules_.lift(row, house);
                Choice& choice = choices.choices[choices.count++];
                choice.effects = effects_of(theirs, lift.spill_over).data();
                choice.rank = static_cast<std::uint32_t>(tablebase::Rows<Houses>::rank(lift.left));
                choice.total = tablebase::total_of(lift.left);
                choice.quiet = table(0).row(choice.total, choice.rank);
            }
        }
        return all;
    }

    const std::vector<Effect>& effects_of(int theirs, const tablebase::SpillOver& crossing) {
        const auto [place, is_new] =
            effects_.try_emplace(std::pair{theirs, crossing}, std::vector<Effect>{});
        if (!is_new) return place->second;
        for (const Row& row : rows_[theirs]) {
            const auto landing = rules_.land(row, crossing);
            place->second.push_back(
                {static_cast<std::uint32_t>(tablebase::Rows<Houses>::rank(landing.left)),
                 landing.barred ? barred : static_cast<std::uint8_t>(landing.captured)});
        }
        return place->second;
    }

    /// The table of the positions after `captured` more seeds are gone.
    const Table& table(int captured) const {
        return tables_by_seeds_[static_cast<std::size_t>(seeds_ - captured)];
    }
    std::size_t number_of(const Place& at) const {
        return table(0).row(seeds_ - at.mine, at.b) + at.a;
    }
    static int value_at(const Table& from, std::size_t number) {
        return from.values[number] - tablebase::ValueTable<Houses>::zero;
    }
    int value_at(const Place& at) const { return value_at(table(0), number_of(at)); }

    Look look(const Place& at, int value, bool plies) const {
        Look look;
        const Choices& choices = choices_[at.mine][at.a];
        for (int k = 0; k < choices.count; ++k) {
            const Choice& choice = choices.choices[static_cast<std::size_t>(k)];
            const Effect effect = choice.effects[at.b];
            if (effect.captured == barred) continue;
            ++look.moves;
            const Table& to = table(effect.captured);
            const std::size_t number =
                effect.to +
                (effect.captured == 0 ? choice.quiet : to.row(choice.total, choice.rank));
            if (effect.captured - value_at(to, number) != value) continue;
            ++look.best;
            if (!plies) continue;
            const Plies taken = to.plies[number].load(std::memory_order_relaxed);
            look.least = std::min(look.least, taken);
            look.most = std::max(look.most, taken);
        }
        // All are legal then, and each captures everything and ends the game.
        if (look.moves == 0 && variant_.grand_slam == GrandSlam::only_if_forced) {
            look.moves = look.best = choices.count;
            look.least = 0;
        }
        return look;
    }

    bool over(const Place& at, const Look& found) const {
        return found.moves == 0 || std::ranges::find(ended_, at) != ended_.end();
    }
    bool over(const Place& at) const { return over(at, look(at, 0, false)); }

    /// Calls see(sums, place) for each position whose player to move has seeds, and add(sums) with
    /// each thread's sums; the latter one at a time.
    template <class Sums, class See, class Add>
    void for_each_position(const See& see, const Add& add) {
        struct Band {
            int mine;
            std::size_t first;  // of the opponent's rows
        };
        std::vector<Band> bands;
        for (int mine = 1; mine <= seeds_; ++mine)
            for (std::size_t b = 0; b < rows_[seeds_ - mine].size(); b += side)
                bands.push_back({mine, b});
        pool_.for_each(bands.size(), [&](std::size_t k) {
            if (stopped_) return;
            const auto [mine, first] = bands[k];
            const std::size_t width = rows_[mine].size();
            const std::size_t end = std::min(first + side, rows_[seeds_ - mine].size());
            Sums sums{};
            for (std::size_t a_first = 0; a_first < width; a_first += side)
                for (std::size_t a = a_first; a < std::min(a_first + side, width); ++a)
                    for (std::size_t b = first; b < end; ++b)
                        see(sums, Place{mine, static_cast<std::uint32_t>(a),
                                        static_cast<std::uint32_t>(b)});
            const std::lock_guard lock(adding_);
            add(sums);
            tell(width * (end - first));
        });
    }

    void tell(std::uint64_t positions) {
        looked_at_ += positions;
        if (listener_.on_progress) listener_.on_progress(seeds_, looked_at_);
        if (listener_.stop && listener_.stop()) stopped_ = true;
    }

    games::TableStatistics values_studied() {
        games::TableStatistics all;
        for_each_position<games::TableStatistics>(
            [this](games::TableStatistics& sums, const Place& at) { study(sums, at); },
            [&all](const games::TableStatistics& sums) {
                all.choices += sums.choices;
                all.only_moves += sums.only_moves;
                all.zugzwang += sums.zugzwang;
                all.both_lose += sums.both_lose;
            });
        return all;
    }

    void study(games::TableStatistics& sums, const Place& at) const {
        const int value = value_at(at);
        const Look found = look(at, value, false);
        if (over(at, found)) return;
        sums.choices += found.moves > 1;
        sums.only_moves += found.moves > 1 && found.best == 1;
        if (at.mine == seeds_) return;
        const Place turned{seeds_ - at.mine, at.b, at.a};
        const int waiting = -value_at(turned);
        if (value >= waiting || over(turned)) return;
        ++sums.zugzwang;
        sums.both_lose += value < 0 && waiting > 0;
    }

    /// Nothing if stopped, or if the table's values do not follow from each other.
    std::optional<games::LongestWin> longest() {
        Table& own = tables_by_seeds_.back();
        own.plies = std::vector<std::atomic<Plies>>(own.shape.positions());
        std::uint64_t left = 0;
        for_each_position<std::uint64_t>(
            [this, &own](std::uint64_t& sum, const Place& at) {
                if (value_at(at) == 0 || over(at)) return;
                own.plies[number_of(at)] = unsettled;
                ++sum;
            },
            [&left](std::uint64_t sum) { left += sum; });
        std::vector<Place> few;
        int idle = 0;
        for (Plies round = 1; left > 0 && !stopped_ && idle <= longest_yet_ + 1; ++round) {
            std::uint64_t settled = 0;
            const bool sparse = left < own.shape.positions() / 16;
            if (sparse && few.empty()) few = places_left();
            if (sparse)
                settled = settle_few(few, round);
            else
                for_each_position<std::uint64_t>(
                    [this, round](std::uint64_t& sum, const Place& at) {
                        sum += settle(at, round);
                    },
                    [&settled](std::uint64_t sum) { settled += sum; });
            left -= settled;
            idle = settled > 0 ? 0 : idle + 1;
            if (settled > 0) longest_yet_ = std::max<int>(longest_yet_, round);
        }
        if (left > 0) return std::nullopt;
        return longest_of_all();
    }

    std::vector<Place> places_left() {
        std::vector<Place> all;
        const Table& own = table(0);
        for_each_position<std::vector<Place>>(
            [&](std::vector<Place>& some, const Place& at) {
                if (own.plies[number_of(at)] == unsettled) some.push_back(at);
            },
            [&all](const std::vector<Place>& some) {
                all.insert(all.end(), some.begin(), some.end());
            });
        return all;
    }

    std::uint64_t settle_few(std::vector<Place>& few, Plies round) {
        constexpr std::size_t at_once = 4096;
        std::atomic<std::uint64_t> settled = 0;
        pool_.for_each((few.size() + at_once - 1) / at_once, [&](std::size_t k) {
            std::uint64_t own = 0;
            const std::size_t end = std::min((k + 1) * at_once, few.size());
            for (std::size_t i = k * at_once; i < end; ++i) own += settle(few[i], round);
            settled += own;
        });
        const Table& own = table(0);
        if (settled > 0)
            std::erase_if(few,
                          [&](const Place& at) { return own.plies[number_of(at)] != unsettled; });
        const std::lock_guard lock(adding_);
        tell(0);
        return settled;
    }

    /// Whether the position takes exactly `round` plies.
    bool settle(const Place& at, Plies round) {
        std::atomic<Plies>& plies = tables_by_seeds_.back().plies[number_of(at)];
        if (plies.load(std::memory_order_relaxed) != unsettled) return false;
        const int value = value_at(at);
        const Look found = look(at, value, true);
        // Each position that is not over has a best move, or its value is wrong.
        if (found.best == 0 || (value > 0 ? found.least : found.most) >= round) return false;
        plies.store(round, std::memory_order_relaxed);
        return true;
    }

    std::optional<games::LongestWin> longest_of_all() const {
        const Table& own = table(0);
        games::LongestWin longest;
        std::size_t place = 0;
        for (std::size_t number = 0; number < own.plies.size(); ++number) {
            const Plies plies = own.plies[number].load(std::memory_order_relaxed);
            if (plies <= longest.plies || value_at(own, number) <= 0) continue;
            longest.plies = plies;
            longest.value = value_at(own, number);
            place = number;
        }
        if (longest.plies > 0) longest.position = text_of(place);
        return longest;
    }

    std::string text_of(std::size_t number) const {
        const tablebase::TableShape& shape = table(0).shape;
        int theirs = 0;
        while (shape.begin(theirs + 1) <= number) ++theirs;
        const std::size_t within = number - shape.begin(theirs);
        const auto my_row =
            tablebase::row_of_rank(Houses, seeds_ - theirs, within % shape.width(theirs));
        const auto their_row = tablebase::row_of_rank(Houses, theirs, within / shape.width(theirs));
        return TablebaseLookup<Houses>(variant_).position_text(
            tablebase::AnyRow(my_row).first(Houses), tablebase::AnyRow(their_row).first(Houses));
    }

    const Variant& variant_;
    TablebaseRules<Houses> rules_;
    const tablebase::TablebaseFolder& tables_;
    const games::TableStatisticsOptions& order_;
    const games::TableStatisticsCallbacks& listener_;
    ThreadPool pool_;
    std::mutex adding_;
    std::atomic<bool> stopped_ = false;
    std::uint64_t looked_at_ = 0;
    int seeds_ = 0;
    int longest_yet_ = 0;
    std::vector<Table> tables_by_seeds_;
    std::vector<std::vector<Row>> rows_;         // by total and rank
    std::vector<std::vector<Choices>> choices_;  // by the mover's total and rank
    std::vector<Place> ended_;
    std::map<std::pair<int, tablebase::SpillOver>, std::vector<Effect>> effects_;
};

}  // namespace posthouse::wari
