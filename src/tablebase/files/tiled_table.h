// A table in progress: its values in contiguous tiles of 64 of the opponent's rows by 64 of the
// mover's, for locality, and when each tile of each row last changed. A little larger than a
// finished table, since tiles at the edges are not full; the finished one is made of it in place.
#pragma once

#include "base/thread_pool.h"
#include "tablebase/kernels.h"
#include "tablebase/rows.h"
#include "tablebase/value_table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <utility>
#include <vector>

namespace posthouse::tablebase {

template <int Houses>
class TiledTable {
public:
    /// If given, only tiles for which `needed(theirs, band, tile)` is true are used; the others
    /// take no memory.
    using Needed = std::function<bool(int theirs, std::size_t band, std::size_t tile)>;

    TiledTable(int seeds, const ThreadPool& pool, const Needed& needed = {}) : seeds_(seeds) {
        std::size_t tiles = 0, stamps = 0, rows = 0;
        for (int theirs = 0; theirs <= seeds; ++theirs) {
            Part& part = parts_[theirs];
            part = {tiles * tile_size, stamps, rows, tiles_of(Rows<Houses>::count(seeds - theirs))};
            tiles += tiles_of(Rows<Houses>::count(theirs)) * part.tiles;
            stamps += Rows<Houses>::count(theirs) * part.tiles;
            rows += Rows<Houses>::count(theirs);
        }
        stamps_.assign(stamps, 0);
        latest_.assign(rows, 0);
        if (needed) {
            begin_some(tiles, needed);
            return;
        }
        bytes_ = TableBytes(tiles * tile_size);
        constexpr std::size_t piece = 512;  // tiles: a huge page
        pool.for_each((tiles + piece - 1) / piece, [&](std::size_t k) {
            std::memset(bytes_.data() + k * piece * tile_size,
                        tablebase::value_encoding::of_value(0, false),
                        std::min(piece, tiles - k * piece) * tile_size);
        });
    }

    /// Of memory.
    static std::uint64_t bytes_needed(int seeds) {
        std::uint64_t bytes = 0;
        for (int theirs = 0; theirs <= seeds; ++theirs) {
            const std::uint64_t rows = Rows<Houses>::count(theirs);
            const std::uint64_t tiles = tiles_of(Rows<Houses>::count(seeds - theirs));
            bytes += tiles_of(rows) * tiles * tile_size + rows * (tiles + 1) * sizeof(Stamp);
        }
        return bytes;
    }

    /// The first tile's part of one of the opponent's rows.
    const std::uint8_t* row(int theirs, std::size_t rank) const {
        const Part& part = parts_[theirs];
        return bytes_.data() + part.values + rank / tile_side * part.tiles * tile_size +
               rank % tile_side * tile_side;
    }
    std::uint8_t* tile(int theirs, std::size_t band, std::size_t tile) {
        const Part& part = parts_[theirs];
        return bytes_.data() + part.values + (band * part.tiles + tile) * tile_size;
    }

    /// When the tiles of a row last changed, and the latest of these.
    const Stamp* stamps(int theirs, std::size_t rank) const {
        const Part& part = parts_[theirs];
        return stamps_.data() + part.stamps + rank * part.tiles;
    }
    Stamp latest(int theirs, std::size_t rank) const {
        return __atomic_load_n(&latest_[parts_[theirs].rows + rank], __ATOMIC_RELAXED);
    }

    /// Rows (as bits) of a tile have changed.
    void stamp(int theirs, std::size_t band, std::size_t tile, std::uint64_t rows, Stamp now) {
        const Part& part = parts_[theirs];
        for (; rows; rows &= rows - 1) {
            const std::size_t rank =
                band * tile_side + static_cast<std::size_t>(std::countr_zero(rows));
            stamps_[part.stamps + rank * part.tiles + tile] = now;
            Stamp& latest = latest_[part.rows + rank];
            Stamp before = __atomic_load_n(&latest, __ATOMIC_RELAXED);
            while (before < now &&
                   !__atomic_compare_exchange_n(&latest, &before, now, true, __ATOMIC_SEQ_CST,
                                                __ATOMIC_SEQ_CST)) {
            }
        }
    }

    void reset_stamps() {
        std::fill(stamps_.begin(), stamps_.end(), Stamp{0});
        std::fill(latest_.begin(), latest_.end(), Stamp{0});
    }

    /// One of the opponent's rows in its final encoding: as many bytes as the mover has rows.
    void copy_row(int theirs, std::size_t rank, std::uint8_t* out) const {
        finish_row(row(theirs, rank), Rows<Houses>::count(seeds_ - theirs), out);
    }

    /// The same values in their final encoding. Empties this table.
    ValueTable<Houses> finished() {
        std::uint8_t* out = bytes_.data();
        std::vector<std::uint8_t> band;
        for (int theirs = 0; theirs <= seeds_; ++theirs) {
            const std::size_t rows = Rows<Houses>::count(theirs);
            const std::size_t width = Rows<Houses>::count(seeds_ - theirs);
            band.resize(parts_[theirs].tiles * tile_size);
            for (std::size_t first = 0; first < rows; first += tile_side) {
                // Writing never overtakes reading.
                std::memcpy(band.data(), row(theirs, first), band.size());
                for (std::size_t k = 0; k < std::min(tile_side, rows - first); ++k, out += width)
                    finish_row(band.data() + k * tile_side, width, out);
            }
        }
        bytes_.shrink(ValueTable<Houses>::size_of(seeds_));
        return ValueTable<Houses>(seeds_, std::move(bytes_));
    }

private:
    /// The rows with one total.
    struct Part {
        std::size_t values = 0;  // offset of the first
        std::size_t stamps = 0;
        std::size_t rows = 0;
        std::size_t tiles = 0;  // of each row
    };

    void begin_some(std::size_t tiles, const Needed& needed) {
        bytes_ = TableBytes(tiles * tile_size, TableBytes::Pages::small);
        for (int theirs = 0; theirs <= seeds_; ++theirs)
            for (std::size_t band = 0; band < tiles_of(Rows<Houses>::count(theirs)); ++band)
                for (std::size_t one = 0; one < parts_[theirs].tiles; ++one)
                    if (needed(theirs, band, one))
                        std::memset(tile(theirs, band, one),
                                    tablebase::value_encoding::of_value(0, false), tile_size);
    }

    static void finish_row(const std::uint8_t* row, std::size_t width, std::uint8_t* out) {
        for (std::size_t begin = 0; begin < width; begin += tile_side, row += tile_size) {
            const std::size_t count = std::min(tile_side, width - begin);
            for (std::size_t k = 0; k < count; ++k)
                out[begin + k] = tablebase::value_encoding::finished(row[k]);
        }
    }

    int seeds_;
    std::array<Part, table_seeds_max + 1> parts_;  // by the opponent's total
    TableBytes bytes_;
    std::vector<Stamp> stamps_;
    std::vector<Stamp> latest_;
};

}  // namespace posthouse::tablebase
