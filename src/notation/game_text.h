// Games as text: tags, moves, comments, annotations and variations, for every game. The format is
// docs/game-notation.md.
#pragma once

#include "games/game.h"
#include "rules/rules.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::notation {

struct TextMove;

/// A sequence of moves.
struct MoveLine {
    std::string comment;  // before the first of them
    std::vector<TextMove> moves;
    friend bool operator==(const MoveLine&, const MoveLine&) = default;
};

struct TextMove {
    std::string text;  // as it is stored
    games::ReaderText shown;
    std::vector<int> glyphs;  // numeric: 1 “!”, 2 “?”, 3 “!!”, 4 “??”, 5 “!?”, 6 “?!”, …
    std::string comment;  // after it
    std::string at = {};  // the instant, as “2026-11-21T10:00:00.000Z”; empty: unknown
    std::vector<MoveLine> variations = {};  // variations that replace it
    friend bool operator==(const TextMove&, const TextMove&) = default;
};

struct GameText {
    const games::Game* game = nullptr;
    std::string from;  // the position of a set-up; empty: the opening
    /// Tags other than Game, Position and Result, in order: name and value.
    std::vector<std::pair<std::string, std::string>> tags;
    std::optional<Result> result;  // none: unknown, or still being played
    MoveLine line;
    friend bool operator==(const GameText&, const GameText&) = default;
};

/// What is wrong with a text: a sentence that names the line.
struct ParseError {
    int line = 1;
    Refusal refusal;
};

/// All games of a text, with every line checked to be legal. Refused if there is none. Moves may be
/// in a spectator's numbers.
Expected<std::vector<GameText>, ParseError> read_games(std::string_view text);

/// The game as text; reading it gives the same game.
std::string write_game(const GameText&);

inline constexpr std::size_t text_bytes_max = 1 << 20;
inline constexpr int text_depth_max = 32;          // nested variations
inline constexpr int text_line_max = 2'000;        // moves of a line
inline constexpr int text_moves_max = 20'000;      // moves of a game with its variations
inline constexpr int text_replayed_max = 400'000;  // moves that checking all lines replays
inline constexpr int glyph_max = 255;

/// Text as a comment or a tag can hold it: one paragraph, trimmed.
std::string one_paragraph(std::string_view words);

// Shared by reading and writing.

/// The signs of glyphs 1 to 6.
inline constexpr std::array<std::string_view, 7> signs{"", "!", "?", "!!", "??", "!?", "?!"};

constexpr std::string_view result_text(std::optional<Result> result) {
    if (!result) return "*";
    return *result == Result::first ? "1-0" : *result == Result::second ? "0-1" : "1/2-1/2";
}

constexpr bool is_result(std::string_view word) {
    return word == "*" || word == "1-0" || word == "0-1" || word == "1/2-1/2";
}

constexpr std::optional<Result> result_of(std::string_view word) {
    for (const Result result : {Result::first, Result::second, Result::draw})
        if (word == result_text(result)) return result;
    return std::nullopt;
}

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

// Games read from text, as JSON for the page.

/// {"games":[{"game","from": text or null,"tags":[[name,value]],"result","line","text"}]}, where a
/// line is {"comment","moves":[{"move","shown","glyphs":[…],"comment","beside":[line…]}]} and
/// `text` the game as write_game has it; or {"error","line","code","params"}. Moves are shown as
/// `reader` reads them.
std::string games_json(std::string_view text, Side reader);

}  // namespace posthouse::notation
