// A trainer learns what terms are worth together, from values or from chances, and its file says
// the same in integers.
#include "learning/network_trainer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>

namespace posthouse::learning {
namespace {

constexpr NetworkShape shape{.terms = 4, .neurons = 8, .buckets = 1, .one = 127, .weight_one = 32};

/// Every pair of a term of {0, 1} and one of {2, 3}; the second view has the other one of each.
TrainingSet pairs(std::size_t views, int repeated) {
    TrainingSet set(views);
    for (int i = 0; i < repeated; ++i)
        for (const std::uint16_t first : {std::uint16_t{0}, std::uint16_t{1}})
            for (const std::uint16_t second : {std::uint16_t{2}, std::uint16_t{3}}) {
                set.terms.insert(set.terms.end(), {first, second});
                set.end_view();
                if (views == 2) {
                    set.terms.insert(set.terms.end(), {static_cast<std::uint16_t>(1 - first),
                                                       static_cast<std::uint16_t>(5 - second)});
                    set.end_view();
                }
                set.buckets.push_back(0);
            }
    return set;
}

std::vector<std::uint8_t> learned(const TrainingSet& set, Loss loss) {
    TrainingOptions options;
    options.epochs = 60;
    options.batch = 64;
    options.rate = 2e-2;
    options.loss = loss;
    NetworkTrainer trainer(shape, set, options.seed);
    trainer.train(options);
    return trainer.file();
}

/// By the file, in floating point.
double value(const std::vector<std::uint8_t>& file, const TrainingSet& set, std::size_t position) {
    const auto weight = [&](std::size_t at) {
        return static_cast<double>(std::bit_cast<std::int8_t>(file[at]));
    };
    const std::size_t second_layer = shape.terms * shape.neurons;
    std::uint32_t bits = 0;
    for (std::size_t k = 0; k < 4; ++k)
        bits |= std::uint32_t{file[second_layer + shape.neurons + k]} << 8 * k;
    const double whole = double{127} * 127 * 32;
    double sum = std::bit_cast<std::int32_t>(bits) / whole;
    for (std::size_t view = 0; view < set.views; ++view)
        for (std::size_t k = 0; k < shape.neurons; ++k) {
            double neuron = 0;
            for (const std::uint16_t term : set.terms_of(position, view))
                neuron += weight(term * shape.neurons + k);
            neuron = std::clamp(neuron, 0.0, 127.0);
            sum += neuron * neuron * weight(second_layer + k) / whole;
        }
    return sum;
}

constexpr double exclusive_or[] = {-1, 1, 1, -1};

TEST(NetworkTrainer, LearnsWhatNoSumOfTermsCanSay) {
    TrainingSet set = pairs(1, 256);
    for (std::size_t k = 0; k < set.buckets.size(); ++k)
        set.targets.push_back(static_cast<float>(exclusive_or[k % 4]));
    const auto file = learned(set, Loss::squared);
    for (std::size_t k = 0; k < 4; ++k) EXPECT_NEAR(value(file, set, k), exclusive_or[k], 0.15);
}

TEST(NetworkTrainer, LearnsTheOddsOfAChanceFromBothViews) {
    TrainingSet set = pairs(2, 256);
    for (std::size_t k = 0; k < set.buckets.size(); ++k)
        set.targets.push_back(static_cast<float>(1 / (1 + std::exp(-exclusive_or[k % 4]))));
    const auto file = learned(set, Loss::logistic);
    for (std::size_t k = 0; k < 4; ++k) EXPECT_NEAR(value(file, set, k), exclusive_or[k], 0.15);
}

TEST(NetworkTrainer, LearnsOnlyWhatIsNotKnown) {
    TrainingSet set = pairs(1, 256);
    for (std::size_t k = 0; k < set.buckets.size(); ++k) {
        set.targets.push_back(static_cast<float>(exclusive_or[k % 4]));
        set.known.push_back(static_cast<float>(exclusive_or[k % 4] - 0.5));
    }
    const auto file = learned(set, Loss::squared);
    for (std::size_t k = 0; k < 4; ++k) EXPECT_NEAR(value(file, set, k), 0.5, 0.1);
}

}  // namespace
}  // namespace posthouse::learning
