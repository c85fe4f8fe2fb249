// Transposition table, shared by all threads of a search without locks.
//
// An entry has 16 bytes. Of the mixed identity it stores 83 bits; with the index of its bucket
// about
// 100 of 128 bits are compared. The first word is XORed with the second, so that halves written by
// two threads never match (Hyatt and Mann, "A lock-less transposition table implementation for
// parallel search", 2002). An identity must contain everything that a score depends on; a Key,
// which only identifies repetitions, may be too little.
#pragma once

#include "rules/rules.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace posthouse::search {

/// How a stored score relates to the true one.
enum class Bound : std::uint8_t { none, at_least, at_most, exact };

class TranspositionTable {
public:
    struct Entry {
        int score = 0;  // 24 bits
        int depth = 0;  // 0 … 255
        int best = no_move;
        Bound bound = Bound::none;
        friend constexpr bool operator==(const Entry&, const Entry&) = default;
    };
    /// `best` is the index of the best move in the rules' order; indexes above 254 are not stored.
    static constexpr int no_move = 255;

    /// Empty; the greatest power of two of at most this many bytes.
    explicit TranspositionTable(std::size_t bytes) { resize(bytes); }

    /// Both clear the table.
    void resize(std::size_t bytes);
    void clear();
    std::size_t bytes() const { return buckets_count() * sizeof(Bucket); }

    /// From now on entries of earlier searches are replaced first.
    void begin_search() { age_ = (age_ + 1) & age_mask; }

    std::optional<Entry> probe(const Key& identity) const {
        const Mixed mixed = mix(identity);
        for (const Slot& slot : buckets_[slot_of(mixed)].slots) {
            const std::uint64_t known = slot.known.load(std::memory_order_relaxed);
            const std::uint64_t check = slot.check.load(std::memory_order_relaxed);
            if ((check ^ known) == mixed.high && belongs(known, mixed) && known != 0)
                return unpacked(known);
        }
        return std::nullopt;
    }

    /// Within a bucket, deep entries of the current search stay longest.
    void store(const Key& identity, const Entry& entry) {
        const Mixed mixed = mix(identity);
        Slot* worst = nullptr;
        int worst_worth = 0;
        for (Slot& slot : buckets_[slot_of(mixed)].slots) {
            const std::uint64_t known = slot.known.load(std::memory_order_relaxed);
            const std::uint64_t check = slot.check.load(std::memory_order_relaxed);
            const bool same = (check ^ known) == mixed.high && belongs(known, mixed) && known != 0;
            if (same) {
                // A bound from a much shallower search does not replace an exact score.
                const Entry before = unpacked(known);
                if (before.bound == Bound::exact && entry.bound != Bound::exact &&
                    entry.depth + 2 < before.depth && age_of(known) == age_)
                    return;
                worst = &slot;
                break;
            }
            const int worth = known == 0 ? -1'000'000 : replacement_value(known);
            if (!worst || worth < worst_worth) {
                worst = &slot;
                worst_worth = worth;
            }
        }
        const std::uint64_t known = packed(entry, mixed);
        worst->known.store(known, std::memory_order_relaxed);
        worst->check.store(mixed.high ^ known, std::memory_order_relaxed);
    }

    /// Prefetches the bucket of this position for a later `probe`.
    void prefetch(const Key& identity) const {
        __builtin_prefetch(&buckets_[slot_of(mix(identity))]);
        // Otherwise g++ 12 considers this function free of side effects and drops the calls.
        asm volatile("");
    }

    /// How full of entries of this search it is, by a sample.
    int full_permille() const;

private:
    struct Slot {
        std::atomic<std::uint64_t> check;
        std::atomic<std::uint64_t> known;  // 0: nothing
    };
    struct alignas(64) Bucket {
        std::array<Slot, 4> slots;
    };
    struct Mixed {
        std::uint64_t low;
        std::uint64_t high;
    };
    struct Free {
        void operator()(Bucket* buckets) const;
    };

    // From the lowest bit of Slot::known: score, depth, best, bound, age, then 19 bits of the
    // identity.
    static constexpr int score_bits = 24, depth_bits = 8, best_bits = 8, bound_bits = 2,
                         age_bits = 3;
    static constexpr int depth_at = score_bits, best_at = depth_at + depth_bits,
                         bound_at = best_at + best_bits, age_at = bound_at + bound_bits,
                         rest_at = age_at + age_bits;
    static constexpr unsigned age_mask = (1U << age_bits) - 1;

    /// A permutation of the 128 bits (three rounds of a Feistel network), so that nothing is lost
    /// and buckets fill evenly.
    static Mixed mix(const Key& identity) {
        constexpr std::uint64_t one = 0x9E3779B97F4A7C15ULL, two = 0xD6E8FEB86659FD93ULL,
                                three = 0xBF58476D1CE4E5B9ULL;
        Mixed mixed{identity.low, identity.high};
        mixed.low ^= mix_hash(mixed.high * one);
        mixed.high ^= mix_hash(mixed.low * two);
        mixed.low ^= mix_hash(mixed.high * three);
        return mixed;
    }
    static std::uint64_t mix_hash(std::uint64_t product) {
        return product ^ std::rotr(product, 32);
    }

    std::size_t slot_of(const Mixed& mixed) const {
        return static_cast<std::size_t>(mixed.low >> shift_);
    }
    static bool belongs(std::uint64_t known, const Mixed& mixed) {
        return (known ^ mixed.low << rest_at) >> rest_at == 0;
    }
    static std::uint64_t unsigned_of(int number, int bits) {
        return static_cast<std::uint64_t>(number) & ((std::uint64_t{1} << bits) - 1);
    }
    std::uint64_t packed(const Entry& entry, const Mixed& mixed) const {
        const int best = entry.best < no_move ? entry.best : no_move;
        return unsigned_of(entry.score, score_bits) |
               unsigned_of(entry.depth, depth_bits) << depth_at |
               unsigned_of(best, best_bits) << best_at |
               static_cast<std::uint64_t>(entry.bound) << bound_at |
               static_cast<std::uint64_t>(age_) << age_at | mixed.low << rest_at;
    }
    static Entry unpacked(std::uint64_t known) {
        Entry entry;
        entry.score = static_cast<int>(static_cast<std::uint32_t>(known) << 8) >> 8;
        entry.depth = static_cast<int>(known >> depth_at & 0xff);
        entry.best = static_cast<int>(known >> best_at & 0xff);
        entry.bound = static_cast<Bound>(known >> bound_at & 3);
        return entry;
    }
    static unsigned age_of(std::uint64_t known) {
        return static_cast<unsigned>(known >> age_at) & age_mask;
    }
    int replacement_value(std::uint64_t known) const {
        const int searches_ago = static_cast<int>((age_ - age_of(known)) & age_mask);
        return static_cast<int>(known >> depth_at & 0xff) - 16 * searches_ago;
    }
    std::size_t buckets_count() const { return std::size_t{1} << (64 - shift_); }

    std::unique_ptr<Bucket[], Free> buckets_;
    int shift_ = 63;
    unsigned age_ = 0;
};

}  // namespace posthouse::search
