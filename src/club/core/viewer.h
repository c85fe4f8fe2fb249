// For whom something is shown.
#pragma once

#include "games/game.h"
#include "rules/rules.h"
#include "translation/texts.h"

#include <concepts>
#include <optional>

namespace posthouse::club {

using translation::Texts;

/// For whom a board is shown: the player in a seat, or a spectator (none), and in which language.
struct Viewer {
    template <std::convertible_to<std::optional<Side>> Seat = std::optional<Side>>
    Viewer(Seat player = {}, Texts their_texts = Texts()) : seat(player), texts(their_texts) {}

    std::optional<Side> seat;
    int columns = games::text_columns_max;  // of their screen
    std::optional<bool> first_at_bottom;    // for this once; none: the player's setting
    Texts texts;
};

}  // namespace posthouse::club
