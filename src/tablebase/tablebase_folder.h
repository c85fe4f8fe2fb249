// The tables of one game that lie in a folder: what there is, what they say of a position, and some
// of them in memory.
//
// A file is opened when it is first asked. What is damaged, or not what its name says, is reported
// once; then it is as if it were not there. Tables that were loaded answer from memory, the others
// from their files through a small memory of decoded tiles. May be asked from many threads at once,
// while tables are being loaded, too.
//
// Deliberately absent: rules. What a value means for a game with its stores, and when it is proven,
// is for those who know the game.
#pragma once

#include "tablebase/table_reader.h"
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

/// A position without its stores, of a game of at most 8 houses; the others are 0.
struct TablePosition {
    std::array<std::uint8_t, table_houses_max> mine{}, theirs{};
};

class TablebaseFolder : public TablebaseSource {
public:
    struct Settings {
        std::size_t cache_bytes = std::size_t{8} << 20;
        DamageReport report;  // may be called from any thread, one at a time
    };
    struct Listed {
        TableIdentity identity;
        std::filesystem::path path;
        std::uint64_t file_bytes = 0;
        bool in_memory = false;
    };

    TablebaseFolder(const std::filesystem::path& folder, std::string variant, int houses,
                    Settings settings);
    ~TablebaseFolder() override;

    /// Those whose files were there when this began, by kind and seeds. Looks into none of them.
    std::vector<Listed> list() const;
    /// The file, opened; null where there is none or it cannot be used.
    const TableFile* file(TableKind kind, int seeds) const;

    bool has(TableKind kind, int seeds) const override { return file(kind, seeds) != nullptr; }
    ProbeResult probe(TableKind kind, AnyRow mine, AnyRow theirs) const override;
    /// Many at once: what is needed of each is fetched while others are worked out.
    void probe(TableKind kind, std::span<const TablePosition> positions,
               std::span<ProbeResult> answers) const;

    /// Loads tables, from the smallest, as long as they fit into so many bytes (with those loaded
    /// before). Returns how many are in use.
    std::uint64_t load(TableKind kind, std::uint64_t budget, int threads);
    const std::uint8_t* in_memory(TableKind kind, int seeds) const override;
    int houses() const override { return houses_; }

private:
    struct Table;
    Table& table(TableKind kind, int seeds) const;
    struct Wanted;
    template <int Houses>
    void look_up(TableKind kind, std::span<const TablePosition> positions,
                 std::span<Wanted> wanted) const;
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
