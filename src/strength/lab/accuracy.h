// Accuracy test: compares a player's moves, played for the greatest margin, with a suite of
// positions whose moves have known values. The suite is a text file, fields separated by one tab:
//
//     # variant: awari  cycles=0 …        first line: the game, then a comment
//     # anything else                     comment
//     POSITION    VALUE   a=VALUE c=VALUE …
//
// POSITION is a position text whose second and third words are the captures of First and Second.
// VALUE is what the player to move will still gain less what the opponent will, under perfect play;
// each legal move has its own, captures included, and the best is the position's. Halves: 1.5.
#pragma once

#include "cli/progress.h"
#include "games/game.h"
#include "strength/player.h"

#include <atomic>
#include <functional>
#include <istream>
#include <map>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

namespace posthouse::strength {

struct SuitePosition {
    std::string position;
    double lead = 0;  // captures of the player to move less those of the opponent
    double value = 0;
    std::map<std::string, double> moves;  // by move text
};

struct AccuracySuite {
    const games::Game* game = nullptr;
    std::string comment;  // the rest of the first line
    std::vector<SuitePosition> positions;
};

/// The first line of a suite.
struct SuiteHead {
    const games::Game* game = nullptr;
    std::string comment;
};
Expected<SuiteHead> read_suite_head(std::istream& in);
Refusal refuse_empty_suite();

/// Refused, with the line number, if anything does not fit the rules of the game.
Expected<AccuracySuite> read_suite(std::istream& in);

/// Sums over all moves.
struct AccuracyScore {
    std::uint64_t moves = 0;
    double optimal = 0;
    double value_lost = 0;       // in units of the game
    double results_changed = 0;  // results changed by the moves
    std::uint64_t failed = 0;    // no legal move

    void add(const SuitePosition& known, const std::string& move);
    /// The exact average of a random legal move.
    void add_random(const SuitePosition& known);
};

struct AccuracyOptions {
    MoveLimits limits;
    int concurrency = 1;
    std::uint64_t positions_max = 0;  // 0: all
    const std::atomic<bool>* stop = nullptr;
    cli::ProgressOutput progress;
};

/// Called once per thread.
using PlayerMaker = std::function<Expected<std::unique_ptr<Player>>()>;

Expected<AccuracyScore> measure_accuracy(const AccuracySuite& truth, const PlayerMaker& maker,
                                         const AccuracyOptions& options);
AccuracyScore random_accuracy(const AccuracySuite& truth, const AccuracyOptions& options);

/// The number of positions used.
std::size_t position_count(const AccuracySuite& truth, const AccuracyOptions& options);

/// The report, at most 80 columns wide: a head with the names of the columns, then a row for each
/// player, below the name if that is long.
std::string report_head(const AccuracySuite& truth, const AccuracyOptions& options);
std::string report_row(std::string_view name, const AccuracyScore& score);

}  // namespace posthouse::strength
