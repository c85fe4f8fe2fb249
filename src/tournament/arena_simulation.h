// Simulated arenas: how long people wait, whom they meet and which side they play.
#pragma once

#include <chrono>
#include <cstdint>

namespace posthouse::tournament {

struct ArenaEvening {
    int players = 9;
    std::uint64_t seed = 1;
    bool first_come = false;     // pair whoever has waited longest, sides by lot, for comparison
    bool with_refusals = false;  // one player in four refuses another
    int teams = 0;               // of a team battle; 0: everybody plays for themselves
    std::chrono::minutes length{55};
};

struct ArenaFigures {
    int games = 0;
    std::chrono::milliseconds longest_wait{};  // of two who might have played each other
    std::chrono::milliseconds waited{};        // by everybody, with or without somebody to play
    int third_running = 0;                     // players with one side three times running
    int third_avoidable = 0;                   // of these, with others to choose from
    int repeated = 0;                          // games against the last opponent of one of the two
    int opponents = 0;                         // different ones, summed over the players
    int most_games = 0, fewest_games = 0;      // of those who were there all the time
    int twice_at_once = 0;  // players paired while playing, and pairings of two who refuse: faults
};

/// Plays one evening: blitz games of a few minutes, some players come late, leave or pause, and
/// better players win more often.
ArenaFigures simulate_arena(const ArenaEvening&);

}  // namespace posthouse::tournament
