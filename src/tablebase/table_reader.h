// A table in a file, read where it is asked: the file is mapped into memory, and a probe decodes
// some of one tile. Each block is checked when it is first read. One that is damaged is reported,
// once, and what it holds is not known.
//
// May be asked from several threads at once. The file must not be changed in place while it is
// open; replacing it under its name (as write_table does) is harmless.
//
// Deliberately absent: keeping what was decoded (tablebases.h). And help where the disk itself
// fails under a mapped file: the system then stops the program.
#pragma once

#include "tablebase/table_file.h"
#include "tablebase/table_source.h"
#include "tablebase/tile_model.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>

namespace posthouse::tablebase {

using DamageReport = std::function<void(const Refusal&)>;

ProbeResult answer_of(TableKind kind, std::span<const std::uint8_t> bytes);

/// What a file says of itself.
struct TableInfo {
    TableIdentity identity;
    std::uint32_t version = 0;
    std::uint64_t positions = 0, blocks = 0;
    std::uint64_t file_bytes = 0, model_bytes = 0, index_bytes = 0;
    std::uint64_t checksum = 0;
    double bits_a_position = 0;
};

struct VerifyReport {
    bool whole = false;  // the checksum of all that follows the header
    std::uint64_t blocks = 0;
    std::uint64_t blocks_damaged = 0;
    bool is_intact() const { return whole && blocks_damaged == 0; }
};

class TableFile {
public:
    /// Throws std::system_error where it cannot be opened.
    static Expected<std::unique_ptr<TableFile>> open(const std::filesystem::path& path,
                                                     DamageReport report = {});
    TableFile(const TableFile&) = delete;
    TableFile& operator=(const TableFile&) = delete;
    ~TableFile();

    const TableIdentity& identity() const { return header_.identity; }
    const TableShape& shape() const { return shape_; }
    TableInfo info() const;

    /// The values of a tile up to `last`. False where they are not known, as the block is damaged.
    bool read_tile(std::uint64_t tile, int last, TileValues& values) const;
    /// The byte that a decoded value stands for.
    std::uint8_t byte_of(std::uint8_t value) const {
        return static_cast<std::uint8_t>(lowest_ + value);
    }
    ProbeResult probe(AnyRow mine, AnyRow theirs) const;

    /// All of it in the usual order, values_each(kind) bytes a position. False where it is damaged.
    bool load(std::span<std::uint8_t> out, int threads) const;
    /// The same, each of the values of a position apart from the other, and translated.
    struct PlaneTarget {
        std::span<std::uint8_t> out;
        std::array<std::uint8_t, 256> translated;  // by the file's byte
    };
    bool load_into_planes(std::span<const PlaneTarget> planes, int threads) const;
    /// Reads all of it: whether it is what was written.
    bool whole() const;
    /// The same, and decodes every block.
    VerifyReport verify(int threads) const;

    /// Brings what a probe of this position will read into the processor's caches.
    void prefetch(std::uint64_t tile) const;

private:
    TableFile(std::string name, std::span<const std::uint8_t> bytes, TableHeader header,
              TableModel model, DamageReport report);

    enum class State : std::uint8_t { unread, sound, damaged };
    std::span<const std::uint8_t> bytes_of_block(std::uint64_t block) const;
    /// Nothing where it is damaged.
    std::span<const std::uint8_t> sound_block(std::uint64_t block) const;
    void report_damage(std::uint64_t block) const;
    /// lay(plane, position, byte) is called for all; false where it is damaged.
    template <class Lay>
    bool load_each(int threads, const Lay& lay) const;
    /// Calls each(block) for all, from front to back on each thread. The memory that the system
    /// used for what was read is given back as it goes.
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

}  // namespace posthouse::tablebase
