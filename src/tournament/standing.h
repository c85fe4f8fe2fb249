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

}  // namespace posthouse::tournament
