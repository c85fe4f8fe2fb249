// What the computer found out about a position, as JSON: for the page and for programs.
//
// Deliberately absent: how long it took; words for people (games/score_words.h).
#pragma once

#include "games/game.h"

#include <span>
#include <string>

namespace posthouse::games {

/// {"first":hundredths}, or {"winner","plies","margin"} where it is decided: a winner in 0 plies
/// has won. `of` is the side whose score it is.
void write_score(std::string& out, int score, Side of);

/// [{"score","moves"}], the best first.
void write_lines(std::string& out, std::span<const SearchReport::Line> lines, Side mover);

/// {"move","score","depth","depth_selective","nodes","lines"}.
std::string thought_json(const SearchReport& search_report, Side mover);

}  // namespace posthouse::games
