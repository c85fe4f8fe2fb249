// The smallest game: ten counters; the players take one, two or three in turn, and whoever takes
// the last one wins. A template for new families: see HACKING.md, "Add a game". Always built and
// tested, never listed.
#pragma once

#include "base/inplace.h"
#include "rules/rules.h"
#include "search/engine.h"

#include <cstdint>

namespace posthouse::nullgame {

inline constexpr int counters_max = 10;
inline constexpr int take_max = 3;

struct Position {
    int counters = counters_max;
    Side turn = Side::first;
    friend constexpr bool operator==(const Position&, const Position&) = default;
};

struct Move {
    int take = 1;
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

class NullGame {
public:
    using Position = nullgame::Position;
    using Move = nullgame::Move;
    using MoveList = InplaceVector<Move, take_max>;

    constexpr Position start() const { return {}; }
    constexpr Side turn(const Position& position) const { return position.turn; }

    template <class List>
    constexpr void moves(const Position& position, List& out) const {
        for (int take = 1; take <= take_max && take <= position.counters; ++take)
            out.push_back(Move{take});
    }

    constexpr Position play(const Position& position, Move move) const {
        return {position.counters - move.take, other(position.turn)};
    }

    constexpr Key key(const Position& position) const {
        return {static_cast<std::uint64_t>(position.counters), index_of(position.turn)};
    }

    /// The number of counters only falls, so no position repeats.
    constexpr Verdict verdict(const Position& position, bool can_move, const History&) const {
        if (can_move) return {};
        return {true, win_of(other(position.turn)), "last-taken"};
    }

    constexpr Position apply_verdict(const Position& position, const Verdict&) const {
        return position;
    }
};

// The engine: the plain search on the rules' own representation.

search::Engine<NullGame> nullgame_engine();

}  // namespace posthouse::nullgame
