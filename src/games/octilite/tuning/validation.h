// Checks whether the search is right when it announces a win: WinVerifier checks each announced
// win, and it is played to its end. Also makes suites of positions to solve.
#pragma once

#include "games/octilite/tuning/players.h"

#include <cstdint>
#include <string>
#include <vector>

namespace posthouse::octilite::tuning {

struct WinClaimStats {
    int games = 0;
    int announced = 0;  // the first in each game
    int confirmed = 0, refuted = 0, too_large = 0;
    int won = 0;             // by the player it was announced for …
    int in_time = 0;         // … within the announced plies
    double plies_ahead = 0;  // of the end, on average
};

/// Games of a player against itself from random openings.
WinClaimStats check_announcements(const Player& player, int games, std::uint64_t nodes,
                                  std::uint64_t seed);

/// Positions of self-play games (`nodes` a move, after two random moves) at this ply that are not
/// over: a suite for `posthouse-lab solve`.
std::vector<BitboardPosition> positions_at(const Player& player, int ply, int count,
                                           std::uint64_t nodes, std::uint64_t seed);

std::string format_result(const WinClaimStats& result);

// Matches between players: paired openings, both seats, Elo with an interval.

/// The result of the first player.
struct MatchResult {
    int wins = 0, draws = 0, losses = 0;
    double share = 0.5;  // of the points
    double error = 0;    // standard error of the share, over pairs
};

/// The same number of nodes for each move.
MatchResult match(const Player& one, const Player& two, int pairs, std::uint64_t nodes,
                  std::uint64_t seed);

/// Against plain alpha-beta of a fixed depth with the hand-written evaluation. For each move `one`
/// gets `time_share` of the processor time of the other's last move.
MatchResult match_plain(const Player& one, int depth, double time_share, int pairs,
                        std::uint64_t seed);

/// "400 games, +300 =2 -98, 75.3 % of the points, Elo +194 (95 %: +160 to +232)"
std::string format_result(const MatchResult& result);

}  // namespace posthouse::octilite::tuning
