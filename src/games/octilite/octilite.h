// The rules of OctiLite: a board of 6 by 7, four pods a side, prongs that say where a pod may go.
//
// A square is the number XY written in octal, 8·X + Y: square 22 of the printed board is 022. So a
// step in any direction is one addition, the board's border is a ring of numbers that are no
// squares, and the order of the numbers is the order of the texts.
//
// MoveList is on the heap: a chain may jump every other pod and capture any of them. A played
// position has about thirty moves, but set-ups with nearly six thousand were found.
#pragma once

#include "base/assert.h"
#include "rules/rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <vector>

namespace posthouse::octilite {

using Square = std::uint8_t;
using Squares = std::uint64_t;  // a set, one bit each

inline constexpr int columns = 6;
inline constexpr int rows = 7;
inline constexpr int prongs_in_all = 24;
inline constexpr int pods_a_side = 4;
inline constexpr int repetitions = 3;  // so many occurrences of a position end the game
inline constexpr Square nowhere = 077;

constexpr Square square_of(int column, int row) {
    return static_cast<Square>(8 * column + row);
}
constexpr int column_of(Square square) {
    return square >> 3;
}
constexpr int row_of(Square square) {
    return square & 7;
}
constexpr Squares only(Square square) {
    return Squares{1} << square;
}
constexpr bool holds(Squares squares, Square square) {
    return (squares >> square & 1) != 0;
}

inline constexpr Squares board = [] {
    Squares all = 0;
    for (int x = 1; x <= columns; ++x)
        for (int y = 1; y <= rows; ++y) all |= only(square_of(x, y));
    return all;
}();

/// A player's starting squares are their bases for the whole game.
inline constexpr std::array<std::array<Square, 4>, 2> base_squares{
    {{022, 032, 042, 052}, {026, 036, 046, 056}}};
inline constexpr std::array<Squares, 2> bases = [] {
    std::array<Squares, 2> sets{};
    for (std::size_t side = 0; side < 2; ++side)
        for (Square square : base_squares[side]) sets[side] |= only(square);
    return sets;
}();

/// a is north, b north-east, and so on clockwise, as on the printed board.
enum class Direction : std::uint8_t { a, b, c, d, e, f, g, h };

inline constexpr std::array<int, 8> offsets{+1, +9, +8, +7, -1, -9, -8, -7};

/// The adjacent square, or a number that is no square. A number beyond 63 becomes 0, which is none.
constexpr Square next_to(Square square, Direction direction) {
    return static_cast<Square>((square + offsets[static_cast<std::size_t>(direction)]) & 63);
}

struct Pod {
    Square square = nowhere;  // nowhere: captured
    std::uint8_t prongs = 0;  // bit 0 is a, bit 7 is h

    constexpr bool has(Direction direction) const {
        return (prongs >> static_cast<int>(direction) & 1) != 0;
    }
    friend constexpr auto operator<=>(const Pod&, const Pod&) = default;
};

/// A move: the pod's square, the kind, and the directions. A prong and a step have one direction, a
/// jump one for each pod jumped, at most seven, each with or without a capture.
class Move {
public:
    enum class Kind : std::uint8_t { prong, step, jump };

    constexpr Move() = default;
    static constexpr Move prong(Square pod, Direction direction) {
        return Move(pod, Kind::prong).then(direction, false);
    }
    static constexpr Move step(Square pod, Direction direction) {
        return Move(pod, Kind::step).then(direction, false);
    }
    /// The beginning of a jump; `then` adds the jumps.
    static constexpr Move jump(Square pod) { return Move(pod, Kind::jump); }
    constexpr Move then(Direction direction, bool captures) const {
        Move longer = *this;
        const std::uint64_t part = static_cast<std::uint64_t>(direction) | (captures ? 8U : 0U);
        longer.bits_ += (part << (12 + 4 * count())) + (1U << 8);
        return longer;
    }

    constexpr Square from() const { return static_cast<Square>(bits_ & 63); }
    constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 6 & 3); }
    constexpr int count() const { return static_cast<int>(bits_ >> 8 & 15); }
    constexpr Direction direction(int i) const { return static_cast<Direction>(part(i) & 7); }
    constexpr bool captures(int i) const { return (part(i) & 8) != 0; }

    friend constexpr bool operator==(const Move&, const Move&) = default;

private:
    constexpr Move(Square pod, Kind kind) : bits_(pod | static_cast<std::uint64_t>(kind) << 6) {}
    constexpr std::uint64_t part(int i) const { return bits_ >> (12 + 4 * i) & 15; }

    std::uint64_t bits_ = 0;
};

using Pods = std::array<Pod, pods_a_side>;

/// Each side's pods are in the order of their squares, captured ones last, so that equal positions
/// are equal values. `supply` is the number of prongs that a side has to add.
struct Position {
    std::array<Pods, 2> pods;
    std::array<std::uint8_t, 2> supply{};
    Side turn = Side::first;
    friend constexpr bool operator==(const Position&, const Position&) = default;
};

constexpr Squares squares_of(const Pods& pods) {
    Squares squares = 0;
    for (const Pod& pod : pods) squares |= only(pod.square);
    return squares & board;
}

class OctiLite {
public:
    using Position = octilite::Position;
    using Move = octilite::Move;
    using MoveList = std::vector<Move>;

    constexpr Position start() const {
        Position at;
        for (std::size_t side = 0; side < 2; ++side)
            for (std::size_t i = 0; i < base_squares[side].size(); ++i)
                at.pods[side][i].square = base_squares[side][i];
        at.supply = {12, 12};
        return at;
    }

    constexpr Side turn(const Position& position) const { return position.turn; }

    /// In ASCII order of the moves' texts.
    template <class List>
    constexpr void moves(const Position& position, List& out) const {
        if constexpr (requires { out.reserve(out.size()); }) out.reserve(out.size() + 64);
        const std::size_t own = index_of(position.turn);
        const Squares pods = squares_of(position.pods[0]) | squares_of(position.pods[1]);
        for (const Pod& pod : position.pods[own]) {
            if (pod.square == nowhere) break;
            if (position.supply[own] > 0)
                for (unsigned lacks = ~pod.prongs & 255U; lacks != 0; lacks &= lacks - 1)
                    out.push_back(
                        Move::prong(pod.square, static_cast<Direction>(std::countr_zero(lacks))));
            if (pod.prongs == 0) continue;
            Walk<List>{pod, pods & ~only(pod.square), bases[1 - own], out}.list();
        }
    }

    constexpr Position play(const Position& position, const Move& move) const {
        Position next = position;
        const std::size_t own = index_of(position.turn);
        next.turn = other(position.turn);
        Square square = move.from();
        if (move.kind() == Move::Kind::prong) {
            for (Pod& pod : next.pods[own])
                if (pod.square == square)
                    pod.prongs |=
                        static_cast<std::uint8_t>(1U << static_cast<int>(move.direction(0)));
            --next.supply[own];
            return next;
        }
        for (int i = 0; i < move.count(); ++i) {
            square = next_to(square, move.direction(i));
            if (move.kind() == Move::Kind::step) break;
            if (move.captures(i)) next.supply[own] += take(next, square);
            square = next_to(square, move.direction(i));
        }
        for (Pod& pod : next.pods[own])
            if (pod.square == move.from()) pod.square = square;
        sort_pods(next.pods[own]);
        if (move.kind() == Move::Kind::jump) sort_pods(next.pods[1 - own]);
        return next;
    }

    /// Exact: 14 bits for each pod; one supply, since the other is the rest of 24; the side.
    constexpr Key key(const Position& position) const {
        std::array<std::uint64_t, 2> words{position.supply[0],
                                           static_cast<std::uint64_t>(position.turn)};
        for (std::size_t side = 0; side < 2; ++side)
            for (const Pod& pod : position.pods[side])
                words[side] =
                    words[side] << 14 | static_cast<std::uint64_t>(pod.square) << 8 | pod.prongs;
        return {words[0], words[1]};
    }

    constexpr Verdict verdict(const Position& position, bool can_move,
                              const History& history) const {
        for (Side side : {Side::first, Side::second})
            if (squares_of(position.pods[index_of(side)]) & bases[index_of(other(side))])
                return {true, win_of(side), "base"};
        for (Side side : {Side::first, Side::second})
            if (position.pods[index_of(other(side))][0].square == nowhere)
                return {true, win_of(side), "captured-all"};
        if (!can_move) return {true, win_of(other(position.turn)), "no-moves"};
        if (history.count(key(position)) >= repetitions) return {true, Result::draw, "repetition"};
        return {};
    }

    constexpr Position apply_verdict(const Position& position, const Verdict&) const {
        return position;
    }

private:
    /// Removes the pod on this square; returns its prongs.
    static constexpr std::uint8_t take(Position& position, Square square) {
        for (Pods& pods : position.pods)
            for (Pod& pod : pods)
                if (pod.square == square) {
                    const auto prongs = static_cast<std::uint8_t>(std::popcount(pod.prongs));
                    pod = Pod{};
                    return prongs;
                }
        ASSERT(false);
        return 0;
    }

    static constexpr void sort_pods(Pods& pods) {
        for (std::size_t i = 1; i < pods.size(); ++i)
            for (std::size_t j = i; j > 0 && pods[j] < pods[j - 1]; --j)
                std::swap(pods[j], pods[j - 1]);
    }

    /// Lists the steps and jumps of one pod. `others` are all pods but this one: it has left its
    /// square, and captured pods stay until the turn is over.
    template <class List>
    struct Walk {
        const Pod pod;
        const Squares others;
        const Squares goals;  // the enemy's bases
        List& out;

        /// Westward squares come first; of those, a jump reaches a lower one and comes before a
        /// step.
        constexpr void list() {
            using enum Direction;
            const Move chain = Move::jump(pod.square);
            for (Direction direction : {f, g, h}) jump(direction, pod.square, chain, 0);
            for (Direction direction : {f, g, h}) step(direction);
            for (Direction direction : {e, a}) {
                jump(direction, pod.square, chain, 0);
                step(direction);
            }
            for (Direction direction : {d, c, b}) step(direction);
            for (Direction direction : {d, c, b}) jump(direction, pod.square, chain, 0);
        }

        constexpr void step(Direction direction) {
            if (!pod.has(direction)) return;
            if (holds(board & ~others, next_to(pod.square, direction)))
                out.push_back(Move::step(pod.square, direction));
        }

        /// The chain so far ends on `square` and has jumped the pods on `jumped`.
        constexpr void jump(Direction direction, Square square, Move chain, Squares jumped) {
            if (!pod.has(direction)) return;
            const Square over = next_to(square, direction);
            if (!holds(others & ~jumped, over)) return;
            const Square landing = next_to(over, direction);
            if (!holds(board & ~others, landing)) return;
            for (bool captures : {false, true}) {
                const Move longer = chain.then(direction, captures);
                out.push_back(longer);
                if (holds(goals, landing)) continue;  // landing on a base ends the move
                using enum Direction;
                for (Direction onward : {f, g, h, e, a, d, c, b})
                    jump(onward, landing, longer, jumped | only(over));
            }
        }
    };
};

static_assert(GameRules<OctiLite>);

}  // namespace posthouse::octilite
