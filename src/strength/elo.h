// The arithmetic of measuring strength: Elo with its 95 % interval, the sequential probability
// ratio test, and ratings fitted to many pairings. Pure functions.
//
// Games are counted in pairs: one opening, played from both seats. An opening that favours a seat
// favours both engines once, so that pairs scatter less than games do; the interval and the test
// are taken from the five possible scores of a pair (the "pentanomial" model).
//
// Deliberately absent: files, engines, words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace posthouse::strength {

/// How many pairs gave engine 1 this many half points: 0, 1, 2, 3 or 4.
using PairScores = std::array<std::uint64_t, 5>;

/// The expected score, 0 to 1, of one who is so much stronger (the logistic model).
double score_of_elo(double elo);
/// Its inverse; infinite at 0 and 1.
double elo_of_score(double score);

struct EloEstimate {
    double elo = 0;
    double low = 0;  // of the 95 % interval
    double high = 0;
};

/// Where all pairs ended alike there is no variance to take an interval from; the "rule of three"
/// then stands in: what was never seen in n pairs is with 95 % certainty rarer than 3 in n.
EloEstimate elo_of(const PairScores& pairs);

/// A test that stops by itself: is engine 1 by `elo1` stronger, or only by `elo0`? `alpha` is the
/// risk of taking the former for true when the latter is, `beta` that of the opposite (Wald, 1945).
struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;

    double lower() const;  // at or below this ratio elo0 is accepted
    double upper() const;  // at or above it elo1 is
};

/// The logarithm of how much likelier these pairs are under `elo1` than under `elo0`, each with the
/// distribution of its mean that fits them best (the generalised test: M. Van den Bergh, "A
/// practical introduction to the GSPRT").
double log_likelihood_ratio(const PairScores& pairs, double elo0, double elo1);

enum class SprtDecision { neither, elo0, elo1 };
SprtDecision sprt_decision(const Sprt& test, const PairScores& pairs);

/// What one player scored against another.
struct HeadToHead {
    std::size_t one = 0;
    std::size_t other = 0;
    double points = 0;  // of `one`; a draw is a half
    double games = 0;
};

struct Rating {
    double elo = 0;
    double margin = 0;  // of its 95 % interval, as a difference to player 0
};

/// The ratings under which the results are likeliest (Bradley and Terry's model, draws as half a
/// win and half a loss), player 0 at zero. Every pairing is given half a draw more than it had, so
/// that a whitewash has a finite rating. All players must be connected by pairings.
std::vector<Rating> ratings_of(std::size_t players, std::span<const HeadToHead> pairings);

}  // namespace posthouse::strength
