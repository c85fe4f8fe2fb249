// Converts positions to bitboards, searches them, and converts the moves back. Compiled for each
// instruction set.
#include "games/octilite/octilite_engine.h"

#include "games/octilite/bitboard_rules.h"
#include "games/octilite/evaluation.h"
#include "games/octilite/network.h"
#include "games/octilite/weights.h"
#include "search/search.h"

#include <memory>
#include <vector>

namespace posthouse::octilite {
namespace {

search::Engine<OctiLite> make() {
    const auto tables = std::make_shared<const WeightTables>(learned_weights);
    const auto network = std::make_shared<const Network>(network_file());
    search::Engine<OctiLite> engine;
    engine.think = [tables, network](std::span<const Position> line,
                                     const search::ThinkLimits& limits,
                                     const search::Engine<OctiLite>::ProgressCallback& told) {
        std::vector<BitboardPosition> swift_line;
        swift_line.reserve(line.size());
        for (const Position& at : line) swift_line.push_back(packed(at));
        const BitboardRules rules;
        const Evaluation evaluate(*tables, *network);
        return search::Search<BitboardRules, Evaluation>(rules, evaluate)
            .think(swift_line, limits, told);
    };
    engine.perft = [](const Position& position, int depth, PerftMode way) {
        const BitboardRules rules;
        return Perft<BitboardRules>(rules, way).leaves(packed(position), depth);
    };
    engine.evaluate = [tables, network](const Position& position) {
        return Evaluation(*tables, *network)(packed(position));
    };
    engine.identity = [](const Position& position) {
        return search::identity_of(BitboardRules(), packed(position));
    };
    return engine;
}

}  // namespace

extern "C" const OctiLiteEngine POSTHOUSE_IN_SET(octilite_engine) = {.make = make};

}  // namespace posthouse::octilite
