// The endgame tables of one game in a folder: lists them, probes positions, and loads some of them
// into memory.
//
// A file is opened when first needed. A damaged or misnamed file is reported once and then ignored.
// Loaded tables answer from memory, others from their files through a small cache of decoded tiles.
// Thread-safe, also while tables are being loaded. Knows no rules: what a value means for a
// position with its stores, and when it is proven, is up to the game.
#pragma once

#include "tablebase/files/table_reader.h"
#include "tablebase/tablebase_source.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace posthouse::tablebase {

/// A position without stores, of a game of at most 8 houses; unused ones are 0.
struct TablePosition {
    std::array<std::uint8_t, table_houses_max> mine{}, theirs{};
};

class TablebaseFolder : public TablebaseSource {
public:
    struct Settings {
        std::size_t cache_bytes = std::size_t{8} << 20;
        DamageReport report;  // may be called from any thread, one at a time
    };
    struct ListedTable {
        TableIdentity identity;
        std::filesystem::path path;
        std::uint64_t file_bytes = 0;
        bool in_memory = false;
    };

    TablebaseFolder(const std::filesystem::path& folder, std::string variant, int houses,
                    Settings settings);
    ~TablebaseFolder() override;

    /// The tables whose files existed at construction, by kind and seeds. Does not open them.
    std::vector<ListedTable> list() const;
    /// The opened file; null if there is none or it cannot be used.
    const TableFile* file(TableKind kind, int seeds) const;

    bool has(TableKind kind, int seeds) const override { return file(kind, seeds) != nullptr; }
    ProbeResult probe(TableKind kind, AnyRow mine, AnyRow theirs) const override;
    /// Probes many positions: fetches what later ones need while earlier ones are decoded.
    void probe(TableKind kind, std::span<const TablePosition> positions,
               std::span<ProbeResult> answers) const;

    /// Loads tables, smallest first, while they fit into `budget` bytes (including those already
    /// loaded). Returns the bytes in use.
    std::uint64_t load(TableKind kind, std::uint64_t budget, int threads);
    const std::uint8_t* in_memory(TableKind kind, int seeds) const override;
    int houses() const override { return houses_; }

private:
    struct Table;
    Table& table(TableKind kind, int seeds) const;
    struct PendingProbe;
    template <int Houses>
    void look_up(TableKind kind, std::span<const TablePosition> positions,
                 std::span<PendingProbe> wanted) const;
    ProbeResult probe_file(const Table& table, const TableFile& file,
                           const TableShape::Place& place) const;
    void report(const Refusal& refusal) const;

    std::string variant_;
    int houses_;
    DamageReport report_;
    mutable std::mutex reporting_;
    std::vector<std::unique_ptr<Table>> tables_;  // by kind, then seeds
    mutable TileCache cache_;
    std::mutex loading_;
    std::uint64_t loaded_bytes_ = 0;
};

}  // namespace posthouse::tablebase
