// The computer's styles in the sowing games: the learned value of a board, and something added for
// both players alike. Chosen by hand, to be seen on the board and to cost little strength
// (docs/levels.md).
#pragma once

#include "games/wari/packed_rules.h"
#include "games/wari/terms.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace posthouse::wari {

enum class Style {
    balanced,
    hoarder,   // keeps seeds at home, in large houses
    attacker,  // cares for captures and threats more than for the houses
};

/// In the order of Style, without `balanced`.
inline constexpr std::array<std::string_view, 2> style_names = {"hoarder", "attacker"};

/// The value of a board, in hundredths of a seed for the player to move, as the style has it.
template <int Houses>
int styled(int value, const PackedPosition<Houses>& position, Style style) {
    using T = Terms<Houses>;
    constexpr int seed_at_home = 10, seed_of_large = 12, large = 6, seed_in_reach = 30;
    const auto hoard = [](std::uint64_t row) {
        int worth = 0;
        for (int house = 0; house < Houses; ++house) {
            const int seeds = PackedPosition<Houses>::in_house(row, house);
            worth += seed_at_home * seeds + seed_of_large * std::max(0, seeds - large);
        }
        return worth;
    };
    if (style == Style::hoarder) return value + hoard(position.own) - hoard(position.rival);
    const std::uint64_t own = T::capped(position.own), rival = T::capped(position.rival);
    return value * 3 / 4 + seed_in_reach * (T::best_capture(own, position.rival) -
                                            T::best_capture(rival, position.own));
}

}  // namespace posthouse::wari
