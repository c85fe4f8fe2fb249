// Interface of the processes that build one table together, on one machine or several. They are
// numbered, and all perform the same steps in the same order.
#pragma once

#include "base/assert.h"
#include "tablebase/build/table_plan.h"
#include "tablebase/files/tiled_table.h"
#include "tablebase/sowing.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <vector>

namespace posthouse::tablebase {

class Communicator {
public:
    using Message = std::vector<std::uint8_t>;

    virtual ~Communicator() = default;
    virtual int own() const = 0;
    virtual int count() const = 0;

    /// Sends a message to each process and returns one from each, by process number, including the
    /// own. All must call it.
    virtual std::vector<Message> exchange(std::vector<Message> messages) = 0;
    /// The sum of all processes' numbers. All must call it.
    virtual std::uint64_t sum(std::uint64_t number) = 0;

    /// Process 0 asks another, which must be in `answer`. One thread at a time.
    virtual Message request(int rank, const Message& question) = 0;
    /// Process 0 has no more questions.
    virtual void acknowledge() = 0;
    /// The others answer until acknowledge().
    virtual void answer(const std::function<Message(const Message& question)>& answer_to) = 0;
};

// The part of a table that a process computes, and which other parts it must read.
//
// A process owns neighboring ranges of the opponent's rows, of each total. A position's children
// lie in rows of any number, but in a few columns only: those to which its own range of the
// opponent's rows is mapped (row_mapping.h). Since rows are ranked from the far houses and sowing
// adds to the near ones, these are about the columns of the same numbers. So a process needs its
// own rows and about as many columns; of a table in tiles, whole tiles, which are whole pages of
// memory. It reserves address space for the whole table, but memory only for what it needs.

/// Processes are bits of a word.
inline constexpr int ranks_max = 64;

template <int Houses>
class RowPartition {
public:
    template <SowingRules R>
    RowPartition(const MoveTables<R>& sowings, const TablePlan<Houses>& plan, int own, int count)
        : plan_(&plan), own_(own), count_(count) {
        ASSERT(own >= 0 && own < count && count <= ranks_max);
        const int seeds = plan.seeds();
        for (int total = 0; total <= seeds; ++total)
            readers_[total].assign(tiles_of(Rows<Houses>::count(total)), 0);
        for (int mine = 1; mine <= seeds; ++mine) {
            const int theirs = seeds - mine;
            const std::size_t vectors = tiles_of(Rows<Houses>::count(theirs));
            for (const std::uint8_t number : sowings.moves_of(mine).spill_overs()) {
                const RowMapping& carry = sowings.spill_over_map(theirs, number).quiet;
                auto& readers = readers_[theirs + sowings.seeds_of_spill_over(number)];
                for (std::size_t v = 0; v < vectors; ++v)
                    for (std::uint32_t c = carry.reach_of(v).begin; c < carry.reach_of(v).end; ++c)
                        readers[c] |= std::uint64_t{1} << owner(theirs, v);
            }
        }
    }

    int own() const { return own_; }
    int count() const { return count_; }

    /// The process that computes a vector of the opponent's rows.
    int owner(int theirs, std::size_t vector) const {
        const auto ranges = plan_->ranges(theirs), range = plan_->range_of(theirs, vector);
        // If there are few ranges, no process gets the first of all totals.
        if (ranges < static_cast<std::size_t>(count_))
            return static_cast<int>((range + static_cast<std::size_t>(theirs)) %
                                    static_cast<std::size_t>(count_));
        return static_cast<int>(range * static_cast<std::size_t>(count_) / ranges);
    }
    bool owns(const TableTask& task) const { return owner(task.theirs, task.vector) == own_; }

    /// The processes (as bits) that read a tile whose columns are this vector of the mover's rows.
    std::uint64_t readers(int mine, std::size_t tile) const { return readers_[mine][tile]; }
    bool needs(int theirs, std::size_t band, std::size_t tile) const {
        return owner(theirs, band) == own_ ||
               (readers(plan_->seeds() - theirs, tile) >> own_ & 1) != 0;
    }

private:
    const TablePlan<Houses>* plan_;
    int own_;
    int count_;
    std::array<std::vector<std::uint64_t>, table_seeds_max + 1> readers_;  // by the mover's total
};

// Sends the tiles that one process has changed to those that read them.
//
// A message is a list of notes: which tile, which of its rows, then their values. Messages are kept
// short: the rest is sent in the next round, until no process has anything left.

/// Changed rows (as bits) of a tile.
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

    /// Sends what was changed here and stores what arrives, stamped with `now`. All processes must
    /// call it.
    void run(std::vector<ChangedTile>& changed, Tables& tables, Stamp now) {
        std::size_t next = 0;
        bool more = true;
        while (more) {
            std::vector<Communicator::Message> messages(
                static_cast<std::size_t>(communicator_.count()));
            for (std::size_t sent = 0; next < changed.size() && sent < message_max; ++next)
                sent += add(changed[next], tables, messages);
            const auto come = communicator_.exchange(std::move(messages));
            for (int rank = 0; rank < communicator_.count(); ++rank)
                if (rank != communicator_.own())
                    lay(come[static_cast<std::size_t>(rank)], tables, now);
            more = communicator_.sum(changed.size() - next) > 0;
        }
        changed.clear();
    }

    /// Bytes sent from this process so far.
    std::uint64_t sent() const { return sent_; }

private:
    static constexpr std::size_t message_max = std::size_t{32} << 20;

    std::size_t add(const ChangedTile& note, Tables& tables,
                    std::vector<Communicator::Message>& messages) {
        std::uint64_t to = share_.readers(seeds_ - note.theirs, note.tile);
        to &= ~(std::uint64_t{1} << share_.own());
        std::size_t sent = 0;
        for (; to; to &= to - 1) {
            auto& message = messages[static_cast<std::size_t>(std::countr_zero(to))];
            const std::size_t before = message.size();
            message.resize(before + sizeof note +
                           static_cast<std::size_t>(std::popcount(note.rows)) * tile_side);
            std::uint8_t* out = message.data() + before;
            std::memcpy(out, &note, sizeof note);
            out += sizeof note;
            const std::uint8_t* from = tables[note.part].tile(note.theirs, note.band, note.tile);
            for (std::uint64_t rows = note.rows; rows; rows &= rows - 1, out += tile_side)
                std::memcpy(out, from + std::countr_zero(rows) * tile_side, tile_side);
            sent += message.size() - before;
        }
        sent_ += sent;
        return sent;
    }

    void lay(const Communicator::Message& message, Tables& tables, Stamp now) {
        for (const std::uint8_t* in = message.data(); in != message.data() + message.size();) {
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
