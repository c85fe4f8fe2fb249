// Who goes with whom so that the sum of what each pair is worth is largest: a matching in a graph.
//
// Deliberately absent: the algorithm (LEMON's, which needs C++17 and heavy headers: they stay in
// one .cpp), and what a pair is worth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse::tournament {

struct WeightedEdge {
    std::size_t a, b;
    std::int64_t weight;
};

/// The mate of each vertex in a heaviest perfect matching, by Edmonds' blossoms in O(nm log n).
/// There must be one: an even number of vertices in a whole graph will do.
std::vector<std::size_t> max_weight_matching(std::size_t vertices,
                                             const std::vector<WeightedEdge>& edges);

}  // namespace posthouse::tournament
