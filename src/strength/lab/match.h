// One game between two engines. It ends by the rules, by a fault (illegal move, time, crash, no
// answer), or after too many plies as a draw. Deliberately absent: adjudication, which would bias
// measurements by the evaluation in use.
#pragma once

#include "base/rng.h"
#include "cli/progress.h"
#include "games/game.h"
#include "strength/player.h"

#include <array>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace posthouse::strength {

struct RecordedMove {
    std::string move;
    std::optional<int> score;
    int depth = 0;
};

struct PlayedGame {
    std::vector<std::string> opening;
    std::vector<RecordedMove> moves;  // the moves after the opening
    Result result = Result::draw;
    std::string reason;      // from the rules, or: illegal, time, crash, hang, plies
    std::string fault_text;  // details of a fault
    std::optional<Side> at_fault;
    /// The ply (from 1) at which each side first announced a win.
    std::array<std::optional<int>, 2> announced;
    std::string position;  // the last

    int plies() const { return static_cast<int>(opening.size() + moves.size()); }
};

struct MatchConditions {
    std::array<MoveLimits, 2> limits;  // by Side
    int max_plies = 2000;
    double time_tolerance = 0.1;  // time tolerance
    double move_timeout = 60;     // timeout if no time is set
    std::function<bool()> stop;   // polled before each move
};

/// Empty if `stop` became true. The opening must be legal and not over.
std::optional<PlayedGame> play_game(const games::Game& game, std::vector<std::string> opening,
                                    std::array<Player*, 2> players,
                                    const MatchConditions& conditions, const cli::Stopwatch& now);

/// Opening lines for duels between deterministic engines. Their order depends on the seed alone, so
/// that a duel can be continued. Every other opening has two plies while there are such; the others
/// have four to six random plies. No two reach the same position while there are enough.
class Openings {
public:
    Openings(const games::Game& game, std::uint64_t seed);

    /// The opening of this number, from 0.
    const std::vector<std::string>& at(std::size_t number);

private:
    using Line = std::vector<std::string>;
    Line sample_line();
    bool is_new(const Line& line);

    const games::Game& game_;
    Rng random_;
    std::vector<Line> two_plies_;  // unused, the next at the end
    std::vector<Line> lines_;
    std::set<std::string> positions_;
};

}  // namespace posthouse::strength
