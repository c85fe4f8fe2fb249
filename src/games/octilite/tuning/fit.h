// Logistic regression: the weights for which the terms of a position tell best who wins.
//
// A label is partly the game's result and partly what the search thought of the position, on the
// scale on which its thoughts have come true. Newton's method with a ridge.
#pragma once

#include "games/octilite/evaluation.h"
#include "games/octilite/tuning/players.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace posthouse::octilite::tuning {

/// Finds on what scale a player's scores come true, and sets each sample's chance; all samples are
/// of one player. What the scores are to be divided by to be log odds of winning.
double calibrate(std::span<Sample> samples);

class Fit {
public:
    static constexpr double result_share = 0.5;  // of a label; the rest is the search's score
    static constexpr double ridge = 4.0;

    /// The samples are calibrated.
    explicit Fit(std::span<const Sample> samples);

    /// The best weights, in log odds; terms of groups that are left out stay at zero.
    using Odds = std::vector<double>;
    Odds solve(const TermGroup* left_out = nullptr) const;

    /// The mean of -log of the chance that these weights give to what the labels say, over
    /// positions that were kept apart from the fit.
    double loss(const Odds& odds) const;
    /// How far a group moves the score up and down: its standard deviation, in log odds.
    double spread(const Odds& odds, const TermGroup& group) const;
    /// By how much a pod taken off the board lowers its player's score, on average, in log odds.
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
    /// Every tenth stretch of positions is kept apart.
    static bool kept_apart(std::size_t row) { return row / 1000 % 10 == 9; }
    /// One step of Newton's method; how far it went.
    double improve(Odds& odds, const TermGroup* left_out) const;

    std::vector<BitboardPosition> positions_;
    std::vector<Row> rows_;
    std::vector<Term> terms_;
};

/// In hundredths of a pod, where a pod is worth so much.
Weights rounded(const Fit::Odds& odds, double pod_worth);

}  // namespace posthouse::octilite::tuning
