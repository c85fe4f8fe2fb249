// How a table is built within a budget of memory: which smaller tables stay, whether what captures
// give is laid into a plane first, and in how many passes.
//
// The table in work lies in memory in any case: it is read in many places at once. If all that its
// captures lead to fits beside it, nothing else is to be done. Otherwise planes are laid before
// there is a table in work, so that its memory can hold smaller tables then. What fits beside the
// table in work stays from one table to the next, the smallest first.
//
// Planes lie on the disk. They are read from begin to end, a few dozen times at most, and the
// system remembers of them what it has memory for; a table that stays need not be read again at
// all.
//
// Deliberately absent: doing any of it, asking the system what there is.
#pragma once

#include <cstdint>
#include <vector>

namespace posthouse::tablebase {

struct MemoryNeeds {
    std::uint64_t budget = 0;
    std::uint64_t fixed = 0;             // whatever is done
    std::uint64_t work = 0;              // the table in work
    std::vector<std::uint64_t> smaller;  // the tables that captures lead to, by seeds
};

struct MemoryPlan {
    bool possible = false;
    bool all_at_hand = false;  // no planes are needed
    int staying = 0;           // the tables with fewer seeds than this stay all the time
    /// For planes: the seeds of the tables that are at hand in each pass, beside those that stay.
    /// What the latter give is found in the first pass.
    std::vector<std::vector<int>> passes;
};

MemoryPlan plan_memory(const MemoryNeeds& needs);

}  // namespace posthouse::tablebase
