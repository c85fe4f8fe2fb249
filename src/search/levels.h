// The playing strengths of the computer, from a child's first game upwards. The server has one
// computer account per level.
//
// Weak levels search fewer plies and accept less than the best move; they never play at random. The
// strongest are limited by nodes, so that speed does not matter. docs/levels.md has their ratings.
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
// number, name, depth_max, nodes_max, score_tolerance
inline constexpr std::array<Level, 20> levels = {{
    {1, "first game", 1, 2'000, 400},
    {2, "newcomer", 1, 2'000, 310},
    {3, "learner", 1, 2'000, 240},
    {4, "beginner", 1, 2'000, 180},
    {5, "improver", 1, 2'000, 130},
    {6, "student", 1, 2'000, 90},
    {7, "holiday player", 1, 2'000, 60},
    {8, "casual", 2, 4'000, 50},
    {9, "regular", 3, 8'000, 70},
    {10, "keen", 3, 8'000, 25},
    {11, "club", 4, 12'000, 25},
    {12, "club captain", 5, 16'000, 10},
    {13, "first board", 6, 16'000, 0},
    {14, "county", 8, 20'000, 0},
    {15, "tournament", 10, 24'000, 0},
    {16, "strong", 14, 40'000, 0},
    {17, "expert", 127, 70'000, 0},
    {18, "master", 127, 200'000, 0},
    {19, "grandmaster", 127, 600'000, 0},
    {20, "strongest", 127, 2'000'000, 0},
}};
// clang-format on

/// From this level on the computer wins narrowly in games that ask for it (Game::gracious).
inline constexpr int win_narrowly_from_level = 13;

/// From this level on the computer uses endgame tables, if it has any.
inline constexpr int tables_from_level = 17;

/// From this level on the computer plays from opening books, if it has any.
inline constexpr int book_from_level = 18;

/// Null if there is no such level.
constexpr const Level* find_level(int number) {
    for (const Level& level : levels)
        if (level.number == number) return &level;
    return nullptr;
}

/// The same seed gives the same moves. The caller adds `stop` and `weighed`. `gracious`: see
/// Game::gracious.
inline ThinkLimits limits_of(const Level& level, std::uint64_t seed, bool narrowly = false) {
    ThinkLimits limits;
    limits.depth_max = level.depth_max;
    limits.nodes_max = level.nodes_max;
    limits.score_tolerance = level.score_tolerance;
    limits.seed = seed;
    limits.win_narrowly = narrowly && level.number >= win_narrowly_from_level;
    return limits;
}

}  // namespace posthouse::search
