// The position of a match, of its game alone.
#pragma once

#include "club/core/store.h"
#include "games/game.h"

#include <optional>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// The legal move that was typed in its stored form or as it is shown to `reader` (none: the player
/// to move); null if it is not legal.
const games::MoveText* legal_move(const games::GameState&, std::string_view typed,
                                  std::optional<Side> reader = std::nullopt);

/// The match as a record for games::Game.
games::GameRecord record_of(const Match&, const std::vector<PlayedMove>&);

/// After all moves. Throws std::runtime_error if they are not legal (damage).
games::GameState current_state(const StoreReader&, const Match&);

}  // namespace posthouse::club
