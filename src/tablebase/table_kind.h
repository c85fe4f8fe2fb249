// The two kinds of table, and what each holds of an end and of a capture.
//
// *cycle = 0*: how many more seeds than the opponent the player to move will gain, where going
// round for ever gains nobody anything. One part. (Value iteration from zero; the meaning of a
// cycle is the one of J. W. Romein and H. E. Bal, "Solving the game of Awari using parallel
// retrograde analysis", 2003.) Exact where a repeated position hands out nothing, or splits evenly
// what is left. Where it hands out the seeds by side, a guide.
//
// *bounds*: how many seeds the player to move can force, and how many the other can, by captures
// and by the ends that hand out seeds, whatever a repetition gives. Two parts:
//
//     gM(p) = max over the moves of (captured + gN(child))         part 0 holds gM
//     gN(p) = min over the moves of gM(child)                      part 1 holds -gN
//
// each the least such numbers: what is forced is forced in a finite number of moves. Child stands
// for the position with the opponent to move, whose gM is about him. With -gN for gN these are the
// same equations as above (the best of captured less the child's), but that each part leads to the
// other and that in part 1 a capture gains the player to move nothing. So both kinds are built by
// the same sweeps. gM + gN is at most the seeds on the board: two players cannot both take the same
// seed. The value v of the first kind keeps within 2 gM - seeds <= v <= seeds - 2 gN: whoever plays
// to force g has them at some time, and then the other can have the remaining seeds - g at most.
// (A strategy that forces g ends; after it any moves will do, as no later loss takes a seed back.)
//
// Why a count of seeds is enough, where a game is about majorities. (What follows is said of games
// in which a player wins at once with `winning` seeds of a total; the stores are the game's, not
// the table's.) Playing on after a majority changes no seed that was captured before it. If a
// player whose store is s can force g and s + g is more than half of all seeds, then he reaches
// `winning`, should that be the least number above the half, and the other cannot have reached it
// before: together that would be more seeds than there are. So "can force at least g" proves the
// win, and the least such g that is needed can be compared with the table. s + g equal to half of
// all the seeds proves that he does not lose, if winning takes more than half. Where the half
// itself wins
// (`winning` is half of all), s + g must be *more* than half: with exactly half each, who got there
// first has won, and a count does not know who that was. An end that is a draw whatever the stores
// hold gives nobody a seed and is counted so: a forced number is then still a number of captured
// seeds, and if it is above the half the game is won before any such end. But below that it says
// nothing of the result: a draw is proven by neither kind of table where such ends are possible.
#pragma once

#include "tablebase/sowing.h"

namespace posthouse::tablebase {

enum class TableKind : std::uint8_t { cycle_zero, bounds };

constexpr int parts_of(TableKind kind) {
    return kind == TableKind::bounds ? 2 : 1;
}

/// The part in which the children of a part's positions are.
constexpr int part_of_children(TableKind kind, int part) {
    return kind == TableKind::bounds ? 1 - part : 0;
}

/// What captured seeds add to the value of a position.
constexpr int gain_of(TableKind, int part, int captured) {
    return part == 0 ? captured : 0;
}

/// What an end is worth in a part.
constexpr int worth_of(TableKind kind, int part, const FinalSplit& shares) {
    if (kind == TableKind::cycle_zero) return shares.net();
    return part == 0 ? shares.mine : -shares.theirs;
}

}  // namespace posthouse::tablebase
