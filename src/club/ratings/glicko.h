// Glicko-2 ratings: rating, deviation and volatility of a player.
//
// Mark E. Glickman, "Example of the Glicko-2 system", Boston University, revised 22 March 2022
// (http://www.glicko.net/glicko/glicko2.pdf); the steps in glicko.cpp are numbered as there, and
// its example is a test. As on Lichess, a rating period may have any length, also a fraction (see
// docs/ratings.md).
#pragma once

#include "club/core/types.h"

#include <span>

namespace posthouse::club {

/// A game, with the opponent's rating before it. score: 1 won, ½ drawn, 0 lost.
struct RatedGame {
    GlickoRating opponent;
    double score = 0;
};

/// Bounds: no deviation below the minimum, or above that of a new player.
inline constexpr double deviation_min = 45, deviation_max = 350;
inline constexpr double rating_min = 100, rating_max = 4000;
inline constexpr double volatility_min = 0.01, volatility_max = 0.1;
/// τ: limits the change of the volatility. The paper recommends 0.3 to 1.2 and uses 0.5.
inline constexpr double system_constant = 0.5;

/// The rating after a period in which these games were played. Without games only the deviation
/// grows.
GlickoRating update_rating(const GlickoRating&, std::span<const RatedGame>, double periods = 1);

/// The rating after a period without games.
GlickoRating age_rating(const GlickoRating&, double periods);

/// How many periods without games it takes until the deviation has grown to this.
double periods_until(const GlickoRating&, double deviation);

/// The expected score of the first against the second, from 0 to 1.
double expected_score(const GlickoRating&, const GlickoRating& opponent);

}  // namespace posthouse::club
