// Whether the search may be believed where it says that a game is won: each win that it announces
// is checked by WinVerifier and played to its end; and how many positions it has decided so early.
#pragma once

#include "games/octilite/tuning/players.h"

#include <cstdint>
#include <string>

namespace posthouse::octilite::tuning {

struct WinClaimStats {
    int games = 0;
    int announced = 0;  // the first in each game
    int confirmed = 0, refuted = 0, too_large = 0;
    int won = 0;             // by whom it was announced for …
    int in_time = 0;         // … within so many plies
    double plies_ahead = 0;  // of the end, on the average
};

/// Games of a player against itself from random openings.
WinClaimStats check_announcements(const Player& player, int games, std::uint64_t nodes,
                                  std::uint64_t seed);

struct Solved {
    int positions = 0;
    int decided = 0;
};

/// Positions of games of a player against itself (`nodes` a move) that are so many plies old and
/// not over; each is thought about for so many seconds of wall time.
Solved solve_positions(const Player& player, int ply, int positions, double seconds, int threads,
                       std::uint64_t nodes, std::uint64_t seed);

std::string words_of(const WinClaimStats& result);
std::string words_of(const Solved& result);

// Matches between players: paired openings, both seats, Elo with an interval.

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
