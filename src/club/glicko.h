// Glicko-2: how strong a player is, how sure that is, and how much his strength goes up and down.
//
// Mark E. Glickman, "Example of the Glicko-2 system", Boston University, revised 22 March 2022
// (http://www.glicko.net/glicko/glicko2.pdf); the steps below are numbered as there, and his
// example is a test. One thing is added, as Lichess has it: a rating period may last any length of
// time, also less than one (see docs/ratings.md for why, and how long one is here).
#pragma once

#include <span>

namespace posthouse::club {

struct GlickoRating {
    double rating = 1500;
    double deviation = 350;  // he is within two of these, with 95 %
    double volatility = 0.06;
    friend bool operator==(const GlickoRating&, const GlickoRating&) = default;
};

/// A game against somebody, whose rating is that of before it. score: 1 won, ½ drawn, 0 lost.
struct RatedGame {
    GlickoRating opponent;
    double score = 0;
};

/// Nobody is better known than the floor says, or worse than somebody who has never played.
inline constexpr double deviation_min = 45, deviation_max = 350;
inline constexpr double rating_min = 100, rating_max = 4000;
inline constexpr double volatility_min = 0.01, volatility_max = 0.1;
/// τ: how fast the volatility itself may change. Between 0.3 and 1.2, says the paper, and uses 0.5.
inline constexpr double volatility_freedom = 0.5;

/// The rating after a period of this length in which these games were played. Without games only
/// the deviation grows.
GlickoRating rated(const GlickoRating&, std::span<const RatedGame>, double periods = 1);

/// The rating after a period in which he has not played.
GlickoRating unplayed(const GlickoRating&, double periods);

/// How much the first may be expected to score against the second, from 0 to 1.
double expected_score(const GlickoRating&, const GlickoRating& opponent);

}  // namespace posthouse::club
