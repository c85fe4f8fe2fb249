// The reference rules of every sowing game (rules.md), as selected by a Variant: sowing, capturing,
// legal moves and endings. Written to be read; packed_rules.h is fast.
//
// Houses are numbered as cells: 0 … Houses-1 are First's a, b, …, then come Second's a, b, …;
// sowing always goes to the next cell and from the last to the first.
#pragma once

#include "base/inplace.h"
#include "games/wari/dead.h"
#include "games/wari/variant.h"
#include "rules/rules.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace posthouse::wari {

template <int Houses>
struct Position {
    std::array<std::uint8_t, 2 * Houses> seeds{};
    std::array<std::uint8_t, 2> stores{};  // captured by First, by Second
    Side turn = Side::first;

    constexpr int seeds_of(Side side) const {
        int sum = 0;
        for (int house = 0; house < Houses; ++house) sum += seeds[cell(side, house)];
        return sum;
    }
    static constexpr std::size_t cell(Side side, int house) {
        return index_of(side) * Houses + static_cast<std::size_t>(house);
    }
    friend constexpr bool operator==(const Position&, const Position&) = default;
};

/// A house of the player to move: 0 is a.
struct Move {
    std::uint8_t house = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// The effect of a move on the board.
template <int Houses>
struct Sowing {
    std::array<std::uint8_t, 2 * Houses> seeds;  // after sowing and capturing
    int last = 0;                                // the cell of the last seed
    int captured_houses = 0;                     // from `last` backwards
    int captured_seeds = 0;
    bool grand_slam = false;  // it captures, or would capture, every seed the opponent has
};

/// The endings, as the rules call them.
namespace ends {
inline constexpr std::string_view starved = "starved", tie = "tie", majority = "majority",
                                  no_stones = "no-stones", cannot_feed = "cannot-feed",
                                  stalemate = "stalemate", repetition = "repetition";
}

template <int Houses>
class Wari {
public:
    using Position = wari::Position<Houses>;
    using Move = wari::Move;
    using MoveList = InplaceVector<Move, Houses>;

    explicit constexpr Wari(const Variant& variant) : variant_(variant) {
        ASSERT(variant.houses == Houses);
    }

    constexpr const Variant& variant() const { return variant_; }

    constexpr Position start() const {
        Position at;
        at.seeds.fill(static_cast<std::uint8_t>(variant_.seeds_each));
        return at;
    }

    constexpr Side turn(const Position& position) const { return position.turn; }

    /// Any house that holds seeds, unless the rules forbid it for leaving the opponent without any.
    template <class List>
    constexpr void moves(const Position& position, List& out) const {
        const bool hungry = position.seeds_of(other(position.turn)) == 0;
        const bool choosy = hungry || variant_.grand_slam == GrandSlam::forbidden ||
                            variant_.grand_slam == GrandSlam::only_if_forced;
        const auto before = out.size();
        for (std::uint8_t house = 0; house < Houses; ++house)
            if (position.seeds[Position::cell(position.turn, house)] > 0 &&
                !(choosy && empties(position, Move{house}, hungry)))
                out.push_back(Move{house});
        if (out.size() > before || variant_.grand_slam != GrandSlam::only_if_forced) return;
        for (std::uint8_t house = 0; house < Houses; ++house)
            if (position.seeds[Position::cell(position.turn, house)] > 0)
                out.push_back(Move{house});
    }

    constexpr Position play(const Position& position, Move move) const {
        const auto sown = sow(position, move);
        Position after{sown.seeds, position.stores, other(position.turn)};
        auto& store = after.stores[index_of(position.turn)];
        store = static_cast<std::uint8_t>(store + sown.captured_seeds);
        return after;
    }

    /// Lifts the seeds of a house and sows them one by one, skipping that house on every lap; then
    /// captures the opponent's houses of 2 or 3 from the last seed backwards.
    constexpr Sowing<Houses> sow(const Position& position, Move move) const {
        Sowing<Houses> sown{position.seeds};
        auto& seeds = sown.seeds;
        const int from = static_cast<int>(Position::cell(position.turn, move.house));
        int to = from;
        seeds[from] = 0;
        for (int in_hand = position.seeds[from]; in_hand > 0; --in_hand) {
            to = next(to);
            if (to == from) to = next(to);
            ++seeds[to];
        }
        sown.last = to;

        const Side rival = other(position.turn);
        const int rival_a = static_cast<int>(Position::cell(rival, 0));
        if (to < rival_a || to >= rival_a + Houses) return sown;
        int end = to;  // one before the captured houses
        for (; end >= rival_a && (seeds[end] == 2 || seeds[end] == 3); --end)
            sown.captured_seeds += seeds[end];
        sown.captured_houses = to - end;
        if (sown.captured_seeds == 0) return sown;

        sown.grand_slam = true;
        for (int cell = rival_a; cell < rival_a + Houses; ++cell)
            if (seeds[cell] > 0 && (cell <= end || cell > to)) sown.grand_slam = false;
        if (sown.grand_slam && variant_.grand_slam == GrandSlam::captures_nothing) {
            sown.captured_houses = sown.captured_seeds = 0;
            return sown;
        }
        for (int cell = end + 1; cell <= to; ++cell) seeds[cell] = 0;
        return sown;
    }

    constexpr bool captures(const Position& position, Move move) const {
        return may_capture(position, move) && sow(position, move).captured_seeds > 0;
    }

    /// The same houses with the same player to move. Captured seeds never return, so equal houses
    /// mean that nothing was captured in between.
    constexpr Key key(const Position& position) const {
        Key key;
        for (int house = 0; house < Houses; ++house) {
            key.low = key.low << 6 | position.seeds[Position::cell(Side::first, house)];
            key.high = key.high << 6 | position.seeds[Position::cell(Side::second, house)];
        }
        key.low |= static_cast<std::uint64_t>(position.turn) << 63;
        return key;
    }

    /// The key with First's store; the other store is what remains.
    constexpr Key identity(const Position& position) const {
        Key identity = key(position);
        identity.high |= static_cast<std::uint64_t>(position.stores[0]) << 48;
        return identity;
    }

    /// Checks the endings in the order of the rules.
    Verdict verdict(const Position& position, bool can_move, const History& history) const {
        const bool arrived = !history.empty();
        const int on_board = variant_.seeds_total() - position.stores[0] - position.stores[1];
        if (variant_.starved_ends && arrived && position.seeds_of(position.turn) == 0)
            return end(position, wari::ends::starved);
        if (position.stores[0] == position.stores[1] && on_board == 0)
            return end(position, wari::ends::tie);
        if (position.stores[0] >= variant_.winning || position.stores[1] >= variant_.winning)
            return end(position, wari::ends::majority);
        if (!can_move)
            return end(position, position.seeds_of(position.turn) == 0 ? wari::ends::no_stones
                                                                       : wari::ends::cannot_feed);
        if (variant_.dead_ends && dead(*this, position))
            return end(position, wari::ends::stalemate);
        if (history.count(key(position)) >= variant_.repetitions)
            return end(position, wari::ends::repetition);
        return {};
    }

    constexpr Position apply_verdict(const Position& position, const Verdict& verdict) const {
        Position settled = position;
        const Division division = division_on(verdict.reason);
        if (division == Division::stays || division == Division::draw) return settled;
        const int first = position.seeds_of(Side::first);
        const int second = position.seeds_of(Side::second);
        const Side taker = division == Division::mover_takes ? position.turn : other(position.turn);
        if (division == Division::own_side) {
            add(settled, Side::first, first);
            add(settled, Side::second, second);
        } else {
            add(settled, taker, first + second);
        }
        settled.seeds.fill(0);
        return settled;
    }

    /// Who gets the seeds on the board at an ending of this kind.
    constexpr Division division_on(std::string_view reason) const {
        if (reason == wari::ends::starved) return Division::waiting_takes;
        if (reason == wari::ends::no_stones || reason == wari::ends::stalemate)
            return Division::own_side;
        if (reason == wari::ends::cannot_feed) return variant_.cannot_feed;
        if (reason == wari::ends::repetition) return variant_.repetition;
        return Division::stays;
    }

private:
    static constexpr int next(int cell) { return cell + 1 < 2 * Houses ? cell + 1 : 0; }

    static constexpr void add(Position& position, Side side, int seeds) {
        auto& store = position.stores[index_of(side)];
        store = static_cast<std::uint8_t>(store + seeds);
    }

    /// A quick check; false if certainly nothing is captured.
    constexpr bool may_capture(const Position& position, Move move) const {
        const int from = static_cast<int>(Position::cell(position.turn, move.house));
        const int in_hand = position.seeds[from];
        if (in_hand >= 2 * Houses) return true;  // more than a lap
        const int last = from + in_hand < 2 * Houses ? from + in_hand : from + in_hand - 2 * Houses;
        const bool theirs = (last >= Houses) != (from >= Houses);
        return theirs && (position.seeds[last] == 1 || position.seeds[last] == 2);
    }

    /// Whether the move leaves the opponent without a seed; `hungry`: they have none now.
    constexpr bool empties(const Position& position, Move move, bool hungry) const {
        if (!hungry && !may_capture(position, move)) return false;
        if (move.house + position.seeds[Position::cell(position.turn, move.house)] < Houses)
            return true;
        const auto sown = sow(position, move);
        return sown.grand_slam && sown.captured_seeds > 0;
    }

    /// More seeds win; equal is a draw.
    constexpr Verdict end(const Position& position, std::string_view reason) const {
        Verdict verdict{true, Result::draw, reason};
        if (division_on(reason) == Division::draw) return verdict;
        const auto stores = apply_verdict(position, verdict).stores;
        if (stores[0] != stores[1])
            verdict.result = stores[0] > stores[1] ? Result::first : Result::second;
        return verdict;
    }

    Variant variant_;
};

}  // namespace posthouse::wari
