// Maximum weight matching.
//
// A file of its own, since LEMON needs C++17 and heavy headers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse::tournament {

struct WeightedEdge {
    std::size_t a, b;
    std::int64_t weight;  // greater than 0
};

/// The mate of a vertex that has none.
inline constexpr std::size_t unmatched = static_cast<std::size_t>(-1);

/// The mate of each vertex in a heaviest matching, by Edmonds' blossom algorithm in O(nm log n). If
/// weights differ by less than what each of them has in common, as many vertices as possible have a
/// mate: in a complete graph all, or all but one.
std::vector<std::size_t> max_weight_matching(std::size_t vertices,
                                             const std::vector<WeightedEdge>& edges);

}  // namespace posthouse::tournament
