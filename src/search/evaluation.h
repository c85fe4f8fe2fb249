// What a search asks of an evaluation, and of tablebases.
//
// Deliberately absent: any of either (see the games).
#pragma once

#include "rules/rules.h"
#include "search/transposition_table.h"

#include <concepts>
#include <optional>

namespace posthouse {

/// How good an unfinished position is for the player to move, in units of the game's own choice
/// (hundredths of a seed, say). It may also offer
/// `margin(at)`: by how much, from -63 to 63, the player to move has won or lost a finished and
/// settled position; of equally quick wins the search takes the greatest margin;
/// `promise(at, move)`: how good a move looks, for trying it early;
/// `wins_at_once`, a constant: what it says of exactly those positions whose player to move has a
/// move that ends the game and wins it, where it can see that;
/// `can_win_at_once(at)`, whether it is one of these, and `in_danger(at)`, whether it is not but
/// would be if it were the opponent's turn; a position may be over;
/// `loses_in_two`, a constant: what it says of those in danger in which the opponent can still win
/// at once after every move (a repetition apart).
template <class E, class R>
concept EvaluationFor = requires(const E& evaluate, const typename R::Position& at) {
    { evaluate(at) } -> std::same_as<int>;
};

/// What a tablebase says of a position for the player to move: a score that it has, or has at least
/// or at most; see search/score.h, plies counted from the position. `depth` is how many plies would
/// be searched instead: a slow table may be silent next to the horizon.
struct Proven {
    int score = 0;
    Bound bound = Bound::exact;
};

/// No tablebases.
struct NoTables {
    static constexpr bool present = false;
    template <class Position>
    std::optional<Proven> probe(const Position&, int /*depth*/) const {
        return std::nullopt;
    }
};

}  // namespace posthouse
