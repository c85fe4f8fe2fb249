#include "strength/elo.h"

#include "base/assert.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace posthouse::strength {

namespace {

constexpr double normal_95 = 1.959963984540054;
const double elo_scale = 400 / std::log(10.0);

/// The score per game of each kind of pair.
constexpr std::array<double, 5> pair_scores = {0, 0.25, 0.5, 0.75, 1};

double total(const std::array<double, 5>& counts) {
    double sum = 0;
    for (double count : counts) sum += count;
    return sum;
}

/// The x for which the probabilities p_i / (1 + x (a_i - score)) have the mean `score`: Lagrange's
/// multiplier of the likeliest distribution with that mean. The sum below falls with x.
double tilt(const std::array<double, 5>& counts, double score) {
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int round = 0; round < 200; ++round) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const double off = pair_scores[i] - score;
            sum += counts[i] * off / (1 + x * off);
        }
        (sum > 0 ? low : high) = x;
    }
    return (low + high) / 2;
}

}  // namespace

double score_of_elo(double elo) {
    return 1 / (1 + std::pow(10.0, -elo / 400));
}

double elo_of_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / score - 1);
}

EloEstimate elo_of(const PairScores& pairs) {
    double count = 0;
    double mean = 0;
    double square = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto n = static_cast<double>(pairs[i]);
        count += n;
        mean += n * pair_scores[i];
        square += n * pair_scores[i] * pair_scores[i];
    }
    if (count == 0) return {0, elo_of_score(0), elo_of_score(1)};
    mean /= count;
    const double variance = std::max(0.0, square / count - mean * mean);
    const bool alike = std::count(pairs.begin(), pairs.end(), 0U) == 4;
    const double off = alike ? 3 / count : normal_95 * std::sqrt(variance / count);
    return {elo_of_score(mean), elo_of_score(mean - off), elo_of_score(mean + off)};
}

double Sprt::lower() const {
    return std::log(beta / (1 - alpha));
}

double Sprt::upper() const {
    return std::log((1 - beta) / alpha);
}

double log_likelihood_ratio(const PairScores& pairs, double elo0, double elo1) {
    // A kind of pair that has not been seen is not thereby impossible.
    constexpr double unseen = 1e-3;
    std::array<double, 5> counts{};
    for (std::size_t i = 0; i < pairs.size(); ++i)
        counts[i] = pairs[i] > 0 ? static_cast<double>(pairs[i]) : unseen;
    if (total(counts) < 1) return 0;
    const double score0 = score_of_elo(elo0);
    const double score1 = score_of_elo(elo1);
    const double tilt0 = tilt(counts, score0);
    const double tilt1 = tilt(counts, score1);
    double ratio = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        ratio += counts[i] * std::log((1 + tilt0 * (pair_scores[i] - score0)) /
                                      (1 + tilt1 * (pair_scores[i] - score1)));
    return ratio;
}

SprtDecision sprt_decision(const Sprt& test, const PairScores& pairs) {
    const double ratio = log_likelihood_ratio(pairs, test.elo0, test.elo1);
    if (ratio >= test.upper()) return SprtDecision::elo1;
    if (ratio <= test.lower()) return SprtDecision::elo0;
    return SprtDecision::neither;
}

namespace {

/// Solves matrix · x = wanted for a symmetric positive definite matrix, by Gaussian elimination.
std::vector<double> solved(std::vector<std::vector<double>> matrix, std::vector<double> wanted) {
    const std::size_t size = wanted.size();
    for (std::size_t k = 0; k < size; ++k) {
        ASSERT(matrix[k][k] > 0);
        for (std::size_t row = k + 1; row < size; ++row) {
            const double factor = matrix[row][k] / matrix[k][k];
            for (std::size_t column = k; column < size; ++column)
                matrix[row][column] -= factor * matrix[k][column];
            wanted[row] -= factor * wanted[k];
        }
    }
    for (std::size_t k = size; k-- > 0;) {
        for (std::size_t column = k + 1; column < size; ++column)
            wanted[k] -= matrix[k][column] * wanted[column];
        wanted[k] /= matrix[k][k];
    }
    return wanted;
}

/// The slope of the likelihood, and its curvature, with player 0 held fast (index 0 is player 1).
struct Slope {
    std::vector<double> slope;
    std::vector<std::vector<double>> curvature;
};

Slope slope_at(const std::vector<double>& strengths, std::span<const HeadToHead> pairings) {
    const std::size_t size = strengths.size() - 1;
    Slope at{std::vector<double>(size, 0.0),
             std::vector<std::vector<double>>(size, std::vector<double>(size, 0.0))};
    for (const HeadToHead& pairing : pairings) {
        const double expected =
            1 / (1 + std::exp(strengths[pairing.other] - strengths[pairing.one]));
        const double games = pairing.games + 0.5;
        const double more = pairing.points + 0.25 - games * expected;
        const double weight = games * expected * (1 - expected);
        const auto add = [&](std::size_t player, std::size_t beside, double sign) {
            if (player == 0) return;
            at.slope[player - 1] += sign * more;
            at.curvature[player - 1][player - 1] += weight;
            if (beside > 0) at.curvature[player - 1][beside - 1] -= weight;
        };
        add(pairing.one, pairing.other, 1);
        add(pairing.other, pairing.one, -1);
    }
    return at;
}

}  // namespace

std::vector<Rating> ratings_of(std::size_t players, std::span<const HeadToHead> pairings) {
    ASSERT(players > 0);
    std::vector<double> strengths(players, 0.0);
    // Newton's method; a step is held back where it is long, so that it cannot run away.
    for (int round = 0; round < 100 && players > 1; ++round) {
        const Slope at = slope_at(strengths, pairings);
        const std::vector<double> step = solved(at.curvature, at.slope);
        for (std::size_t i = 0; i < step.size(); ++i)
            strengths[i + 1] += std::clamp(step[i], -1.0, 1.0);
    }
    std::vector<Rating> ratings(players);
    for (std::size_t i = 1; i < players; ++i) {
        ratings[i].elo = elo_scale * strengths[i];
        std::vector<double> unit(players - 1, 0.0);
        unit[i - 1] = 1;
        const double variance = solved(slope_at(strengths, pairings).curvature, unit)[i - 1];
        ratings[i].margin = elo_scale * normal_95 * std::sqrt(variance);
    }
    return ratings;
}

}  // namespace posthouse::strength
