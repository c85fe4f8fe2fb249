#include "games/wari/packed_rules_check.h"

#include "games/wari/packed_rules.h"
#include "games/wari/wari.h"

#include <random>
#include <vector>

namespace posthouse::wari {
namespace {

template <int Houses>
class Comparer {
public:
    explicit Comparer(const Variant& variant, std::uint64_t seed)
        : readable_(variant), packed_(variant), random_(seed) {}

    PackedRulesComparison boards(std::uint64_t positions) {
        while (found_.positions < positions && found_.difference.empty()) {
            const Position at = random_board(readable_.variant().seeds_total());
            const Key from_elsewhere{~std::uint64_t{0}, ~std::uint64_t{0}};  // of no position
            compare(at, {});
            compare(at, {{&from_elsewhere, 1}, {&from_elsewhere, 1}});
        }
        return found_;
    }

    PackedRulesComparison games(std::uint64_t positions) {
        while (found_.positions < positions && found_.difference.empty()) {
            const bool opening = below(4) == 0;
            play_on(opening ? readable_.start() : random_board(2 + static_cast<int>(below(7))));
        }
        return found_;
    }

private:
    using Position = wari::Position<Houses>;
    struct Histories {
        std::span<const Key> readable, packed;
    };

    /// Nearly uniform: the bounds used here are small.
    std::uint64_t below(std::uint64_t bound) { return random_() % bound; }

    /// At most `seeds_max` seeds in the houses, the rest in the stores.
    Position random_board(int seeds_max) {
        Position at;
        const int seeds = static_cast<int>(below(static_cast<std::uint64_t>(seeds_max) + 1));
        // Rows of their own, sometimes empty, for the rules about feeding.
        std::uint64_t open = random_();
        if (below(4) == 0) open &= random_() & random_();
        if (below(8) == 0) open &= ((std::uint64_t{1} << Houses) - 1) << Houses * below(2);
        if ((open & ((std::uint64_t{1} << 2 * Houses) - 1)) == 0) open = ~std::uint64_t{0};
        for (int left = seeds; left > 0;) {
            const auto cell = static_cast<std::size_t>(below(2 * Houses));
            if (open >> cell & 1) ++at.seeds[cell], --left;
        }
        const int captured = readable_.variant().seeds_total() - seeds;
        // Near the winning number more often than uniformly.
        int first = static_cast<int>(below(static_cast<std::uint64_t>(captured) + 1));
        if (below(2) == 0) first = captured / 2;
        at.stores = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(captured - first)};
        at.turn = below(2) == 0 ? Side::first : Side::second;
        return at;
    }

    void play_on(Position position) {
        std::vector<Key> readable, packed;
        for (int ply = 0; ply < 300 && found_.difference.empty(); ++ply) {
            const Verdict verdict = compare(position, {readable, packed});
            if (verdict.over) {
                ++found_.ends[verdict.reason];
                return;
            }
            typename Wari<Houses>::MoveList moves;
            readable_.moves(position, moves);
            const auto key = readable_.key(position),
                       swift_key = packed_.key(packed_.from(position));
            for (std::size_t before = 0; before < readable.size(); ++before)
                if ((readable[before] == key) != (packed[before] == swift_key))
                    differ(position, "key");
            readable.push_back(key);
            packed.push_back(swift_key);
            position = readable_.play(position, moves[below(moves.size())]);
        }
    }

    /// Compares both and returns the verdict.
    Verdict compare(const Position& position, const Histories& earlier) {
        ++found_.positions;
        const auto fast = packed_.from(position);
        if (!(packed_.unpack(fast) == position) || packed_.turn(fast) != position.turn)
            differ(position, "position");

        typename Wari<Houses>::MoveList moves;
        readable_.moves(position, moves);
        PackedMoveList<Houses> fast_moves;
        packed_.moves(fast, fast_moves);
        std::size_t i = 0;
        if (fast_moves.size() != moves.size()) differ(position, "number of moves");
        for (const Move& move : fast_moves) {
            if (i >= moves.size() || !(moves[i] == move) || !(fast_moves[i] == move))
                differ(position, "moves");
            ++i;
        }
        // Also moves that the rules forbid have the same effect.
        for (std::uint8_t house = 0; house < Houses; ++house)
            if (position.seeds[Position::cell(position.turn, house)] > 0)
                compare_after(position, fast, {house});
        compare_identity(position, fast);

        const bool can_move = !moves.empty();
        const Verdict verdict = readable_.verdict(position, can_move, History{earlier.readable});
        if (!(packed_.verdict(fast, can_move, History{earlier.packed}) == verdict))
            differ(position, "verdict");
        if (verdict.over && !(packed_.unpack(packed_.apply_verdict(fast, verdict)) ==
                              readable_.apply_verdict(position, verdict)))
            differ(position, "settling");
        return verdict;
    }

    void compare_after(const Position& position, const PackedPosition<Houses>& fast, Move move) {
        const Position after = readable_.play(position, move);
        const auto fast_after = packed_.play(fast, move);
        if (!(packed_.unpack(fast_after) == after)) differ(position, "play");
        if (!(packed_.from(after) == fast_after)) differ(position, "form of a position");
        const auto side = index_of(position.turn);
        const int captured = after.stores[side] - position.stores[side];
        if (packed_.captured(fast, fast_after) != captured) differ(position, "captured");
        if (packed_.irreversible(fast, fast_after) != (captured > 0))
            differ(position, "irreversible");
    }

    /// The same board as the other player sees it has the same identity; with another store it has
    /// not.
    void compare_identity(const Position& position, const PackedPosition<Houses>& fast) {
        Position turned = position;
        for (std::size_t cell = 0; cell < turned.seeds.size(); ++cell)
            turned.seeds[cell] = position.seeds[(cell + Houses) % (2 * Houses)];
        turned.stores = {position.stores[1], position.stores[0]};
        turned.turn = other(position.turn);
        const auto fast_turned = packed_.from(turned);
        if (!(packed_.identity(fast) == packed_.identity(fast_turned)))
            differ(position, "identity");
        if (packed_.key(fast) == packed_.key(fast_turned))
            differ(position, "key of the other side");
        if (position.stores[0] == 0) return;
        turned = position;
        --turned.stores[0];
        if (packed_.identity(fast) == packed_.identity(packed_.from(turned)))
            differ(position, "store");
        if (!(packed_.key(fast) == packed_.key(packed_.from(turned))))
            differ(position, "key and store");
    }

    void differ(const Position& position, std::string_view what) {
        if (!found_.difference.empty()) return;
        std::string& text = found_.difference;
        text = std::string(readable_.variant().name) + ", " + std::string(what) + ":";
        for (int seeds : position.seeds) text += ' ' + std::to_string(seeds);
        text += " stores " + std::to_string(position.stores[0]) + ' ' +
                std::to_string(position.stores[1]);
        text += " to move: " + std::string(name_of(position.turn));
    }

    Wari<Houses> readable_;
    PackedRules<Houses> packed_;
    std::mt19937_64 random_;
    PackedRulesComparison found_;
};

PackedRulesComparison boards(const Variant& variant, std::uint64_t seed, std::uint64_t positions) {
    return variant.houses == 6 ? Comparer<6>(variant, seed).boards(positions)
                               : Comparer<8>(variant, seed).boards(positions);
}
PackedRulesComparison games(const Variant& variant, std::uint64_t seed, std::uint64_t positions) {
    return variant.houses == 6 ? Comparer<6>(variant, seed).games(positions)
                               : Comparer<8>(variant, seed).games(positions);
}

}  // namespace

extern "C" const PackedRulesCheck POSTHOUSE_IN_SET(swift_proof) = {.boards = boards,
                                                                   .games = games};

}  // namespace posthouse::wari
