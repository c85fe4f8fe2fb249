// Benchmark: searches fixed positions of every game on one thread. The signature is the same on
// every machine and compiler until the search changes; commits quote it. With a node limit it sums
// the nodes until the last completed depth, since every search stops at the same number of nodes.
#pragma once

#include "cli/commands.h"
#include "cli/progress.h"
#include "games/game.h"

#include <cstdint>
#include <memory>
#include <ostream>
#include <vector>

namespace posthouse::strength {

inline constexpr std::uint64_t bench_nodes = 1'000'000;

struct BenchOptions {
    std::vector<const games::Game*> games;  // empty: all listed games
    std::uint64_t nodes = bench_nodes;
    int depth = 0;  // 0: no limit
    cli::ProgressOutput progress;
};

/// Positions from opening to endgame, always the same: random moves, with the game's name as seed.
std::vector<games::GameRecord> bench_positions(const games::Game& game);

/// Results of one game.
struct BenchRow {
    const games::Game* game = nullptr;
    std::size_t positions = 0;
    std::uint64_t nodes = 0;
    std::uint64_t signature = 0;
    double seconds = 0;
    double depth_mean = 0;
};
std::vector<BenchRow> bench_rows(const BenchOptions& options);

/// Prints a table and the line “Bench: N”.
int bench(const BenchOptions& options, std::ostream& out);

/// The subcommand `bench`.
std::unique_ptr<cli::Commands> bench_command();

}  // namespace posthouse::strength
