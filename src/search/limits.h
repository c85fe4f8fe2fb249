// ThinkLimits: how long and how carefully the computer searches for a move.
//
// Deliberately absent: a clock, so that the same limits and seed give the same move on every
// machine. To limit time, use `stop`.
#pragma once

#include <cstdint>
#include <functional>

namespace posthouse::tablebase {
class TablebaseSource;
}

namespace posthouse::search {

class TranspositionTable;

/// What a player does not see, in per cent; for weak levels. See search/oversight.h.
struct Oversights {
    /// The chance to overlook a move is this share of its difficulty, the rules' `difficulty`; may
    /// exceed 100.
    int overlooks = 0;
    /// The chance to look at a move without asking what the opponent answers.
    int forgets_reply = 0;

    bool any() const { return overlooks > 0 || forgets_reply > 0; }
};

struct ThinkLimits {
    int depth_max = 4;
    std::uint64_t nodes_max = 100'000;
    /// Picks a move within this distance of the best (in the game's evaluation units: hundredths of
    /// a seed in the sowing games). The same seed gives the same move. Never gives up a forced win
    /// or hastens a forced loss.
    int score_tolerance = 0;
    /// Moves that the player does not see, chosen by the seed. Then every line is searched to full
    /// depth, and transposition_table is not used.
    Oversights oversights{};
    std::uint64_t seed = 0;
    /// How the game's evaluation is changed: 1 … is an index into Game::styles, plus one; 0: not.
    int style = 0;
    /// With one thread, the same limits (without `stop`) give the same answer on every machine.
    int threads = 1;
    /// Maximizes the margin (seeds, for instance) instead of playing to win. Only for games whose
    /// evaluation has `margin`.
    bool for_margin = false;
    /// Wins narrowly: among the moves that keep a small lead, prefers the smallest lead, but never
    /// gives away much at once. A weaker player stays close and does not notice. Plays its best
    /// when behind or level. Ignores seed and score_tolerance.
    bool win_narrowly = false;
    /// Searches unpromising lines less deep. If false, every line is searched to full depth and
    /// scores equal those of plain minimax; much slower.
    bool selective = true;
    /// How many of the best moves get an exact score and line (MultiPV).
    int lines = 1;
    /// Transposition table to read and fill, for this game and variant only. Null: the search uses
    /// a small one of its own.
    TranspositionTable* transposition_table = nullptr;
    /// Endgame tables of this game and variant, if the game has them.
    const tablebase::TablebaseSource* tables = nullptr;
    /// Called every few thousand nodes, by one thread at a time; true stops the search, which
    /// returns the best result so far.
    std::function<bool()> stop;
    /// Called once for each root move, 1 … count, spread over the time of the search.
    std::function<void(int weighed, int count)> on_root_move;
};

}  // namespace posthouse::search
