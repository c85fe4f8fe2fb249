// Team battles, arenas in which nobody meets a player of their own team, and team matches, board
// against board.
#pragma once

#include "tournament/tournament.h"

#include <cstdint>
#include <vector>

namespace posthouse::tournament {

struct TeamScore {
    int place = 0;  // from 1; shared by tied teams
    std::int64_t team = 0;
    int half_points = 0;
    std::vector<int> counted{};  // the players whose points these are, the best first
};

/// Best first. In a team battle as many of each team count as its rules say, and among equals the
/// team comes first whose best player has more points, or else the next; in a team match all but
/// the reserves count.
std::vector<TeamScore> team_scores(const Tournament&);

/// The boards of a team match: seed against seed, as many as the smaller team has players. The
/// first moves alternate.
std::vector<Pairing> team_boards(const Tournament&);

}  // namespace posthouse::tournament
