// Yardstick: how well a player plays positions whose truth is known. It reads a truth file, asks
// the player for a move in each position, to gain the greatest margin, and tells how often that was
// an optimal move, what the moves gave away, and how many games they turned over.
//
// A truth file has these lines, fields separated by one tab:
//
//     # variant: awari  cycles=0 …        the first line: the game; what follows it is for people
//     # anything else                     comments
//     POSITION    VALUE   a=VALUE c=VALUE …
//
// POSITION is a position text of the game, whose second and third words are what First and Second
// have captured. VALUE is what the player to move will still gain, less what the other will, under
// perfect play from there on; each legal move has its own, its captures included. The greatest of
// them is the position's. Values may be halves: 1.5.
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
    double lead = 0;  // what the player to move has captured, less what the other has
    double value = 0;
    std::map<std::string, double> moves;  // by their stored texts
};

struct AccuracySuite {
    const games::Game* game = nullptr;
    std::string about;  // the rest of the first line
    std::vector<SuitePosition> positions;
};

/// Refused, with the number of the line, where anything does not fit the game's rules.
Expected<AccuracySuite> read_truth(std::istream& in);

/// What a player's moves come to.
struct AccuracyScore {
    std::uint64_t moves = 0;
    double optimal = 0;
    double lost = 0;           // in the game's own units
    double turned = 0;         // results that differ from those of perfect play
    std::uint64_t failed = 0;  // no move, or no legal one

    void add(const SuitePosition& known, const std::string& move);
    /// A player who picks a legal move at random, on the average exactly.
    void add_random(const SuitePosition& known);
};

struct YardstickOptions {
    MoveLimits limits;
    int concurrency = 1;
    std::uint64_t positions_max = 0;  // 0: all
    const std::atomic<bool>* stop = nullptr;
    cli::ProgressOutput audience;
};

/// Makes a player of its own for each thread.
using PlayerMaker = std::function<Expected<std::unique_ptr<Player>>()>;

Expected<AccuracyScore> measured(const AccuracySuite& truth, const PlayerMaker& maker,
                                 const YardstickOptions& options);
AccuracyScore measured_random(const AccuracySuite& truth, const YardstickOptions& options);

/// How many of them are asked about.
std::size_t positions_of(const AccuracySuite& truth, const YardstickOptions& options);

/// The report, at most 80 columns wide: what is measured, and the names of the columns; then a row
/// for each player, below his name where that is long.
std::string head_of_report(const AccuracySuite& truth, const YardstickOptions& options);
std::string row_of(std::string_view name, const AccuracyScore& score);

}  // namespace posthouse::strength
