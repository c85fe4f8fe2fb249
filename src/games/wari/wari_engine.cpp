// Converts positions to the packed form, searches them, and converts the moves back. Compiled for
// each instruction set.
#include "games/wari/wari_engine.h"

#include "games/wari/evaluation.h"
#include "games/wari/network.h"
#include "games/wari/packed_rules.h"
#include "games/wari/tablebase/search_tablebases.h"
#include "search/search.h"

#include <memory>
#include <span>
#include <vector>

namespace posthouse::wari {
namespace {

template <int Houses>
struct Thinker {
    using Rules = PackedRules<Houses>;
    using Line = std::span<const PackedPosition<Houses>>;
    using Answer = search::SearchResult<Move>;
    using ProgressCallback = std::function<void(const Answer&)>;

    explicit Thinker(const Variant& variant)
        : rules(variant),
          to_the_last(endless(variant)),
          network(std::make_shared<const Network<Houses>>(network_file(Houses))) {}

    /// Playing for seeds continues after the game is won: no majority ends it.
    static Variant endless(Variant variant) {
        variant.winning = variant.seeds_total() + 1;
        return variant;
    }

    static Style style_of(const search::ThinkLimits& limits) {
        return static_cast<Style>(limits.style);
    }

    Answer think(Line line, const search::ThinkLimits& limits, const ProgressCallback& told) const {
        const Evaluation<Houses> evaluate(*network, style_of(limits));
        const Rules& played = limits.for_margin ? to_the_last : rules;
#ifndef __wasm__  // the page's engine has no tables; this would add 8 kB
        if (limits.tables) return think_with_tables(line, limits, told);
#endif
        return search::Search<Rules, Evaluation<Houses>>(played, evaluate)
            .think(line, limits, told);
    }

    /// If the tables cover the root and all that follows, plays for the whole margin, and reports
    /// what they prove.
    Answer think_with_tables(Line line, const search::ThinkLimits& limits,
                             const ProgressCallback& told) const {
        using Tables = SearchTablebases<Houses>;
        const PackedPosition<Houses>& root = line.back();
        const Variant& variant = rules.variant();
        const Tables tables(*limits.tables, variant, root, limits.for_margin);
        search::ThinkLimits closer = limits;
        closer.for_margin = limits.for_margin || (cycles_are_even(variant) && tables.margins(root));
        const auto proven = [&](Answer answer) {
            if (!limits.for_margin)
                for (auto& one : answer.lines)
                    if (const auto known = tables.margins(rules.play(root, one.moves.front())))
                        if (const auto score =
                                tables.decided_score_of({-known->most, -known->least}))
                            one.score = *score;
            // What is proven comes before what only looks better.
            if (answer.chosen == 0)
                std::ranges::stable_sort(answer.lines, std::greater(), &Answer::Line::score);
            return answer;
        };
        const Evaluation<Houses> evaluate(*network, style_of(limits));
        search::Search<Rules, Evaluation<Houses>, Tables> search(
            closer.for_margin ? to_the_last : rules, evaluate,
            Tables(*limits.tables, variant, root, closer.for_margin));
        ProgressCallback tell;
        if (told) tell = [&](const Answer& deeper) { told(proven(deeper)); };
        return proven(search.think(line, closer, tell));
    }

    Rules rules, to_the_last;
    std::shared_ptr<const Network<Houses>> network;
};

template <int Houses>
search::Engine<Wari<Houses>> make(const Variant& variant) {
    using Readable = Wari<Houses>;
    using Position = typename Readable::Position;
    const auto thinker = std::make_shared<const Thinker<Houses>>(variant);
    const PackedRules<Houses> rules = thinker->rules;
    search::Engine<Readable> engine;
    engine.think = [thinker](std::span<const Position> line, const search::ThinkLimits& limits,
                             const typename search::Engine<Readable>::ProgressCallback& told) {
        std::vector<PackedPosition<Houses>> swift_line;
        swift_line.reserve(line.size());
        for (const Position& at : line) swift_line.push_back(thinker->rules.from(at));
        return thinker->think(swift_line, limits, told);
    };
    engine.perft = [rules](const Position& position, int depth, PerftMode way) {
        return Perft<PackedRules<Houses>>(rules, way).leaves(rules.from(position), depth);
    };
    engine.evaluate = [thinker](const Position& position) {
        return Evaluation<Houses>(*thinker->network)(thinker->rules.from(position));
    };
    engine.identity = [rules](const Position& position) {
        return rules.identity(rules.from(position));
    };
    return engine;
}

}  // namespace

extern "C" const WariEngine POSTHOUSE_IN_SET(wari_engine) = {.make_6 = make<6>, .make_8 = make<8>};

}  // namespace posthouse::wari
