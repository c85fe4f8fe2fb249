// The engine: readable positions in, swift ones searched, the same moves out. Compiled for each
// instruction set.
#include "games/wari/wari_engine.h"

#include "games/wari/evaluation.h"
#include "games/wari/swift.h"
#include "search/search.h"

#include <memory>
#include <span>
#include <vector>

namespace posthouse::wari {
namespace {

template <int Houses>
Engine<Wari<Houses>> make(const Variant& variant) {
    using Readable = Wari<Houses>;
    using Position = typename Readable::Position;
    const Swift<Houses> rules(variant);
    // Who plays for seeds goes on where the game is won already: no majority ends it.
    Variant endless = variant;
    endless.winning = variant.seeds_total() + 1;
    const Swift<Houses> to_the_last(endless);
    const std::shared_ptr tables = WeightTables<Houses>::learned();
    Engine<Readable> engine;
    engine.think = [rules, to_the_last, tables](std::span<const Position> line,
                                                const ThinkLimits& limits,
                                                const typename Engine<Readable>::Told& told) {
        std::vector<SwiftPosition<Houses>> swift_line;
        swift_line.reserve(line.size());
        for (const Position& at : line) swift_line.push_back(rules.from(at));
        const Evaluation<Houses> evaluate(*tables);
        return Search<Swift<Houses>, Evaluation<Houses>>(limits.for_margin ? to_the_last : rules,
                                                         evaluate)
            .think(swift_line, limits, told);
    };
    engine.perft = [rules](const Position& at, int depth, PerftWay way) {
        return Perft<Swift<Houses>>(rules, way).leaves(rules.from(at), depth);
    };
    engine.evaluate = [rules, tables](const Position& at) {
        return Evaluation<Houses>(*tables)(rules.from(at));
    };
    return engine;
}

}  // namespace

extern "C" const WariEngine POSTHOUSE_IN_SET(wari_engine) = {.make_6 = make<6>, .make_8 = make<8>};

}  // namespace posthouse::wari
