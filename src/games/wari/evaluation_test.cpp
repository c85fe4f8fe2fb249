#include "games/wari/evaluation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace posthouse::wari {
namespace {

const auto tables_6 = WeightTables<6>::of(Style::balanced);
const Evaluation<6> evaluate(*tables_6);

const PackedRules<6>& rules() {
    static const PackedRules<6> rules(variant_named("wari"));
    return rules;
}

PackedPosition<6> packed(const std::array<std::uint8_t, 12>& seeds,
                         const std::array<std::uint8_t, 2>& stores = {}) {
    return rules().from(Position<6>{seeds, stores, Side::first});
}

/// The best capture of the player to move by the rules, from houses of less than a lap.
template <int Houses>
int best_capture_by_the_rules(const Wari<Houses>& rules, const Position<Houses>& position) {
    int best = 0;
    for (std::uint8_t house = 0; house < Houses; ++house)
        if (const int seeds = position.seeds[position.cell(position.turn, house)];
            seeds > 0 && seeds < 2 * Houses)
            best = std::max(best, rules.sow(position, Move{house}).captured_seeds);
    return best;
}

template <int Houses>
void expect_best_captures(std::string_view variant) {
    using T = Terms<Houses>;
    const Wari<Houses> readable(variant_named(variant));
    const PackedRules<Houses> swift_rules(variant_named(variant));
    std::uint64_t bits = 1;
    int captures = 0;
    for (int k = 0; k < 20'000; ++k) {
        Position<Houses> at;
        // Few to many seeds; never a house of more than 14, the limit of one table entry.
        for (int seeds = 0; seeds < 4 + k % 45; ++seeds) {
            bits = bits * 6364136223846793005ULL + 1442695040888963407ULL;
            auto& house = at.seeds[(bits >> 40) % at.seeds.size()];
            house = static_cast<std::uint8_t>(std::min(house + 1, 14));
        }
        const auto packed = swift_rules.from(at);
        const int best = best_capture_by_the_rules(readable, at);
        ASSERT_EQ(T::best_capture(packed.own & packed.seeds, packed.rival), best);
        captures += best > 0;
    }
    EXPECT_GT(captures, 1'000);
}

TEST(WariTerms, SeeTheBestCaptureThatTheRulesAllow) {
    expect_best_captures<6>("wari");
    expect_best_captures<8>("super-wari");
}

TEST(WariTerms, AreOneOfEachTable) {
    using T = Terms<6>;
    std::vector<int> seen;
    T::each(packed({0, 1, 2, 3, 15, 16, 0, 0, 1, 2, 3, 4}),
            [&](int term) { seen.push_back(term); });
    std::sort(seen.begin(), seen.end());
    const std::vector<int> expected = {
        T::house(0, 0),      T::house(0, 1) + 1,  T::house(0, 2) + 2, T::house(0, 3) + 3,
        T::house(0, 4) + 15, T::house(0, 5) + 15, T::house(1, 0),     T::house(1, 1),
        T::house(1, 2) + 1,  T::house(1, 3) + 2,  T::house(1, 4) + 3, T::house(1, 5) + 4,
        T::capture(0),       T::capture(1) + 2,   T::empty(0) + 1,    T::empty(1) + 2};
    EXPECT_EQ(seen, expected);
}

TEST(WariTerms, InterpolateTheWeightsBetweenKnots) {
    constexpr auto& knots = Weights<6>::knots;
    constexpr WeightTable<6> table = mixed<6>(knots);
    for (std::size_t k = 0; k < weight_knots.size(); ++k)
        EXPECT_EQ(table[static_cast<std::size_t>(weight_knots[k])], knots[k]);
    for (std::size_t term = 0; term < table[0].size(); ++term)
        EXPECT_EQ(table[20][term], (knots[2][term] + knots[3][term]) / 2);
}

template <int Houses>
void expect_sums_of_terms(std::string_view variant) {
    const auto tables = WeightTables<Houses>::of(Style::balanced);
    const Evaluation<Houses> evaluation(*tables);
    const WeightTable<Houses> weights = mixed<Houses>(Weights<Houses>::knots);
    const PackedRules<Houses> rules(variant_named(variant));
    std::uint64_t bits = 1;
    for (int k = 0; k < 20'000; ++k) {
        Position<Houses> at;
        for (int seeds = 0; seeds < k % 49; ++seeds) {
            bits = bits * 6364136223846793005ULL + 1442695040888963407ULL;
            ++at.seeds[(bits >> 40) % (k % 7 ? at.seeds.size() : 4)];
        }
        const auto packed = rules.from(at);
        ASSERT_EQ(evaluation(packed), board_worth(packed, weights));
    }
}

TEST(WariEvaluation, IsTheSumOfTheWeightsOfItsTerms) {
    expect_sums_of_terms<6>("wari");
    expect_sums_of_terms<8>("super-wari");
}

TEST(WariEvaluation, CountsACapturedSeedAsAHundredHundredths) {
    const std::array<std::uint8_t, 12> seeds = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0};
    EXPECT_EQ(evaluate(packed(seeds, {3, 1})) - evaluate(packed(seeds, {0, 4})), 600);
}

TEST(WariEvaluation, IsTheSameForEitherSide) {
    const Position<6> south{{1, 0, 5, 2, 7, 0, 4, 4, 0, 0, 14, 1}, {6, 4}, Side::first};
    const Position<6> north{{4, 4, 0, 0, 14, 1, 1, 0, 5, 2, 7, 0}, {4, 6}, Side::second};
    EXPECT_EQ(evaluate(rules().from(south)), evaluate(rules().from(north)));
}

TEST(WariEvaluation, CountsACaptureWithinReach) {
    EXPECT_GT(evaluate(packed({4, 4, 4, 4, 4, 2, 4, 2, 4, 5, 5, 4})),
              evaluate(packed({4, 4, 4, 4, 4, 2, 4, 4, 4, 4, 4, 4})));
}

TEST(WariEvaluation, PromisesMoreForCapturesThanForOtherMoves) {
    const auto at =
        packed({4, 4, 4, 4, 4, 2, 4, 2, 4, 5, 5, 4});  // f captures b and nothing else does
    for (std::uint8_t house = 0; house < 5; ++house)
        EXPECT_LT(evaluate.promise(at, Move{house}), evaluate.promise(at, Move{5}));
}

TEST(WariEvaluation, MeasuresAFinishedGameByTheDifferenceOfTheStores) {
    Position<6> at{{}, {30, 18}, Side::second};
    EXPECT_EQ(evaluate.margin(rules().from(at)), -12);
    at.turn = Side::first;
    EXPECT_EQ(evaluate.margin(rules().from(at)), 12);
}

}  // namespace
}  // namespace posthouse::wari
