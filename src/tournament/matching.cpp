#include "tournament/matching.h"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace posthouse::tournament {

std::vector<std::size_t> max_weight_matching(std::size_t vertices,
                                             const std::vector<WeightedEdge>& edges) {
    lemon::SmartGraph graph;
    graph.reserveNode(static_cast<int>(vertices));
    graph.reserveEdge(static_cast<int>(edges.size()));
    for (std::size_t i = 0; i < vertices; ++i) graph.addNode();
    const auto node = [](std::size_t index) {
        return lemon::SmartGraph::nodeFromId(static_cast<int>(index));
    };
    lemon::SmartGraph::EdgeMap<std::int64_t> weights(graph);
    for (const WeightedEdge& edge : edges)
        weights[graph.addEdge(node(edge.a), node(edge.b))] = edge.weight;

    lemon::MaxWeightedMatching<lemon::SmartGraph, lemon::SmartGraph::EdgeMap<std::int64_t>>
        matching(graph, weights);
    matching.run();
    std::vector<std::size_t> mate(vertices, unmatched);
    for (std::size_t i = 0; i < vertices; ++i)
        if (const auto other = matching.mate(node(i)); other != lemon::INVALID)
            mate[i] = static_cast<std::size_t>(lemon::SmartGraph::id(other));
    return mate;
}

}  // namespace posthouse::tournament
