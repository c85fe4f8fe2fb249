// Logistic regression: the weights for which the terms of a position best predict who wins.
//
// A label is a mix of the game's result and the search's score, scaled so that it predicts results.
// Newton's method with ridge regularization.
#pragma once

#include "games/octilite/evaluation.h"
#include "games/octilite/tuning/players.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace posthouse::octilite::tuning {

/// Finds the scale on which a player's scores predict results, and sets each sample's chance; all
/// samples must be of one player. Returns the divisor that turns scores into log odds of winning.
double calibrate(std::span<Sample> samples);

class Fit {
public:
    static constexpr double result_share = 0.5;  // of a label; the rest is the search's score
    static constexpr double ridge = 4.0;

    /// The samples must be calibrated.
    explicit Fit(std::span<const Sample> samples);

    /// The best weights, in log odds; terms of groups that are left out stay at zero.
    using Odds = std::vector<double>;
    Odds solve(const TermGroup* left_out = nullptr) const;

    /// Cross-entropy loss of these weights over held-out positions.
    double loss(const Odds& odds) const;
    /// The standard deviation of a group's contribution to the score, in log odds.
    double spread(const Odds& odds, const TermGroup& group) const;
    /// By how much removing a pod lowers its player's score on average, in log odds.
    double pod_worth(const Odds& odds) const;

    std::size_t size() const { return rows_.size(); }

private:
    struct Term {
        std::uint16_t term;
        std::int16_t times;
    };
    struct Row {
        std::size_t begin, end;  // in terms_
        float label;
    };

    void add_row(const Sample& sample, const TurnsToBase& turns);
    double odds_of(const Row& row, const Odds& odds) const;
    /// Every tenth stretch of 1000 positions is held out.
    static bool kept_apart(std::size_t row) { return row / 1000 % 10 == 9; }
    /// One step of Newton's method; returns how far it went.
    double improve(Odds& odds, const TermGroup* left_out) const;

    std::vector<BitboardPosition> positions_;
    std::vector<Row> rows_;
    std::vector<Term> terms_;
};

/// In hundredths of a pod, given the worth of a pod in log odds.
Weights rounded(const Fit::Odds& odds, double pod_worth);

}  // namespace posthouse::octilite::tuning
