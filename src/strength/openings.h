// Openings: lines of play to begin the games of a duel with, so that engines which always think the
// same do not always play the same game. The order is fixed by the seed and never depends on how
// many are wanted, so that a duel can be continued.
//
// Every other opening is two plies long, as long as there are such; the others four to six plies,
// sampled at random. No two reach the same position while there are enough.
//
// Deliberately absent: any judgement of whether an opening is good: each is played from both seats.
#pragma once

#include "games/game.h"
#include "strength/random.h"

#include <set>
#include <string>
#include <vector>

namespace posthouse::strength {

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
    Random random_;
    std::vector<Line> two_plies_;  // not used yet, the next at the end
    std::vector<Line> lines_;
    std::set<std::string> positions_;
};

/// Moves at random from the opening; nothing where the game is over before so many plies.
std::optional<std::vector<std::string>> random_line(const games::Game& game, int plies,
                                                    Random& random);

}  // namespace posthouse::strength
