// Evaluates a packed position for the player to move, in hundredths of a seed: captured seeds count
// in full, the board by learned weights (terms.h, weights.h, docs/evaluation.md).
#pragma once

#include "games/wari/packed_rules.h"
#include "games/wari/styles.h"
#include "games/wari/terms.h"
#include "games/wari/weights.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace posthouse::wari {

/// The weights as lookup tables, indexed by two neighboring houses at once.
template <int Houses>
struct WeightTables {
    static constexpr std::size_t pairs = Houses / 2;

    struct Row {
        std::array<std::array<std::array<std::int16_t, 256>, pairs>, 2> houses;
        std::array<std::array<std::int16_t, Terms<Houses>::capture_told>, 2> captures;
        std::array<std::array<std::int16_t, Terms<Houses>::empty_told>, 2> empties;
    };
    std::array<Row, 49> rows;  // by the seeds on the board

    /// The learned weights, changed for a style.
    static std::unique_ptr<const WeightTables> of(Style style) {
        using T = Terms<Houses>;
        static constexpr WeightTable<Houses> weights = mixed<Houses>(Weights<Houses>::knots);
        auto tables = std::make_unique<WeightTables>();
        for (std::size_t seeds = 0; seeds < weights.size(); ++seeds) {
            const WeightRow<Houses> weights_of_row = styled<Houses>(weights[seeds], style);
            for (int side = 0; side < 2; ++side) {
                const auto of = [&](int term) {
                    return weights_of_row[static_cast<std::size_t>(term)];
                };
                Row& row = tables->rows[seeds];
                const auto own = static_cast<std::size_t>(side);
                for (int k = 0; k < T::capture_told; ++k)
                    row.captures[own][static_cast<std::size_t>(k)] = of(T::capture(side) + k);
                for (int k = 0; k < T::empty_told; ++k)
                    row.empties[own][static_cast<std::size_t>(k)] = of(T::empty(side) + k);
                for (std::size_t pair = 0; pair < pairs; ++pair)
                    for (int both = 0; both < 256; ++both) {
                        const int house = 2 * static_cast<int>(pair);
                        row.houses[own][pair][static_cast<std::size_t>(both)] =
                            static_cast<std::int16_t>(of(T::house(side, house) + (both & 15)) +
                                                      of(T::house(side, house + 1) + (both >> 4)));
                    }
            }
        }
        return tables;
    }
};

template <int Houses>
class Evaluation {
public:
    using Position = PackedPosition<Houses>;
    static constexpr int store_seed = 100;

    /// The tables must outlive it.
    explicit Evaluation(const WeightTables<Houses>& tables) : tables_(&tables) {}

    int operator()(const Position& position) const {
        return store_seed * margin(position) + board_worth(position);
    }

    /// The winning margin of a finished game: the difference of the stores.
    constexpr int margin(const Position& settled) const {
        return settled.captured(settled.own) - settled.captured(settled.rival);
    }

    /// For move ordering: captures first, then houses near the opponent.
    constexpr int promise(const Position& position, Move move) const {
        const SowingDelta& sown =
            sowing_table<Houses>.of(move.house, position.in_house(position.own, move.house));
        const bool captures = (sown.landing & position.one_or_two(position.rival)) != 0;
        return 4 * move.house + (captures ? 150 : 0);
    }

private:
    int board_worth(const Position& position) const {
        const auto& row = tables_->rows[static_cast<std::size_t>(position.seeds_on_board())];
        return side_worth(row, 0, position.own, position.rival) +
               side_worth(row, 1, position.rival, position.own);
    }

    /// The terms of one side: its houses, its best capture and its empty houses.
    static int side_worth(const typename WeightTables<Houses>::Row& row, std::size_t side,
                          std::uint64_t own, std::uint64_t other) {
        const std::uint64_t capped = Terms<Houses>::capped(own);
        const auto best = static_cast<std::size_t>(Terms<Houses>::best_capture(capped, other));
        const auto empty =
            static_cast<std::size_t>(Houses - Position::count(Position::filled(own)));
        int worth = row.captures[side][best] + row.empties[side][empty];
        const std::uint64_t both = capped | capped >> 4;
        for (std::size_t pair = 0; pair < Houses / 2; ++pair)
            worth += row.houses[side][pair][both >> 16 * pair & 0xff];
        return worth;
    }

    const WeightTables<Houses>* tables_;
};

}  // namespace posthouse::wari
