// Maximum weight perfect matching.
//
// A file of its own, since LEMON needs C++17 and heavy headers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse::tournament {

struct WeightedEdge {
    std::size_t a, b;
    std::int64_t weight;
};

/// The mate of each vertex in a heaviest perfect matching, by Edmonds' blossom algorithm in O(nm
/// log n). A perfect matching must exist, as in a complete graph with an even number of vertices.
std::vector<std::size_t> max_weight_matching(std::size_t vertices,
                                             const std::vector<WeightedEdge>& edges);

}  // namespace posthouse::tournament
