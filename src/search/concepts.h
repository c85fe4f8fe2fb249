// What the search requires of an evaluation and of tablebases, and what a game's rules may add.
#pragma once

#include "rules/rules.h"
#include "search/transposition_table.h"

#include <concepts>

namespace posthouse::search {

/// Evaluates an unfinished position for the player to move, in units of the game's choice
/// (hundredths of a seed, for instance). Optional members:
/// `margin(position)`: by how much, from -63 to 63, the player to move has won or lost a finished
/// position after apply_verdict; among equally quick wins the search prefers the greatest margin;
/// `promise(position, move)`: how good a move looks, for move ordering;
/// `win_in_one_score`, a constant: the value of exactly those positions in which it sees that the
/// player to move can end and win the game with one move;
/// `can_win_at_once(position)`: whether it is one of these; `in_danger(position)`: whether it is
/// not, but would be if it were the opponent's turn; both must accept finished positions;
/// `loss_in_two_score`, a constant: the value of those in danger in which the opponent can win at
/// once after every move (repetitions aside).
template <class E, class R>
concept EvaluationFor = requires(const E& evaluate, const typename R::Position& position) {
    { evaluate(position) } -> std::same_as<int>;
};

/// What tables prove about a position, for the player to move; see search/score.h, with plies
/// counted from the position.
struct TableBound {
    int score = 0;
    Bound bound = Bound::exact;
};

/// No tables. A type with `present` set has these members:
/// `covers(position)`: whether a table may contain the position; must be fast. For such a position:
/// `proof(position, depth)`: what is certain. `depth` is the number of plies that would be searched
/// instead: a slow table may skip positions near the horizon;
/// `static_eval(position)`: an estimate better than the evaluation, if a table provides one fast;
/// `child_may_be_covered(position)`: whether a move may lead to a covered position; for such moves:
/// `prefetch(next)` prefetches what a probe will read; `loses_root_value(next)`: whether the root
/// move that leads there certainly gives up the value of the root (not all moves do);
/// `is_best_possible(score)`: whether the root cannot have a better score;
/// `hash_salt()`: separates, in a transposition table, the scores of searches with other tables or
/// goals.
struct NoTables {
    static constexpr bool present = false;
};

// Optional members of a game's rules beyond GameRules, and their defaults:
//
// `identity(position)`: everything that a score depends on, if the key is not enough. Default: the
// key.
// `irreversible(before, after)`: no position from before the move can recur. Default: false.
// `repetitions()`: how many occurrences of a position end the game. Default: 3.
// `can_move(position)`: if that is faster than generating the moves.
// `moves_max`: an upper bound of the number of moves, as a constant.
// `difficulty(position, move)`: how hard it is for a person to see what a legal move does, from 1
// to 100; 0 if it does nothing that one could overlook. Default: 0.

template <GameRules R>
Key identity_of(const R& rules, const typename R::Position& position) {
    if constexpr (requires {
                      { rules.identity(position) } -> std::same_as<Key>;
                  })
        return rules.identity(position);
    else
        return rules.key(position);
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

template <GameRules R>
int difficulty_of(const R& rules, const typename R::Position& position,
                  const typename R::Move& move) {
    if constexpr (requires {
                      { rules.difficulty(position, move) } -> std::same_as<int>;
                  })
        return rules.difficulty(position, move);
    else
        return 0;
}

template <class R>
concept HasCanMove = requires(const R& rules, const typename R::Position& position) {
    { rules.can_move(position) } -> std::same_as<bool>;
};

}  // namespace posthouse::search
