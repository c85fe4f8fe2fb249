// Takes the tiles that one rank has changed to those that read them.
//
// A letter is a row of notes: which tile, which of its rows, then these. Letters are kept short:
// what does not fit goes with the next round, until nobody has anything left.
//
// Deliberately absent: who reads what (table_share.h), the posts (ranks.h).
#pragma once

#include "tablebase/ranks.h"
#include "tablebase/table_share.h"
#include "tablebase/tiled_table.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace posthouse::tablebase {

/// Rows (as bits) of a tile that were changed.
struct ChangedTile {
    std::uint64_t rows = 0;
    std::uint32_t band = 0;
    std::uint32_t tile = 0;
    std::uint8_t part = 0;
    std::uint8_t theirs = 0;
};

template <int Houses>
class TileExchange {
public:
    using Tables = std::vector<TiledTable<Houses>>;

    TileExchange(const RowPartition<Houses>& share, Communicator& ranks, int seeds)
        : share_(share), communicator_(ranks), seeds_(seeds) {}

    /// Sends what was changed here, and lays what comes, stamped with `now`. All ranks must call
    /// it.
    void run(std::vector<ChangedTile>& changed, Tables& tables, Stamp now) {
        std::size_t next = 0;
        bool more = true;
        while (more) {
            std::vector<Communicator::Message> letters(static_cast<std::size_t>(communicator_.count()));
            for (std::size_t sent = 0; next < changed.size() && sent < letter_max; ++next)
                sent += add(changed[next], tables, letters);
            const auto come = communicator_.exchange(std::move(letters));
            for (int rank = 0; rank < communicator_.count(); ++rank)
                if (rank != communicator_.own()) lay(come[static_cast<std::size_t>(rank)], tables, now);
            more = communicator_.sum(changed.size() - next) > 0;
        }
        changed.clear();
    }

    /// Bytes sent from here so far.
    std::uint64_t sent() const { return sent_; }

private:
    static constexpr std::size_t letter_max = std::size_t{32} << 20;

    std::size_t add(const ChangedTile& note, Tables& tables,
                    std::vector<Communicator::Message>& letters) {
        std::uint64_t to = share_.readers(seeds_ - note.theirs, note.tile);
        to &= ~(std::uint64_t{1} << share_.own());
        std::size_t sent = 0;
        for (; to; to &= to - 1) {
            auto& letter = letters[static_cast<std::size_t>(std::countr_zero(to))];
            const std::size_t before = letter.size();
            letter.resize(before + sizeof note +
                          static_cast<std::size_t>(std::popcount(note.rows)) * tile_side);
            std::uint8_t* out = letter.data() + before;
            std::memcpy(out, &note, sizeof note);
            out += sizeof note;
            const std::uint8_t* from = tables[note.part].tile(note.theirs, note.band, note.tile);
            for (std::uint64_t rows = note.rows; rows; rows &= rows - 1, out += tile_side)
                std::memcpy(out, from + std::countr_zero(rows) * tile_side, tile_side);
            sent += letter.size() - before;
        }
        sent_ += sent;
        return sent;
    }

    void lay(const Communicator::Message& letter, Tables& tables, Stamp now) {
        for (const std::uint8_t* in = letter.data(); in != letter.data() + letter.size();) {
            ChangedTile note;
            std::memcpy(&note, in, sizeof note);
            in += sizeof note;
            auto& table = tables[note.part];
            std::uint8_t* to = table.tile(note.theirs, note.band, note.tile);
            for (std::uint64_t rows = note.rows; rows; rows &= rows - 1, in += tile_side)
                std::memcpy(to + std::countr_zero(rows) * tile_side, in, tile_side);
            table.stamp(note.theirs, note.band, note.tile, note.rows, now);
        }
    }

    const RowPartition<Houses>& share_;
    Communicator& communicator_;
    int seeds_;
    std::uint64_t sent_ = 0;
};

}  // namespace posthouse::tablebase
