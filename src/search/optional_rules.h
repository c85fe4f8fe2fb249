// What a game's rules may offer the search beyond GameRules, and what holds where they do not:
//
// `identity(at)`: everything a score depends on, where a key is too little. Else the key.
// `irreversible(before, after)`: that nothing from before the move can come back. Else it may.
// `repetitions()`: how often a position must stand to end the game. Else three times.
// `can_move(at)`, where that is quicker to say than the moves are made.
// `moves_max`, a constant. Else nobody knows.
//
// Deliberately absent: any game's name.
#pragma once

#include "rules/rules.h"

#include <concepts>

namespace posthouse::search {

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
