// How a quiet move maps the rows of one total: a monotone map from their ranks to greater ranks of
// another total. Stored for vectors of 64 rows; each vector has a few steps, in each of which one
// vector of the other total contributes to it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace posthouse::tablebase {

/// Rows are processed in vectors of this size, and tables in tiles of this size squared.
inline constexpr std::size_t tile_side = 64;

constexpr std::size_t tiles_of(std::size_t count) {
    return (count + tile_side - 1) / tile_side;
}

class RowMapping {
public:
    struct Pair {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
    };
    /// What a vector gets from the other total's vector number `to`.
    struct Step {
        std::uint64_t lanes = 0;  // those that get a value
        std::uint32_t to = 0;
    };
    /// By lane, which of the other vector's bytes; `no_origin` if the step gives it nothing.
    static constexpr std::uint8_t no_origin = 128;
    struct alignas(tile_side) Origins {
        std::array<std::uint8_t, tile_side> of_lane{};
    };
    /// The other total's vectors that a vector's steps read; `end` is exclusive.
    struct Reach {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    RowMapping() = default;
    /// Pairs in order, of `from_count` rows.
    RowMapping(std::span<const Pair> pairs, std::size_t from_count);

    std::size_t vectors() const { return reach_.size(); }
    /// The identity: every row keeps its rank and total.
    bool straight() const { return straight_; }
    std::size_t begin_of(std::size_t vector) const { return begin_[vector]; }
    std::size_t end_of(std::size_t vector) const { return begin_[vector + 1]; }
    const Step* steps() const { return steps_.data(); }
    const Origins* origins() const { return origins_.data(); }
    std::uint64_t bytes() const {
        return (begin_.size() + 2 * reach_.size()) * sizeof(std::uint32_t) +
               steps_.size() * (sizeof(Step) + sizeof(Origins));
    }
    /// Where a row goes that has a pair.
    std::size_t image_of(std::size_t rank) const {
        if (straight_) return rank;
        const std::size_t lane = rank % tile_side;
        std::size_t step = begin_of(rank / tile_side);
        while (!(steps_[step].lanes >> lane & 1)) ++step;
        return steps_[step].to * tile_side + origins_[step].of_lane[lane];
    }
    Reach reach_of(std::size_t vector) const { return reach_[vector]; }

private:
    void add_steps(std::span<const Pair> pairs, std::size_t vector);

    bool straight_ = false;
    std::vector<std::uint32_t> begin_;  // of each vector's steps, and the end
    std::vector<Step> steps_;
    std::vector<Origins> origins_;  // of each step
    std::vector<Reach> reach_;      // of each vector; never less than the previous one's
};

}  // namespace posthouse::tablebase
