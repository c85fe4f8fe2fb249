// ThinkLimits: how long and how carefully the computer thinks about one move.
//
// Deliberately absent: a clock. Whoever minds the time hands in `stop`; without it the same limits
// and seed give the same move on every machine.
#pragma once

#include <cstdint>
#include <functional>

namespace posthouse::tablebase {
class TablebaseSource;
}

namespace posthouse::search {

class TranspositionTable;

struct ThinkLimits {
    int depth_max = 4;
    std::uint64_t nodes_max = 100'000;
    /// Picks among moves that are as good as the best within `slack` (in the game's own evaluation
    /// units: hundredths of a seed in the sowing games). The same seed gives the same move. Never
    /// gives up a forced win, nor hastens a forced loss.
    int score_tolerance = 0;
    std::uint64_t seed = 0;
    /// With one thread the same limits (without `stop`) give the same answer on every machine.
    int threads = 1;
    /// Plays for the greatest margin (seeds, say), whoever wins, instead of to win. Only games that
    /// have an Evaluation::margin know the difference.
    bool for_margin = false;
    /// Wins narrowly: of the moves that keep it a little ahead it takes the one that keeps it least
    /// ahead, but none that gives away a lot at once. A weaker player stays near and does not see
    /// why; behind or level, it plays its best. Seed and slack then mean nothing.
    bool win_narrowly = false;
    /// Looks less deep where little is to be expected. If not, every line is looked at to the full
    /// depth, and a score says exactly what plain minimax would: much slower.
    bool selective = true;
    /// How many of the best moves are wanted, each with its exact score and line.
    int lines = 1;
    /// What was found out before, about this game and variant only, and what will be remembered.
    /// Null: the search has a small table of its own.
    TranspositionTable* memory = nullptr;
    /// Tables of endings of this game and variant, of use to games that have them.
    const tablebase::TablebaseSource* tables = nullptr;
    /// Asked every few thousand nodes, by one thread at a time; true stops the search, which
    /// answers with what it has.
    std::function<bool()> stop;
    /// Called once for each legal move, 1 … count, spread over the time that the thinking takes.
    std::function<void(int weighed, int count)> weighed;
};

}  // namespace posthouse::search
