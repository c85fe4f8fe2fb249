// A match in the text format of docs/game-notation.md.
#pragma once

#include "club/matches/loaded_match.h"

#include <string>
#include <string_view>

namespace posthouse::http {

/// When each move was made: for programs. In a text that people read and copy it is in the way.
enum class MoveInstants { omitted, written };

/// `site`: the server's host name.
std::string match_to_notation(const club::LoadedMatch&, std::string_view site, MoveInstants);

}  // namespace posthouse::http
