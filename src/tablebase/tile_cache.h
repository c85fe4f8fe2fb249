// A small memory of decoded tiles, shared by all threads that probe, without a lock.
//
// A slot's tag says which tile it holds and how much of it; who writes a slot sets the tag to
// `busy` first. A reader reads the tag, the eight bytes it wants, and the tag again.
//
// Deliberately absent: which tile is worth keeping. The last one is.
#pragma once

#include "tablebase/tile_model.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace posthouse::tablebase {

class TileCache {
public:
    explicit TileCache(std::size_t bytes)
        : count_(std::max<std::size_t>(1, bytes / sizeof(Slot))),
          slots_(std::make_unique<Slot[]>(count_)) {}

    /// `key` is below 2^54 and not 0.
    std::optional<std::uint8_t> find(std::uint64_t key, int within) const {
        const Slot& slot = slot_of(key);
        const std::uint64_t tag = slot.tag.load(std::memory_order_acquire);
        if (tag >> last_bits != key || static_cast<int>(tag & last_mask) < within) return {};
        const std::uint64_t word = slot.words[within / 8].load(std::memory_order_acquire);
        if (slot.tag.load(std::memory_order_relaxed) != tag) return {};
        return static_cast<std::uint8_t>(word >> within % 8 * 8);
    }

    /// The values of a tile up to `last`.
    void keep(std::uint64_t key, const std::uint8_t* values, int last) {
        Slot& slot = slot_of(key);
        std::uint64_t tag = slot.tag.load(std::memory_order_relaxed);
        if (tag == busy || (tag >> last_bits == key && static_cast<int>(tag & last_mask) >= last))
            return;
        if (!slot.tag.compare_exchange_strong(tag, busy, std::memory_order_acq_rel)) return;
        for (int k = 0; k <= last / 8; ++k) {
            std::uint64_t word = 0;
            for (int byte = 0; byte < 8; ++byte)
                word |= std::uint64_t{values[8 * k + byte]} << 8 * byte;
            slot.words[k].store(word, std::memory_order_release);
        }
        slot.tag.store(key << last_bits | static_cast<std::uint64_t>(last),
                       std::memory_order_release);
    }

private:
    static constexpr int last_bits = 9;
    static constexpr std::uint64_t last_mask = (1 << last_bits) - 1;
    static constexpr std::uint64_t busy = ~std::uint64_t{0};
    static_assert(TableShape::tile_positions <= 1 << last_bits);
    static_assert(TableShape::tile_positions % 8 == 0);

    struct Slot {
        std::atomic<std::uint64_t> tag = 0;
        std::array<std::atomic<std::uint64_t>, TableShape::tile_positions / 8> words{};
    };
    Slot& slot_of(std::uint64_t key) const {
        return slots_[(key * 0x9E37'79B9'7F4A'7C15 >> 32) % count_];
    }

    std::size_t count_;
    std::unique_ptr<Slot[]> slots_;
};

}  // namespace posthouse::tablebase
