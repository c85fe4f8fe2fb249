// How a meeting of two players stands: points, and whether it is decided.
//
// Of a meeting of so many games each game counts. A race counts as one game, won by whoever first
// has so many wins. A bye, and what is left of a meeting when one of the two withdraws, is won
// without playing; in a round robin, where everybody has a bye or nobody, it counts nothing.
//
// In a knockout somebody must go on: where all games leave the two level, one more is played after
// another until one is won; after `extra_max` drawn ones the better seed goes on, as it does after
// a race that `race_length` games have not decided.
#pragma once

#include "tournament/tournament.h"

#include <array>

namespace posthouse::tournament {

inline constexpr int extra_max = 4;
/// A race to so many wins has at most so many games, however many are drawn.
constexpr int race_length(int wins) {
    return 5 * wins;
}

struct Meeting {
    Pairing pairing;
    std::array<int, 2> halves{};  // half points of pairing.first and pairing.second
    std::array<int, 2> wins{};
    int draws = 0;
    int begun = 0, ended = 0;  // games
    bool decided = false;
    int winner = nobody;    // who goes on; nobody, too, where it is drawn
    bool unplayed = false;  // decided, and by no game at all

    int seat_of(int player) const { return pairing.first == player ? 0 : 1; }
};

/// As it stands now.
Meeting meeting(const Tournament&, const Pairing&);
/// All of them, in the order of the pairings.
std::vector<Meeting> meetings(const Tournament&);

}  // namespace posthouse::tournament
