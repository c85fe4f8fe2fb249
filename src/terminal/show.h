// `posthouse show`, `perft`, `referee` and `notation`, and lists that `posthouse play` uses as
// well. Each prints to `out` and returns the exit status: 0, or 2 with a sentence on `err`.
#pragma once

#include "games/game.h"
#include "rules/perft.h"
#include "terminal/pager.h"
#include "translation/languages.h"

#include <array>
#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::terminal {

struct ShowOptions {
    std::string game;
    std::string from;         // a position text; empty: the opening
    Side seat = Side::first;  // perspective of board and moves
    std::vector<std::string> moves;
    std::string svg = {};  // file for a picture; empty: none
    std::string png = {};
    int columns = default_screen_columns;
    translation::TerminalLocale locale{};
};

/// Prints the board after the moves, the last move, the player to move and the legal moves. Also
/// writes the pictures; returns 1 if one cannot be written.
int show(const ShowOptions& options, std::ostream& out, std::ostream& err);

/// Prints depth, leaves, seconds and leaves per second. `seconds` is a clock.
int show_perft(std::string_view game, int depth, std::string_view from, PerftMode way,
               const std::function<double()>& seconds, std::ostream& out, std::ostream& err,
               const translation::TerminalLocale& = {});

/// Answers each line of `in` with a line on `out` (games/referee.h); flushes when no more input is
/// waiting. Fast only if `in` is not synchronized with stdio.
int referee_lines(std::istream& in, std::ostream& out);

/// The listed games, one a line, numbered from 1.
std::string format_game_list();
std::vector<const games::Game*> listed_games();

/// The refusal of a record, with the number of its wrong move: "Move 3: …".
Refusal with_move_number(const games::InvalidRecord&);

/// The moves as shown to `reader`, wrapped.
std::string format_move_list(const std::vector<games::MoveText>& moves, Side reader);

struct NotationOptions {
    std::vector<std::string> files = {};  // empty or "-": `in`
    bool check = false;                   // print only the number of games
    bool json = false;                    // print a line of JSON for each file
    translation::TerminalLocale locale{};
};

/// `posthouse notation`: reads games as text (docs/game-notation.md) and prints them. The exit
/// status: 0; 2 if a text is wrong; 1 if a file cannot be read.
int notation(const NotationOptions& options, std::istream& in, std::ostream& out,
             std::ostream& err);

}  // namespace posthouse::terminal
