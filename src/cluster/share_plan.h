// What building one table on so many ranks would take of each, worked out without building it.
//
// Deliberately absent: how often values change, and with that the time.
#pragma once

#include "tablebase/table_kind.h"
#include "tablebase/table_share.h"
#include "tablebase/tiled_table.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace posthouse::tablebase::cluster {

struct ResourcePlan {
    std::uint64_t values = 0;
    std::uint64_t held_most = 0;  // bytes of the rank that holds most
    std::uint64_t held_mean = 0;
    std::uint64_t first_sent = 0;  // bytes that all ranks send in the first sweep, but for notes
};

template <SowingRules R>
ResourcePlan share_plan(const MoveTables<R>& sowings, TableKind kind, int seeds, int ranks) {
    constexpr int houses = R::houses;
    const TablePlan<houses> plan(seeds, parts_of(kind));
    const RowPartition<houses> share(sowings, plan, 0, ranks);
    const auto parts = static_cast<std::uint64_t>(parts_of(kind));
    std::vector<std::uint64_t> held(static_cast<std::size_t>(ranks));
    ResourcePlan about;
    for (int theirs = 0; theirs <= seeds; ++theirs) {
        const int mine = seeds - theirs;
        const std::size_t tiles = tiles_of(Rows<houses>::count(mine));
        about.values +=
            parts * Rows<houses>::count(theirs) * std::uint64_t{Rows<houses>::count(mine)};
        for (std::size_t band = 0; band < tiles_of(Rows<houses>::count(theirs)); ++band) {
            const std::uint64_t owner = std::uint64_t{1} << share.owner(theirs, band);
            for (std::size_t tile = 0; tile < tiles; ++tile) {
                const std::uint64_t readers = share.readers(mine, tile);
                about.first_sent += static_cast<std::uint64_t>(std::popcount(readers & ~owner));
                for (std::uint64_t rest = readers | owner; rest; rest &= rest - 1)
                    ++held[static_cast<std::size_t>(std::countr_zero(rest))];
            }
        }
    }
    std::uint64_t all = 0;
    for (const std::uint64_t one : held) all += one;
    about.held_most = *std::max_element(held.begin(), held.end()) * parts * tile_size;
    about.held_mean = all * parts * tile_size / static_cast<std::uint64_t>(ranks);
    about.first_sent *= parts * tile_size;
    return about;
}

}  // namespace posthouse::tablebase::cluster
