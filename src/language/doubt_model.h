// The probability that a sentence beside a move casts doubt on it: logistic regression over words,
// pairs of nearby words and parts of words. The weights are learned at build time from the
// sentences in training/ and examples/ (train_doubt_model.cpp), so a misread sentence is fixed by
// adding it there. Complements the phrases of the lexicon.
//
// A feature's number is its hash (feature hashing, Weinberger et al. 2009), so there is no
// dictionary, and colliding features share a weight.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace posthouse::language {

inline constexpr std::uint32_t doubt_feature_count = 1U << 20U;

/// The features of a sentence as written: numbers below doubt_feature_count, ascending, unique.
std::vector<std::uint32_t> doubt_features(std::string_view sentence);

/// Immutable and thread-safe.
class DoubtModel {
public:
    /// `weights`: one for each feature, in units of `unit`; must outlive this object.
    DoubtModel(std::span<const std::int16_t> weights, double unit)
        : weights_(weights), unit_(unit) {}

    /// The model built into the program.
    static const DoubtModel& trained();

    /// The log odds that a sentence is a doubt, with a prior of one half.
    double log_odds(std::string_view sentence) const { return log_odds(doubt_features(sentence)); }
    double log_odds(const std::vector<std::uint32_t>& features) const;

private:
    std::span<const std::int16_t> weights_;
    double unit_;
};

}  // namespace posthouse::language
