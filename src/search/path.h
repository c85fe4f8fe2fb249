// The line of play that led to where the search stands: the keys of the game so far and of the
// moves tried, for repetition, which is a rule.
//
// Only positions since the last move that cannot be undone can come back, and most positions are
// seen to be new by one look into a small table of counters.
//
// Deliberately absent: judgement. The rules are handed a History and judge.
#pragma once

#include "rules/rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace posthouse {

class Path {
public:
    /// The keys of the positions before the root, of which those from `reversible_from` on may come
    /// back.
    void begin(std::span<const Key> earlier, std::size_t reversible_from, int plies_max) {
        keys_.assign(earlier.begin(), earlier.end());
        keys_.reserve(earlier.size() + static_cast<std::size_t>(plies_max) + 1);
        reversible_from_.assign(earlier.size() + 1, reversible_from);
        reversible_from_.reserve(keys_.capacity() + 1);
        sums_.assign(1, 0);
        sums_.reserve(keys_.capacity() + 1);
        seen_.fill(0);
        shared_places_ = 0;
        for (const Key& key : keys_) see(key);
        root_ = keys_.size();
    }

    /// A move was made from the position with this key.
    void push(const Key& key, bool irreversible) {
        keys_.push_back(key);
        see(key);
        reversible_from_.push_back(irreversible ? keys_.size() : reversible_from_.back());
    }
    void pop() {
        shared_places_ -= --seen_[place_of(keys_.back())] > 0;
        sums_.pop_back();
        keys_.pop_back();
        reversible_from_.pop_back();
    }

    /// False: this position is certainly new.
    bool may_repeat(const Key& key) const { return seen_[place_of(key)] != 0; }

    /// What may come back. Never empty but where nobody has moved yet.
    History history() const {
        const std::size_t from = std::min(reversible_from_.back(), keys_.size() - !keys_.empty());
        return History{std::span(keys_).subspan(from)};
    }
    /// The same, said to know of no repetition.
    History as_if_new() const {
        return History{std::span(keys_).subspan(keys_.size() - !keys_.empty())};
    }

    /// How many plies before the root (negative) or after it the position with this key first
    /// stood, of those that may come back.
    int first_stood(const Key& key) const {
        std::size_t at = reversible_from_.back();
        while (at < keys_.size() && !(keys_[at] == key)) ++at;
        return static_cast<int>(at) - static_cast<int>(root_);
    }

    int plies_since_irreversible() const {
        return static_cast<int>(keys_.size() - reversible_from_.back());
    }

    /// What tells apart lines of play that lead to the same position, but after which different
    /// positions would be repetitions: a sum over those that have stood `times` times, once or
    /// twice. Zero where there are none.
    std::uint64_t forbidden(int times) const {
        const std::size_t from = reversible_from_.back();
        if (times == 1) return sums_.back() - sums_[from];
        if (shared_places_ == 0) return 0;
        std::uint64_t sum = 0;
        for (std::size_t at = from; at < keys_.size(); ++at)
            for (std::size_t before = from; before < at; ++before)
                if (keys_[before] == keys_[at]) sum += stirred(keys_[at]);
        return sum;
    }

private:
    void see(const Key& key) {
        shared_places_ += seen_[place_of(key)]++ > 0;
        sums_.push_back(sums_.back() + stirred(key));
    }
    static std::uint64_t stirred(const Key& key) {
        std::uint64_t bits = key.low * 0x9E3779B97F4A7C15ULL ^ (key.high + 0x632BE59BD9B4E019ULL);
        bits = (bits ^ bits >> 29) * 0xBF58476D1CE4E5B9ULL;
        return bits ^ bits >> 32;
    }
    static std::size_t place_of(const Key& key) {
        return static_cast<std::size_t>(
            (key.low * 0x9E3779B97F4A7C15ULL + key.high * 0xD6E8FEB86659FD93ULL) >> 52);
    }

    std::vector<Key> keys_;
    std::vector<std::size_t> reversible_from_;  // one more than keys_
    std::vector<std::uint64_t> sums_;           // of the keys before; one more than keys_
    std::array<std::uint16_t, 4096> seen_{};
    int shared_places_ = 0;  // keys that met another, or its like, when they were pushed
    std::size_t root_ = 0;
};

}  // namespace posthouse
