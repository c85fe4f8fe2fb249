// Standings with tie-breaks, and the state of each meeting.
//
// Tie-breaks as in the FIDE Handbook, C.07 (August 2024): in a round robin direct encounter, wins,
// Sonneborn-Berger; in a Swiss tournament Buchholz cut 1, Buchholz, Sonneborn-Berger. Players who
// are still tied share the place, as do those who lose in the same round of a knockout, but who has
// left comes after who stayed.
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

/// The tie-breaks of a system, in order.
std::vector<TieBreak> tie_breaks(System);

struct StandingsEntry {
    int place = 0;  // from 1; shared by tied players; 0: a reserve, who has no board
    int player = nobody;
    int half_points = 0;
    int won = 0, drawn = 0, lost = 0;  // games
    std::vector<int> ties;             // in the order of tie_breaks()
};

/// Best first; tied players in the order of their seeds, and the reserves of a team match at the
/// end. With pools: the places of the final, then
/// all who were second in their pool, and so on; points are those of both.
std::vector<StandingsEntry> standings(const Tournament&);

// The state of a meeting of two players: points, and whether it is decided.
//
// In a meeting with a fixed number of games each game counts. A race counts as one game, won by the
// first player to reach the number of wins. A bye, and what is left of a meeting when a player
// withdraws, is won without playing, a half-point bye drawn; in a round robin a bye does not count.
//
// In a knockout a tied meeting gets extra games until one is won; after `extra_games_max` draws the
// better seed advances, as it does after a race of `race_length` games without a winner.

inline constexpr int extra_games_max = 4;
/// The maximum number of games in a race, with draws.
constexpr int race_length(int wins) {
    return 5 * wins;
}

struct Meeting {
    Pairing pairing;
    std::array<int, 2> half_points{};  // half points of pairing.first and pairing.second
    std::array<int, 2> wins{};
    int draws = 0;
    int begun = 0, ended = 0;  // games that count
    int annulled = 0;
    int straight = 0;  // games that count in which pairing.first sits first
    bool decided = false;
    int winner = nobody;    // who advances; nobody if drawn
    bool unplayed = false;  // decided without a game

    int seat_of(int player) const { return pairing.first == player ? 0 : 1; }
};

/// In the order of the pairings.
std::vector<Meeting> meetings(const Tournament&);

}  // namespace posthouse::tournament
