// A match in the text format of docs/game-notation.md.
#pragma once

#include "club/matches/loaded_match.h"

#include <string>
#include <string_view>

namespace posthouse::http {

/// `site`: the server's host name.
std::string match_to_notation(const club::LoadedMatch&, std::string_view site);

}  // namespace posthouse::http
