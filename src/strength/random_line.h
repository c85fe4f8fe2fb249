// Openings of random moves, for benchmarks and duels.
#pragma once

#include "base/rng.h"
#include "games/game.h"

#include <optional>
#include <string>
#include <vector>

namespace posthouse::strength {

/// Random moves from the opening; empty if the game ends earlier.
std::optional<std::vector<std::string>> random_line(const games::Game& game, int plies,
                                                    Rng& random);

}  // namespace posthouse::strength
