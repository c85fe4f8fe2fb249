// What a side could do if it were its turn: where its pods could go, what they could capture, and
// how many turns they need to a base.
#pragma once

#include "games/octilite/bitboard_rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse::octilite {

/// Moves by whether they lead forward and whether an enemy's prong points at the target.
struct MoveCounts {
    int forward_safe = 0;
    int forward_exposed = 0;
    int aside_safe = 0;
    int aside_exposed = 0;

    constexpr void add(Squares targets, Squares ahead, Squares exposed) {
        forward_safe += std::popcount(targets & ahead & ~exposed);
        forward_exposed += std::popcount(targets & ahead & exposed);
        aside_safe += std::popcount(targets & ~ahead & ~exposed);
        aside_exposed += std::popcount(targets & ~ahead & exposed);
    }
    constexpr int all() const {
        return forward_safe + forward_exposed + aside_safe + aside_exposed;
    }
};

/// Moves that threaten to land on a base: a pod moves or stands next to it and has or adds the
/// prong.
struct BaseThreats {
    int safe = 0;
    int exposed = 0;
    int double_threats = 0;  // of these, moves that threaten two bases
};

struct Mobility {
    MoveCounts steps;
    MoveCounts jumps;  // by the squares that chains land on
    BaseThreats preparations;
    Squares reached = 0;      // by its steps and chains
    Squares attacked = 0;     // enemy pods it could capture
    Squares threatening = 0;  // its pods that could land on a base …
    Squares goals = 0;        // … and the bases they could land on
};

/// Rows 1 … 7 of the board with all rows below them, or above.
inline constexpr std::array<std::array<Squares, 8>, 2> rows_ahead = [] {
    std::array<std::array<Squares, 8>, 2> ahead{};
    for (int row = 1; row <= rows; ++row)
        for (int x = 1; x <= columns; ++x)
            for (int y = 1; y <= rows; ++y) {
                const Squares square = only(square_of(x, y));
                if (y > row) ahead[0][static_cast<std::size_t>(row)] |= square;
                if (y < row) ahead[1][static_cast<std::size_t>(row)] |= square;
            }
    return ahead;
}();

/// The squares next to a player's goals (the enemy's bases) that are not goals themselves.
inline constexpr std::array<Squares, 2> before_goals = [] {
    std::array<Squares, 2> squares{};
    for (std::size_t side = 0; side < 2; ++side) {
        for (const Square base : base_squares[1 - side]) squares[side] |= pointed_at(base, 255);
        squares[side] &= board & ~bases[1 - side];
    }
    return squares;
}();

/// The squares that a side's prongs point at, including some off the board.
constexpr Squares pointed_at_by(const BitboardPosition& position, std::size_t side) {
    Squares squares = 0;
    for (int i = 0; i < pods_a_side; ++i)  // captured pods point at nothing
        squares |=
            pointed_at(square_in(position.lanes[side], i), prongs_in(position.lanes[side], i));
    return squares;
}

/// Follows the chains of jumps of one pod.
struct JumpReach {
    std::uint8_t prongs;
    Squares others;  // all pods but this one
    Squares goals;   // the enemy's bases
    Squares landings = 0;
    Squares jumped_over = 0;

    constexpr void follow(Square square, Squares over, Squares jumped) {
        for (; over != 0; over &= over - 1) {
            const Square pod = first_of(over);
            const Square landing = landing_of(square, pod);
            if (!holds(board & ~others, landing)) continue;
            landings |= only(landing);
            jumped_over |= only(pod);
            if (holds(goals, landing)) continue;
            const Squares then_jumped = jumped | only(pod);
            const Squares onward = pointed_at(landing, prongs) & others & ~then_jumped;
            if (onward != 0) follow(landing, onward, then_jumped);
        }
    }
};

/// Counts one pod's base threats; `reached` are the squares it can reach.
constexpr void add_preparations(Square square, std::uint8_t prongs, Squares reached,
                                Squares free_goals, Squares before, Squares exposed,
                                bool can_add_prong, BaseThreats& seen) {
    for (Squares left = reached & before; left != 0; left &= left - 1) {
        const Square next = first_of(left);
        const Squares goals = pointed_at(next, prongs) & free_goals;
        if (goals == 0) continue;
        ++(holds(exposed, next) ? seen.exposed : seen.safe);
        seen.double_threats += std::popcount(goals) > 1;
    }
    if (can_add_prong && holds(before, square) && (pointed_at(square, 255) & free_goals) != 0)
        ++(holds(exposed, square) ? seen.exposed : seen.safe);
}

/// `exposed` are the squares that the enemy's prongs point at.
constexpr Mobility mobility(const BitboardPosition& position, std::size_t side, Squares exposed) {
    const Squares occupied = position.occupied();
    const Squares empty = board & ~occupied;
    const Squares goals = bases[1 - side];
    const Lanes lanes = position.lanes[side];
    Mobility seen;
    for (int i = 0; i < pods_a_side; ++i) {  // captured pods point at nothing
        const Square square = square_in(lanes, i);
        const std::uint8_t prongs = prongs_in(lanes, i);
        const Squares ahead = rows_ahead[side][static_cast<std::size_t>(row_of(square))];
        const Squares points_at = pointed_at(square, prongs);
        Squares reached = points_at & empty;
        seen.steps.add(reached, ahead, exposed);
        if (const Squares over = points_at & occupied) {
            JumpReach chains{prongs, occupied & ~only(square), goals};
            chains.follow(square, over, 0);
            reached |= chains.landings;
            seen.attacked |= chains.jumped_over & position.pods[1 - side];
            seen.jumps.add(chains.landings, ahead, exposed);
        }
        seen.reached |= reached;
        if (reached & goals) {
            seen.goals |= reached & goals;
            seen.threatening |= only(square);
        }
        if ((reached | only(square)) & before_goals[side])
            add_preparations(square, prongs, reached, goals & empty, before_goals[side], exposed,
                             position.supply[side] > 0, seen.preparations);
    }
    return seen;
}

/// The bases that a side could land on if it were its turn: only Mobility::goals.
constexpr Squares goals_in_reach(const BitboardPosition& position, std::size_t side) {
    const Squares occupied = position.occupied();
    const Squares goals = bases[1 - side];
    const Lanes lanes = position.lanes[side];
    Squares landings = 0;
    for (int i = 0; i < pods_a_side; ++i) {  // captured pods point at nothing
        const Square square = square_in(lanes, i);
        const std::uint8_t prongs = prongs_in(lanes, i);
        const Squares points_at = pointed_at(square, prongs);
        landings |= points_at & ~occupied;
        if (const Squares over = points_at & occupied) {
            JumpReach chains{prongs, occupied & ~only(square), goals};
            chains.follow(square, over, 0);
            landings |= chains.landings;
        }
    }
    return landings & goals;
}

/// The mobility of both sides; `own` is that of the player to move.
struct MobilityPair {
    Mobility own;
    Mobility enemy;
};
constexpr MobilityPair mobility_pair(const BitboardPosition& position) {
    const std::size_t own = index_of(position.turn);
    return {mobility(position, own, pointed_at_by(position, 1 - own)),
            mobility(position, 1 - own, pointed_at_by(position, own))};
}

/// How many turns a pod of First's needs to a base of Second's, alone on the board with enough
/// prongs to add, by its square and prongs. 255: undefined.
using TurnsToBase = std::vector<std::array<std::uint8_t, 256>>;

inline TurnsToBase journeys() {
    TurnsToBase turns(64);
    for (auto& of_square : turns) of_square.fill(255);
    for (unsigned prongs = 256; prongs-- > 0;) {  // those with more prongs first
        for (bool shorter = true; shorter;) {
            shorter = false;
            for (Squares left = board & ~bases[1]; left != 0; left &= left - 1) {
                const Square square = first_of(left);
                int best = turns[square][prongs];
                for (unsigned i = 0; i < 8; ++i) {
                    const Square next = next_to(square, static_cast<Direction>(i));
                    const int rest = (prongs >> i & 1) == 0  ? turns[square][prongs | 1U << i]
                                     : holds(bases[1], next) ? 0
                                     : holds(board, next)    ? turns[next][prongs]
                                                             : 255;
                    best = std::min(best, rest + 1);
                }
                if (best < turns[square][prongs]) {
                    turns[square][prongs] = static_cast<std::uint8_t>(best);
                    shorter = true;
                }
            }
        }
    }
    return turns;
}

/// A square or a set of prongs as seen from the other side of the board.
constexpr Square turned(Square square) {
    return square_of(column_of(square), rows + 1 - row_of(square));
}
constexpr std::uint8_t turned_prongs(std::uint8_t prongs) {
    constexpr std::array<unsigned, 8> to{4, 3, 2, 1, 0, 7, 6, 5};
    unsigned mirrored = 0;
    for (unsigned i = 0; i < 8; ++i) mirrored |= (prongs >> i & 1U) << to[i];
    return static_cast<std::uint8_t>(mirrored);
}

}  // namespace posthouse::octilite
