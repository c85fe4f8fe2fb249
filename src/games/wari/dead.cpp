#include "games/wari/dead.h"

#include "games/wari/wari.h"

#include <unordered_set>
#include <vector>

namespace posthouse::wari {
namespace {

struct KeyHash {
    std::size_t operator()(const Key& key) const {
        std::uint64_t mixed = (key.low ^ key.high * 0x9e3779b97f4a7c15ULL) * 0xbf58476d1ce4e5b9ULL;
        return static_cast<std::size_t>(mixed ^ mixed >> 32);
    }
};

/// Whether the position shows that it is not dead: there is no move, or one that captures.
template <int Houses>
bool ends_here(const Wari<Houses>& rules, const Position<Houses>& position,
               const typename Wari<Houses>::MoveList& moves) {
    for (const Move& move : moves)
        if (rules.captures(position, move)) return true;
    return moves.empty();
}

/// Follows one line, always the last house that may be played. That nearly always soon finds a
/// capture; false proves nothing.
template <int Houses>
bool ends_at_a_glance(const Wari<Houses>& rules, Position<Houses> position) {
    constexpr int plies_max = 24;
    for (int ply = 0; ply < plies_max; ++ply) {
        typename Wari<Houses>::MoveList moves;
        rules.moves(position, moves);
        if (ends_here(rules, position, moves)) return true;
        position = rules.play(position, moves[moves.size() - 1]);
    }
    return false;
}

/// The dead two-seed positions of a 2×6 board: one seed each, the opponent's in the house of the
/// same letter or the next; or both the mover's, in f and in a or b. dead_test.cpp verifies them by
/// enumeration.
bool dead_pair(const Position<6>& position) {
    const auto mine = [&position](int house) {
        return position.seeds[Position<6>::cell(position.turn, house)] == 1;
    };
    const auto theirs = [&position](int house) {
        return house < 6 && position.seeds[Position<6>::cell(other(position.turn), house)] == 1;
    };
    for (int house = 0; house < 6; ++house)
        if (mine(house) && (theirs(house) || theirs(house + 1))) return true;
    return mine(5) && (mine(0) || mine(1));
}

}  // namespace

template <int Houses>
bool dead_by_search(const Wari<Houses>& rules, const Position<Houses>& position, int* looked_at) {
    // Depth first: almost every line has a capture within a few moves, if only one of the players
    // is careless enough. Otherwise the search is exhaustive, and finite because no position is
    // visited twice.
    std::vector<Position<Houses>> open{position};
    std::unordered_set<Key, KeyHash> seen{rules.key(position)};
    bool ends = false;
    int count = 0;
    while (!ends && !open.empty()) {
        const Position<Houses> here = open.back();
        open.pop_back();
        ++count;
        typename Wari<Houses>::MoveList moves;
        rules.moves(here, moves);
        ends = ends_here(rules, here, moves);
        if (ends) break;
        for (const Move& move : moves) {
            const auto after = rules.play(here, move);
            if (seen.insert(rules.key(after)).second) open.push_back(after);
        }
    }
    if (looked_at) *looked_at = count;
    return !ends;
}

template <int Houses>
bool dead(const Wari<Houses>& rules, const Position<Houses>& position) {
    if constexpr (Houses == 6) {
        // Found by enumerating all positions of 1 to 14 seeds; dead_test.cpp repeats it.
        const int on_board = position.seeds_of(Side::first) + position.seeds_of(Side::second);
        if (on_board == 2) return dead_pair(position);
        if (on_board <= 14) return false;
    }
    return !ends_at_a_glance(rules, position) && dead_by_search(rules, position);
}

template bool dead(const Wari<6>&, const Position<6>&);
template bool dead(const Wari<8>&, const Position<8>&);
template bool dead_by_search(const Wari<6>&, const Position<6>&, int*);
template bool dead_by_search(const Wari<8>&, const Position<8>&, int*);
// Of small boards (tuning/solve_small_boards.cpp).
template bool dead(const Wari<3>&, const Position<3>&);
template bool dead(const Wari<4>&, const Position<4>&);
template bool dead(const Wari<5>&, const Position<5>&);
template bool dead_by_search(const Wari<3>&, const Position<3>&, int*);
template bool dead_by_search(const Wari<4>&, const Position<4>&, int*);
template bool dead_by_search(const Wari<5>&, const Position<5>&, int*);

}  // namespace posthouse::wari
