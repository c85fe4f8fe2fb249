// The terms of the evaluation, shared by the evaluation, which adds them up, and the tuner.
//
// Terms are from the view of the player to move; the opponent's pods have the same weights,
// negated, unless both may differ in worth. Rows are counted from a player's own edge; left and
// right are equal.
#pragma once

#include "games/octilite/bitboard_rules.h"
#include "games/octilite/mobility.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace posthouse::octilite {

/// Related terms, in lines of `width` for people to read.
struct TermGroup {
    std::string_view name;
    int first;
    int count;
    int width;
    std::string_view about;
};

namespace term {

inline constexpr int ways = 5;       // forward, diagonally forward, sideways, diagonally back, back
inline constexpr int journeys = 8;   // turns that a pod needs to a base: 1 … 7, or more
inline constexpr int freedoms = 10;  // steps and jumps: 0 … 8, or more
inline constexpr int supplies = 9;
inline constexpr int attacks_most = 4;       // 0 … 2, or more
inline constexpr int preparations_most = 5;  // 0 … 3, or more

// For each pod, the same for both players.
inline constexpr int prong = 0;
inline constexpr int place = prong + rows * ways;
inline constexpr int prongs = place + rows * 3;
inline constexpr int journey = prongs + 9;
inline constexpr int of_pods = journey + journeys;
// For the whole position, as the player to move sees it.
inline constexpr int race = of_pods;
inline constexpr int pods = race + journeys * journeys;
inline constexpr int supply = pods + pods_a_side * pods_a_side;
inline constexpr int moves = supply + 2 * supplies;
inline constexpr int freedom = moves + 2 * 8;
inline constexpr int attacks = freedom + 2 * freedoms;
inline constexpr int attacked = attacks + 2 * attacks_most;
inline constexpr int attacked_prongs = attacked + 2 * rows;
inline constexpr int threat = attacked_prongs + 2;
inline constexpr int preparations = threat + 5;
inline constexpr int turn = preparations + 2 * 3 * preparations_most;
inline constexpr int count = turn + 1;

}  // namespace term

inline constexpr std::array<TermGroup, 15> term_groups{{
    {"prong", octilite::term::prong, rows* octilite::term::ways, octilite::term::ways,
     "a prong, by its pod's row (lines) and its direction: forward, diagonally forward, sideways, "
     "diagonally back, back"},
    {"place", octilite::term::place, rows * 3, 3,
     "a pod, by its row (lines) and its column: outer, next, middle"},
    {"prongs", octilite::term::prongs, 9, 9, "a pod, by its number of prongs: 0 … 8"},
    {"journey", octilite::term::journey, octilite::term::journeys, octilite::term::journeys,
     "a pod, by the turns it needs to a base on an empty board: 1 … 7, or more"},
    {"race", octilite::term::race, octilite::term::journeys* octilite::term::journeys,
     octilite::term::journeys,
     "the shortest journey of the player to move (lines) and of the opponent: 1 … 7, or more"},
    {"pods", octilite::term::pods, pods_a_side* pods_a_side, pods_a_side,
     "pods of the player to move (lines) and of the opponent: 1 … 4"},
    {"supply", octilite::term::supply, 2 * octilite::term::supplies, octilite::term::supplies,
     "prongs in supply, of both players: 0, 1, 2, 3, 4, 5–6, 7–8, 9–12, more"},
    {"moves", octilite::term::moves, 2 * 8, 4,
     "each step forward to a square that no enemy prong points at, each step forward to another "
     "square, each other step to either; each jump in the same way; for both players"},
    {"freedom", octilite::term::freedom, 2 * octilite::term::freedoms, octilite::term::freedoms,
     "number of steps and jumps, of both players: 0 … 8, or more"},
    {"attacks", octilite::term::attacks, 2 * octilite::term::attacks_most,
     octilite::term::attacks_most,
     "enemy pods that could be captured, by both players: 0, 1, 2, more"},
    {"attacked", octilite::term::attacked, 2 * rows, rows,
     "such a pod by its row, of the opponent (attacked by the player to move) and own"},
    {"attacked prongs", octilite::term::attacked_prongs, 2, 2,
     "each prong on such a pod, of the opponent and own"},
    {"threat", octilite::term::threat, 5, 5,
     "the opponent could land on a base: no; with a pod that can be captured; on a square that "
     "can be occupied; otherwise; with several pods"},
    {"preparations", octilite::term::preparations, 2 * 3 * octilite::term::preparations_most,
     octilite::term::preparations_most,
     "moves that threaten a base, 0 … 3 or more: to a square that no enemy prong points at, to "
     "another square, two bases at once; for both players"},
    {"turn", octilite::term::turn, 1, 1, "having the move"},
}};

/// The terms of one pod of First's, each once.
template <class Add>
constexpr void add_pod_terms(Square square, std::uint8_t prongs, int turns, Add&& add) {
    constexpr std::array<int, 8> way_of{0, 1, 2, 3, 4, 3, 2, 1};
    const int row = row_of(square) - 1;
    const int column = std::min(column_of(square) - 1, columns - column_of(square));
    for (std::size_t i = 0; i < 8; ++i)
        if (prongs >> i & 1) add(octilite::term::prong + row * octilite::term::ways + way_of[i]);
    add(octilite::term::place + row * 3 + column);
    add(octilite::term::prongs + std::popcount(prongs));
    add(octilite::term::journey + std::min(turns, octilite::term::journeys) - 1);
}

namespace detail {

constexpr int supply_step(int supply) {
    return supply <= 4 ? supply : supply <= 8 ? 4 + (supply - 3) / 2 : supply <= 12 ? 7 : 8;
}

template <class Add>
constexpr void add_ways(int first, const MoveCounts& ways, Add&& add) {
    add(first, ways.forward_safe);
    add(first + 1, ways.forward_exposed);
    add(first + 2, ways.aside_safe);
    add(first + 3, ways.aside_exposed);
}

/// What one player could do: `role` is 0 for the player to move.
template <class Add>
constexpr void add_outlook_terms(const BitboardPosition& position, const Mobility& seen,
                                 std::size_t side, int role, Add&& add) {
    add(octilite::term::supply + role * octilite::term::supplies +
            supply_step(position.supply[side]),
        1);
    add_ways(octilite::term::moves + role * 8, seen.steps, add);
    add_ways(octilite::term::moves + role * 8 + 4, seen.jumps, add);
    add(octilite::term::freedom + role * octilite::term::freedoms +
            std::min(seen.steps.all() + seen.jumps.all(), octilite::term::freedoms - 1),
        1);
    const int prepared =
        octilite::term::preparations + role * 3 * octilite::term::preparations_most;
    const BaseThreats& found = seen.preparations;
    int kind = prepared;
    for (const int ways : {found.safe, found.exposed, found.double_threats}) {
        add(kind + std::min(ways, octilite::term::preparations_most - 1), 1);
        kind += octilite::term::preparations_most;
    }
    const int attacks = std::popcount(seen.attacked);
    add(octilite::term::attacks + role * octilite::term::attacks_most +
            std::min(attacks, octilite::term::attacks_most - 1),
        1);
    if (attacks == 0) return;
    const Lanes lanes = position.lanes[1 - side];
    for (int i = 0; i < pods_a_side; ++i) {
        const Square square = square_in(lanes, i);
        if (!holds(seen.attacked, square)) continue;
        const int row = side == 1 ? row_of(square) - 1 : rows - row_of(square);
        add(octilite::term::attacked + role * rows + row, 1);
        add(octilite::term::attacked_prongs + role, std::popcount(prongs_in(lanes, i)));
    }
}

constexpr int threat_of(const Mobility& own, const Mobility& enemy) {
    if (enemy.threatening == 0) return 0;
    if (std::popcount(enemy.threatening) > 1) return 4;
    if (own.attacked & enemy.threatening) return 1;
    const bool one_square = std::popcount(enemy.goals) == 1;
    return one_square && (own.reached & enemy.goals) ? 2 : 3;
}

}  // namespace detail

/// The terms of a position without those of its pods: calls `add(term, times)`. `own` and `enemy`
/// are the mobility of the player to move and of the opponent, `own_turns` and `enemy_turns` their
/// least TurnsToBase.
template <class Add>
constexpr void add_whole_terms(const BitboardPosition& position, const Mobility& own,
                               const Mobility& enemy, int own_turns, int enemy_turns, Add&& add) {
    const std::size_t side = index_of(position.turn);
    const int own_pods = std::popcount(position.pods[side]);
    const int enemy_pods = std::popcount(position.pods[1 - side]);
    add(octilite::term::race +
            (std::min(own_turns, octilite::term::journeys) - 1) * octilite::term::journeys +
            std::min(enemy_turns, octilite::term::journeys) - 1,
        1);
    add(octilite::term::pods + (own_pods - 1) * pods_a_side + enemy_pods - 1, 1);
    octilite::detail::add_outlook_terms(position, own, side, 0, add);
    octilite::detail::add_outlook_terms(position, enemy, 1 - side, 1, add);
    add(octilite::term::threat + octilite::detail::threat_of(own, enemy), 1);
    add(octilite::term::turn, 1);
}

}  // namespace posthouse::octilite
