// Position keys from the game's start to the current node, for repetition, which is a rule.
//
// Only positions since the last irreversible move can recur. A small table of counters (a counting
// filter) shows that most positions are new with a single lookup.
#pragma once

#include "rules/rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace posthouse::search {

class SearchPath {
public:
    /// The keys of the positions before the root; those from `reversible_from` on may recur.
    void begin(std::span<const Key> earlier, std::size_t reversible_from, int plies_max) {
        steps_.assign(earlier.size() + static_cast<std::size_t>(plies_max) + 2, Step{});
        keys_.resize(steps_.size());
        seen_.fill(0);
        size_ = 0;
        for (const Key& key : earlier) push(key, false);
        steps_[size_].reversible_from = static_cast<std::uint32_t>(reversible_from);
        root_ = size_;
    }

    /// A move was made from the position with this key.
    void push(const Key& key, bool irreversible) {
        const Step here = steps_[size_];
        const bool repeated = seen_[slot_of(key)]++ > 0 && occurred(key);
        keys_[size_] = key;
        Step& next = steps_[++size_];
        next.once = here.once + mix_hash(key);
        next.repeated = here.repeated + (repeated ? mix_hash(key) : 0);
        next.reversible_from =
            irreversible ? static_cast<std::uint32_t>(size_) : here.reversible_from;
    }
    void pop() { --seen_[slot_of(keys_[--size_])]; }

    /// False: this position is certainly new.
    bool may_repeat(const Key& key) const { return seen_[slot_of(key)] != 0; }

    /// The positions that may recur. Empty only if no move has been made yet.
    History history() const { return since(std::min(reversible_from(), size_ - (size_ > 0))); }
    /// The same without any position that could be repeated.
    History without_repetitions() const { return since(size_ - (size_ > 0)); }

    /// How many plies before the root (negative) or after it the position with this key first
    /// occurred, among those that may recur.
    int first_occurrence(const Key& key) const {
        std::size_t at = reversible_from();
        while (at < size_ && !(keys_[at] == key)) ++at;
        return static_cast<int>(at) - static_cast<int>(root_);
    }

    /// Distinguishes lines of play that lead to the same position but after which other positions
    /// would be repetitions: a sum over the positions that have occurred `times` times (once or
    /// twice). Zero if there are none.
    std::uint64_t repetition_signature(int times) const {
        const Step& now = steps_[size_];
        const Step& from = steps_[now.reversible_from];
        return times == 1 ? now.once - from.once : now.repeated - from.repeated;
    }

private:
    /// State on arriving at a position.
    struct Step {
        std::uint64_t once = 0;      // sum of the hashed keys before it
        std::uint64_t repeated = 0;  // the same of those that were not the first of their kind
        std::uint32_t reversible_from = 0;
    };

    bool occurred(const Key& key) const {
        for (std::size_t at = reversible_from(); at < size_; ++at)
            if (keys_[at] == key) return true;
        return false;
    }
    std::size_t reversible_from() const { return steps_[size_].reversible_from; }
    static std::uint64_t mix_hash(const Key& key) {
        std::uint64_t bits = key.low * 0x9E3779B97F4A7C15ULL ^ (key.high + 0x632BE59BD9B4E019ULL);
        bits = (bits ^ bits >> 29) * 0xBF58476D1CE4E5B9ULL;
        return bits ^ bits >> 32;
    }
    static std::size_t slot_of(const Key& key) {
        return static_cast<std::size_t>(
            (key.low * 0x9E3779B97F4A7C15ULL + key.high * 0xD6E8FEB86659FD93ULL) >> 52);
    }

    History since(std::size_t from) const {
        return History{std::span(keys_).subspan(from, size_ - from)};
    }

    std::vector<Key> keys_;  // of the positions played from
    std::vector<Step> steps_;
    std::size_t size_ = 0;
    std::array<std::uint16_t, 4096> seen_{};
    std::size_t root_ = 0;
};

}  // namespace posthouse::search
