// How good a position looks to the player to move, in hundredths of a seed: captured seeds count in
// full, and what lies on the board by weights that were learned (terms.h, weights.h,
// docs/evaluation.md).
//
// Written for the swift form of a position, which is what is searched.
//
// Deliberately absent: search, ends of games (the rules judge those), any variant's name: what was
// learned from all variants on boards of one width serves them all.
#pragma once

#include "games/wari/swift.h"
#include "games/wari/terms.h"
#include "games/wari/weights.h"

#include <cstdint>

namespace posthouse::wari {

struct Evaluation {
    static constexpr int store_seed = 100;

    template <int Houses>
    int operator()(const SwiftPosition<Houses>& at) const {
        return store_seed * margin(at) + board_worth(at, learned<Houses>);
    }

    /// By how much a finished game is won: the difference of the stores.
    template <int Houses>
    constexpr int margin(const SwiftPosition<Houses>& settled) const {
        return settled.captured(settled.own) - settled.captured(settled.rival);
    }

    /// How good a move looks before it is made: a capture, or else a house near to the opponent.
    template <int Houses>
    constexpr int promise(const SwiftPosition<Houses>& at, Move move) const {
        const Sown& sown = sowing_table<Houses>.of(move.house, at.in_house(at.own, move.house));
        const bool captures = (sown.landing & at.one_or_two(at.rival)) != 0;
        return 4 * move.house + (captures ? 150 : 0);
    }

private:
    template <int Houses>
    static constexpr WeightTable<Houses> learned = mixed<Houses>(Weights<Houses>::knots);
};

}  // namespace posthouse::wari
