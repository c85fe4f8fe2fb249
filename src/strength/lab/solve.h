// How many positions the search decides: proves a win for one of the players. A suite is a text
// file, whose first line is that of an accuracy suite (accuracy.h), with a position text in each
// further line.
#pragma once

#include "cli/progress.h"
#include "games/game.h"
#include "search/score.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::strength {

struct PositionSuite {
    const games::Game* game = nullptr;
    std::string comment;  // the rest of the first line
    std::vector<std::string> positions;
};

/// Refused, with the line number, if a position does not fit the game's rules or is over.
Expected<PositionSuite> read_positions(std::istream& in);

struct SolveOptions {
    std::uint64_t nodes = 0;  // for each position; 0: no limit
    int depth = 0;            // likewise
    double seconds = 0;       // likewise
    int threads = 1;
    std::size_t hash_mb = 256;
    std::size_t positions_max = 0;  // 0: all
    const std::atomic<bool>* stop = nullptr;
    cli::ProgressOutput progress;
};

struct SolvedPosition {
    std::string position;
    std::optional<search::DecidedScore> end;  // for the player to move; none: not decided
    std::string line;                         // the best line
    std::uint64_t nodes = 0;
    int depth = 0;
    double seconds = 0;
};

/// Each position is searched with an empty transposition table. Ends early at `stop`, without the
/// interrupted position.
std::vector<SolvedPosition> solve(const PositionSuite& suite, const SolveOptions& options);

/// The share that was decided, and how many nodes that took.
std::string format_solved(const PositionSuite& suite, const std::vector<SolvedPosition>& solved);
/// A line for each position: "won in 9", "lost in 4" or "open", nodes, depth, position, best line.
std::string format_each(const std::vector<SolvedPosition>& solved);

}  // namespace posthouse::strength
