// Trains the weights of a small network (games/wari/network.h, games/octilite/network.h) by
// gradient descent: Adam (D. Kingma and J. Ba, 2015), with a learning rate that falls along a
// cosine.
//
// A position has terms. Each selects a row of the first layer; their sum, limited to 0 … 1 and
// squared, is weighted by the position's bucket.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace posthouse::learning {

struct NetworkShape {
    std::size_t terms = 0;  // rows of the first layer
    std::size_t neurons = 0;
    std::size_t buckets = 0;
    int one = 0, weight_one = 0;  // the integers that stand for 1 in the file, in either layer
};

/// Positions as the network sees them. It may see each in several views, such as mirror images, and
/// add up what it finds.
struct TrainingSet {
    explicit TrainingSet(std::size_t views_each = 1) : views(views_each) {}

    std::size_t views;
    std::vector<std::uint16_t> terms;  // of each view in turn; one may occur several times
    std::vector<std::size_t> ends{0};  // where the terms of each view begin and the last one's end
    std::vector<std::uint8_t> buckets;
    std::vector<float> targets;  // in units of the network's value; for Loss::logistic 0 … 1
    std::vector<float> known;    // added to the network's value; empty: nothing

    /// Ends the terms of a view.
    void end_view() { ends.push_back(terms.size()); }
    std::size_t size() const { return targets.size(); }
    std::span<const std::uint16_t> terms_of(std::size_t position, std::size_t view) const {
        const std::size_t at = position * views + view;
        return std::span(terms).subspan(ends[at], ends[at + 1] - ends[at]);
    }
};

enum class Loss {
    squared,   // the target is the value
    logistic,  // the value is the logarithm of the odds of winning, the target the chance
};

struct TrainingOptions {
    int epochs = 10;
    std::size_t batch = 4'096;
    double rate = 4e-3;
    std::uint64_t seed = 1;
    Loss loss = Loss::squared;
};

class NetworkTrainer {
public:
    /// Begins with small random weights. The set must outlive it.
    NetworkTrainer(const NetworkShape& shape, const TrainingSet& set, std::uint64_t seed);

    void train(const TrainingOptions& options);

    /// The weights as integers, as Network reads them.
    std::vector<std::uint8_t> file() const;

private:
    /// Parameters with their gradient and the means that Adam keeps of it.
    struct Layer {
        explicit Layer(std::size_t size)
            : weights(size), gradient(size), mean(size), mean_square(size) {}
        std::vector<float> weights, gradient, mean, mean_square;
    };

    float forward(std::size_t position);
    void add_gradient(std::size_t position, float slope);
    void step(Layer& layer, float limit, float batch, float rate, std::uint64_t steps) const;

    NetworkShape shape_;
    const TrainingSet& set_;
    Layer rows_, weights_, biases_;
    std::vector<float> sum_, active_;  // of each neuron in each view, for the last position
    std::vector<float> slope_;
};

}  // namespace posthouse::learning
