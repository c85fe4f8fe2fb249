// How many matches one account may have running against the computer: each of them may ask for a
// thought at any time, and the server has only so much time to think.
#pragma once

#include "base/refusal.h"
#include "club/store.h"

#include <optional>

namespace posthouse {

inline constexpr int computer_games_max = 200;

/// Why these two cannot begin one more; none where they can, or where neither is the computer.
std::optional<Refusal> too_many_computer_games(const Reader&, const User&, const User&);

}  // namespace posthouse
