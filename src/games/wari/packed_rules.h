// Sowing by table lookup: what lifting a number of seeds from a house adds to the board, and where
// it may capture. The board's layout is described at PackedPosition below.
#pragma once

#include "base/assert.h"
#include "games/wari/dead.h"
#include "games/wari/variant.h"
#include "games/wari/wari.h"
#include "rules/rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace posthouse::wari {

/// A row of houses, one byte each with a in the lowest, and `each` in all of them.
template <int Houses>
constexpr std::uint64_t in_each_house(std::uint64_t each) {
    std::uint64_t word = 0;
    for (int house = 0; house < Houses; ++house) word |= each << 8 * house;
    return word;
}

/// What a sowing adds to each row, as numbers; the house lifted from loses its seeds by it.
struct alignas(32) SowingDelta {
    std::uint64_t own = 0;
    std::uint64_t rival = 0;
    /// The top bit of the opponent's house where the last seed lands. After more than a lap, if it
    /// lands among the opponent's, all bits of all their houses. Zero if it lands on the mover's
    /// own side.
    std::uint64_t landing = 0;
    /// All bits of the opponent's houses up to the one where the last seed lands.
    std::uint64_t reach = 0;
};

template <int Houses>
class SowingTable {
public:
    static constexpr int seeds_max = 48;

    constexpr SowingTable() {
        for (int house = 0; house < Houses; ++house)
            for (int seeds = 1; seeds <= seeds_max; ++seeds)
                of_[static_cast<std::size_t>(seeds)][static_cast<std::size_t>(house)] =
                    sow(house, seeds);
    }

    constexpr const SowingDelta& of(std::size_t house, std::size_t seeds) const {
        return of_[seeds][house];
    }

private:
    static constexpr SowingDelta sow(int house, int seeds) {
        constexpr int cells = 2 * Houses;
        constexpr int lap = cells - 1;  // the house lifted from is skipped
        const int laps = seeds / lap, rest = seeds % lap;
        SowingDelta sown;
        for (int step = 1; step <= lap; ++step) {
            const int cell = (house + step) % cells;
            const auto gained = static_cast<std::uint64_t>(laps + (step <= rest));
            (cell < Houses ? sown.own : sown.rival) += gained << 8 * (cell % Houses);
        }
        sown.own -= static_cast<std::uint64_t>(seeds) << 8 * house;
        const int last = (house + (rest > 0 ? rest : lap)) % cells;
        if (last < Houses) return sown;
        const auto row = in_each_house<Houses>(0xff);
        const int bits = 8 * (last - Houses + 1);  // of the houses up to the last
        sown.reach = bits < 64 ? row & ((std::uint64_t{1} << bits) - 1) : row;
        sown.landing = seeds <= lap ? std::uint64_t{0x80} << (bits - 8) : row;
        return sown;
    }

    // Sorted by seeds, since houses seldom hold many; eight in a row, so that a shift finds an
    // entry.
    std::array<std::array<SowingDelta, 8>, seeds_max + 1> of_{};
};

template <int Houses>
inline constexpr SowingTable<Houses> sowing_table{};

// The rules of wari.h for the search: a whole position in 16 bytes, returned in two registers.
// wari.h is the reference; packed_rules_test.cpp proves that both are equal.
//
// A position is stored as the player to move sees it: one word for their row, one for the
// opponent's, a byte for each house, a lowest. Turning the board exchanges the words. Sowing adds a
// table entry; captures need work only if one of the opponent's houses holds one or two seeds and
// the last seed falls into it. A house never holds more than 48 seeds, so its two upper bits are
// free: they allow comparing all houses with 2 and 3 at once, without carries between houses.
//
// Measured against one vector register of 16 bytes (SSE2 to AVX-512), two words sow faster on six
// houses and as fast on eight, because single houses and stores are read all the time; and the same
// code serves every machine.
template <int Houses>
struct PackedPosition {
    /// Six bits of each byte are a house. On six houses byte 6 is the store; on eight the top bits
    /// of bytes 0 … 5 are, least significant first. The topmost bit is set in the word of the
    /// player who is Second.
    std::uint64_t own = 0;
    std::uint64_t rival = std::uint64_t{1} << 63;

    static constexpr std::uint64_t ones = in_each_house<Houses>(1);
    static constexpr std::uint64_t seeds = in_each_house<Houses>(0x3f);
    static constexpr std::uint64_t tops = in_each_house<Houses>(0x80);
    static constexpr std::uint64_t second = std::uint64_t{1} << 63;
    static constexpr std::uint64_t store =
        Houses == 6 ? std::uint64_t{0x3f} << 48 : std::uint64_t{0x0000'8080'8080'8080};

    /// The store in a player's word.
    static constexpr int captured(std::uint64_t word) {
        if constexpr (Houses == 6) return static_cast<int>(word >> 48 & 0x3f);
        // A multiplication gathers the bits in the topmost byte.
        return static_cast<int>((word & store) * 0x0002'0408'1020'4081 >> 56 & 0x3f);
    }
    /// The bits of a store; monotone in `count`.
    static constexpr std::uint64_t stored(int count) {
        if constexpr (Houses == 6) return static_cast<std::uint64_t>(count) << 48;
        std::uint64_t word = 0;
        for (int bit = 0; bit < 6; ++bit)
            word |= static_cast<std::uint64_t>(count >> bit & 1) << (8 * bit + 7);
        return word;
    }
    /// The seeds in the houses of one player.
    static constexpr int sum(std::uint64_t word) {
        return static_cast<int>((word & seeds) * ones >> 8 * (Houses - 1) & 0x3f);
    }
    /// The top bits of the houses that hold seeds.
    static constexpr std::uint64_t filled(std::uint64_t word) {
        return ((word & seeds) + 0x7f * ones) & tops;
    }
    /// The top bits of the houses that hold two or three.
    static constexpr std::uint64_t two_or_three(std::uint64_t word) {
        return ~(((word ^ 2 * ones) & 0x3e * ones) + 0x7f * ones) & tops;
    }
    /// The top bit of each house is set if it holds one or two; otherwise some lower bit is.
    static constexpr std::uint64_t one_or_two_flags(std::uint64_t word) {
        return ~(((((word & seeds) + ones) ^ 2 * ones) & 0x3e * ones) + 0x7f * ones);
    }
    /// The top bits of the houses that hold one or two.
    static constexpr std::uint64_t one_or_two(std::uint64_t word) {
        return one_or_two_flags(word) & tops;
    }
    /// The number of houses, given their top bits. (Not every machine has a fast popcount.)
    static constexpr int count(std::uint64_t some_tops) {
        return static_cast<int>((some_tops >> 7) * 0x0101'0101'0101'0101 >> 56);
    }
    static constexpr int in_house(std::uint64_t word, int house) {
        return static_cast<int>(word >> 8 * house & 0x3f);
    }

    constexpr Side turn() const { return own >> 63 ? Side::second : Side::first; }
    /// (No two houses hold more than 48 together, so their sum fits into six bits.)
    constexpr int seeds_on_board() const { return sum((own & seeds) + (rival & seeds)); }

    friend constexpr bool operator==(const PackedPosition&, const PackedPosition&) = default;
};

/// Moves as a set of houses, in the order of the houses.
template <int Houses>
class PackedMoveList {
public:
    using value_type = Move;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Move operator*() const { return first_of(rest_); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        std::uint64_t rest_;
    };

    constexpr PackedMoveList() = default;
    /// From the top bits of the houses.
    constexpr explicit PackedMoveList(std::uint64_t tops) : tops_(tops) {}

    constexpr void push_back(Move move) { tops_ |= std::uint64_t{0x80} << 8 * move.house; }
    constexpr void clear() { tops_ = 0; }
    constexpr bool empty() const { return tops_ == 0; }
    constexpr std::size_t size() const {
        return static_cast<std::size_t>(PackedPosition<Houses>::count(tops_));
    }
    constexpr Move operator[](std::size_t index) const {
        std::uint64_t rest = tops_;
        for (; index > 0; --index) rest &= rest - 1;
        return first_of(rest);
    }
    constexpr Iterator begin() const { return Iterator(tops_); }
    constexpr Iterator end() const { return Iterator(0); }
    constexpr std::uint64_t tops() const { return tops_; }

private:
    static constexpr Move first_of(std::uint64_t tops) {
        return Move{static_cast<std::uint8_t>(std::countr_zero(tops) >> 3)};
    }
    std::uint64_t tops_ = 0;
};

template <int Houses>
class PackedRules {
public:
    using Position = PackedPosition<Houses>;
    using Move = wari::Move;
    using MoveList = PackedMoveList<Houses>;

    /// No position repeats sooner: what is sown into a house leaves it only by being lifted, and
    /// seeds that go round pass every house, so each is lifted at least once.
    static constexpr std::size_t cycle_plies_min = 2 * Houses;
    static constexpr std::size_t moves_max = Houses;

    explicit constexpr PackedRules(const Variant& variant)
        : rules_(variant), winning_(Position::stored(variant.winning)), ordinary_below_(winning_) {
        ASSERT(variant.seeds_total() == SowingTable<Houses>::seeds_max);
        // When two seeds are left, one player has captured at least half of the others.
        if (variant.dead_ends)
            ordinary_below_ = std::min(
                winning_, Position::stored(Houses == 6 ? variant.seeds_total() / 2 - 1 : 0));
        // If a grand slam may be illegal, only a house of four or more is sure to survive a move.
        if (variant.grand_slam == GrandSlam::forbidden ||
            variant.grand_slam == GrandSlam::only_if_forced)
            always_feeds_ = 0x3c * Position::ones;
    }

    constexpr const Wari<Houses>& reference_rules() const { return rules_; }
    constexpr const Variant& variant() const { return rules_.variant(); }

    constexpr Position from(const wari::Position<Houses>& position) const {
        return {word_of(position, position.turn), word_of(position, other(position.turn))};
    }
    constexpr wari::Position<Houses> unpack(const Position& position) const {
        wari::Position<Houses> readable;
        readable.turn = position.turn();
        for (Side side : {readable.turn, other(readable.turn)}) {
            const std::uint64_t word = side == readable.turn ? position.own : position.rival;
            for (int house = 0; house < Houses; ++house)
                readable.seeds[wari::Position<Houses>::cell(side, house)] =
                    static_cast<std::uint8_t>(Position::in_house(word, house));
            readable.stores[index_of(side)] = static_cast<std::uint8_t>(Position::captured(word));
        }
        return readable;
    }

    constexpr Position start() const { return from(rules_.start()); }
    constexpr Side turn(const Position& position) const { return position.turn(); }
    constexpr int repetitions() const { return variant().repetitions; }

    [[gnu::always_inline]] constexpr void moves(const Position& position, MoveList& out) const {
        const std::uint64_t filled = Position::filled(position.own);
        out = MoveList(filled);
        if ((position.rival & always_feeds_) == 0) [[unlikely]]
            out = MoveList(legal(position, filled));
    }

    [[gnu::always_inline]] constexpr bool can_move(const Position& position) const {
        if ((position.rival & always_feeds_) != 0) [[likely]]
            return (position.own & Position::seeds) != 0;
        return legal(position, Position::filled(position.own)) != 0;
    }

    [[gnu::always_inline]] constexpr Position play(const Position& position, Move move) const {
        const SowingDelta& sown = sown_by(position, move.house);
        const std::uint64_t own = position.own + sown.own, rival = position.rival + sown.rival;
        if ((sown.landing & Position::one_or_two_flags(position.rival)) == 0) [[likely]]
            return {rival, own};
        return captured(own, rival, sown.reach);
    }

    /// Nothing from before the move can recur: seeds were captured.
    constexpr bool irreversible(const Position& before, const Position& after) const {
        return ((before.own ^ after.rival) & Position::store) != 0;
    }
    /// The number of captured seeds.
    constexpr int captured(const Position& before, const Position& after) const {
        return Position::captured(after.rival) - Position::captured(before.own);
    }

    /// How hard it is for a person to see what a move captures; 0: it captures nothing. The more
    /// seeds there are to count, and the farther from the opponent's houses, the harder; hardest is
    /// what ends after a lap or more. A large capture catches the eye.
    constexpr int difficulty(const Position& position, Move move) const {
        const int seeds = captured(position, play(position, move));
        if (seeds == 0) return 0;
        const int sown = Position::in_house(position.own, move.house);
        const int harder = 7 * sown + 2 * (Houses - 1 - move.house) + (sown >= 2 * Houses ? 20 : 0);
        return std::clamp(18 + harder - 5 * seeds, 5, 100);
    }

    constexpr Key key(const Position& position) const {
        return {position.own & ~Position::store, position.rival & ~Position::store};
    }
    /// The same for positions that are equal to the player to move, on either side.
    constexpr Key identity(const Position& position) const {
        return {position.own & ~Position::second, position.rival & ~Position::second};
    }

    [[gnu::always_inline]] Verdict verdict(const Position& position, bool can_move,
                                           const History& history) const {
        if (can_move && (position.own & Position::store) < ordinary_below_ &&
            (position.rival & Position::store) < ordinary_below_ &&
            (history.earlier.size() < cycle_plies_min || times(position, history) < repetitions()))
            [[likely]]
            return {};
        return slow_verdict(position, can_move, history);
    }

    constexpr Position apply_verdict(const Position& position, const Verdict& verdict) const {
        const Division division = rules_.division_on(verdict.reason);
        if (division == Division::stays || division == Division::draw) return position;
        const int mine = Position::sum(position.own), theirs = Position::sum(position.rival);
        const std::uint64_t own = position.own & ~Position::seeds,
                            rival = position.rival & ~Position::seeds;
        switch (division) {
            case Division::own_side:
                return {with(own, mine), with(rival, theirs)};
            case Division::mover_takes:
                return {with(own, mine + theirs), rival};
            default:
                return {own, with(rival, mine + theirs)};
        }
    }

private:
    // Functions that are not inlined take positions by value: in registers, where they stay.

    static constexpr const SowingDelta& sown_by(const Position& position, std::size_t house) {
        return sowing_table<Houses>.of(house, position.own >> 8 * house & 0x3f);
    }

    /// The word with `more` captured seeds.
    static constexpr std::uint64_t with(std::uint64_t word, int more) {
        if constexpr (Houses == 6) return word + Position::stored(more);
        // Ones in the gaps pass a carry from each bit of the store to the next.
        constexpr std::uint64_t store = Position::store;
        return (((word | ~store) + stored_by_count[static_cast<std::size_t>(more)]) & store) |
               (word & ~store);
    }
    static constexpr auto stored_by_count = [] {
        std::array<std::uint64_t, 64> stored{};
        for (int count = 0; count < 64; ++count)
            stored[static_cast<std::size_t>(count)] = Position::stored(count);
        return stored;
    }();

    /// After sowing: the last seed is in the highest house of `reach`, and may have made it 2 or 3.
    [[gnu::always_inline]] constexpr Position captured(std::uint64_t own, std::uint64_t rival,
                                                       std::uint64_t reach) const {
        const std::uint64_t spared = reach & Position::tops & ~Position::two_or_three(rival);
        // Everything above the last house that is not captured.
        const int bits = 64 - std::countl_zero(spared);
        const std::uint64_t taken =
            bits < 64 ? rival & reach & Position::seeds & (~std::uint64_t{0} << bits) : 0;
        const std::uint64_t left = rival - taken;
        if ((left & Position::seeds) == 0 && variant().grand_slam == GrandSlam::captures_nothing)
            [[unlikely]]
            return {rival, own};
        return {left, with(own, Position::sum(taken))};
    }

    /// The legal ones of the houses that hold seeds, if some may be illegal.
    [[gnu::noinline]] constexpr std::uint64_t legal(Position position, std::uint64_t filled) const {
        if ((position.rival & Position::seeds) == 0) return feeding(position, filled, filled);
        std::uint64_t capturing = 0;
        for (std::uint64_t rest = filled; rest != 0; rest &= rest - 1)
            if (sown_by(position, house_of(rest)).landing &
                Position::one_or_two_flags(position.rival))
                capturing |= rest & (~rest + 1);
        return feeding(position, filled, capturing);
    }

    /// Those of `filled` that leave the opponent a seed; only those in `doubtful` may not.
    constexpr std::uint64_t feeding(Position position, std::uint64_t filled,
                                    std::uint64_t doubtful) const {
        std::uint64_t fed = filled;
        for (; doubtful != 0; doubtful &= doubtful - 1) {
            const Position after =
                play(position, Move{static_cast<std::uint8_t>(house_of(doubtful))});
            if ((after.own & Position::seeds) == 0) fed &= ~(doubtful & (~doubtful + 1));
        }
        if (fed == 0 && variant().grand_slam == GrandSlam::only_if_forced) return filled;
        return fed;
    }
    static constexpr std::size_t house_of(std::uint64_t tops) {
        return static_cast<std::size_t>(std::countr_zero(tops) >> 3);
    }

    /// How often the position has occurred, the current occurrence included.
    [[gnu::noinline]] constexpr int times(Position position, History history) const {
        const Key key = this->key(position);
        int count = 1;
        // The same player is to move in every second position.
        for (std::size_t back = cycle_plies_min; back <= history.earlier.size(); back += 2)
            count += history.earlier[history.earlier.size() - back] == key;
        return count;
    }

    /// Checks for endings in the order of the rules.
    [[gnu::noinline]] Verdict slow_verdict(Position position, bool can_move,
                                           History history) const {
        const Variant& row = variant();
        const bool arrived = !history.empty();
        const bool hungry = (position.own & Position::seeds) == 0;
        const bool equal = ((position.own ^ position.rival) & Position::store) == 0;
        if (row.starved_ends && arrived && hungry) return end(position, wari::ends::starved);
        if (equal && hungry && (position.rival & Position::seeds) == 0)
            return end(position, wari::ends::tie);
        if ((position.own & Position::store) >= winning_ ||
            (position.rival & Position::store) >= winning_)
            return end(position, wari::ends::majority);
        if (!can_move)
            return end(position, hungry ? wari::ends::no_stones : wari::ends::cannot_feed);
        if (row.dead_ends && is_dead(position)) return end(position, wari::ends::stalemate);
        if (times(position, history) >= row.repetitions)
            return end(position, wari::ends::repetition);
        return {};
    }

    /// Of boards with six houses, only one with two seeds can be dead (dead.h; dead_test.cpp).
    bool is_dead(const Position& position) const {
        if (Houses == 6 && position.seeds_on_board() != 2) return false;
        return dead(rules_, unpack(position));
    }

    /// More seeds win; equal is a draw.
    constexpr Verdict end(const Position& position, std::string_view reason) const {
        Verdict verdict{true, Result::draw, reason};
        if (rules_.division_on(reason) == Division::draw) return verdict;
        const Position settled = apply_verdict(position, verdict);
        const std::uint64_t mine = settled.own & Position::store;
        const std::uint64_t theirs = settled.rival & Position::store;
        if (mine != theirs)
            verdict.result = win_of(mine > theirs ? position.turn() : other(position.turn()));
        return verdict;
    }

    static constexpr std::uint64_t word_of(const wari::Position<Houses>& position, Side side) {
        std::uint64_t word = Position::stored(position.stores[index_of(side)]);
        for (int house = 0; house < Houses; ++house)
            word |= std::uint64_t{position.seeds[wari::Position<Houses>::cell(side, house)]}
                    << 8 * house;
        return side == Side::second ? word | Position::second : word;
    }

    Wari<Houses> rules_;
    std::uint64_t winning_;
    std::uint64_t ordinary_below_;  // with fewer captured seeds no game has ended
    /// If the opponent has any of these seeds, they keep some after any move.
    std::uint64_t always_feeds_ = Position::seeds;
};

static_assert(GameRules<PackedRules<6>> && sizeof(PackedPosition<6>) == 16);
static_assert(GameRules<PackedRules<8>> && sizeof(PackedPosition<8>) == 16);

}  // namespace posthouse::wari
