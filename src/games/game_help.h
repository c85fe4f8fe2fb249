// The texts of `help` for a game, in the reader's language: a short description
// (browser/locales/*/games.ftl), its rules, and an example game with boards.
//
// FAMILY/rules.md and FAMILY/help/GAME.md say which texts (rules.ftl, examples.ftl) stand where: a
// line is the id of one, perhaps behind `# `, `## ` or `* ` and with a number, its value `n`. In
// the rules a section headed by the name of a game is of that game alone, and `> GAME from
// POSITION: move` draws this position. In an example `> b e c` plays these moves and shows the
// board after the last, and `> not c` shows why c cannot be played there. Indented lines stand as
// they are.
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
    std::string_view rules;
    std::string_view example;
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

// Markdown that is readable as plain text, ≤ 72 columns. Below each board is a line `GAME from
// POSITION: move`, from which the page makes a board.

/// The short help if the game has no file.
std::string help_rules(const Game&, const translation::Texts&);
/// Empty if the game has no file.
std::string help_example(const Game&, const translation::Texts&);

}  // namespace posthouse::games
