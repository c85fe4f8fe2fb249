// ThinkLimits: how long and how carefully the computer thinks about one move.
//
// Deliberately absent: a clock. Whoever minds the time hands in `stop`; without it the same limits
// and seed give the same move on every machine.
#pragma once

#include <cstdint>
#include <functional>

namespace posthouse {

struct ThinkLimits {
    int depth_max = 4;
    std::uint64_t nodes_max = 100'000;
    /// Picks among moves that are as good as the best within `slack` (in the game's own evaluation
    /// units: hundredths of a seed in the sowing games). The same seed gives the same move. Never
    /// gives up a forced win, nor hastens a forced loss.
    int slack = 0;
    std::uint64_t seed = 0;
    /// Asked every few thousand nodes; true stops the search, which answers with what it has.
    std::function<bool()> stop;
    /// Called once for each legal move, 1 … count, spread over the time that the thinking takes.
    std::function<void(int weighed, int count)> weighed;
};

}  // namespace posthouse
