#include "learning/network_trainer.h"

#include "base/rng.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <numeric>
#include <utility>

namespace posthouse::learning {
namespace {

/// The sum of products; in several parts, which a compiler may add side by side.
float dot(const float* left, const float* right, std::size_t size) {
    constexpr std::size_t lanes = 16;
    std::array<float, lanes> parts{};
    std::size_t at = 0;
    for (; at + lanes <= size; at += lanes)
        for (std::size_t k = 0; k < lanes; ++k) parts[k] += left[at + k] * right[at + k];
    float sum = std::accumulate(parts.begin(), parts.end(), 0.0F);
    for (; at < size; ++at) sum += left[at] * right[at];
    return sum;
}

std::uint8_t byte_of(float weight, int one) {
    return std::bit_cast<std::uint8_t>(
        static_cast<std::int8_t>(std::lround(weight * static_cast<float>(one))));
}

/// The loss and its slope at this value.
std::pair<double, float> loss_at(Loss loss, float value, float target) {
    if (loss == Loss::squared) {
        constexpr float error_limit = 2;  // that no single position exceeds
        const float error = std::clamp(value - target, -error_limit, error_limit);
        return {error * error, error};
    }
    const float chance = 1 / (1 + std::exp(-value));
    const double kept = std::clamp<double>(chance, 1e-6, 1 - 1e-6);
    return {-(target * std::log(kept) + (1 - target) * std::log(1 - kept)), chance - target};
}

}  // namespace

NetworkTrainer::NetworkTrainer(const NetworkShape& shape, const TrainingSet& set,
                               std::uint64_t seed)
    : shape_(shape),
      set_(set),
      rows_(shape.terms * shape.neurons),
      weights_(shape.buckets * shape.neurons),
      biases_(shape.buckets),
      sum_(set.views * shape.neurons),
      active_(set.views * shape.neurons),
      slope_(shape.neurons) {
    Rng random(seed);
    const auto spread = [&](float width) {
        return width * (static_cast<float>(random.next() >> 40) * 0x1p-23F - 1);
    };
    // Sums begin within 0 … 1.
    const auto views = static_cast<float>(std::max<std::size_t>(set.ends.size() - 1, 1));
    const float terms_each = std::max(static_cast<float>(set.terms.size()) / views, 1.0F);
    for (float& weight : rows_.weights)
        weight = 0.45F / terms_each + spread(0.58F / std::sqrt(terms_each));
    for (float& weight : weights_.weights) weight = spread(0.2F);
}

float NetworkTrainer::forward(std::size_t position) {
    std::fill(sum_.begin(), sum_.end(), 0.0F);
    const std::size_t bucket = set_.buckets[position];
    const float* weights = &weights_.weights[bucket * shape_.neurons];
    float value = biases_.weights[bucket] + (set_.known.empty() ? 0.0F : set_.known[position]);
    for (std::size_t view = 0; view < set_.views; ++view) {
        float* sum = &sum_[view * shape_.neurons];
        float* active = &active_[view * shape_.neurons];
        for (const std::uint16_t term : set_.terms_of(position, view)) {
            const float* row = &rows_.weights[term * shape_.neurons];
            for (std::size_t k = 0; k < shape_.neurons; ++k) sum[k] += row[k];
        }
        for (std::size_t k = 0; k < shape_.neurons; ++k) {
            const float limited = std::clamp(sum[k], 0.0F, 1.0F);
            active[k] = limited * limited;
        }
        value += dot(active, weights, shape_.neurons);
    }
    return value;
}

/// For the position of the last forward(), whose loss has this slope.
void NetworkTrainer::add_gradient(std::size_t position, float slope) {
    const std::size_t bucket = set_.buckets[position];
    const float* weights = &weights_.weights[bucket * shape_.neurons];
    float* gradient = &weights_.gradient[bucket * shape_.neurons];
    biases_.gradient[bucket] += slope;
    for (std::size_t view = 0; view < set_.views; ++view) {
        const float* sum = &sum_[view * shape_.neurons];
        const float* active = &active_[view * shape_.neurons];
        for (std::size_t k = 0; k < shape_.neurons; ++k) {
            gradient[k] += slope * active[k];
            slope_[k] = sum[k] > 0 && sum[k] < 1 ? 2 * slope * weights[k] * sum[k] : 0.0F;
        }
        for (const std::uint16_t term : set_.terms_of(position, view)) {
            float* row = &rows_.gradient[term * shape_.neurons];
            for (std::size_t k = 0; k < shape_.neurons; ++k) row[k] += slope_[k];
        }
    }
}

/// Moves the weights, which stay within `limit`, and clears the gradient.
void NetworkTrainer::step(Layer& layer, float limit, float batch, float rate,
                          std::uint64_t steps) const {
    constexpr float decay = 0.9F, decay_square = 0.999F, tiny = 1e-8F;
    const auto debiased = [&](float kept) {
        return 1 - static_cast<float>(std::pow(kept, static_cast<double>(steps)));
    };
    const float whole = debiased(decay), whole_square = debiased(decay_square);
    for (std::size_t k = 0; k < layer.weights.size(); ++k) {
        const float gradient = layer.gradient[k] / batch;
        float& mean = layer.mean[k];
        float& mean_square = layer.mean_square[k];
        mean = decay * mean + (1 - decay) * gradient;
        mean_square = decay_square * mean_square + (1 - decay_square) * gradient * gradient;
        const float change = mean / whole / (std::sqrt(mean_square / whole_square) + tiny);
        layer.weights[k] = std::clamp(layer.weights[k] - rate * change, -limit, limit);
        layer.gradient[k] = 0;
    }
}

void NetworkTrainer::train(const TrainingOptions& options) {
    // Weights that an integer of one byte can hold.
    const float row_limit = 127.0F / static_cast<float>(shape_.one);
    const float weight_limit = 127.0F / static_cast<float>(shape_.weight_one);
    constexpr float bias_limit = 8;
    std::vector<std::size_t> order(set_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    Rng random(options.seed);
    const std::size_t steps_each = set_.size() / options.batch;
    const double steps_total = static_cast<double>(options.epochs) *
                               static_cast<double>(std::max<std::size_t>(steps_each, 1));
    std::uint64_t steps = 0;
    for (int epoch = 1; epoch <= options.epochs; ++epoch) {
        random.shuffle(order);
        double losses = 0;
        for (std::size_t batch = 0; batch < steps_each; ++batch) {
            for (std::size_t k = 0; k < options.batch; ++k) {
                const std::size_t one = order[batch * options.batch + k];
                const auto [loss, slope] = loss_at(options.loss, forward(one), set_.targets[one]);
                losses += loss;
                add_gradient(one, slope);
            }
            const double turn = std::numbers::pi * static_cast<double>(steps) / steps_total;
            const auto rate = static_cast<float>(options.rate * (1 + std::cos(turn)) / 2);
            const auto size = static_cast<float>(options.batch);
            ++steps;
            step(rows_, row_limit, size, rate, steps);
            step(weights_, weight_limit, size, rate, steps);
            step(biases_, bias_limit, size, rate, steps);
        }
        std::fprintf(
            stderr, "epoch %d: mean loss %.5f\n", epoch,
            losses / static_cast<double>(std::max<std::size_t>(steps_each * options.batch, 1)));
    }
}

std::vector<std::uint8_t> NetworkTrainer::file() const {
    std::vector<std::uint8_t> bytes;
    for (const float weight : rows_.weights) bytes.push_back(byte_of(weight, shape_.one));
    for (const float weight : weights_.weights) bytes.push_back(byte_of(weight, shape_.weight_one));
    for (const float bias : biases_.weights) {
        const auto whole = static_cast<double>(shape_.one) * shape_.one * shape_.weight_one;
        const auto bits = std::bit_cast<std::uint32_t>(
            static_cast<std::int32_t>(std::lround(static_cast<double>(bias) * whole)));
        for (int shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<std::uint8_t>(bits >> shift));
    }
    return bytes;
}

}  // namespace posthouse::learning
