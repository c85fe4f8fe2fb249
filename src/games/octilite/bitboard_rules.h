// A move list without heap allocation for played positions, which have about thirty moves and
// hardly ever more than ninety. Set-ups with nearly six thousand are known: when `room` is
// exceeded, all moves go to the heap.
#pragma once

#include "games/octilite/octilite.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace posthouse::octilite {

class SmallMoveList {
public:
    static constexpr std::size_t room = 128;

    SmallMoveList() {}
    SmallMoveList(const SmallMoveList& from) { *this = from; }
    SmallMoveList& operator=(const SmallMoveList& from) {
        size_ = from.size_;
        spilt_ = from.spilt_;
        if (spilt_.empty()) std::copy_n(from.here_.moves, size_, here_.moves);
        return *this;
    }

    void push_back(const Move& move) {
        if (size_ < room)
            here_.moves[size_] = move;
        else
            spill(move);
        ++size_;
    }
    void clear() {
        size_ = 0;
        spilt_.clear();
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Move* begin() const { return size_ <= room ? here_.moves : spilt_.data(); }
    const Move* end() const { return begin() + size_; }
    const Move& operator[](std::size_t index) const { return begin()[index]; }

private:
    /// Not initialized: a list is made for each node of the search.
    union Room {
        Room() {}
        Move moves[room];
    };

    void spill(const Move& move) {
        if (size_ == room) spilt_.assign(here_.moves, here_.moves + room);
        spilt_.push_back(move);
    }

    std::size_t size_ = 0;
    Room here_;
    std::vector<Move> spilt_;  // empty, or all moves
};

// The rules of OctiLite for the search: a bitboard for each side, and its pods in four lanes of
// sixteen bits. octilite.h is the reference; a test proves that both list the same moves in the
// same order.
//
// A pod's eight neighbors are at offsets from -9 to 9, so the squares that its prongs point at are
// one small table entry, shifted. An empty one is a step, an occupied one may be jumped, and the
// square behind it is as far again. Ascending squares give the order of the moves' texts.

/// A side's pods: square and prongs of each, 14 bits as in the rules' key, ascending from the
/// lowest lane. Captured pods come last, without square and prongs.
using Lanes = std::uint64_t;

inline constexpr int lane_bits = 16;
inline constexpr std::uint64_t no_pod = std::uint64_t{nowhere} << 8;
inline constexpr Lanes no_pods = no_pod * 0x0001'0001'0001'0001U;
inline constexpr Lanes all_prongs = 0x00FF'00FF'00FF'00FFU;

constexpr Square square_in(Lanes lanes, int lane) {
    return static_cast<Square>(lanes >> (lane_bits * lane + 8) & 63);
}
constexpr std::uint8_t prongs_in(Lanes lanes, int lane) {
    return static_cast<std::uint8_t>(lanes >> lane_bits * lane);
}

/// The directions in ascending order of the squares they lead to.
inline constexpr std::array<Direction, 8> ascending{Direction::f, Direction::g, Direction::h,
                                                    Direction::e, Direction::a, Direction::d,
                                                    Direction::c, Direction::b};

/// The squares that a pod on square 9 would point at with these prongs.
inline constexpr std::array<std::uint32_t, 256> near_nine = [] {
    std::array<std::uint32_t, 256> sets{};
    for (unsigned prongs = 0; prongs < 256; ++prongs)
        for (unsigned i = 0; i < 8; ++i)
            if (prongs >> i & 1) sets[prongs] |= 1U << (9 + offsets[i]);
    return sets;
}();

/// The direction by offset plus 9.
inline constexpr std::array<Direction, 19> direction_to = [] {
    std::array<Direction, 19> directions{};
    for (std::size_t i = 0; i < 8; ++i)
        directions[static_cast<std::size_t>(offsets[i] + 9)] = static_cast<Direction>(i);
    return directions;
}();

/// The squares that a pod points at with these prongs, including some off the board.
constexpr Squares pointed_at(Square square, std::uint8_t prongs) {
    return Squares{near_nine[prongs]} << (square - 9);
}
/// Where a jump from a square over its neighbor lands.
constexpr Square landing_of(Square from, Square over) {
    return static_cast<Square>((2 * over - from) & 63);
}
constexpr Direction direction_of(Square from, Square neighbour) {
    return direction_to[static_cast<std::size_t>(neighbour - from + 9)];
}
constexpr Square first_of(Squares squares) {
    return static_cast<Square>(std::countr_zero(squares));
}

struct BitboardPosition {
    std::array<Squares, 2> pods{};
    std::array<Lanes, 2> lanes{no_pods, no_pods};
    std::array<std::uint8_t, 2> supply{};
    Side turn = Side::first;
    friend constexpr bool operator==(const BitboardPosition&, const BitboardPosition&) = default;

    constexpr Squares occupied() const { return pods[0] | pods[1]; }
};

constexpr BitboardPosition packed(const Position& position) {
    BitboardPosition packed{{squares_of(position.pods[0]), squares_of(position.pods[1])},
                            {},
                            position.supply,
                            position.turn};
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t i = pods_a_side; i-- > 0;) {
            const Pod& pod = position.pods[side][i];
            packed.lanes[side] =
                packed.lanes[side] << lane_bits | std::uint64_t{pod.square} << 8 | pod.prongs;
        }
    return packed;
}

constexpr Position unpack(const BitboardPosition& position) {
    Position plain{{}, position.supply, position.turn};
    for (std::size_t side = 0; side < 2; ++side)
        for (int i = 0; i < pods_a_side; ++i)
            plain.pods[side][static_cast<std::size_t>(i)] = {square_in(position.lanes[side], i),
                                                             prongs_in(position.lanes[side], i)};
    return plain;
}

class BitboardRules {
public:
    using Position = BitboardPosition;
    using Move = octilite::Move;
    using MoveList = SmallMoveList;

    constexpr Position start() const { return packed(OctiLite().start()); }
    constexpr Side turn(const Position& position) const { return position.turn; }

    /// In ASCII order of the moves' texts.
    template <class List>
    constexpr void moves(const Position& position, List& out) const {
        const std::size_t own = index_of(position.turn);
        const Squares occupied = position.occupied();
        const Lanes lanes = position.lanes[own];
        const int pods = std::popcount(position.pods[own]);
        for (int i = 0; i < pods; ++i) {
            const Square square = square_in(lanes, i);
            const std::uint8_t prongs = prongs_in(lanes, i);
            if (position.supply[own] > 0)
                for (unsigned lacks = ~prongs & 255U; lacks != 0; lacks &= lacks - 1)
                    out.push_back(
                        Move::prong(square, static_cast<Direction>(std::countr_zero(lacks))));
            const Squares points_at = pointed_at(square, prongs);
            const Squares over = points_at & occupied;
            const Squares empty = points_at & board & ~occupied;
            if (over == 0) {
                add_steps(square, empty, out);
                continue;
            }
            // Westward, a jump reaches a lower square and comes before the steps; eastward it comes
            // after them.
            const Jumper jumper{prongs, occupied & ~only(square), bases[1 - own]};
            const Squares west = below(square - 1);
            const Squares east = ~below(square + 2);
            const Move chain = Move::jump(square);
            jumper.add(square, over & west, 0, chain, out);
            add_steps(square, empty & below(square), out);
            jumper.add(square, over & ~west & ~east, 0, chain, out);
            add_steps(square, empty & ~below(square), out);
            jumper.add(square, over & east, 0, chain, out);
        }
    }

    /// The number of moves.
    constexpr std::size_t count(const Position& position) const {
        const std::size_t own = index_of(position.turn);
        const Squares occupied = position.occupied();
        const Squares empty = board & ~occupied;
        const Lanes lanes = position.lanes[own];
        int moves = 0;
        if (position.supply[own] > 0)
            moves = 8 * std::popcount(position.pods[own]) - std::popcount(lanes & all_prongs);
        for (int i = 0; i < pods_a_side; ++i) {  // captured pods point at nothing
            const Square square = square_in(lanes, i);
            const std::uint8_t prongs = prongs_in(lanes, i);
            const Squares points_at = pointed_at(square, prongs);
            moves += std::popcount(points_at & empty);
            const Squares over = points_at & occupied;
            if (over != 0)
                moves +=
                    Jumper{prongs, occupied & ~only(square), bases[1 - own]}.count(square, over, 0);
        }
        return static_cast<std::size_t>(moves);
    }

    /// The same as count() > 0, but faster: most players can add a prong.
    constexpr bool can_move(const Position& position) const {
        const std::size_t own = index_of(position.turn);
        return (position.supply[own] > 0 && std::popcount(position.lanes[own] & all_prongs) <
                                                8 * std::popcount(position.pods[own])) ||
               count(position) > 0;
    }

    constexpr Position play(const Position& position, const Move& move) const {
        Position next = position;
        const std::size_t own = index_of(position.turn);
        next.turn = other(position.turn);
        const Square from = move.from();
        if (move.kind() == Move::Kind::prong) {
            next.lanes[own] |= std::uint64_t{1} << (lane_bits * rank(position.pods[own], from) +
                                                    static_cast<int>(move.direction(0)));
            --next.supply[own];
            return next;
        }
        Square to = next_to(from, move.direction(0));
        if (move.kind() == Move::Kind::jump) {
            Square over = to;
            for (int i = 0;;) {
                to = next_to(over, move.direction(i));
                if (move.captures(i)) next.supply[own] += capture(next, over);
                if (++i == move.count()) break;
                over = next_to(to, move.direction(i));
            }
        }
        const auto prongs =
            static_cast<std::uint8_t>(take(next.pods[own], next.lanes[own], from) & 255);
        put(next.pods[own], next.lanes[own], to, prongs);
        return next;
    }

    /// Exact. Differs from the rules' key only in the layout: two spare bits of each lane hold one
    /// supply (the other is the rest of 24) and the side.
    constexpr Key key(const Position& position) const {
        const std::uint64_t supply = position.supply[0];
        return {
            position.lanes[0] | (supply & 3) << 14 | (supply >> 2 & 3) << 30 | supply >> 4 << 46,
            position.lanes[1] | static_cast<std::uint64_t>(position.turn) << 15};
    }

    /// How hard it is for a person to see what a move captures, or that it wins; 0: it does
    /// neither. The longer the chain and the more of it is diagonal, the harder; and so is a move
    /// of a pod that is far from the opponent's bases, where one does not look.
    constexpr int difficulty(const Position& position, const Move& move) const {
        if (move.kind() == Move::Kind::prong) return 0;
        const std::size_t own = index_of(position.turn);
        const int jumps = move.kind() == Move::Kind::jump ? move.count() : 0;
        bool takes = false;
        int diagonal = 0;
        Square at = move.from();
        for (int i = 0; i < move.count(); ++i) {
            takes = takes || move.captures(i);
            diagonal += static_cast<int>(move.direction(i)) % 2;
            at = next_to(at, move.direction(i));
            if (jumps > 0) at = next_to(at, move.direction(i));
        }
        if (!takes && !holds(bases[1 - own], at)) return 0;
        const int far = std::abs(row_of(move.from()) - row_of(base_squares[1 - own][0]));
        return std::clamp(25 * std::max(jumps, 1) + 15 * diagonal + 5 * far, 5, 100);
    }

    constexpr Verdict verdict(const Position& position, bool can_move,
                              const History& history) const {
        if (position.pods[0] & bases[1]) return {true, Result::first, "base"};
        if (position.pods[1] & bases[0]) return {true, Result::second, "base"};
        if (position.pods[1] == 0) return {true, Result::first, "captured-all"};
        if (position.pods[0] == 0) return {true, Result::second, "captured-all"};
        if (!can_move) return {true, win_of(other(position.turn)), "no-moves"};
        if (history.count(key(position)) >= repetitions) return {true, Result::draw, "repetition"};
        return {};
    }

    constexpr Position apply_verdict(const Position& position, const Verdict&) const {
        return position;
    }

    /// Whether no position from `before` or earlier can recur after this move: a pod was captured,
    /// or a prong added, which only a capture removes again.
    constexpr bool irreversible(const Position& before, const Position& after) const {
        return std::popcount(before.occupied()) != std::popcount(after.occupied()) ||
               before.supply[0] + before.supply[1] != after.supply[0] + after.supply[1];
    }

private:
    static constexpr Squares below(int square) { return (Squares{1} << square) - 1; }

    /// The index of the pod on this square among a side's pods, or of one put there.
    static constexpr int rank(Squares pods, Square square) {
        return std::popcount(pods & below(square));
    }

    /// Removes a pod from its square; returns its lane.
    static constexpr std::uint64_t take(Squares& pods, Lanes& lanes, Square square) {
        const int at = lane_bits * rank(pods, square);
        const std::uint64_t lane = lanes >> at & 0xFFFF;
        const Lanes lower = (std::uint64_t{1} << at) - 1;
        lanes = (lanes & lower) | (lanes >> lane_bits & ~lower) | no_pod << 3 * lane_bits;
        pods &= ~only(square);
        return lane;
    }

    /// Puts a pod on a square; there must be a free lane.
    static constexpr void put(Squares& pods, Lanes& lanes, Square square, std::uint8_t prongs) {
        const int at = lane_bits * rank(pods, square);
        const Lanes lower = (std::uint64_t{1} << at) - 1;
        lanes = (lanes & lower) | (lanes & ~lower) << lane_bits |
                (std::uint64_t{square} << 8 | prongs) << at;
        pods |= only(square);
    }

    /// Removes the pod on this square, of either side; returns its prongs.
    static constexpr std::uint8_t capture(Position& position, Square square) {
        const std::size_t side = holds(position.pods[0], square) ? 0 : 1;
        const std::uint64_t lane = take(position.pods[side], position.lanes[side], square);
        return static_cast<std::uint8_t>(std::popcount(lane & 255));
    }

    template <class List>
    static constexpr void add_steps(Square square, Squares targets, List& out) {
        for (; targets != 0; targets &= targets - 1)
            out.push_back(Move::step(square, direction_of(square, first_of(targets))));
    }

    /// A moving pod, which has left its square; captured pods stay until the turn is over.
    struct Jumper {
        std::uint8_t prongs;
        Squares others;  // all pods but this one
        Squares goals;   // the enemy's bases

        /// Adds the jumps from a square over some of the pods that the prongs point at, and all
        /// continuations.
        template <class List>
        constexpr void add(Square square, Squares over, Squares jumped, const Move& chain,
                           List& out) const {
            for (; over != 0; over &= over - 1) {
                const Square pod = first_of(over);
                const Square landing = landing_of(square, pod);
                if (!holds(board & ~others, landing)) continue;
                const Direction direction = direction_of(square, pod);
                const Squares then_jumped = jumped | only(pod);
                const Squares onward =
                    holds(goals, landing) ? 0 : pointed_at(landing, prongs) & others & ~then_jumped;
                for (const bool captures : {false, true}) {
                    const Move longer = chain.then(direction, captures);
                    out.push_back(longer);
                    if (onward != 0) add(landing, onward, then_jumped, longer, out);
                }
            }
        }

        constexpr int count(Square square, Squares over, Squares jumped) const {
            int chains = 0;
            for (; over != 0; over &= over - 1) {
                const Square pod = first_of(over);
                const Square landing = landing_of(square, pod);
                if (!holds(board & ~others, landing)) continue;
                chains += 2;
                if (holds(goals, landing)) continue;
                const Squares then_jumped = jumped | only(pod);
                const Squares onward = pointed_at(landing, prongs) & others & ~then_jumped;
                if (onward != 0) chains += 2 * count(landing, onward, then_jumped);
            }
            return chains;
        }
    };
};

static_assert(GameRules<BitboardRules>);
static_assert(sizeof(BitboardPosition) <= 64);

}  // namespace posthouse::octilite
