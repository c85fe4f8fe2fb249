// The computer's styles in the sowing games: the learned evaluation with a few weights changed, for
// both players alike. Chosen by hand, to be seen on the board and to cost little strength
// (docs/levels.md).
#pragma once

#include "games/wari/terms.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace posthouse::wari {

enum class Style {
    balanced,
    hoarder,   // keeps seeds at home, in large houses
    attacker,  // cares for captures and threats more than for the houses
};

/// In the order of Style, without `balanced`.
inline constexpr std::array<std::string_view, 2> style_names = {"hoarder", "attacker"};

/// A row of weights as the style has it.
template <int Houses>
constexpr WeightRow<Houses> styled(WeightRow<Houses> row, Style style) {
    using T = Terms<Houses>;
    constexpr int seed_at_home = 10, seed_of_large = 12, large = 6;
    const auto change = [&](int from, int count, auto&& changed) {
        for (int seeds = 0; seeds < count; ++seeds) {
            auto& weight = row[static_cast<std::size_t>(from + seeds)];
            weight = static_cast<std::int16_t>(changed(weight, seeds));
        }
    };
    for (int side = 0; side < 2; ++side) {
        if (style == Style::hoarder)
            for (int house = 0; house < Houses; ++house)
                change(T::house(side, house), T::seeds_told, [&](int weight, int seeds) {
                    const int kept =
                        seed_at_home * seeds + seed_of_large * std::max(0, seeds - large);
                    return side == 0 ? weight + kept : weight - kept;
                });
        if (style == Style::attacker) {
            for (int house = 0; house < Houses; ++house)
                change(T::house(side, house), T::seeds_told,
                       [](int weight, int) { return weight * 3 / 4; });
            // By how much a capture in reach is better than none.
            const int none = row[static_cast<std::size_t>(T::capture(side))];
            change(T::capture(side), T::capture_told,
                   [&](int weight, int) { return none + (weight - none) * 5 / 4; });
        }
    }
    return row;
}

}  // namespace posthouse::wari
