// A small neural network that values the board of a sowing game for the player to move, after those
// of chess and shogi engines (Y. Nasu, “Efficiently Updatable Neural-Network-based Evaluation
// Functions for Computer Shogi”, 2018).
//
// The first layer is a sum of rows, one for each term of the position (terms.h). Of each neuron,
// limited to 0 … 1, the square is weighted; the weights depend on the seeds on the board. A sowing
// changes half of the houses, so the sum is made anew for each position instead of being updated.
#pragma once

#include "base/assert.h"
#include "games/network_reader.h"
#include "games/wari/packed_rules.h"
#include "games/wari/terms.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace posthouse::wari {

/// The networks that tuning/ has learned, from networks/: the file for boards with this many houses
/// a side. A file has one signed byte for each neuron of each term, one for each neuron in each
/// bucket, then the buckets' biases in four bytes each, the lowest first.
std::span<const std::uint8_t> network_file(int houses);

template <int Houses>
class Network {
public:
    using T = Terms<Houses>;
    static constexpr std::size_t neurons = 64;
    /// The weights of the second layer differ by the number of seeds on the board, in this many
    /// steps.
    static constexpr std::size_t buckets = 8;
    /// The integers that stand for 1, in the first layer and in the second.
    static constexpr int one = 127, weight_one = 64;
    /// What the network's value 1 is worth, in hundredths of a seed.
    static constexpr int unit = 400;
    static constexpr std::size_t file_bytes = (T::count + buckets) * neurons + 4 * buckets;

    /// Values every board as 0.
    Network() = default;

    explicit Network(std::span<const std::uint8_t> file) {
        ASSERT(file.size() == file_bytes);
        games::NetworkReader reader(file);
        for (Neurons& row : rows_)
            for (std::int16_t& weight : row) weight = reader.weight();
        for (Neurons& bucket : weights_)
            for (std::int16_t& weight : bucket) weight = reader.weight();
        for (std::int32_t& bias : biases_) bias = reader.bias();
    }

    static constexpr std::size_t bucket_of(int seeds_on_board) {
        return static_cast<std::size_t>(seeds_on_board) * buckets / T::board_told;
    }

    /// In hundredths of a seed that the player to move will still gain, less what the opponent
    /// will.
    [[gnu::always_inline]] int value(const PackedPosition<Houses>& position) const {
        const int seeds = position.seeds_on_board();
        const std::uint64_t own = T::capped(position.own), rival = T::capped(position.rival);
        alignas(alignment) Neurons sum = row(T::board + seeds);
        add(sum, row(T::capture(0) + T::best_capture(own, position.rival)));
        add(sum, row(T::capture(1) + T::best_capture(rival, position.own)));
#pragma GCC unroll 8
        for (int house = 0; house < Houses; ++house) {
            add(sum, row(T::house(0, house) + static_cast<int>(own >> 8 * house & 0xf)));
            add(sum, row(T::house(1, house) + static_cast<int>(rival >> 8 * house & 0xf)));
        }
        const Neurons& weights = weights_[bucket_of(seeds)];
        std::int32_t total = biases_[bucket_of(seeds)];
        for (std::size_t k = 0; k < neurons; ++k) {
            const auto active = std::clamp<std::int16_t>(sum[k], 0, one);
            const auto weighted = static_cast<std::int16_t>(active * weights[k]);
            total += std::int32_t{weighted} * active;
        }
        return static_cast<int>(std::int64_t{unit} * total / (one * one * weight_one));
    }

private:
    using Neurons = std::array<std::int16_t, neurons>;
    static constexpr std::size_t alignment = 64;

    const Neurons& row(int term) const {
        return rows_[static_cast<std::size_t>(term)];
    }
    [[gnu::always_inline]] static void add(Neurons& sum, const Neurons& row) {
        for (std::size_t k = 0; k < neurons; ++k)
            sum[k] = static_cast<std::int16_t>(sum[k] + row[k]);
    }

    alignas(alignment) std::array<Neurons, T::count> rows_{};
    alignas(alignment) std::array<Neurons, buckets> weights_{};
    std::array<std::int32_t, buckets> biases_{};
};

}  // namespace posthouse::wari
