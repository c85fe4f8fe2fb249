#include "games/wari/tuning/learner.h"

#include "base/assert.h"

#include <cmath>

namespace posthouse::wari::tuning {

Fit::Fit(std::size_t weights)
    : count_(weights),
      products_(weights * weights),
      likeness_(weights * weights),
      targets_(weights) {}

void Fit::add(std::span<const Share> shares, double target) {
    for (const Share& one : shares) {
        const auto row = static_cast<std::size_t>(one.weight);
        targets_[row] += one.part * target;
        for (const Share& other : shares)
            products_[row * count_ + static_cast<std::size_t>(other.weight)] +=
                one.part * other.part;
    }
}

void Fit::add_smoothing(int one, int other, double examples) {
    const auto a = static_cast<std::size_t>(one), b = static_cast<std::size_t>(other);
    likeness_[a * count_ + a] += examples;
    likeness_[b * count_ + b] += examples;
    likeness_[a * count_ + b] -= examples;
    likeness_[b * count_ + a] -= examples;
}

std::vector<double> Fit::solved(double ridge, const std::vector<bool>& left_out) const {
    // The normal equations of the weights that are wanted; then Cholesky.
    std::vector<std::size_t> wanted;
    for (std::size_t k = 0; k < count_; ++k)
        if (left_out.empty() || !left_out[k]) wanted.push_back(k);
    const std::size_t size = wanted.size();
    std::vector<double> lower(size * size);
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            const std::size_t from = wanted[i] * count_ + wanted[j];
            lower[i * size + j] = products_[from] + likeness_[from] + (i == j ? ridge : 0);
        }
    for (std::size_t j = 0; j < size; ++j)
        for (std::size_t i = j; i < size; ++i) {
            double sum = lower[i * size + j];
            for (std::size_t k = 0; k < j; ++k) sum -= lower[i * size + k] * lower[j * size + k];
            if (i == j) {
                ASSERT(sum > 0);
                lower[i * size + j] = std::sqrt(sum);
            } else {
                lower[i * size + j] = sum / lower[j * size + j];
            }
        }
    std::vector<double> solution(size);
    for (std::size_t i = 0; i < size; ++i) {
        double sum = targets_[wanted[i]];
        for (std::size_t k = 0; k < i; ++k) sum -= lower[i * size + k] * solution[k];
        solution[i] = sum / lower[i * size + i];
    }
    for (std::size_t i = size; i-- > 0;) {
        double sum = solution[i];
        for (std::size_t k = i + 1; k < size; ++k) sum -= lower[k * size + i] * solution[k];
        solution[i] = sum / lower[i * size + i];
    }
    std::vector<double> weights(count_);
    for (std::size_t i = 0; i < size; ++i) weights[wanted[i]] = solution[i];
    return weights;
}

}  // namespace posthouse::wari::tuning
