// Matches between players: paired openings, both seats, Elo with an interval.
//
// Deliberately absent: other games, other programs (strength/ has those).
#pragma once

#include "games/octilite/tuning/players.h"

#include <cstdint>
#include <string>

namespace posthouse::octilite::tuning {

/// How the first player fared.
struct MatchResult {
    int wins = 0, draws = 0, losses = 0;
    double share = 0.5;  // of the points
    double error = 0;    // standard, of the share; the unit of the statistics is the pair
};

/// The same number of nodes for each move.
MatchResult match(const Player& one, const Player& two, int pairs, std::uint64_t nodes,
                  std::uint64_t seed);

/// Against plain alpha-beta of a fixed depth with the hand-made evaluation. For each move `one`
/// gets `time_share` of the time that the other took for its last move (processor time).
MatchResult match_plain(const Player& one, int depth, double time_share, int pairs,
                        std::uint64_t seed);

/// "400 games, +300 =2 -98, 75.3 % of the points, Elo +194 (95 %: +160 to +232)"
std::string words_of(const MatchResult& result);

}  // namespace posthouse::octilite::tuning
