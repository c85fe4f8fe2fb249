// What the search tests check of a result, in games whose moves are numbers.
#pragma once

#include "search/engine.h"
#include "search/limits.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse::search {

struct Answer {
    std::vector<int> line;
    int score;
    int depth;
    std::uint64_t nodes;

    explicit Answer(const SearchResult<int>& found)
        : line(found.lines[static_cast<std::size_t>(found.chosen)].moves),
          score(found.lines[static_cast<std::size_t>(found.chosen)].score),
          depth(found.depth),
          nodes(found.nodes) {}
};

inline ThinkLimits to_depth(int depth) {
    ThinkLimits limits;
    limits.depth_max = depth;
    limits.nodes_max = 20'000;  // more than any of these trees has
    return limits;
}

}  // namespace posthouse::search
