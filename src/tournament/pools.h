// A round robin in pools, whose best play a final: further rounds of the same tournament.
#pragma once

#include "tournament/standings.h"
#include "tournament/tournament.h"

#include <vector>

namespace posthouse::tournament {

/// The players of each pool: as many pools of as equal sizes as come nearest to the size asked for,
/// filled from the first seed on, to and fro. One of all players if that is nearest, or where no
/// pools were asked for.
std::vector<std::vector<int>> pools_of(const Tournament&);

/// The round, from 0, with which the final begins; if there is one pool, none does.
int final_round(const Tournament&);

/// The rounds of the pools, by the Berger tables.
std::vector<Pairing> pool_pairings(const Tournament&);

/// The rounds of the final; call when all meetings of the pools are decided. In it are the first of
/// each pool, of fewer than four pools the first two, so that it is about as large as a pool and
/// the draw matters less. Who has left is passed over; among equals the better seed goes on. Empty
/// if it is paired, if there is one pool, and if nobody is left.
std::vector<Pairing> final_pairings(const Tournament&);

struct Stage {
    int pool = 0;  // from 1; 0: the final, or the whole tournament if it has no pools
    std::vector<StandingsEntry> table;
};
/// The tables, that of the final first, if it is paired; one table where there is one pool.
std::vector<Stage> stages(const Tournament&);

}  // namespace posthouse::tournament
