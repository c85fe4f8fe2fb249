// Whether a position is dead: no line of legal play, however both players cooperate, ever captures
// a seed or reaches a position without a legal move (rules.md, "stalemate"). Exact. Ignores the
// repetition rule: a line may repeat positions.
#pragma once

namespace posthouse::wari {

template <int Houses>
struct Position;
template <int Houses>
class Wari;

/// `position` must have a legal move. Takes a fraction of a microsecond: shortcuts first, then the
/// search.
template <int Houses>
bool dead(const Wari<Houses>& rules, const Position<Houses>& position);

/// The same without shortcuts: follows every line of play. Stores the number of positions visited
/// in `looked_at` if not null.
template <int Houses>
bool dead_by_search(const Wari<Houses>& rules, const Position<Houses>& position,
                    int* looked_at = nullptr);

}  // namespace posthouse::wari
