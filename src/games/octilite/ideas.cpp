// The ideas of a move in OctiLite: see games/move_idea.h.
#include "games/octilite/notation.h"

#include <algorithm>

namespace posthouse::octilite {
namespace {

/// Whether `side` could land on a base if it were their turn.
bool reaches_base(const OctiLite& rules, Position position, Side side) {
    position.turn = side;
    OctiLite::MoveList moves;
    rules.moves(position, moves);
    return std::ranges::any_of(moves, [&](const Move& move) {
        return rules.verdict(rules.play(position, move), true, History{}).reason == "base";
    });
}

int pods_of(const Position& position, Side side) {
    return static_cast<int>(std::ranges::count_if(
        position.pods[index_of(side)], [](const Pod& pod) { return pod.square != nowhere; }));
}

}  // namespace

std::vector<games::MoveIdea> Notation::ideas(const OctiLite& rules, const Position& position,
                                             const Move& move) const {
    const Side mover = position.turn, rival = other(mover);
    const Position next = rules.play(position, move);
    const Verdict end = rules.verdict(next, true, History{});
    std::vector<games::MoveIdea> ideas;
    if (end.over && end.reason == "base") ideas.push_back({"base"});
    if (const int taken = pods_of(position, rival) - pods_of(next, rival); taken > 0)
        ideas.push_back({"capture", taken});
    if (end.over) return ideas;
    if (reaches_base(rules, position, rival) && !reaches_base(rules, next, rival))
        ideas.push_back({"base-defense"});
    if (!reaches_base(rules, position, mover) && reaches_base(rules, next, mover))
        ideas.push_back({"base-threat"});
    return ideas;
}

}  // namespace posthouse::octilite
