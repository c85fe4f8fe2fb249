// What can be certain of a game that is not over.
//
// Deliberately absent: where it is known from.
#pragma once

#include <cstdint>

namespace posthouse::games {

/// What is certain of a game's result. `win` and the like are said of the player to move.
enum class ProvenResult : std::uint8_t { loss, no_win, nothing, no_loss, draw, win };

}  // namespace posthouse::games
