// Least squares for weights of which each example has only a few: learned so that the sum of an
// example's weights comes near to what it should be.
//
// What little evidence there is for rare weights is stretched by two beliefs: weights are small
// (ridge), and some neighbours are alike (smoothing).
//
// Deliberately absent: what the weights are of.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace posthouse::wari::tuning {

/// A weight of an example, and how much of it.
struct Share {
    int weight = 0;
    double part = 1;
};

class Fit {
public:
    explicit Fit(std::size_t weights);

    void add(std::span<const Share> shares, double target);
    /// Believes these two to be alike, as strongly as by so many examples.
    void add_smoothing(int one, int other, double examples);

    /// The best weights; those of `left_out` are 0. `ridge` is in examples, too.
    std::vector<double> solved(double ridge, const std::vector<bool>& left_out = {}) const;

private:
    std::size_t count_;
    std::vector<double> products_;  // of shares with shares, a row each
    std::vector<double> likeness_;
    std::vector<double> targets_;  // of shares with targets
};

}  // namespace posthouse::wari::tuning
