// Bench: a fixed amount of thinking about fixed positions of every game, with one thread. Its one
// number is the same on every machine and compiler until the search itself is changed: the
// signature that commits quote. Its rates say how fast the search is here.
//
// With a limit of nodes the signature is how many nodes it took to complete the deepest ply that
// could be completed, summed over all positions; so it says something although every search is cut
// off at the same number.
#pragma once

#include "cli/progress.h"
#include "games/game.h"

#include <cstdint>
#include <ostream>
#include <vector>

namespace posthouse::strength {

inline constexpr std::uint64_t bench_nodes = 1'000'000;

struct BenchOptions {
    std::vector<const games::Game*> games;  // none: every listed one
    std::uint64_t nodes = bench_nodes;
    int depth = 0;  // 0: as deep as the nodes reach
    cli::ProgressOutput audience;
};

/// Positions from the opening to late in the game, the same ones always: moves at random from a
/// seed that is the game's name.
std::vector<games::GameRecord> bench_positions(const games::Game& game);

/// What each game took, and the signature.
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

}  // namespace posthouse::strength
