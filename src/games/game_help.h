// What `help` says of a game besides its rules: what it is, in a few lines, and a whole game told
// move by move with its boards. Both are in FAMILY/help/GAME.md. The boards and what a move did are
// not in that file: the game's own rules draw and tell them.
//
// The file begins with what the game is. From its second `# ` heading on it is the example:
// Markdown in which `> b e c` plays these moves and shows the board after the last, and `> not c`
// shows why c cannot be played there.
#pragma once

#include "games/game.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::games {

struct HelpText {
    std::string_view game;
    std::string_view text;
};
std::span<const HelpText> help_texts();

/// A board of the example: the game up to it, and the move that led there. `refused`: the move that
/// cannot be played there.
struct ExampleBoard {
    GameRecord before;
    std::string move;
    bool refused = false;
};

/// What the game is and how to move, in at most 16 lines; its blurb where it has no file.
std::string game_in_short(const Game&);
/// The boards of its example, in their order; empty where it has no file.
std::vector<ExampleBoard> example_boards(const Game&);
/// The example as Markdown that reads well as plain text, ≤ 72 columns; empty where it has no file.
/// Beneath each board stands `GAME from POSITION: move`, of which the page makes a real one.
std::string example_of(const Game&);

}  // namespace posthouse::games
