// BitboardRules is the same game as octilite.h: the same moves in the same order, the same
// positions after them, the same verdicts, and keys that agree on what repeats what.
#include "games/octilite/bitboard_rules.h"

#include "base/sanitizer_build.h"
#include "games/octilite/notation.h"
#include "rules/perft.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <utility>
#include <vector>

namespace posthouse::octilite {
namespace {

constexpr int effort = sanitizer_build ? 1 : 8;

constexpr OctiLite plain_rules;
constexpr BitboardRules swift_rules;

std::pair<std::uint64_t, std::uint64_t> words_of(const Key& key) {
    return {key.low, key.high};
}

/// Compares both forms in every position it is given.
class Comparison {
public:
    std::size_t most_moves = 0;
    std::size_t positions() const { return keys_.size(); }
    int ends = 0;
    void compare(const Position& position, const std::vector<Position>& before = {}) {
        const BitboardPosition swift_at = packed(position);
        ASSERT_EQ(unpack(swift_at), position);
        ASSERT_EQ(swift_rules.turn(swift_at), plain_rules.turn(position));

        moves.clear();
        plain_rules.moves(position, moves);
        SmallMoveList swift_moves;
        swift_rules.moves(swift_at, swift_moves);
        ASSERT_TRUE(std::equal(moves.begin(), moves.end(), swift_moves.begin(), swift_moves.end()))
            << Notation().write(plain_rules, position).view();
        ASSERT_EQ(swift_rules.count(swift_at), moves.size());
        ASSERT_EQ(swift_rules.can_move(swift_at), !moves.empty());
        most_moves = std::max(most_moves, moves.size());

        for (const Move& move : moves) {
            const BitboardPosition next = swift_rules.play(swift_at, move);
            const Position plain_next = plain_rules.play(position, move);
            ASSERT_EQ(unpack(next), plain_next) << Notation().write(plain_rules, move).view();
            ASSERT_EQ(next, packed(plain_next));
            ASSERT_EQ(swift_rules.irreversible(swift_at, next),
                      cannot_come_back(position, plain_next));
        }
        compare_verdicts(position, before);
        compare_keys(position);
    }

    // Of the last position compared:
    std::vector<Move> moves;
    bool over = false;

private:
    static bool cannot_come_back(const Position& before, const Position& after) {
        const auto prongs = [](const Position& position) {
            return position.supply[0] + position.supply[1];
        };
        return prongs(before) != prongs(after) ||
               std::popcount(squares_of(before.pods[0])) !=
                   std::popcount(squares_of(after.pods[0])) ||
               std::popcount(squares_of(before.pods[1])) !=
                   std::popcount(squares_of(after.pods[1]));
    }

    void compare_verdicts(const Position& position, const std::vector<Position>& before) {
        std::vector<Key> plain_keys, swift_keys;
        for (const Position& earlier : before) {
            plain_keys.push_back(plain_rules.key(earlier));
            swift_keys.push_back(swift_rules.key(packed(earlier)));
        }
        for (bool can_move : {false, true}) {
            const Verdict verdict = plain_rules.verdict(position, can_move, History{plain_keys});
            ASSERT_EQ(swift_rules.verdict(packed(position), can_move, History{swift_keys}),
                      verdict);
            if (can_move == !moves.empty()) over = verdict.over;
        }
        ends += over;
    }

    void compare_keys(const Position& position) {
        const auto plain = words_of(plain_rules.key(position));
        const auto swiftly = words_of(swift_rules.key(packed(position)));
        const auto [known, is_new] = keys_.emplace(plain, swiftly);
        ASSERT_EQ(known->second, swiftly);
        if (is_new) {
            ASSERT_TRUE(back_.emplace(swiftly, plain).second) << "two positions have this key";
        }
    }

    std::map<std::pair<std::uint64_t, std::uint64_t>, std::pair<std::uint64_t, std::uint64_t>>
        keys_, back_;
};

TEST(BitboardRules, IsTheSameGameInRandomGames) {
    std::mt19937 random(11);
    Comparison comparison;
    for (int game = 0; game < 100 * effort; ++game) {
        Position at = plain_rules.start();
        std::vector<Position> before;
        for (int ply = 0; ply < 120; ++ply) {
            ASSERT_NO_FATAL_FAILURE(comparison.compare(at, before));
            if (comparison.over) break;
            before.push_back(at);
            at = plain_rules.play(at, comparison.moves[random() % comparison.moves.size()]);
        }
    }
    EXPECT_GT(comparison.ends, 50 * effort);
    EXPECT_GT(comparison.positions(), 2000u * effort);
}

TEST(BitboardRules, JudgesRepetitionAsTheRulesDo) {
    Comparison comparison;
    Position at = *Notation().read(plain_rules, "11ae/67ae 10 10 O");
    std::vector<Position> before;
    for (int round = 0; round < 4; ++round)
        for (const Move& move : {Move::step(011, Direction::a), Move::step(067, Direction::e),
                                 Move::step(012, Direction::e), Move::step(066, Direction::a)}) {
            ASSERT_NO_FATAL_FAILURE(comparison.compare(at, before));
            EXPECT_EQ(comparison.over, round >= 2);
            before.push_back(at);
            at = plain_rules.play(at, move);
        }
}

/// Pods anywhere or close together, with few prongs or all; some of the positions are over.
Position some_set_up(std::mt19937& random) {
    std::vector<Square> squares;
    const bool crowded = random() % 2 == 0;  // on every second square: chains
    for (int x = 1; x <= columns; ++x)
        for (int y = 1; y <= rows; ++y)
            if (!crowded || (x % 2 == 0 && y % 2 == 0) || random() % 8 == 0)
                squares.push_back(square_of(x, y));
    std::shuffle(squares.begin(), squares.end(), random);

    Position at;
    at.turn = random() % 2 ? Side::first : Side::second;
    int prongs = static_cast<int>(random() % (prongs_in_all + 1));
    for (Pods& pods : at.pods) {
        const std::size_t count = crowded ? pods_a_side : random() % (pods_a_side + 1);
        for (std::size_t i = 0; i < count && !squares.empty(); ++i) {
            auto pattern = static_cast<std::uint8_t>(random() % 3 == 0 ? 255 : random());
            if (std::popcount(pattern) > prongs) pattern = 0;
            prongs -= std::popcount(pattern);
            pods[i] = {squares.back(), pattern};
            squares.pop_back();
        }
        std::sort(pods.begin(), pods.end());
    }
    int used = 0;
    for (const Pods& pods : at.pods)
        for (const Pod& pod : pods) used += std::popcount(pod.prongs);
    at.supply[0] = static_cast<std::uint8_t>(random() % static_cast<unsigned>(25 - used));
    at.supply[1] = static_cast<std::uint8_t>(prongs_in_all - used - at.supply[0]);
    return at;
}

TEST(BitboardRules, IsTheSameGameInRandomSetUps) {
    std::mt19937 random(12);
    Comparison comparison;
    for (int round = 0; round < 10'000 * effort; ++round)
        ASSERT_NO_FATAL_FAILURE(comparison.compare(some_set_up(random)));
    EXPECT_GT(comparison.positions(), 9'000u * effort);
    EXPECT_GT(comparison.ends, 1000 * effort);
    EXPECT_GT(comparison.most_moves, SmallMoveList::room);
}

TEST(BitboardRules, ListsTheMovesOfASetUpThatHasThousandsOfThem) {
    // A pod with every prong and seven others, each of which it can come to jump.
    Comparison comparison;
    ASSERT_NO_FATAL_FAILURE(comparison.compare(
        *Notation().read(plain_rules, "15abcdefgh,22,24,32/12,14,25,34 4 12 O")));
    EXPECT_GT(comparison.most_moves, 2000u);
}

TEST(SmallMoveList, MayBeCopiedShortOrLong) {
    for (std::size_t count : {std::size_t{0}, std::size_t{5}, SmallMoveList::room,
                              SmallMoveList::room + 1, std::size_t{5000}}) {
        SmallMoveList list;
        for (std::size_t i = 0; i < count; ++i)
            list.push_back(Move::step(static_cast<Square>(i % 64), Direction::a));
        SmallMoveList copy = list;
        ASSERT_EQ(copy.size(), count);
        ASSERT_TRUE(std::equal(list.begin(), list.end(), copy.begin(), copy.end()));
        copy.clear();
        copy.push_back(Move());
        EXPECT_EQ(copy.size(), 1u);
        EXPECT_EQ(copy[0], Move());
        copy = list;
        EXPECT_TRUE(std::equal(list.begin(), list.end(), copy.begin(), copy.end()));
    }
}

TEST(BitboardRules, CountsTheSameLeavesInBulkAndOneByOne) {
    Perft<BitboardRules> bulk(swift_rules), every(swift_rules, PerftMode::every_leaf);
    const std::uint64_t leaves[] = {1, 32, 1'024, 32'704, 1'044'484, 33'259'968};
    for (int depth = 0; depth <= (effort > 1 ? 5 : 4); ++depth)
        EXPECT_EQ(bulk.leaves(swift_rules.start(), depth), leaves[depth]);
    for (int depth = 0; depth <= 4; ++depth)
        EXPECT_EQ(every.leaves(swift_rules.start(), depth), leaves[depth]);
}

}  // namespace
}  // namespace posthouse::octilite
