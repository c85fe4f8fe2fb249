// What a search asks of an evaluation, and of tablebases.
#pragma once

#include "rules/rules.h"
#include "search/transposition_table.h"

#include <concepts>

namespace posthouse::search {

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

/// What tables prove of a position for the player to move: a score that it has, or has at least or
/// at most; see search/score.h, plies counted from the position.
struct TableBound {
    int score = 0;
    Bound bound = Bound::exact;
};

/// No tables. Those that are `present` offer
/// `reaches(at)`: whether some table may know the position, at once; and of such a position
/// `proof(at, depth)`: what is certain. `depth` is how many plies would be searched instead: a slow
/// table may be silent next to the horizon;
/// `appearance(at)`: how it looks, where a table is quick to say so and better than an evaluation;
/// `child_may_be_covered(at)`: whether a move may lead to where they reach; of such moves
/// `prefetch(next)` has what will be asked for brought near; `spoils(next)`: whether the move from
/// the root that leads there is certain to give away what the root is worth; not all moves do;
/// `settles(score)`: whether nothing better can be found at the root;
/// `salt()`: what keeps apart, in a transposition table, the scores of searches with other tables
/// or aims.
struct NoTables {
    static constexpr bool present = false;
};

// What a game's rules may offer the search beyond GameRules, and what holds where they do not:
//
// `identity(at)`: everything a score depends on, where a key is too little. Else the key.
// `irreversible(before, after)`: that nothing from before the move can come back. Else it may.
// `repetitions()`: how often a position must stand to end the game. Else three times.
// `can_move(at)`, where that is quicker to say than the moves are made.
// `moves_max`, a constant. Else nobody knows.

template <GameRules R>
Key identity_of(const R& rules, const typename R::Position& at) {
    if constexpr (requires {
                      { rules.identity(at) } -> std::same_as<Key>;
                  })
        return rules.identity(at);
    else
        return rules.key(at);
}

template <GameRules R>
bool is_irreversible(const R& rules, const typename R::Position& before,
                     const typename R::Position& after) {
    if constexpr (requires {
                      { rules.irreversible(before, after) } -> std::same_as<bool>;
                  })
        return rules.irreversible(before, after);
    else
        return false;
}

template <GameRules R>
int repetitions_of(const R& rules) {
    if constexpr (requires {
                      { rules.repetitions() } -> std::convertible_to<int>;
                  })
        return rules.repetitions();
    else
        return 3;
}

template <class R>
concept HasCanMove = requires(const R& rules, const typename R::Position& at) {
    { rules.can_move(at) } -> std::same_as<bool>;
};

}  // namespace posthouse::search
