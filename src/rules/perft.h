// perft: counts the ends of all lines of play of a given length. The classic check of a move
// generator, and its clock.
//
// A finished game is one leaf wherever it ends (rules.md, section 3). Unless every leaf is wanted,
// the last ply is counted in bulk: how many moves there are, without making them, is enough, since
// a leaf counts one whether it is over or not. Rules that can count a position's moves without
// listing them say so with a member `std::size_t count(at)`.
#pragma once

#include "base/assert.h"
#include "rules/rules.h"

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace posthouse {

inline constexpr int perft_depth_max = 63;

enum class PerftMode : std::uint8_t { bulk, every_leaf };

template <GameRules R>
class Perft {
public:
    explicit constexpr Perft(const R& rules, PerftMode way = PerftMode::bulk)
        : rules_(rules), way_(way) {}

    /// Leaves below `at`, `depth` plies deep; `depth` from 0 to perft_depth_max.
    constexpr std::uint64_t leaves(const typename R::Position& at, int depth) {
        ASSERT(depth >= 0 && depth <= perft_depth_max);
        if (depth == 0) return 1;
        return way_ == PerftMode::bulk ? below<PerftMode::bulk>(rules_, at, depth, 0)
                                       : below<PerftMode::every_leaf>(rules_, at, depth, 0);
    }

private:
    using Position = typename R::Position;
    /// A small position stays in registers.
    using Handed = std::conditional_t<sizeof(Position) <= 16, Position, const Position&>;

    /// At least one ply. The rules are handed on, so that they need not be fetched again each time.
    template <PerftMode way>
    constexpr std::uint64_t below(const R& rules, Handed at, int depth, std::size_t ply) {
        if (depth == 1) return last_ply<way>(rules, at, ply);
        typename R::MoveList moves;
        rules.moves(at, moves);
        if (rules.verdict(at, moves.size() > 0, history(ply)).over) return 1;
        keys_[ply] = rules.key(at);
        std::uint64_t leaves = 0;
        if (depth == 2)
            for (const auto& move : moves)
                leaves += last_ply<way>(rules, rules.play(at, move), ply + 1);
        else
            for (const auto& move : moves)
                leaves += below<way>(rules, rules.play(at, move), depth - 1, ply + 1);
        return leaves;
    }

    // Here is where the time goes. Counting is too little for a call of its own; making every leaf
    // needs all registers.

    template <PerftMode way>
    [[gnu::always_inline]] constexpr std::uint64_t last_ply(const R& rules, Handed at,
                                                            std::size_t ply) {
        if constexpr (way == PerftMode::every_leaf) return made(rules, at, ply);
        constexpr bool counts = requires {
            { rules.count(at) } -> std::same_as<std::size_t>;
        };
        std::size_t count = 0;
        if constexpr (counts) {
            count = rules.count(at);
        } else {
            typename R::MoveList moves;
            rules.moves(at, moves);
            count = moves.size();
        }
        return rules.verdict(at, count > 0, history(ply)).over ? 1 : count;
    }

    [[gnu::noinline]] constexpr std::uint64_t made(const R& rules, Handed at, std::size_t ply) {
        typename R::MoveList moves;
        rules.moves(at, moves);
        if (rules.verdict(at, moves.size() > 0, history(ply)).over) return 1;
        for (const auto& move : moves) really(rules.play(at, move));
        return moves.size();
    }

    /// Whatever the compiler thinks of it: this position was made.
    static constexpr void really(const Position& leaf) {
        if (std::is_constant_evaluated()) return;
        if constexpr (sizeof(Position) == 2 * sizeof(std::uint64_t)) {
            const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(leaf);
            asm volatile("" : : "r"(words[0]), "r"(words[1]));
        } else {
            asm volatile("" : : "m"(leaf));
        }
    }

    constexpr History history(std::size_t ply) const { return {std::span(keys_).first(ply)}; }

    const R& rules_;
    PerftMode way_;
    std::array<Key, perft_depth_max> keys_{};
};

}  // namespace posthouse
