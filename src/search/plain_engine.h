// An engine that searches the rules' own representation.
#pragma once

#include "search/engine.h"
#include "search/search.h"

#include <memory>
#include <utility>

namespace posthouse::search {

template <GameRules R, EvaluationFor<R> Evaluation>
Engine<R> engine_of(R rules, Evaluation evaluation) {
    using Position = typename R::Position;
    struct Parts {
        R rules;
        Evaluation evaluation;
    };
    const auto parts =
        std::make_shared<const Parts>(Parts{std::move(rules), std::move(evaluation)});
    Engine<R> engine;
    engine.think = [parts](std::span<const Position> line, const ThinkLimits& limits,
                           const typename Engine<R>::ProgressCallback& on_progress) {
        return Search<R, Evaluation>(parts->rules, parts->evaluation)
            .think(line, limits, on_progress);
    };
    engine.perft = [parts](const Position& position, int depth, PerftMode way) {
        return Perft<R>(parts->rules, way).leaves(position, depth);
    };
    engine.evaluate = [parts](const Position& position) { return parts->evaluation(position); };
    engine.identity = [parts](const Position& position) {
        return identity_of(parts->rules, position);
    };
    return engine;
}

}  // namespace posthouse::search
