#include "tablebase/files/row_mapping.h"

#include <algorithm>

namespace posthouse::tablebase {

RowMapping::RowMapping(std::span<const Pair> pairs, std::size_t from_count) {
    const std::size_t vectors = tiles_of(from_count);
    straight_ = pairs.size() == from_count &&
                std::all_of(pairs.begin(), pairs.end(),
                            [](const Pair& pair) { return pair.from == pair.to; });
    begin_.reserve(vectors + 1);
    reach_.reserve(vectors);
    std::size_t next = 0;
    for (std::size_t vector = 0; vector < vectors; ++vector) {
        begin_.push_back(static_cast<std::uint32_t>(steps_.size()));
        const std::size_t begin = next;
        while (next < pairs.size() && pairs[next].from / tile_side == vector) ++next;
        // A vector that gets nothing has an empty reach, at the end of the previous one.
        const std::uint32_t before = reach_.empty() ? 0 : reach_.back().end;
        reach_.push_back({before, before});
        if (begin < next) {
            add_steps(pairs.subspan(begin, next - begin), vector);
            reach_.back() = {pairs[begin].to / std::uint32_t{tile_side},
                             pairs[next - 1].to / std::uint32_t{tile_side} + 1};
        }
    }
    begin_.push_back(static_cast<std::uint32_t>(steps_.size()));
    begin_.shrink_to_fit();
    steps_.shrink_to_fit();
    origins_.shrink_to_fit();
}

void RowMapping::add_steps(std::span<const Pair> pairs, std::size_t vector) {
    const std::size_t first_step = steps_.size();
    for (const Pair& pair : pairs) {
        const std::uint32_t to = pair.to / std::uint32_t{tile_side};
        if (steps_.size() == first_step || steps_.back().to != to) {
            steps_.push_back({0, to});
            origins_.emplace_back().of_lane.fill(no_origin);
        }
        const std::size_t lane = pair.from - vector * tile_side;
        steps_.back().lanes |= std::uint64_t{1} << lane;
        origins_.back().of_lane[lane] = static_cast<std::uint8_t>(pair.to % tile_side);
    }
}

}  // namespace posthouse::tablebase
