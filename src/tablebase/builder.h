// Builds the tables of a sowing game, from no seeds upwards, without one random access to the table
// being built.
//
// The value of a position is the best of its moves: what a capture takes less the value of the
// position it leads to, in a smaller table; or less the value of a position in the same table. All
// begin at 0 and are worked out again, in any order and in place, until nothing changes. That can
// only move each value further from 0 on the side it is on, so it ends; and it gives 0 to whatever
// nobody can force, that is, to going round for ever. (Value iteration from zero; the meaning of a
// cycle is the one of J. W. Romein and H. E. Bal, "Solving the game of Awari using parallel
// retrograde analysis", 2003.)
//
// A sweep takes 64 rows of the mover's at a time. For one of them, the children by one move, over
// all rows of the opponent's, lie in one row of the table in a few stretches: a sweep streams, and
// takes the least byte of a handful of streams. What comes out lies the wrong way round and is
// turned over in tiles.
//
// Exact where a repeated position hands out nothing (or splits evenly what is left). Where it hands
// out the seeds by side, a guide.
//
// Deliberately absent: any game's name, files, threads.
#pragma once

#include "base/assert.h"
#include "tablebase/kernels.h"
#include "tablebase/rows.h"
#include "tablebase/sowing.h"
#include "tablebase/value_table.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace posthouse {

template <SowingRules R>
class TableBuilder {
public:
    static constexpr int houses = R::houses;
    using Table = ValueTable<houses>;

    /// What is told after each sweep.
    struct Progress {
        int seeds = 0;
        int sweep = 0;
        std::size_t changed = 0;
        std::size_t positions = 0;  // in the table
    };
    using Told = std::function<void(const Progress&)>;

    explicit TableBuilder(const R& rules) : rules_(rules), crossings_(rules_) {}

    /// Tables so far, by seeds.
    const std::vector<Table>& tables() const { return tables_; }

    /// Builds those that are still missing up to so many seeds.
    void build(int seeds, const Told& told = {}) {
        while (static_cast<int>(tables_.size()) <= seeds) build_next(told);
    }

private:
    static constexpr std::size_t group_size = tile_side;

    /// The mover's rows with one total and the opponent's with what remains.
    struct Block {
        int mine = 0;
        int theirs = 0;
        std::vector<Row<houses>> rows;         // the mover's
        std::vector<std::uint8_t> captures;    // the least 256 - value by capture alone, by row
        std::vector<std::uint32_t> looked_at;  // when each group of rows was last worked out
        std::vector<std::uint32_t> changed;    // when the values with this row as the opponent's
                                               // last changed
        std::size_t width() const { return Rows<houses>::count(theirs); }
    };

    void build_next(const Told& told) {
        const int seeds = static_cast<int>(tables_.size());
        tables_.emplace_back(seeds);
        Table& table = tables_.back();
        std::vector<Block> blocks;
        for (int mine = 0; mine <= seeds; ++mine) blocks.push_back(block_of(mine, seeds - mine));
        time_ = 1;
        Progress progress{seeds, 0, 0, table.size()};
        do {
            progress.changed = 0;
            ++progress.sweep;
            for (int k = 0; k <= seeds; ++k) {
                const int mine = progress.sweep % 2 ? k : seeds - k;
                progress.changed += sweep(table, blocks, blocks[static_cast<std::size_t>(mine)]);
            }
            if (told) told(progress);
        } while (progress.changed > 0);
    }

    Block block_of(int mine, int theirs) {
        Block block;
        block.mine = mine;
        block.theirs = theirs;
        block.rows = Rows<houses>::all(mine);
        block.captures.assign(block.rows.size() * block.width(), none);
        block.looked_at.assign((block.rows.size() + group_size - 1) / group_size, 0);
        block.changed.assign(block.rows.size(), 1);
        std::uint8_t* out = block.captures.data();
        for (const Row<houses>& row : block.rows) {
            if (mine == 0)
                std::fill_n(out, block.width(), stored(-rules_.bare(theirs)));
            else
                weigh_captures(row, block, out);
            out += block.width();
        }
        return block;
    }

    static constexpr std::uint8_t none = 255;
    static constexpr std::uint8_t stored(int value) {
        return static_cast<std::uint8_t>(Table::zero + value);
    }

    /// For one row of the mover's and each of the opponent's: the least that a capture leaves to
    /// the opponent. A position whose moves are all barred gets its value here, too.
    void weigh_captures(const Row<houses>& row, const Block& block, std::uint8_t* least) {
        const int seeds = block.mine + block.theirs;
        barred_.clear();
        int moves = 0;
        for (int house = 0; house < houses; ++house) {
            if (row[house] == 0) continue;
            ++moves;
            const Lift<houses> lift = rules_.lift(row, house);
            const auto& crossed = crossings_.of(block.theirs, lift.crossing);
            barred_.insert(barred_.end(), crossed.barred.begin(), crossed.barred.end());
            const int left = total_of(lift.left);
            const std::size_t rank = Rows<houses>::rank(lift.left);
            for (const auto& [captured, takes] : crossed.taking) {
                const std::uint8_t* values =
                    tables_[static_cast<std::size_t>(seeds - captured)].row_of(left, rank);
                for (const auto& take : takes) {
                    const int value = values[take.to] - captured;
                    if (value < least[take.from])
                        least[take.from] = static_cast<std::uint8_t>(value);
                }
            }
        }
        // The opponent's rows that bar all of the moves.
        std::sort(barred_.begin(), barred_.end());
        for (std::size_t k = 0; k + moves <= barred_.size(); ++k)
            if (barred_[k] == barred_[k + moves - 1])
                least[barred_[k]] = stored(-rules_.stuck(seeds));
    }

    /// Works out again all values of a block that may have changed. Returns how many have.
    std::size_t sweep(Table& table, std::vector<Block>& blocks, Block& block) {
        std::size_t changes = 0;
        for (std::size_t group = 0; group < block.looked_at.size(); ++group) {
            const std::size_t first = group * group_size;
            const auto rows = std::span(block.rows)
                                  .subspan(first, std::min(group_size, block.rows.size() - first));
            if (!find_children(rows, table, blocks, block, block.looked_at[group])) continue;
            block.looked_at[group] = time_++;
            stream(rows.size(), first, block);
            changes += store(rows.size(), first, table, blocks, block);
        }
        return changes;
    }

    /// A quiet move of one row of the mover's: what it leads to, and how.
    struct Child {
        const std::uint8_t* values = nullptr;
        const std::vector<Stretch>* stretches = nullptr;
    };

    /// False where none of the children has changed since the group was looked at.
    bool find_children(std::span<const Row<houses>> rows, const Table& table,
                       const std::vector<Block>& blocks, const Block& block,
                       std::uint32_t looked_at) {
        bool news = looked_at == 0;
        children_.clear();
        children_end_.clear();
        for (const Row<houses>& row : rows) {
            for (int house = 0; house < houses; ++house) {
                if (row[house] == 0) continue;
                const Lift<houses> lift = rules_.lift(row, house);
                const int left = total_of(lift.left);
                const std::size_t rank = Rows<houses>::rank(lift.left);
                news |= blocks[static_cast<std::size_t>(left)].changed[rank] > looked_at;
                children_.push_back(
                    {table.row_of(left, rank), &crossings_.of(block.theirs, lift.crossing).quiet});
            }
            children_end_.push_back(children_.size());
        }
        return news;
    }

    /// Fills `least_` with the least that the moves of these rows leave to the opponent.
    void stream(std::size_t rows, std::size_t first, const Block& block) {
        const std::size_t stride = stride_of(block);
        if (least_.size() < stride * group_size) least_.resize(stride * group_size);
        std::size_t child = 0;
        for (std::size_t k = 0; k < rows; ++k) {
            std::uint8_t* least = least_.data() + k * stride;
            std::copy_n(block.captures.data() + (first + k) * block.width(), block.width(), least);
            for (; child < children_end_[k]; ++child)
                take_least(*children_[child].stretches, children_[child].values, least);
        }
    }

    /// Turns `least_` over into the table.
    std::size_t store(std::size_t rows, std::size_t first, Table& table, std::vector<Block>& blocks,
                      const Block& block) {
        // The values just found have the opponent's row first.
        std::vector<std::uint32_t>& changed =
            blocks[static_cast<std::size_t>(block.theirs)].changed;
        std::size_t changes = 0;
        for (std::size_t tile = 0; tile < block.width(); tile += tile_side) {
            const std::size_t height = std::min(tile_side, block.width() - tile);
            std::array<std::uint8_t, tile_side> rows_changed{};
            const std::size_t here = turn_over(
                least_.data() + tile, stride_of(block), table.row_of(block.theirs, tile) + first,
                block.rows.size(), rows, height, rows_changed.data());
            changes += here;
            if (here == 0) continue;
            for (std::size_t k = 0; k < height; ++k)
                if (rows_changed[k]) changed[tile + k] = time_;
        }
        return changes;
    }

    static std::size_t stride_of(const Block& block) {
        return (block.width() + tile_side - 1) / tile_side * tile_side;
    }

    R rules_;
    Crossings<R> crossings_;
    std::vector<Table> tables_;
    std::uint32_t time_ = 1;

    // Kept, so that nothing is allocated for each group.
    std::vector<std::uint32_t> barred_;
    std::vector<Child> children_;
    std::vector<std::size_t> children_end_;
    std::vector<std::uint8_t> least_;
};

}  // namespace posthouse
