// Whether a position is dead: no line of legal play, however both players cooperate, ever captures
// a seed or reaches a position without a legal move (rules.md, "stalemate"). Decided exactly.
//
// Deliberately absent: repetition (a line may go round as often as it likes), guesses, limits.
#pragma once

namespace posthouse::wari {

template <int Houses>
struct Position;
template <int Houses>
class Wari;

/// `at` must have a legal move. Costs a fraction of a microsecond: short cuts first, then the
/// search.
template <int Houses>
bool dead(const Wari<Houses>& rules, const Position<Houses>& at);

/// The same without short cuts: looks at every line of play until one ends or none is left.
/// `looked_at`, where given, receives the number of positions that were looked at.
template <int Houses>
bool dead_by_search(const Wari<Houses>& rules, const Position<Houses>& at,
                    int* looked_at = nullptr);

}  // namespace posthouse::wari
