// The order in which the values of a table are computed, and the layout of a capture plane.
//
// A block has the positions with the same seeds on each side. It is cut into ranges of the
// opponent's rows, and those into groups of 64 of the mover's rows. Moves carry seeds to later
// houses and rows to greater ranks: so greater ranks come first, and a block is followed by the one
// with the players' seeds exchanged. One sweep then computes a whole race along both sides.
//
// A task is one group in one range. A plane stores the tiles of a task together, tasks in order, so
// that working through the tasks reads a plane sequentially.
#pragma once

#include "tablebase/files/row_mapping.h"
#include "tablebase/rows.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace posthouse::tablebase {

/// One group of the mover's rows and some vectors of the opponent's.
struct TableTask {
    int mine = 0;
    int theirs = 0;
    int part = 0;
    unsigned stage = 0;      // within its sweep
    std::size_t tile = 0;    // number of the first in a plane; meaningless for a bundle
    std::size_t vector = 0;  // the first
    std::size_t vectors = 0;
    std::size_t row = 0;  // the first of the group
    std::size_t rows = 0;
};

template <int Houses>
class TablePlan {
public:
    /// The most vectors in a range.
    static constexpr std::size_t range_max = 16;

    TablePlan(int seeds, int parts) : seeds_(seeds), parts_(static_cast<std::size_t>(parts)) {
        std::size_t ranges = 0;
        for (int few = 0; few <= seeds / 2; ++few)
            for (const int mine : {few, seeds - few}) {
                if (!blocks_.empty() && blocks_.back().mine == mine) continue;
                Block& block = blocks_.emplace_back(block_of(mine));
                block.begin = tasks_;
                block.tile = tiles_;
                if (blocks_.size() > 1)
                    block.bundle =
                        blocks_[blocks_.size() - 2].bundle + blocks_[blocks_.size() - 2].bundles();
                tasks_ += block.ranges() * block.groups * parts_;
                tiles_ += block.vectors * block.groups;
                ranges += block.ranges();
            }
        for (Block& block : blocks_) {
            block.stage = stages_;
            block.stages = 1 + block.ranges() * stages_each_sweep / ranges;
            stages_ += block.stages;
        }
    }

    int seeds() const { return seeds_; }
    std::size_t tasks() const { return tasks_; }
    std::size_t stages() const { return stages_; }
    /// In one part.
    std::size_t tiles() const { return tiles_; }

    /// The number of ranges of an opponent's total, and the range of a vector of the opponent's
    /// rows.
    std::size_t ranges(int theirs) const { return block_with(seeds_ - theirs).ranges(); }
    std::size_t range_of(int theirs, std::size_t vector) const {
        return vector / block_with(seeds_ - theirs).range;
    }

    TableTask task(std::size_t number) const {
        auto next = std::upper_bound(
            blocks_.begin(), blocks_.end(), number,
            [](std::size_t wanted, const Block& block) { return wanted < block.begin; });
        const Block& block = *--next;
        number -= block.begin;
        // Moves carry seeds to later houses, and rows to greater ranks: those come first.
        const std::size_t group = block.groups - 1 - number % block.groups;
        number /= block.groups;
        const std::size_t range = block.ranges() - 1 - number / parts_;
        const std::size_t vector = range * block.range;
        TableTask task = block.task(group, vector, std::min(block.range, block.vectors - vector));
        task.part = static_cast<int>(number % parts_);
        task.stage = static_cast<unsigned>(block.stage + (block.ranges() - 1 - range) *
                                                             block.stages / block.ranges());
        return task;
    }

    /// The same table in greater pieces of a block, for work in any order: each is a group of rows
    /// and as many whole ranges as make at most 16 vectors.
    std::size_t bundles() const { return blocks_.back().bundle + blocks_.back().bundles(); }
    TableTask bundle(std::size_t number) const {
        auto next = std::upper_bound(
            blocks_.begin(), blocks_.end(), number,
            [](std::size_t wanted, const Block& block) { return wanted < block.bundle; });
        const Block& block = *--next;
        number -= block.bundle;
        const std::size_t vector = number / block.groups * block.bundle_vectors();
        return block.task(number % block.groups, vector,
                          std::min(block.bundle_vectors(), block.vectors - vector));
    }

    /// Calls each(first tile in a plane, first vector, count) for each contiguous run of some
    /// vectors of a group.
    template <class Each>
    void for_runs(int mine, std::size_t row, std::size_t vector, std::size_t vectors,
                  Each&& each) const {
        const Block& block = block_with(mine);
        for (const std::size_t end = vector + vectors; vector < end;) {
            const std::size_t begin = vector / block.range * block.range;
            const TableTask whole =
                block.task(row / tile_side, begin, std::min(block.range, block.vectors - begin));
            const std::size_t count = std::min(end, begin + whole.vectors) - vector;
            each(whole.tile + vector - begin, vector, count);
            vector += count;
        }
    }

private:
    struct Block {
        int mine = 0;
        int theirs = 0;
        std::size_t rows = 0;     // the mover's
        std::size_t groups = 0;   // of 64 of them
        std::size_t vectors = 0;  // of the opponent's rows
        std::size_t range = 0;    // vectors in a range
        std::size_t begin = 0;    // number of its first task
        std::size_t tile = 0;     // number of its first tile
        std::size_t stage = 0;    // its first stage in a sweep
        std::size_t stages = 0;
        std::size_t bundle = 0;  // number of its first

        std::size_t ranges() const { return (vectors + range - 1) / range; }
        std::size_t bundle_vectors() const { return range * (range_max / range); }
        std::size_t bundles() const {
            return (vectors + bundle_vectors() - 1) / bundle_vectors() * groups;
        }

        TableTask task(std::size_t group, std::size_t vector, std::size_t count) const {
            TableTask task;
            task.mine = mine;
            task.theirs = theirs;
            task.row = group * tile_side;
            task.rows = std::min(tile_side, rows - task.row);
            task.vector = vector;
            task.vectors = count;
            task.tile = tile + (vectors - task.vector - task.vectors) * groups +
                        (groups - 1 - group) * task.vectors;
            return task;
        }
    };

    const Block& block_with(int mine) const {
        return *std::find_if(blocks_.begin(), blocks_.end(),
                             [&](const Block& one) { return one.mine == mine; });
    }

    Block block_of(int mine) const {
        Block block;
        block.mine = mine;
        block.theirs = seeds_ - mine;
        block.rows = Rows<Houses>::count(mine);
        block.groups = tiles_of(block.rows);
        block.vectors = tiles_of(Rows<Houses>::count(block.theirs));
        block.range = std::clamp<std::size_t>(block.vectors / ranges_wanted, 4, range_max);
        return block;
    }

    /// So that several processes get equal shares.
    static constexpr std::size_t ranges_wanted = 32;
    static constexpr std::size_t stages_each_sweep = 1000;

    int seeds_;
    std::size_t parts_;
    std::vector<Block> blocks_;
    std::size_t tasks_ = 0, tiles_ = 0;
    std::size_t stages_ = 0;  // of a sweep
};

}  // namespace posthouse::tablebase
