// Games read from text, as JSON for the page.
#pragma once

#include "notation/game_text.h"

#include <string>
#include <string_view>

namespace posthouse::notation {

/// {"games":[{"game","from": text or null,"tags":[[name,value]],"result","line","text"}]}, where a
/// line is {"comment","moves":[{"move","shown","glyphs":[…],"comment","beside":[line…]}]} and
/// `text` the game as it is written here; or {"error","line"}. Moves are shown as `reader` reads
/// them.
std::string games_json(std::string_view text, Side reader);

}  // namespace posthouse::notation
