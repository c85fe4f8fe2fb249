// The transposition table: what the search found out about positions that it met before, on this or
// another way there.
//
// An entry holds its whole position and is believed only for an equal one, so a wrong hit is
// impossible. The key alone would not do: a Key says which positions repeat each other, and in the
// sowing games that leaves out the seeds already captured, on which the score depends. The key only
// says where to look.
//
// Deliberately absent: ageing (the table is emptied before each thought), threads.
#pragma once

#include "rules/rules.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse {

/// What a remembered score says about the true one.
enum class Bound : std::uint8_t { none, at_least, at_most, exact };

template <class Position>
class TranspositionTable {
public:
    struct Entry {
        Position at{};
        std::int32_t score = 0;
        std::int16_t depth = 0;
        std::uint16_t best = 0;  // which of the position's moves, in the rules' own order
        Bound bound = Bound::none;
    };

    /// Makes an empty table, big enough for a search of so many nodes but no bigger than a few
    /// megabytes.
    void begin(std::uint64_t nodes_max) {
        constexpr std::uint64_t fewest = 64;
        constexpr std::uint64_t most = std::bit_floor(bytes_max / sizeof(Bucket));
        const std::uint64_t wanted = std::clamp(nodes_max / 2, fewest, most);
        buckets_.assign(static_cast<std::size_t>(std::bit_floor(wanted)), Bucket{});
    }

    const Entry* find(const Position& at, const Key& key) const {
        const Bucket& bucket = buckets_[place_of(key)];
        if (bucket.deepest.bound != Bound::none && bucket.deepest.at == at) return &bucket.deepest;
        if (bucket.newest.bound != Bound::none && bucket.newest.at == at) return &bucket.newest;
        return nullptr;
    }

    /// Of the entries that share a place, the deepest is kept and the newest.
    void keep(const Key& key, const Entry& entry) {
        Bucket& bucket = buckets_[place_of(key)];
        const bool deepest = entry.depth >= bucket.deepest.depth || bucket.deepest.at == entry.at;
        (deepest ? bucket.deepest : bucket.newest) = entry;
    }

private:
    struct Bucket {
        Entry deepest;
        Entry newest;
    };
    static constexpr std::uint64_t bytes_max = 4 << 20;

    std::size_t place_of(const Key& key) const {
        std::uint64_t mixed = key.low * 0x9E3779B97F4A7C15ULL;
        mixed = (std::rotl(mixed, 31) ^ key.high) * 0xD6E8FEB86659FD93ULL;
        mixed ^= mixed >> 32;
        return static_cast<std::size_t>(mixed & (buckets_.size() - 1));
    }

    std::vector<Bucket> buckets_;
};

}  // namespace posthouse
