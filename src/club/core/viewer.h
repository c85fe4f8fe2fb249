// For whom something is shown.
#pragma once

#include "games/game.h"
#include "rules/rules.h"

#include <concepts>
#include <optional>

namespace posthouse::club {

/// For whom a board is drawn: the player in a seat, or a spectator (none).
struct Viewer {
    template <std::convertible_to<std::optional<Side>> Seat = std::optional<Side>>
    Viewer(Seat player = {}) : seat(player) {}

    std::optional<Side> seat;
    int columns = games::text_columns_max;  // of their screen
    std::optional<bool> first_at_bottom;    // for this once; none: the player's setting
};

}  // namespace posthouse::club
