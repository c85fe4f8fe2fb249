// How good a position looks to the player to move, in hundredths of a seed.
//
// Seeds in the stores count in full. The rest is common knowledge among players of these games,
// with weights that are plausible and not tuned: keep choices, do not stand with houses of one or
// two seeds (those are what the opponent can take), and hold seeds on your own side, where they
// fall to you when the game runs dry.
//
// Deliberately absent: search, ends of games (the rules judge those), any variant's name.
#pragma once

#include "games/wari/wari.h"

namespace posthouse::wari {

struct Evaluation {
    static constexpr int store_seed = 100;
    static constexpr int own_seed = 6;      // on one's own side
    static constexpr int choice = 10;       // a house that holds seeds
    static constexpr int open_house = -14;  // one or two seeds: a capture in reach
    static constexpr int full_house = 20;   // more than a lap: it takes several houses at once

    template <int Houses>
    constexpr int operator()(const Position<Houses>& at) const {
        return worth_to(at, at.turn) - worth_to(at, other(at.turn));
    }

    /// By how much a finished game is won: the difference of the stores.
    template <int Houses>
    constexpr int margin(const Position<Houses>& settled) const {
        const int mine = settled.stores[index_of(settled.turn)];
        return mine - settled.stores[index_of(other(settled.turn))];
    }

private:
    template <int Houses>
    static constexpr int worth_to(const Position<Houses>& at, Side side) {
        int worth = store_seed * at.stores[index_of(side)];
        for (int house = 0; house < Houses; ++house) {
            const int seeds = at.seeds[Position<Houses>::cell(side, house)];
            worth += own_seed * seeds;
            if (seeds > 0) worth += choice;
            if (seeds == 1 || seeds == 2) worth += open_house;
            if (seeds >= 2 * Houses) worth += full_house;
        }
        return worth;
    }
};

}  // namespace posthouse::wari
