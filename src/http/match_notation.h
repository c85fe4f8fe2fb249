// A match of the house as a game in text form (docs/game-notation.md).
#pragma once

#include "club/table.h"

#include <string>
#include <string_view>

namespace posthouse {

/// `site`: the house's name.
std::string match_in_notation(const Table&, std::string_view site);

}  // namespace posthouse
