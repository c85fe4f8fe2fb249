// The engine: readable positions in, swift ones searched, the same moves out. Compiled for each
// instruction set.
#include "games/octilite/octilite_engine.h"

#include "games/octilite/evaluation.h"
#include "games/octilite/swift.h"
#include "games/octilite/weights.h"
#include "search/search.h"

#include <memory>
#include <vector>

namespace posthouse::octilite {
namespace {

Engine<OctiLite> make() {
    const auto tables = std::make_shared<const WeightTables>(learned_weights);
    Engine<OctiLite> engine;
    engine.think = [tables](std::span<const Position> line, const ThinkLimits& limits,
                            const Engine<OctiLite>::Told& told) {
        std::vector<SwiftPosition> swift_line;
        swift_line.reserve(line.size());
        for (const Position& at : line) swift_line.push_back(swift(at));
        const SwiftOctiLite rules;
        const Evaluation evaluate(*tables);
        return Search<SwiftOctiLite, Evaluation>(rules, evaluate).think(swift_line, limits, told);
    };
    engine.perft = [](const Position& at, int depth, PerftWay way) {
        const SwiftOctiLite rules;
        return Perft<SwiftOctiLite>(rules, way).leaves(swift(at), depth);
    };
    engine.evaluate = [tables](const Position& at) { return Evaluation(*tables)(swift(at)); };
    return engine;
}

}  // namespace

extern "C" const OctiLiteEngine POSTHOUSE_IN_SET(octilite_engine) = {.make = make};

}  // namespace posthouse::octilite
