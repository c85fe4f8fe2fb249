// The two kinds of table, and what each holds of an ending and of a capture.
//
// *cycle = 0*: how many more seeds than the opponent the player to move will gain, if endless
// repetition gains nobody anything. One part. (Value iteration from zero; a cycle means the same as
// in J. W. Romein and H. E. Bal, "Solving the game of Awari using parallel retrograde analysis",
// 2003.) Exact if a repeated position hands out nothing, or splits evenly what is left; a guide if
// it hands out the seeds by side.
//
// *bounds*: how many seeds the player to move can force, and how many the opponent can, by captures
// and by endings that hand out seeds, whatever a repetition gives. Two parts:
//
//     gM(p) = max over the moves of (captured + gN(child))         part 0 holds gM
//     gN(p) = min over the moves of gM(child)                      part 1 holds -gN
//
// each the least such numbers, since what is forced is forced in a finite number of moves. The
// child is the position with the opponent to move; its gM is the opponent's. With -gN for gN these
// are the same equations as above (the best of captured minus the child's), except that each part
// refers to the other and that in part 1 a capture gains the player to move nothing. So the same
// sweeps build both kinds. gM + gN is at most the seeds on the board, since two players cannot both
// take the same seed. The value v of the first kind satisfies 2 gM - seeds <= v <= seeds - 2 gN: a
// player who plays to force g gets them at some time, and then the opponent can have at most the
// remaining seeds - g. (A strategy that forces g ends; after it any moves will do, as no later loss
// takes a seed back.)
//
// Why a count of seeds is enough in a game about majorities, in which a player wins at once with
// `winning` seeds of a total. (The stores are the game's, not the table's.) Playing on after a
// majority changes no seed that was captured before it. If a player with store s can force g, and
// s + g is more than half of all seeds, they reach `winning`, if that is the least number above the
// half; the opponent cannot have reached it before, since together that would be more seeds than
// there are. So "can force at least g" proves the win, and the least g that is needed can be
// compared with the table. If s + g is half of all seeds, the player does not lose, if winning
// takes more than half. If the half itself wins (`winning` is half of all), s + g must be *more*
// than half: with exactly half each, the player who got there first has won, and a count does not
// know who that was. An ending that is a draw whatever the stores gives nobody a seed and is
// counted so: a forced number is then still a number of captured seeds, and above the half the game
// is won before any such ending. Below the half it says nothing about the result: if such endings
// are possible, neither kind of table proves a draw.
#pragma once

#include "tablebase/sowing.h"

namespace posthouse::tablebase {

enum class TableKind : std::uint8_t { cycle_zero, bounds };

constexpr int parts_of(TableKind kind) {
    return kind == TableKind::bounds ? 2 : 1;
}

/// The part that holds the children of a part's positions.
constexpr int part_of_children(TableKind kind, int part) {
    return kind == TableKind::bounds ? 1 - part : 0;
}

/// What captured seeds add to the value of a position.
constexpr int gain_of(TableKind, int part, int captured) {
    return part == 0 ? captured : 0;
}

/// The value of an ending in a part.
constexpr int worth_of(TableKind kind, int part, const FinalSplit& shares) {
    if (kind == TableKind::cycle_zero) return shares.net();
    return part == 0 ? shares.mine : -shares.theirs;
}

}  // namespace posthouse::tablebase
