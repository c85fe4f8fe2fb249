// A game's answers as JSON text, for `posthouse referee` and for the page.
//
// Written by hand because it must also compile to WebAssembly, where no JSON library is; there is
// nothing to read, so this is all of it.
#pragma once

#include "games/game.h"

#include <span>
#include <string>
#include <string_view>

namespace posthouse::games {

/// The words as a JSON string, quotes included. Bytes that are not UTF-8 become U+FFFD.
void write_json(std::string& out, std::string_view words);

/// "game":…,"position":…,"to_move":…,"legal":[…],"over":…,"result":…,"reason":… without braces;
/// result and reason are null while the game goes on.
void write_json_members(std::string& out, const Game& game, const GameState& view);

/// "shown":[…] beside legal, "plies", "line":[…], "drawing":{…}, "title" and "seats", without
/// braces. What is shown and told is as `reader` reads it.
void write_json_details(std::string& out, const Game& game, const GameState& view,
                        std::span<const MoveDetails> line, Side reader);

/// {"error":…,"at":…}, with at -1 where the error is not about a move.
std::string json_error(const InvalidRecord& bad);

// What the computer found out about a position, as JSON: for the page and for programs.

/// {"first":hundredths}, or {"winner","plies","margin"} where it is decided: a winner in 0 plies
/// has won. `of` is the side whose score it is.
void write_score(std::string& out, int score, Side of);

/// [{"score","moves"}], the best first.
void write_lines(std::string& out, std::span<const SearchReport::Line> lines, Side mover);

/// {"move","score","depth","depth_selective","nodes","lines"}.
std::string thought_json(const SearchReport& search_report, Side mover);

}  // namespace posthouse::games
