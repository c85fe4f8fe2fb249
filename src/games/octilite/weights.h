// The weights of the evaluation, in hundredths of a pod; see terms.h.
//
// Made by `octilite_tune learn` (tuning/tune.cpp); not to be edited.
#pragma once

#include "games/octilite/evaluation.h"

namespace posthouse::octilite {

// clang-format off
inline constexpr Weights learned_weights{
    // prong: a prong, by its pod's row (lines) and its direction: forward, diagonally forward,
    // sideways, diagonally back, back
       23,    28,    21,    -4,     6,
       21,    24,     5,     1,     4,
       31,    46,    13,     8,    15,
        9,    25,    15,    13,    21,
       15,    21,    -6,    37,    38,
       14,    53,    -7,    36,    38,
        9,    38,    28,    22,    66,
    // place: a pod, by its row (lines) and its column: outer, next, middle
      -76,   -40,   -25,
      -51,   -25,   -22,
      -58,   -64,   -43,
        8,    26,     0,
       47,    50,    47,
       66,     0,     0,
       47,   173,   151,
    // prongs: a pod, by its number of prongs: 0 … 8
       28,    16,    17,    26,    39,    43,    41,    28,   -27,
    // journey: a pod, by the turns it needs to a base on an empty board: 1 … 7, or more
       87,    61,    17,    14,    12,     6,    13,     0,
    // race: the shortest journey of the player to move (lines) and of the opponent: 1 … 7, or
    // more
      -50,   -69,   -43,   -72,   -50,     0,     0,     0,
        1,    19,   -20,    -9,    28,    17,     0,     0,
       53,    50,    14,    31,    49,     1,     0,     0,
       34,    31,   -17,    -5,    -4,     0,     0,     0,
       32,    28,   -35,   -10,    -7,     0,     0,     0,
        0,    -2,    -3,     0,     0,     0,     0,     0,
        0,     0,     0,     0,     0,     0,     0,     0,
        0,     0,     0,     0,     0,     0,     0,     0,
    // pods: pods of the player to move (lines) and of the opponent: 1 … 4
        5,   -19,   -13,    15,
        7,   -17,   -49,   -18,
        2,    50,     3,    -7,
        3,    13,    23,    -3,
    // supply: prongs in supply, of both players: 0, 1, 2, 3, 4, 5–6, 7–8, 9–12, more
      -59,    -9,     0,     1,     3,     4,     6,     9,    39,
       45,    10,     8,     8,     7,     4,    -9,   -17,   -62,
    // moves: each step forward to a square that no enemy prong points at, each step forward to
    // another square, each other step to either; each jump in the same way; for both players
       -5,     9,   -11,    -5,
       14,     8,     1,    19,
        5,    -9,    13,    -2,
      -13,   -10,    -3,     0,
    // freedom: number of steps and jumps, of both players: 0 … 8, or more
      -46,   -37,   -29,   -21,    -9,     5,    19,    31,    38,    43,
       45,    36,    28,    19,     6,    -5,   -20,   -29,   -39,   -47,
    // attacks: enemy pods that could be captured, by both players: 0, 1, 2, more
      -77,    23,    28,    21,
       56,   -10,   -23,   -30,
    // attacked: such a pod by its row, of the opponent (attacked by the player to move) and own
       21,    -9,   -28,   -57,    21,    79,    75,
        9,    25,   104,    59,    16,    -8,  -183,
    // attacked prongs: each prong on such a pod, of the opponent and own
       23,    -8,
    // threat: the opponent could land on a base: no; with a pod that can be captured; on a
    // square that can be occupied; otherwise; with several pods
      122,    58,    -5,   -14,  -167,
    // preparations: moves that threaten a base, 0 … 3 or more: to a square that no enemy
    // prong points at, to another square, two bases at once; for both players
     -181,   -38,    89,    72,    52,
      -37,   -14,     0,     0,    45,
        3,    -7,   -16,     5,     9,
      105,    23,   -62,   -51,   -20,
       35,    13,    -2,    -6,   -45,
        9,     3,    12,   -13,   -17,
    // turn: having the move
       -6,
};
// clang-format on

}  // namespace posthouse::octilite
