// A small neural network that corrects the weighted sum of terms (evaluation.h) by what terms are
// worth together; compare games/wari/network.h.
//
// The first layer is a sum of rows: for each pod one of its square and one for each prong there,
// and those of the whole position (terms.h). Of each neuron, limited to 0 … 1, the square is
// weighted; the weights depend on the number of pods. Each neuron looks at the position a second
// time, with left and right exchanged, so that mirror images are worth the same.
#pragma once

#include "base/assert.h"
#include "games/network_reader.h"
#include "games/octilite/bitboard_rules.h"
#include "games/octilite/mobility.h"
#include "games/octilite/terms.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace posthouse::octilite {

/// A square or a set of prongs with left and right exchanged.
constexpr Square mirrored(Square square) {
    return square_of(columns + 1 - column_of(square), row_of(square));
}
constexpr std::uint8_t mirrored_prongs(std::uint8_t prongs) {
    unsigned mirror = 0;
    for (unsigned i = 0; i < 8; ++i) mirror |= (prongs >> i & 1U) << (8 - i) % 8;
    return static_cast<std::uint8_t>(mirror);
}

/// The rows of the network's first layer.
namespace network_term {

/// The first of the player to move's pods (role 0) or of the opponent's (role 1) on this square, as
/// their player sees the board from below: the pod itself, then its eight prongs.
constexpr int pod(int role, Square square) {
    return 9 * ((role * rows + row_of(square) - 1) * columns + column_of(square) - 1);
}
inline constexpr int whole = pod(2, square_of(1, 1));  // and the terms of the whole position
inline constexpr int count = whole + octilite::term::count - octilite::term::of_pods;

/// Whether a term of the whole position has a row: all but those that say the same as others, in
/// another way, or may occur many times.
constexpr bool has_row(int term) {
    return (term < octilite::term::moves || term >= octilite::term::freedom) &&
           (term < octilite::term::attacked_prongs || term >= octilite::term::threat) &&
           term != octilite::term::turn;
}
constexpr int of_whole(int term) {
    return whole + term - octilite::term::of_pods;
}

}  // namespace network_term

/// The network that tuning/ has learned, from networks/: one signed byte for each neuron of each
/// row, one for each neuron in each bucket, then the buckets' biases in four bytes each, the lowest
/// first.
std::span<const std::uint8_t> network_file();

class Network {
public:
    static constexpr std::size_t neurons = 32;
    /// The weights of the second layer differ by both players' pods.
    static constexpr std::size_t buckets = pods_a_side * pods_a_side;
    /// The integers that stand for 1, in the first layer and in the second.
    static constexpr int one = 127, weight_one = 32;
    /// What the network's value 1 is worth, in hundredths of a pod: where the chance of winning is
    /// e to 1.
    static constexpr int unit = 82;
    static constexpr std::size_t file_bytes =
        (network_term::count + buckets) * neurons + 4 * buckets;

    /// Values every position as 0.
    Network() = default;

    explicit Network(std::span<const std::uint8_t> file) {
        ASSERT(file.size() == file_bytes);
        games::NetworkReader reader(file);
        std::array<Half, network_term::count> layer{};
        for (Half& row : layer)
            for (std::int16_t& weight : row) weight = reader.weight();
        for (Neurons& bucket : weights_) {
            for (std::size_t k = 0; k < neurons; ++k) bucket[k] = reader.weight();
            std::copy_n(bucket.begin(), neurons, bucket.begin() + neurons);
        }
        for (std::int32_t& bias : biases_) bias = reader.bias();
        for (int term = network_term::whole; term < network_term::count; ++term) {
            Neurons& row = whole_[static_cast<std::size_t>(term - network_term::whole)];
            add(row, 0, layer[static_cast<std::size_t>(term)]);
            add(row, neurons, layer[static_cast<std::size_t>(term)]);
        }
        for (int role = 0; role < 2; ++role)
            for (Squares left = board; left != 0; left &= left - 1) {
                const Square square = first_of(left);
                for (unsigned prongs = 0; prongs < 16; ++prongs)
                    for (int half = 0; half < 2; ++half)
                        pods_[static_cast<std::size_t>(role)][square]
                             [static_cast<std::size_t>(half)][prongs] = row_of_pod(
                                 layer, role, square, static_cast<std::uint8_t>(prongs << 4 * half),
                                 half == 0);
            }
    }

    static constexpr std::size_t bucket_of(const BitboardPosition& position) {
        const std::size_t own = index_of(position.turn);
        return static_cast<std::size_t>((std::popcount(position.pods[own]) - 1) * pods_a_side +
                                        std::popcount(position.pods[1 - own]) - 1);
    }

    class SelectedRows;

    /// In hundredths of a pod, for the player to move; both players have pods. `selected` are those
    /// of the position.
    int value(const SelectedRows& selected, std::size_t bucket) const;

private:
    using Half = std::array<std::int16_t, neurons>;
    /// First as the position stands, then mirrored.
    using Neurons = std::array<std::int16_t, 2 * neurons>;
    static constexpr std::size_t alignment = 64;

    static constexpr std::array<std::uint8_t, 256> all_turned = [] {
        std::array<std::uint8_t, 256> all{};
        for (unsigned prongs = 0; prongs < 256; ++prongs)
            all[prongs] = turned_prongs(static_cast<std::uint8_t>(prongs));
        return all;
    }();

    static void add(Neurons& sum, std::size_t from, const Half& row) {
        for (std::size_t k = 0; k < neurons; ++k)
            sum[from + k] = static_cast<std::int16_t>(sum[from + k] + row[k]);
    }

    static Neurons row_of_pod(const std::array<Half, network_term::count>& layer, int role,
                              Square square, std::uint8_t prongs, bool with_pod) {
        Neurons sum{};
        const auto add_half = [&](std::size_t from, Square at, std::uint8_t set) {
            const auto first = static_cast<std::size_t>(network_term::pod(role, at));
            if (with_pod) add(sum, from, layer[first]);
            for (std::size_t i = 0; i < 8; ++i)
                if (set >> i & 1) add(sum, from, layer[first + 1 + i]);
        };
        add_half(0, square, prongs);
        add_half(neurons, mirrored(square), mirrored_prongs(prongs));
        return sum;
    }

    /// By role, square and half of the prongs; the pod itself is with the lower half.
    alignas(
        alignment) std::array<std::array<std::array<std::array<Neurons, 16>, 2>, 64>, 2> pods_{};
    alignas(
        alignment) std::array<Neurons, octilite::term::count - octilite::term::of_pods> whole_{};
    alignas(alignment) std::array<Neurons, buckets> weights_{};
    std::array<std::int32_t, buckets> biases_{};
};

/// Collects the rows of a position.
class Network::SelectedRows {
public:
    /// The network must outlive it.
    explicit SelectedRows(const Network& network) : network_(network) {}

    /// A pod of the player to move (role 0) or of the opponent (role 1), which is `side`.
    void add_pod(std::size_t role, std::size_t side, Square square, std::uint8_t prongs) {
        if (side == 1) {
            square = turned(square);
            prongs = all_turned[prongs];
        }
        const auto& of_square = network_.pods_[role][square];
        add(of_square[0][prongs & 15U]);
        add(of_square[1][prongs >> 4]);
    }
    /// A term of the whole position that has a row.
    void add_whole(int term) {
        add(network_.whole_[static_cast<std::size_t>(term - octilite::term::of_pods)]);
    }

private:
    friend Network;
    static constexpr std::size_t most = 64;

    void add(const Neurons& row) {
        ASSERT(count_ < most);
        rows_[count_++] = &row;
    }

    const Network& network_;
    std::array<const Neurons*, most> rows_;
    std::size_t count_ = 0;
};

inline int Network::value(const SelectedRows& selected, std::size_t bucket) const {
    // In vectors, which stay in registers while rows are added up.
    using Vector [[gnu::vector_size(32), gnu::may_alias]] = std::int16_t;
    constexpr std::size_t vectors = sizeof(Neurons) / sizeof(Vector);
    static_assert(vectors == 4);
    Vector a{}, b{}, c{}, d{};
    for (std::size_t i = 0; i < selected.count_; ++i) {
        const auto* part = reinterpret_cast<const Vector*>(selected.rows_[i]->data());
        a += part[0];
        b += part[1];
        c += part[2];
        d += part[3];
    }
    alignas(alignment) Neurons sum;
    auto* part = reinterpret_cast<Vector*>(sum.data());
    part[0] = a;
    part[1] = b;
    part[2] = c;
    part[3] = d;
    const Neurons& weights = weights_[bucket];
    std::int32_t total = biases_[bucket];
    for (std::size_t k = 0; k < 2 * neurons; ++k) {
        const auto active = std::clamp<std::int16_t>(sum[k], 0, one);
        const auto weighted = static_cast<std::int16_t>(active * weights[k]);
        total += std::int32_t{weighted} * active;
    }
    return static_cast<int>(std::int64_t{unit} * total / (one * one * weight_one));
}

}  // namespace posthouse::octilite
