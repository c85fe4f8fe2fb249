// Random numbers that a seed decides, the same on every machine: SplitMix64 (Steele, Lea and Flood,
// "Fast splittable pseudorandom number generators", 2014). Deliberately absent:
// std::uniform_int_distribution and std::shuffle, which differ between libraries.
#pragma once

#include "base/hash.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse {

class Rng {
public:
    explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        const std::uint64_t bits = spread_bits(state_);
        state_ += 0x9E3779B97F4A7C15ULL;
        return bits;
    }

    /// 0 … count-1. The bias is some count in 2^64.
    constexpr std::size_t below(std::size_t count) {
        return static_cast<std::size_t>(next() % count);
    }

    template <class T>
    constexpr void shuffle(std::vector<T>& things) {
        for (std::size_t left = things.size(); left > 1; --left)
            std::swap(things[left - 1], things[below(left)]);
    }

private:
    std::uint64_t state_;
};

/// A separate seed for each of many, such as the 7th game of the duel with seed 1.
constexpr std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
    Rng rng(seed);
    rng = Rng(rng.next() ^ number * 0xD6E8FEB86659FD93ULL);
    return rng.next();
}

/// A seed for each name.
constexpr std::uint64_t seed_of(std::string_view name) {
    return fnv1a(name);
}

}  // namespace posthouse
