// Game states as JSON text, for `posthouse referee` and for the page. Written by hand because it
// must also compile to WebAssembly, without a JSON library.
#pragma once

#include "games/game.h"

#include <span>
#include <string>
#include <string_view>

namespace posthouse::games {

/// A JSON string, with quotes. Invalid UTF-8 becomes U+FFFD.
void write_json(std::string& out, std::string_view words);

/// "game":…,"position":…,"to_move":…,"legal":[…],"over":…,"result":…,"reason":… without braces;
/// result and reason are null while the game is not over.
void write_json_members(std::string& out, const Game& game, const GameState& view);

/// "shown":[…] beside legal, "plies", "line":[…], "drawing":{…}, "title" and "seats", without
/// braces. Moves and descriptions are as `reader` reads them.
void write_json_details(std::string& out, const Game& game, const GameState& view,
                        std::span<const MoveDetails> line, Side reader);

/// ,"code":…,"params":{…} of a refusal. A parameter that is another refusal has its code in
/// NAME_code.
void write_refusal(std::string& out, const Refusal&);

/// {"error":…,"at":…,"code":…,"params":…}, with at -1 if the error is not about a move.
std::string json_error(const InvalidRecord& bad);

// Search results as JSON, for the page and for programs.

/// {"first":hundredths}, or {"winner","plies","margin"} if decided; 0 plies means already won. `of`
/// is the side whose score it is.
void write_score(std::string& out, int score, Side of);

/// [{"score","moves","ideas"}], best first; the ideas are those of the first move (MoveIdea).
void write_lines(std::string& out, const Game& game, const GameState& view,
                 std::span<const SearchReport::Line> lines);

/// {"move","score","depth","depth_selective","nodes","lines"}.
std::string search_report_json(const Game& game, const GameState& view,
                               const SearchReport& search_report);

}  // namespace posthouse::games
