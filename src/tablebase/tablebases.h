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
#include "tablebase/tile_cache.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace posthouse {

/// Bytes for a table, of large pages where the system has them: there are fewer misses then.
class TableMemory {
public:
    TableMemory() = default;
    explicit TableMemory(std::size_t size);
    TableMemory(TableMemory&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}
    TableMemory& operator=(TableMemory&& other) noexcept {
        std::swap(bytes_, other.bytes_);
        return *this;
    }
    ~TableMemory();
    std::span<std::uint8_t> bytes() { return bytes_; }

private:
    std::span<std::uint8_t> bytes_;
};

/// A position without its stores, of a game of at most 8 houses; the others are 0.
struct TablePosition {
    std::array<std::uint8_t, table_houses_max> mine{}, theirs{};
};

class Tablebases {
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

    Tablebases(const std::filesystem::path& folder, std::string variant, int houses,
               Settings settings);
    ~Tablebases();

    /// Those whose files were there when this began, by kind and seeds. Looks into none of them.
    std::vector<Listed> list() const;
    /// The file, opened; null where there is none or it cannot be used.
    const TableFile* file(TableKind kind, int seeds) const;

    TableAnswer probe(TableKind kind, AnyRow mine, AnyRow theirs) const;
    /// Many at once: what is needed of each is fetched while others are worked out.
    void probe(TableKind kind, std::span<const TablePosition> positions,
               std::span<TableAnswer> answers) const;

    /// Loads tables, from the smallest, as long as they fit into so many bytes (with those loaded
    /// before). Returns how many are in use.
    std::uint64_t load(TableKind kind, std::uint64_t budget, int threads);
    /// A loaded table's bytes in the usual order, values_each(kind) a position; null where it is
    /// not in memory.
    const std::uint8_t* in_memory(TableKind kind, int seeds) const;
    int houses() const { return houses_; }

private:
    struct Table;
    Table& table(TableKind kind, int seeds) const;
    struct Wanted;
    template <int Houses>
    void look_up(TableKind kind, std::span<const TablePosition> positions,
                 std::span<Wanted> wanted) const;
    TableAnswer probe_file(const Table& table, const TableFile& file,
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

/// The loaded tables of a game of so many houses, for a search: nothing here asks more than it
/// must. Sees what was loaded when it was made.
template <int Houses>
class LoadedTables {
public:
    LoadedTables(const Tablebases& tables, TableKind kind) : each_(values_each(kind)) {
        ASSERT(tables.houses() == Houses);
        for (int seeds = 0; seeds <= table_seeds_max; ++seeds) {
            const std::uint8_t* bytes = tables.in_memory(kind, seeds);
            if (!bytes) continue;
            for (int theirs = 0; theirs <= seeds; ++theirs) {
                begin_[seeds][theirs] = bytes;
                bytes += Rows<Houses>::count(theirs) * Rows<Houses>::count(seeds - theirs) * each_;
            }
        }
    }

    bool has(int seeds) const { return begin_[seeds][0] != nullptr; }

    /// The byte, or two, of a position. Its table must be there.
    const std::uint8_t* at(const Row<Houses>& mine, const Row<Houses>& theirs) const {
        const RankedRow m = ranked<Houses>(mine.data()), t = ranked<Houses>(theirs.data());
        return begin_[m.total + t.total][t.total] +
               (t.rank * Rows<Houses>::count(m.total) + m.rank) * each_;
    }
    static void prefetch(const std::uint8_t* at) { __builtin_prefetch(at); }

private:
    std::size_t each_;
    std::array<std::array<const std::uint8_t*, table_seeds_max + 1>, table_seeds_max + 1> begin_{};
};

}  // namespace posthouse
