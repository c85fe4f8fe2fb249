// Who stands where, and the ties broken.
//
// Tie-breaks as in the FIDE Handbook, C.07 (2023): in a round robin what the tied had against each
// other (direct encounter), wins, Sonneborn-Berger; in a Swiss tournament Buchholz without the
// lowest opponent (cut 1), Buchholz, Sonneborn-Berger. A bye or a meeting won without playing
// counts there as one against an opponent with as many points as the player himself. Whoever is
// still level shares the place. In a knockout those who lost in the same round share it.
//
// All numbers are in halves: half points, and for Sonneborn-Berger halves times halves.
#pragma once

#include "tournament/tournament.h"

#include <array>
#include <vector>

namespace posthouse::tournament {

enum class TieBreak : std::uint8_t {
    direct,
    wins,
    sonneborn_berger,
    buchholz_cut,
    buchholz,
    round
};

/// Which are used, the first first.
std::vector<TieBreak> tie_breaks(System);

struct StandingsEntry {
    int place = 0;  // from 1; shared by those who are level in everything
    int player = nobody;
    int halves = 0;
    int won = 0, drawn = 0, lost = 0;  // games that were played
    std::vector<int> ties;             // as tie_breaks() says
};

/// The best first; who is level, in the order of the seeds.
std::vector<StandingsEntry> standings(const Tournament&);

// How a meeting of two players stands: points, and whether it is decided.
//
// Of a meeting of so many games each game counts. A race counts as one game, won by whoever first
// has so many wins. A bye, and what is left of a meeting when one of the two withdraws, is won
// without playing; in a round robin, where everybody has a bye or nobody, it counts nothing.
//
// In a knockout somebody must go on: where all games leave the two level, one more is played after
// another until one is won; after `extra_max` drawn ones the better seed goes on, as it does after
// a race that `race_length` games have not decided.

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
