// Rates the computer's levels: each plays the next and the second next, and all games together give
// the ratings in docs/levels.md.
#pragma once

#include "strength/lab/duel.h"

namespace posthouse::strength {

struct LevelCalibrationOptions {
    const games::Game* game = nullptr;
    int first = 1;
    int last = 0;               // 0: the last level
    std::uint64_t games = 200;  // of each pairing
    std::uint64_t seed = 1;
    int concurrency = 1;
    std::string folder;  // of the records; empty: none
    const std::atomic<bool>* stop = nullptr;
    cli::ProgressOutput progress;
};

/// A Markdown table. If interrupted, of the games played so far, with a line that says so.
Expected<std::string> level_calibration(const LevelCalibrationOptions& options);

}  // namespace posthouse::strength
