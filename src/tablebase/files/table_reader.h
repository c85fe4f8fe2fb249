// Reads a table in a file: the file is mapped into memory, and a probe decodes part of one tile.
// Each block is checked when first read; a damaged one is reported once and its values are unknown.
//
// Thread-safe. The file must not be changed in place while open; replacing it under its name (as
// write_table does) is safe.
#pragma once

#include "tablebase/files/table_file.h"
#include "tablebase/files/tile_codec.h"
#include "tablebase/tablebase_source.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace posthouse::tablebase {

using DamageReport = std::function<void(const Refusal&)>;

ProbeResult answer_of(TableKind kind, std::span<const std::uint8_t> bytes);

/// What the header and model of a file say.
struct TableInfo {
    TableIdentity identity;
    std::uint32_t version = 0;
    std::uint64_t positions = 0, blocks = 0;
    std::uint64_t file_bytes = 0, model_bytes = 0, index_bytes = 0;
    std::uint64_t checksum = 0;
    double bits_a_position = 0;
};

struct VerifyReport {
    bool checksum_is_right = false;  // the checksum of everything after the header is right
    std::uint64_t blocks = 0;
    std::uint64_t blocks_damaged = 0;
    bool is_intact() const { return checksum_is_right && blocks_damaged == 0; }
};

class TableFile {
public:
    /// Throws std::system_error if it cannot be opened.
    static Expected<std::unique_ptr<TableFile>> open(const std::filesystem::path& path,
                                                     DamageReport report = {});
    TableFile(const TableFile&) = delete;
    TableFile& operator=(const TableFile&) = delete;
    ~TableFile();

    const TableIdentity& identity() const { return header_.identity; }
    const TableShape& shape() const { return shape_; }
    TableInfo info() const;

    /// The values of a tile up to `last`. False if they are unknown because the block is damaged.
    bool read_tile(std::uint64_t tile, int last, TileValues& values) const;
    /// The byte that a decoded value stands for.
    std::uint8_t byte_of(std::uint8_t value) const {
        return static_cast<std::uint8_t>(lowest_ + value);
    }
    ProbeResult probe(AnyRow mine, AnyRow theirs) const;

    /// The whole table in the usual order, values_each(kind) bytes per position. False if damaged.
    bool load(std::span<std::uint8_t> out, int threads) const;
    /// The same, each of a position's values in a plane of its own, and translated.
    struct PlaneTarget {
        std::span<std::uint8_t> out;
        std::array<std::uint8_t, 256> translated;  // by the file's byte
    };
    bool load_into_planes(std::span<const PlaneTarget> planes, int threads) const;
    /// Reads the whole file and verifies its checksum.
    bool has_right_checksum() const;
    /// The same, and decodes every block.
    VerifyReport verify(int threads) const;

    /// Prefetches what a probe of this position will read.
    void prefetch(std::uint64_t tile) const;

private:
    TableFile(std::string name, std::span<const std::uint8_t> bytes, TableHeader header,
              TableModel model, DamageReport report);

    enum class State : std::uint8_t { unread, sound, damaged };
    std::span<const std::uint8_t> bytes_of_block(std::uint64_t block) const;
    /// Nothing if it is damaged.
    std::span<const std::uint8_t> intact_block(std::uint64_t block) const;
    void report_damage(std::uint64_t block) const;
    /// Calls lay(plane, position, byte) for all; false if damaged.
    template <class Lay>
    bool load_each(int threads, const Lay& lay) const;
    /// Calls each(block) for all, front to back on each thread. Releases the memory of what was
    /// read as it goes.
    template <class Each>
    void for_blocks(int threads, Each&& each) const;

    std::string name_;
    std::span<const std::uint8_t> bytes_;  // mapped
    TableHeader header_;
    TableShape shape_;
    TableModel model_;
    DamageReport report_;
    int lowest_;
    std::unique_ptr<std::atomic<State>[]> states_;  // of the blocks
};

// Cache of decoded tiles, shared by all probing threads without a lock.
//
// A slot's tag says which tile it holds and how much of it; a writer sets the tag to `busy` first.
// A reader reads the tag, the eight bytes it wants, and the tag again.

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

    /// Stores the values of a tile up to `last`.
    void store(std::uint64_t key, const std::uint8_t* values, int last) {
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
