// What is told about a game outside of a match: `posthouse show`, `posthouse perft` and `posthouse
// referee`, and the words that the terminal game shares with them.
//
// Each answers on `out` and returns the exit status: 0, or 2 with a sentence on `err` that says
// what to do instead.
#pragma once

#include "games/game.h"
#include "terminal/pager.h"

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
    Side seat = Side::first;  // who looks at the board and typed the moves
    std::vector<std::string> moves;
    std::string svg = {};  // a file to draw the board in, too; empty: none
    std::string png = {};
    int columns = screen_columns_usual;
};

/// The board after the moves, the last of them in words, whose turn it is and what may be played.
/// Draws it in the files that are asked for; 1 where one cannot be written.
int show(const ShowOptions& options, std::ostream& out, std::ostream& err);

/// One line: depth, leaves, seconds, leaves per second. `seconds` is a clock.
int show_perft(std::string_view game, int depth, std::string_view from, PerftMode way,
               const std::function<double()>& seconds, std::ostream& out, std::ostream& err);

/// Answers each line of `in` with a line on `out` (games/referee.h): at once where more input is
/// not yet there, in bulk where it is. Reads fast only from a stream that is not synchronised with
/// stdio.
int referee_lines(std::istream& in, std::ostream& out);

/// The games that are listed, one a line, numbered from 1.
std::string list_of_games();
std::vector<const games::Game*> listed_games();

/// The moves as they are shown to `reader`, wrapped.
std::string list_of_moves(const std::vector<games::MoveText>& moves, Side reader);

// `posthouse notation`: games written as text (docs/game-notation.md), checked and written anew.

struct NotationOptions {
    std::vector<std::string> files = {};  // none, or "-": `in`
    bool check = false;                   // only says whether they are right
    bool json = false;                    // one line of JSON for each file
};

/// The exit status: 0; 2 where a text is wrong, with a sentence on `err`; 1 where a file cannot be
/// read.
int notation(const NotationOptions& options, std::istream& in, std::ostream& out,
             std::ostream& err);

}  // namespace posthouse::terminal
