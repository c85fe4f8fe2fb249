// Duel: two contestants play many games from paired openings, several at a time, until so many are
// played or a test has decided. With engines that always think the same the result does not depend
// on how many games are played at once, nor on whether the duel was broken off and continued.
#pragma once

#include "cli/progress.h"
#include "strength/engine_spec.h"
#include "strength/statistics.h"

#include <array>
#include <atomic>
#include <optional>
#include <string>

namespace posthouse::strength {

struct DuelOptions {
    const games::Game* game = nullptr;
    std::array<EngineSpec, 2> engine_specs;
    std::array<MoveLimits, 2> limits;
    std::uint64_t games = 200;
    std::uint64_t seed = 1;
    int concurrency = 1;
    std::string file;  // the record; empty: none is kept
    std::optional<Sprt> test;
    int plies_max = 2000;
    double margin_seconds = 0.1;
    double patience_seconds = 60;
    const std::atomic<bool>* stop = nullptr;
    cli::ProgressOutput audience;
};

DuelTerms terms_of(const DuelOptions& options);

/// The tally of all games of the record, those of earlier days included.
Expected<DuelStatistics> duel(const DuelOptions& options);

}  // namespace posthouse::strength
