// The strengths at which the computer plays, from a child's first game upwards. One row each; the
// house has an account per row.
//
// Weak levels look less far ahead and are content with less than the best move; they never play at
// random. The strongest are limited by nodes, which is time without a clock. The steps between them
// are measured: docs/levels.md.
//
// Deliberately absent: anything about a particular game.
#pragma once

#include "search/limits.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace posthouse::search {

struct Level {
    int number;
    std::string_view name;
    int depth_max;
    std::uint64_t nodes_max;
    int score_tolerance;  // see ThinkLimits
};

// clang-format off
inline constexpr std::array<Level, 20> levels = {{
    {.number = 1, .name = "first game", .depth_max = 1, .nodes_max = 2'000, .score_tolerance = 400},
    {.number = 2, .name = "newcomer", .depth_max = 1, .nodes_max = 2'000, .score_tolerance = 310},
    {.number = 3, .name = "learner", .depth_max = 1, .nodes_max = 2'000, .score_tolerance = 240},
    {.number = 4, .name = "beginner", .depth_max = 1, .nodes_max = 2'000, .score_tolerance = 180},
    {.number = 5, .name = "improver", .depth_max = 1, .nodes_max = 2'000, .score_tolerance = 130},
    {.number = 6, .name = "student", .depth_max = 1, .nodes_max = 2'000, .score_tolerance = 90},
    {.number = 7, .name = "holiday player", .depth_max = 1, .nodes_max = 2'000, .score_tolerance = 60},
    {.number = 8, .name = "casual", .depth_max = 2, .nodes_max = 4'000, .score_tolerance = 50},
    {.number = 9, .name = "regular", .depth_max = 3, .nodes_max = 8'000, .score_tolerance = 70},
    {.number = 10, .name = "keen", .depth_max = 3, .nodes_max = 8'000, .score_tolerance = 25},
    {.number = 11, .name = "club", .depth_max = 4, .nodes_max = 12'000, .score_tolerance = 25},
    {.number = 12, .name = "club captain", .depth_max = 5, .nodes_max = 16'000, .score_tolerance = 10},
    {.number = 13, .name = "first board", .depth_max = 6, .nodes_max = 16'000, .score_tolerance = 0},
    {.number = 14, .name = "county", .depth_max = 8, .nodes_max = 20'000, .score_tolerance = 0},
    {.number = 15, .name = "tournament", .depth_max = 10, .nodes_max = 24'000, .score_tolerance = 0},
    {.number = 16, .name = "strong", .depth_max = 14, .nodes_max = 40'000, .score_tolerance = 0},
    {.number = 17, .name = "expert", .depth_max = 127, .nodes_max = 70'000, .score_tolerance = 0},
    {.number = 18, .name = "master", .depth_max = 127, .nodes_max = 200'000, .score_tolerance = 0},
    {.number = 19, .name = "grandmaster", .depth_max = 127, .nodes_max = 600'000, .score_tolerance = 0},
    {.number = 20, .name = "strongest", .depth_max = 127, .nodes_max = 2'000'000, .score_tolerance = 0},
}};
// clang-format on

/// From here on it wins graciously where the game asks that of a strong player.
inline constexpr int win_narrowly_from_level = 13;

/// From here on it knows by heart what tables of endings know, where it has some.
inline constexpr int tables_from = 17;

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
    limits.score_tolerance = level.score_tolerance;
    limits.seed = seed;
    limits.win_narrowly = gracious && level.number >= win_narrowly_from_level;
    return limits;
}

}  // namespace posthouse::search
