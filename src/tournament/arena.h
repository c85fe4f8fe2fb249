// Pairings and points of an arena: for a fixed time, whoever is free plays.
#pragma once

#include "tournament/tournament.h"

#include <chrono>
#include <span>
#include <vector>

namespace posthouse::tournament {

/// A player of an arena who could play now.
struct WaitingPlayer {
    int player = nobody;
    std::chrono::milliseconds waited{};
    std::vector<int> refused{};  // whom they do not play; it is enough that one of two refuses
};

/// How long two players who are both free wait for a better opponent at most. Asked every second,
/// arena_pairings() leaves nobody waiting for five who might have played.
inline constexpr std::chrono::seconds arena_patience{4};
/// How long everybody is free at least, to see how their game has ended, or to pause.
inline constexpr std::chrono::seconds arena_rest{2};

/// Who plays whom now: as many as possible of those who have been free for `arena_rest`, by a
/// matching of least penalty. Nobody meets a player of their own team or whom they refuse. In order
/// of importance: nobody plays the same side three times
/// running; who has waited longest plays; not the same opponent again; a close place in the
/// standings, and the other side than last time.
///
/// Those who would meet their last opponent again, or play the same side a third time, first wait
/// `arena_patience`, unless no game is running whose end could bring somebody better; those far
/// apart in the standings wait less. `games` are in the order in which they began. The new pairings
/// are a round, which nobody waits for.
std::vector<Pairing> arena_pairings(const Tournament&, std::span<const WaitingPlayer>);

/// Each player's points, in half points. A win is a point and a draw half of one, or with `streaks`
/// 2 and 1, twice that for each game after two wins in a row until one is not won, as arenas of
/// chess sites count. Who wins with half the time has a point more.
std::vector<int> arena_half_points(const Tournament&);

}  // namespace posthouse::tournament
