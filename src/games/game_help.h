// The texts of `help` for a game besides its rules: a short description
// (browser/locales/*/games.ftl), and an example game with boards, in FAMILY/help/GAME.md; the rules
// draw the boards and describe the moves.
//
// The example is Markdown in which `> b e c` plays these moves and shows the board after the last,
// and `> not c` shows why c cannot be played there.
#pragma once

#include "games/game.h"
#include "translation/texts.h"

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

/// What the game is and how to move, in at most 16 lines; its blurb if it has no text.
std::string short_help(const Game&, const translation::Texts&);
/// The boards of its example, in order; empty if it has no file.
std::vector<ExampleBoard> example_boards(const Game&);
/// The example as Markdown that is readable as plain text, ≤ 72 columns; empty if it has no file.
/// Below each board is a line `GAME from POSITION: move`, from which the page makes a board.
std::string help_example(const Game&);

}  // namespace posthouse::games
