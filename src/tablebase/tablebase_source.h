// Tables as a search sees them: positions are probed in memory at once, or slowly in files.
#pragma once

#include "base/assert.h"
#include "tablebase/files/table_file.h"
#include "tablebase/rows.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace posthouse::tablebase {

/// The value of a position. In a table with cycle = 0, `first` is how many more seeds the player to
/// move gains than the opponent. In one with bounds, `first` is what the player to move can be sure
/// to gain, `second` what the opponent can.
struct ProbeResult {
    bool known = false;
    std::int16_t first = 0;
    std::int16_t second = 0;
    friend bool operator==(const ProbeResult&, const ProbeResult&) = default;
};

/// The tables of one game. Thread-safe.
class TablebaseSource {
public:
    virtual ~TablebaseSource() = default;
    virtual int houses() const = 0;
    virtual bool has(TableKind kind, int seeds) const = 0;
    /// A table's bytes in the usual order, values_each(kind) per position; null if not in memory.
    virtual const std::uint8_t* in_memory(TableKind kind, int seeds) const = 0;
    /// Takes microseconds if the table is not in memory.
    virtual ProbeResult probe(TableKind kind, AnyRow mine, AnyRow theirs) const = 0;
};

/// The loaded tables of a game with this many houses, for the inner loops of a search. Sees only
/// what was loaded when it was constructed.
template <int Houses>
class LoadedTables {
public:
    LoadedTables(const TablebaseSource& tables, TableKind kind) : each_(values_each(kind)) {
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

    /// The one or two bytes of a position. Its table must be loaded.
    const std::uint8_t* at(const Row<Houses>& mine, const Row<Houses>& theirs) const {
        return at(ranked<Houses>(mine.data()), ranked<Houses>(theirs.data()));
    }
    const std::uint8_t* at(const RankedRow& mine, const RankedRow& theirs) const {
        return begin_[mine.total + theirs.total][theirs.total] +
               (theirs.rank * Rows<Houses>::count(mine.total) + mine.rank) * each_;
    }
    static void prefetch(const std::uint8_t* at) { __builtin_prefetch(at); }

private:
    std::size_t each_;
    std::array<std::array<const std::uint8_t*, table_seeds_max + 1>, table_seeds_max + 1> begin_{};
};

}  // namespace posthouse::tablebase
