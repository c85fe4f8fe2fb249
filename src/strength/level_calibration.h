// The ladder of levels: each plays the next and the next but one, and the ratings that fit all
// those games best make the table that the documentation has.
#pragma once

#include "strength/duel.h"

namespace posthouse::strength {

struct LevelCalibrationOptions {
    const games::Game* game = nullptr;
    int first = 1;
    int last = 0;               // 0: the last level there is
    std::uint64_t games = 200;  // of each pairing
    std::uint64_t seed = 1;
    int concurrency = 1;
    std::string folder;  // where the records are kept; empty: nowhere
    const std::atomic<bool>* stop = nullptr;
    cli::ProgressOutput audience;
};

/// The table, in Markdown. Where it was broken off: of what was played until then, and a line that
/// says so.
Expected<std::string> level_calibration(const LevelCalibrationOptions& options);

}  // namespace posthouse::strength
