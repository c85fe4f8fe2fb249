// How likely it is that a sentence beside a move casts a doubt on it, judged by all of its words
// together: logistic regression over words, pairs of words near each other and parts of words. Its
// weights are learned from the sentences of training/ and examples/ when the program is built
// (train_doubt_model.cpp), so a new sentence mends what was misread, in any language. The lexicon
// knows phrases; this weighs what no phrase was thought of.
//
// A feature's number is its hash (feature hashing, Weinberger et al. 2009): no dictionary is kept,
// and two features that meet share a weight.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace posthouse::language {

inline constexpr std::uint32_t doubt_feature_count = 1U << 20U;

/// Numbers below doubt_feature_count, ascending, each once. `sentence` as it was written.
std::vector<std::uint32_t> doubt_features(std::string_view sentence);

/// Immutable; any number of threads may ask it.
class DoubtModel {
public:
    /// `weights`: one for each feature, in units of `unit`. They must outlive it.
    DoubtModel(std::span<const std::int16_t> weights, double unit)
        : weights_(weights), unit_(unit) {}

    /// The one that the program was built with.
    static const DoubtModel& trained();

    /// The logarithm of the odds that a sentence is a doubt, as if half of all were.
    double log_odds(std::string_view sentence) const { return log_odds(doubt_features(sentence)); }
    double log_odds(const std::vector<std::uint32_t>& features) const;

private:
    std::span<const std::int16_t> weights_;
    double unit_;
};

}  // namespace posthouse::language
