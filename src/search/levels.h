// The strengths at which the computer plays, from a child's first game upwards. One row each; the
// house has an account per row.
//
// Weak levels look less far ahead and are content with less than the best move; they never play at
// random. The two strongest are limited by nodes, which is time without a clock.
//
// Deliberately absent: anything about a particular game.
#pragma once

#include "search/limits.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace posthouse {

struct Level {
    int number;
    std::string_view name;
    int depth_max;
    std::uint64_t nodes_max;
    int slack;            // see ThinkLimits
    bool strong = false;  // where the game asks it of a strong player, it wins graciously
};

inline constexpr std::array<Level, 6> levels = {{
    {.number = 1, .name = "first game", .depth_max = 1, .nodes_max = 2'000, .slack = 200},
    {.number = 2, .name = "beginner", .depth_max = 2, .nodes_max = 10'000, .slack = 100},
    {.number = 3, .name = "casual", .depth_max = 4, .nodes_max = 50'000, .slack = 50},
    {.number = 4,
     .name = "club",
     .depth_max = 7,
     .nodes_max = 250'000,
     .slack = 20,
     .strong = true},
    {.number = 5,
     .name = "strong",
     .depth_max = 12,
     .nodes_max = 500'000,
     .slack = 5,
     .strong = true},
    {.number = 6,
     .name = "strongest",
     .depth_max = 63,
     .nodes_max = 1'600'000,
     .slack = 0,
     .strong = true},
}};

/// The level of this number; null where there is none.
constexpr const Level* find_level(int number) {
    for (const Level& level : levels)
        if (level.number == number) return &level;
    return nullptr;
}

/// The same seed gives the same moves. `stop` and `weighed` are the caller's to add.
/// `gracious`: see Game::gracious.
inline ThinkLimits limits_of(const Level& level, std::uint64_t seed, bool gracious = false) {
    ThinkLimits limits;
    limits.depth_max = level.depth_max;
    limits.nodes_max = level.nodes_max;
    limits.slack = level.slack;
    limits.seed = seed;
    limits.gracious = gracious && level.strong;
    return limits;
}

}  // namespace posthouse
