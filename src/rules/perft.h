// perft: counts the ends of all lines of play of a given length. The classic check of a move
// generator, and its clock.
//
// A finished game is one leaf wherever it ends (rules.md, section 3). Unless every leaf is wanted,
// the last ply is counted in bulk: how many moves there are, without making them, is enough, since
// a leaf counts one whether it is over or not.
//
// Deliberately absent: threads, a hash table.
#pragma once

#include "base/assert.h"
#include "rules/rules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace posthouse {

inline constexpr int perft_depth_max = 63;

enum class PerftWay : std::uint8_t { bulk, every_leaf };

template <GameRules R>
class Perft {
public:
    explicit constexpr Perft(const R& rules, PerftWay way = PerftWay::bulk)
        : rules_(rules), way_(way) {}

    /// Leaves below `at`, `depth` plies deep; `depth` from 0 to perft_depth_max.
    constexpr std::uint64_t leaves(const typename R::Position& at, int depth) {
        ASSERT(depth >= 0 && depth <= perft_depth_max);
        return count(at, depth, 0);
    }

private:
    constexpr std::uint64_t count(const typename R::Position& at, int depth, std::size_t ply) {
        if (depth == 0) return 1;
        typename R::MoveList moves;
        rules_.moves(at, moves);
        const History history{std::span(keys_).first(ply)};
        if (rules_.verdict(at, moves.size() > 0, history).over) return 1;
        if (depth == 1 && way_ == PerftWay::bulk) return moves.size();
        keys_[ply] = rules_.key(at);
        std::uint64_t leaves = 0;
        for (const auto& move : moves) leaves += count(rules_.play(at, move), depth - 1, ply + 1);
        return leaves;
    }

    const R& rules_;
    PerftWay way_;
    std::array<Key, perft_depth_max> keys_{};
};

}  // namespace posthouse
