// Tables as whoever thinks sees them: what they say of a position, from memory at once, or slowly
// from wherever they are.
#pragma once

#include "base/assert.h"
#include "tablebase/rows.h"
#include "tablebase/table_file.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace posthouse::tablebase {

/// What a table says of a position. Of a table with cycles as 0: `first` is how many more seeds the
/// player to move gains than the other. Of one with bounds: `first` is what the player to move can
/// be sure to gain, `second` what the other can.
struct ProbeResult {
    bool known = false;
    std::int16_t first = 0;
    std::int16_t second = 0;
    friend bool operator==(const ProbeResult&, const ProbeResult&) = default;
};

/// The tables of one game. May be asked from many threads at once.
class TablebaseSource {
public:
    virtual ~TablebaseSource() = default;
    virtual int houses() const = 0;
    virtual bool has(TableKind kind, int seeds) const = 0;
    /// A table's bytes in the usual order, values_each(kind) a position; null where it is not in
    /// memory.
    virtual const std::uint8_t* in_memory(TableKind kind, int seeds) const = 0;
    /// Takes microseconds where the table is not in memory.
    virtual ProbeResult probe(TableKind kind, AnyRow mine, AnyRow theirs) const = 0;
};

/// The loaded tables of a game of so many houses, for a search: nothing here asks more than it
/// must. Sees what was loaded when it was made.
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

    /// The byte, or two, of a position. Its table must be there.
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
