// Games as text: tags, moves, comments, marks and side lines, for every game of the house.
// docs/game-notation.md is the whole of the form; this is what is in it.
//
// Deliberately absent: files, matches of the house, what a move means (the games judge each line).
#pragma once

#include "games/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::notation {

struct TextMove;

/// Moves that follow each other.
struct TextLine {
    std::string comment;  // before the first of them
    std::vector<TextMove> moves;
    friend bool operator==(const TextLine&, const TextLine&) = default;
};

struct TextMove {
    std::string text;  // as it is stored
    games::ReaderText shown;
    std::vector<int> glyphs;  // numeric: 1 “!”, 2 “?”, 3 “!!”, 4 “??”, 5 “!?”, 6 “?!”, …
    std::string comment;           // after it
    std::vector<TextLine> beside;  // lines that begin instead of it
    friend bool operator==(const TextMove&, const TextMove&) = default;
};

struct GameText {
    const games::Game* game = nullptr;
    std::string from;  // the position of a set-up; empty: the opening
    /// The others, in their order: name and value. Neither Game, Position nor Result.
    std::vector<std::pair<std::string, std::string>> tags;
    std::optional<Result> result;  // none: not known, or still being played
    TextLine line;
    friend bool operator==(const GameText&, const GameText&) = default;
};

/// What is wrong with a text: a sentence that names the line.
struct ParseError {
    int line = 1;
    Refusal refusal;
};

/// All the games of a text, each of whose lines was found legal. Refused where there is none. Moves
/// may be in the numbers of somebody who watches.
Expected<std::vector<GameText>, ParseError> read_games(std::string_view text);

/// The game as it is written: read again it is the same, and written again, too.
std::string write_game(const GameText&);

inline constexpr std::size_t text_bytes_max = 1 << 20;
inline constexpr int text_depth_max = 32;          // side lines within side lines
inline constexpr int text_line_max = 2'000;        // moves from the beginning to the end of a line
inline constexpr int text_moves_max = 20'000;      // of all the lines of a game
inline constexpr int text_replayed_max = 400'000;  // moves that judging all lines takes
inline constexpr int glyph_max = 255;

/// Words as a comment or a tag can hold them: one paragraph, without blanks around it.
std::string one_paragraph(std::string_view words);

}  // namespace posthouse::notation
