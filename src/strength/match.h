// One game between two players, judged by the game's own rules.
//
// Deliberately absent: adjudication. A game ends as the rules say, or by a player's fault (an
// illegal move, time, no answer), or, so that none goes on for ever, after a great many plies as a
// draw, which is reported as such.
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
                                    const MatchConditions& conditions, const cli::Stopwatch& now);

// Openings: lines of play to begin the games of a duel with, so that engines which always think the
// same do not always play the same game. The order is fixed by the seed and never depends on how
// many are wanted, so that a duel can be continued.
//
// Every other opening is two plies long, as long as there are such; the others four to six plies,
// sampled at random. No two reach the same position while there are enough.

class Openings {
public:
    Openings(const games::Game& game, std::uint64_t seed);

    /// The opening of this number, from 0.
    const std::vector<std::string>& at(std::size_t number);

private:
    using Line = std::vector<std::string>;
    Line sampled();
    bool is_new(const Line& line);

    const games::Game& game_;
    Rng random_;
    std::vector<Line> two_plies_;  // not used yet, the next at the end
    std::vector<Line> lines_;
    std::set<std::string> positions_;
};

/// Moves at random from the opening; nothing where the game is over before so many plies.
std::optional<std::vector<std::string>> random_line(const games::Game& game, int plies,
                                                    Rng& random);

}  // namespace posthouse::strength
