// The playing strengths of the computer, from a child's first game upwards. The server has one
// computer account per level.
//
// Weak levels err as people do (oversight.h): they overlook what is hard to see, and forget to look
// at the opponent's reply. They also search fewer plies and accept a little less than the best move
// they see; they never play at random. The strongest are limited by nodes, so that speed does not
// matter. docs/levels.md has their ratings.
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
    Oversights oversights{};
};

// clang-format off
// number, name, depth_max, nodes_max, score_tolerance, {overlooks, forgets_reply}
inline constexpr std::array<Level, 20> levels = {{
    {1, "first game", 2, 4'000, 150, {120, 60}},
    {2, "newcomer", 2, 4'000, 115, {95, 48}},
    {3, "learner", 2, 4'000, 85, {76, 38}},
    {4, "beginner", 2, 4'000, 65, {60, 30}},
    {5, "improver", 2, 4'000, 50, {46, 23}},
    {6, "student", 2, 4'000, 38, {34, 17}},
    {7, "holiday player", 2, 4'000, 28, {24, 12}},
    {8, "casual", 3, 8'000, 45, {22, 10}},
    {9, "regular", 3, 8'000, 60},
    {10, "keen", 3, 8'000, 20},
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
    limits.oversights = level.oversights;
    limits.seed = seed;
    limits.win_narrowly = narrowly && level.number >= win_narrowly_from_level;
    return limits;
}

}  // namespace posthouse::search
