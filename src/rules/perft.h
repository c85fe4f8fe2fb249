// perft: counts the leaves of the game tree at a given depth. Checks a move generator and measures
// its speed.
//
// A finished game is one leaf wherever it ends (rules.md, section 3). In bulk mode the last ply is
// counted without making its moves, since every leaf counts one. Rules that can count moves without
// listing them have a member `std::size_t count(position)`.
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
    explicit constexpr Perft(const R& rules, PerftMode mode = PerftMode::bulk)
        : rules_(rules), mode_(mode) {}

    /// Leaves below the position, `depth` plies deep; `depth` from 0 to perft_depth_max.
    constexpr std::uint64_t leaves(const typename R::Position& position, int depth) {
        ASSERT(depth >= 0 && depth <= perft_depth_max);
        if (depth == 0) return 1;
        return mode_ == PerftMode::bulk
                   ? leaves_below<PerftMode::bulk>(rules_, position, depth, 0)
                   : leaves_below<PerftMode::every_leaf>(rules_, position, depth, 0);
    }

private:
    using Position = typename R::Position;
    /// Passed by value if small enough for registers.
    using PassedPosition = std::conditional_t<sizeof(Position) <= 16, Position, const Position&>;

    /// `depth` is at least 1. Passing the rules on avoids reloading them from `this` each time.
    template <PerftMode mode>
    constexpr std::uint64_t leaves_below(const R& rules, PassedPosition position, int depth,
                                         std::size_t ply) {
        if (depth == 1) return last_ply<mode>(rules, position, ply);
        typename R::MoveList moves;
        rules.moves(position, moves);
        if (rules.verdict(position, moves.size() > 0, history(ply)).over) return 1;
        keys_[ply] = rules.key(position);
        std::uint64_t leaves = 0;
        if (depth == 2)
            for (const auto& move : moves)
                leaves += last_ply<mode>(rules, rules.play(position, move), ply + 1);
        else
            for (const auto& move : moves)
                leaves += leaves_below<mode>(rules, rules.play(position, move), depth - 1, ply + 1);
        return leaves;
    }

    // The hot path: counting is too little work for a function call of its own; making every leaf
    // needs all registers.

    template <PerftMode mode>
    [[gnu::always_inline]] constexpr std::uint64_t last_ply(const R& rules, PassedPosition position,
                                                            std::size_t ply) {
        if constexpr (mode == PerftMode::every_leaf) return make_leaves(rules, position, ply);
        constexpr bool counts = requires {
            { rules.count(position) } -> std::same_as<std::size_t>;
        };
        std::size_t count = 0;
        if constexpr (counts) {
            count = rules.count(position);
        } else {
            typename R::MoveList moves;
            rules.moves(position, moves);
            count = moves.size();
        }
        return rules.verdict(position, count > 0, history(ply)).over ? 1 : count;
    }

    [[gnu::noinline]] constexpr std::uint64_t make_leaves(const R& rules, PassedPosition position,
                                                          std::size_t ply) {
        typename R::MoveList moves;
        rules.moves(position, moves);
        if (rules.verdict(position, moves.size() > 0, history(ply)).over) return 1;
        for (const auto& move : moves) do_not_optimize(rules.play(position, move));
        return moves.size();
    }

    /// Keeps the compiler from optimizing the position away.
    static constexpr void do_not_optimize(const Position& leaf) {
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
    PerftMode mode_;
    std::array<Key, perft_depth_max> keys_{};
};

}  // namespace posthouse
