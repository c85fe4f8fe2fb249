// Duel: two engines play many games from paired openings until a number of games or an SPRT
// decides. With deterministic engines the result depends neither on concurrency nor on
// interruptions.
#pragma once

#include "cli/progress.h"
#include "strength/engine_spec.h"
#include "strength/lab/statistics.h"

#include <array>
#include <atomic>
#include <optional>
#include <string>

namespace posthouse::strength {

struct DuelOptions {
    const games::Game* game = nullptr;  // decides what is legal and when a game is over
    std::array<EngineSpec, 2> engine_specs;
    std::array<MoveLimits, 2> limits;
    std::uint64_t games = 200;
    std::uint64_t seed = 1;
    int concurrency = 1;
    std::string record_file;  // record; empty: none
    std::optional<Sprt> test;
    int max_plies = 2000;
    double time_tolerance = 0.1;
    double move_timeout = 60;
    const std::atomic<bool>* stop = nullptr;
    cli::ProgressOutput progress;
};

DuelTerms terms_of(const DuelOptions& options);

/// The statistics of all games in the record, including those of earlier runs.
Expected<DuelStatistics> duel(const DuelOptions& options);

}  // namespace posthouse::strength
