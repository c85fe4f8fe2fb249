// The memory of one table: bytes on huge pages if available, since a table is read in many places
// at once.
#pragma once

#include "base/assert.h"
#include "tablebase/rows.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace posthouse::tablebase {

class TableBytes {
public:
    TableBytes() = default;
    enum class Pages : std::uint8_t { huge, small };
    /// Uninitialized. A page is allocated by its first write.
    explicit TableBytes(std::size_t size, Pages pages = Pages::huge);

    std::uint8_t* data() { return bytes_.get(); }
    const std::uint8_t* data() const { return bytes_.get(); }
    std::size_t size() const { return size_; }

    /// Releases the memory beyond `size` bytes.
    void shrink(std::size_t size);

private:
    struct Free {
        void operator()(std::uint8_t* bytes) const;
    };
    std::unique_ptr<std::uint8_t[], Free> bytes_;
    std::size_t size_ = 0;
};

// The values of all positions with one number of seeds on the board: how many more seeds than the
// opponent the player to move will still gain (with bounds, how many one of them can force:
// table_kind.h).
//
// A byte per position, at [opponent's row][mover's row]. After a quiet move the opponent is to move
// and the mover's row, as it was left, is the opponent's: so one row of bytes holds the children of
// all positions in which only the opponent's houses differ.

template <int Houses>
class ValueTable {
public:
    /// A value is stored as itself plus this, so that unsigned bytes compare correctly.
    static constexpr int zero = 128;

    explicit ValueTable(int seeds) : ValueTable(seeds, TableBytes(size_of(seeds))) {
        std::memset(bytes_.data(), zero, bytes_.size());
    }
    /// Takes over existing values.
    ValueTable(int seeds, TableBytes bytes) : seeds_(seeds), bytes_(std::move(bytes)) {
        for (int theirs = 0; theirs <= seeds; ++theirs)
            begin_[theirs + 1] = begin_[theirs] + Rows<Houses>::count(theirs) * width(theirs);
        ASSERT(begin_[seeds + 1] == bytes_.size());
    }

    /// The number of positions with this many seeds.
    static std::size_t size_of(int seeds) {
        ASSERT(seeds >= 0 && seeds <= table_seeds_max);
        std::size_t size = 0;
        for (int mine = 0; mine <= seeds; ++mine)
            size += std::size_t{Rows<Houses>::count(mine)} * Rows<Houses>::count(seeds - mine);
        return size;
    }

    int seeds() const { return seeds_; }
    std::size_t size() const { return bytes_.size(); }
    std::span<const std::uint8_t> bytes() const { return {bytes_.data(), bytes_.size()}; }
    /// For filling in a table that was built before.
    std::span<std::uint8_t> bytes() { return {bytes_.data(), bytes_.size()}; }

    int value(const Row<Houses>& mine, const Row<Houses>& theirs) const {
        const std::uint8_t* row = row_of(total_of(theirs), Rows<Houses>::rank(theirs));
        return row[Rows<Houses>::rank(mine)] - zero;
    }

    /// The length of the rows of bytes if the opponent has `theirs` seeds.
    std::size_t width(int theirs) const { return Rows<Houses>::count(seeds_ - theirs); }

    /// The values of all positions in which the opponent's row has this total and rank, by the rank
    /// of the mover's.
    std::uint8_t* row_of(int theirs, std::size_t rank) {
        return bytes_.data() + begin_[theirs] + rank * width(theirs);
    }
    const std::uint8_t* row_of(int theirs, std::size_t rank) const {
        return bytes_.data() + begin_[theirs] + rank * width(theirs);
    }

private:
    int seeds_;
    std::array<std::size_t, table_seeds_max + 2> begin_{};  // of the rows with each total
    TableBytes bytes_;
};

// The finished tables that are currently in memory.

template <int Houses>
class ResidentTables {
public:
    using Table = ValueTable<Houses>;

    ResidentTables() = default;
    /// All of these: by part, each by seeds. With only one part, both may be the same.
    explicit ResidentTables(const std::array<const std::vector<Table>*, 2>& tables) {
        for (std::size_t part = 0; part < tables.size(); ++part)
            for (const Table& table : *tables[part]) put(static_cast<int>(part), table);
    }

    void put(int part, const Table& table) {
        tables_[static_cast<std::size_t>(part)][static_cast<std::size_t>(table.seeds())] = &table;
    }
    /// Null if not in memory.
    const Table* get(int part, int seeds) const {
        return tables_[static_cast<std::size_t>(part)][static_cast<std::size_t>(seeds)];
    }

private:
    std::array<std::array<const Table*, table_seeds_max + 1>, 2> tables_{};
};

}  // namespace posthouse::tablebase
