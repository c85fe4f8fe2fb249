// Trains the weights of a network (games/wari/network.h) by gradient descent: Adam (D. Kingma and
// J. Ba, 2015) on the squared error, with a learning rate that falls along a cosine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace posthouse::wari::tuning {

struct NetworkShape {
    std::size_t terms = 0;  // rows of the first layer
    std::size_t neurons = 0;
    std::size_t buckets = 0;
    int one = 0, weight_one = 0;  // the integers that stand for 1 in the file, in either layer
};

/// Positions as the network sees them.
struct TrainingSet {
    std::size_t terms_each = 0;
    std::vector<std::uint16_t> terms;  // terms_each for each position
    std::vector<std::uint8_t> buckets;
    std::vector<float> targets;  // in units of the network's value

    std::size_t size() const { return targets.size(); }
    std::span<const std::uint16_t> terms_of(std::size_t index) const {
        return std::span(terms).subspan(index * terms_each, terms_each);
    }
};

struct TrainingOptions {
    int epochs = 10;
    std::size_t batch = 4'096;
    double rate = 4e-3;
    std::uint64_t seed = 1;
};

class NetworkTrainer {
public:
    /// Begins with small random weights.
    NetworkTrainer(const NetworkShape& shape, std::uint64_t seed);

    void train(const TrainingSet& set, const TrainingOptions& options);

    /// The weights as integers, as Network reads them.
    std::vector<std::uint8_t> file() const;

private:
    /// Parameters with their gradient and the means that Adam keeps of it.
    struct Layer {
        explicit Layer(std::size_t size)
            : weights(size), gradient(size), mean(size), mean_square(size) {}
        std::vector<float> weights, gradient, mean, mean_square;
    };

    float forward(std::span<const std::uint16_t> terms, std::size_t bucket);
    void add_gradient(std::span<const std::uint16_t> terms, std::size_t bucket, float error);
    void step(Layer& layer, float limit, float batch, float rate, std::uint64_t steps) const;

    NetworkShape shape_;
    Layer rows_, weights_, biases_;
    std::vector<float> sum_, active_, slope_;  // of each neuron, for the last position
};

}  // namespace posthouse::wari::tuning
