// One game between two players, judged by the game's own rules.
//
// Deliberately absent: adjudication. A game ends as the rules say, or by a player's fault (an
// illegal move, time, no answer), or, so that none goes on for ever, after a great many plies as a
// draw, which is reported as such.
#pragma once

#include "strength/player.h"
#include "strength/stopwatch.h"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace posthouse::strength {

/// What a player answered.
struct RecordedMove {
    std::string move;
    std::optional<int> score;
    int depth = 0;
};

struct PlayedGame {
    std::vector<std::string> opening;
    std::vector<RecordedMove> replies;  // the moves after the opening
    Result result = Result::draw;
    std::string reason;  // the rule's own word, or: illegal, time, crash, hang, plies
    std::string said;    // more of it, where it was a fault
    std::optional<Side> at_fault;
    /// The ply (from 1) with which each side first announced that it will win.
    std::array<std::optional<int>, 2> announced;
    std::string position;  // the last

    int plies() const { return static_cast<int>(opening.size() + replies.size()); }
};

struct MatchConditions {
    std::array<MoveLimits, 2> limits;  // by Side
    int plies_max = 2000;
    double margin_seconds = 0.1;   // a player may be late by so much
    double patience_seconds = 60;  // where no time is set
    std::function<bool()> stop;    // asked before each move
};

/// Nothing where `stop` came true meanwhile. The opening must be legal and not over.
std::optional<PlayedGame> play_game(const games::Game& game, std::vector<std::string> opening,
                                    std::array<Player*, 2> players,
                                    const MatchConditions& conditions, const Stopwatch& now);

}  // namespace posthouse::strength
