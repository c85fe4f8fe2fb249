// The packed rules equal the reference rules, with every instruction set of this machine.
#include "games/wari/packed_rules.h"
#include "base/sanitizer_build.h"

#include "games/wari/packed_rules_check.h"
#include "games/wari/wari_engine.h"
#include "search/plain_engine.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>
#include <vector>

namespace posthouse::wari {
namespace {

constexpr int slowness = sanitizer_build ? 20 : 1;

class PackedRulesTest : public testing::TestWithParam<InstructionSet> {};

std::string set_name(const testing::TestParamInfo<InstructionSet>& set) {
    std::string name(name_of(set.param));
    for (char& c : name)
        if (c == '-') c = '_';
    return name;
}

INSTANTIATE_TEST_SUITE_P(AllSets, PackedRulesTest, testing::ValuesIn(instruction_sets()), set_name);

TEST_P(PackedRulesTest, EqualTheReferenceRulesOnRandomBoards) {
    for (const Variant& variant : variants) {
        const auto found = swift_proof(GetParam()).boards(variant, 4, 120'000 / slowness);
        EXPECT_EQ(found.difference, "");
        EXPECT_GE(found.positions, 120'000u / slowness);
    }
}

TEST_P(PackedRulesTest, EqualTheReferenceRulesInRandomGames) {
    std::set<std::string_view> ends;
    for (const Variant& variant : variants) {
        const auto found = swift_proof(GetParam()).games(variant, 8, 60'000 / slowness);
        EXPECT_EQ(found.difference, "");
        for (const auto& [reason, count] : found.ends) ends.insert(reason);
    }
    // Every kind of ending occurred.
    EXPECT_EQ(ends,
              (std::set<std::string_view>{
                  wari::ends::starved, wari::ends::tie, wari::ends::majority, wari::ends::no_stones,
                  wari::ends::cannot_feed, wari::ends::stalemate, wari::ends::repetition}));
}

/// An evaluation that is always 0, to search the reference rules.
struct Level {
    template <class Position>
    int operator()(const Position&) const {
        return 0;
    }
};

template <int Houses>
void expect_same_counts(InstructionSet set, const Variant& variant,
                        const std::vector<Position<Houses>>& starts) {
    const Wari<Houses> rules(variant);
    const auto readable = search::engine_of(rules, Level());
    const auto packed = wari_engine(set).make<Houses>(variant);
    for (const auto& at : starts)
        for (int depth = 0; depth <= 5; ++depth) {
            const auto leaves = readable.perft(at, depth, PerftMode::bulk);
            EXPECT_EQ(packed.perft(at, depth, PerftMode::bulk), leaves) << variant.name;
            EXPECT_EQ(packed.perft(at, depth, PerftMode::every_leaf), leaves) << variant.name;
        }
}

TEST_P(PackedRulesTest, CountAsManyLeavesAsTheReferenceRules) {
    for (const Variant& variant : variants) {
        if (variant.houses == 6)
            expect_same_counts<6>(GetParam(), variant,
                                  {Wari<6>(variant).start(),
                                   {{0, 0, 0, 1, 0, 2, 1, 1, 0, 0, 0, 0}, {22, 21}, Side::first},
                                   {{0, 3, 0, 0, 0, 0, 0, 1, 0, 4, 1, 17}, {12, 10}, Side::first},
                                   {{1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {23, 23}, Side::first},
                                   {{0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1}, {23, 23}, Side::second},
                                   {{2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, {25, 20}, Side::first}});
        else
            expect_same_counts<8>(GetParam(), variant, {Wari<8>(variant).start()});
    }
}

TEST_P(PackedRulesTest, DetectARepetitionInPerft) {
    // From here the second occurrence comes after sixteen plies, if at all.
    const Position<8> pair{{0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1}, {23, 23}, Side::first};
    const auto& variant = variant_named("super-wari");
    const auto readable = search::engine_of(Wari<8>(variant), Level());
    const auto packed = wari_engine(GetParam()).make<8>(variant);
    for (int depth : {15, 16, 17, 18, 24, 32})
        EXPECT_EQ(packed.perft(pair, depth, PerftMode::every_leaf),
                  readable.perft(pair, depth, PerftMode::every_leaf));
}

template <int Houses>
void expect_the_same_thoughts(const WariEngine& one, const WariEngine& other,
                              const Variant& variant) {
    const auto engine = one.make<Houses>(variant);
    const auto plain = other.make<Houses>(variant);
    const Wari<Houses> rules(variant);
    search::ThinkLimits limits;
    limits.depth_max = 12;
    limits.nodes_max = 20'000;
    const std::vector<Position<Houses>> line{rules.start()};
    const auto found = engine.think(line, limits, {});
    const auto expected = plain.think(line, limits, {});
    EXPECT_EQ(found.nodes, expected.nodes);
    EXPECT_EQ(found.lines.front().score, expected.lines.front().score);
    EXPECT_EQ(found.lines.front().moves, expected.lines.front().moves);

    std::mt19937 random(5);
    for (int game = 0; game < 200; ++game) {
        auto at = rules.start();
        for (int ply = 0; ply < 60; ++ply) {
            ASSERT_EQ(engine.evaluate(at), plain.evaluate(at));
            typename Wari<Houses>::MoveList moves;
            rules.moves(at, moves);
            if (moves.empty()) break;
            at = rules.play(at, moves[random() % moves.size()]);
        }
    }
}

TEST_P(PackedRulesTest, GiveTheSameSearchResultsWithAnyInstructionSet) {
    const WariEngine& engine = wari_engine(GetParam());
    const WariEngine& plain = wari_engine(InstructionSet::baseline);
    for (const Variant& variant : variants)
        if (variant.houses == 6)
            expect_the_same_thoughts<6>(engine, plain, variant);
        else
            expect_the_same_thoughts<8>(engine, plain, variant);
}

TEST(PackedPosition, HoldsEveryStoreInOrder) {
    for (int store = 0; store <= 48; ++store) {
        EXPECT_EQ(PackedPosition<6>::captured(PackedPosition<6>::stored(store)), store);
        EXPECT_EQ(PackedPosition<8>::captured(PackedPosition<8>::stored(store)), store);
        EXPECT_LT(PackedPosition<8>::stored(store), PackedPosition<8>::stored(store + 1));
    }
}

TEST(PackedMoveList, ListsTheHousesInOrder) {
    PackedMoveList<8> moves;
    EXPECT_TRUE(moves.empty());
    for (Move move : {Move{7}, Move{0}, Move{4}}) moves.push_back(move);
    ASSERT_EQ(moves.size(), 3u);
    std::vector<int> houses;
    for (Move move : moves) houses.push_back(move.house);
    EXPECT_EQ(houses, (std::vector<int>{0, 4, 7}));
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(moves[i].house, houses[i]);
    moves.clear();
    EXPECT_EQ(moves.size(), 0u);
}

}  // namespace
}  // namespace posthouse::wari
