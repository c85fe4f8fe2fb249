#include "games/wari/evaluation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace posthouse::wari {
namespace {

const Network<6> network_6(network_file(6));
const Evaluation<6> evaluate(network_6);

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
    const std::vector<int> expected = {T::house(0, 0),     T::house(0, 1) + 1,  T::house(0, 2) + 2,
                                       T::house(0, 3) + 3, T::house(0, 4) + 15, T::house(0, 5) + 15,
                                       T::house(1, 0),     T::house(1, 1),      T::house(1, 2) + 1,
                                       T::house(1, 3) + 2, T::house(1, 4) + 3,  T::house(1, 5) + 4,
                                       T::capture(0),      T::capture(1) + 2,   T::board + 47};
    EXPECT_EQ(seen, expected);
}

/// What the file of a network says of a position, by the formula of network.h, in floating point.
template <int Houses>
double value_by_the_formula(std::span<const std::uint8_t> file,
                            const PackedPosition<Houses>& position) {
    using N = Network<Houses>;
    const auto byte = [&](std::size_t at) {
        return static_cast<double>(static_cast<std::int8_t>(file[at]));
    };
    std::vector<double> sums(N::neurons);
    Terms<Houses>::each(position, [&](int term) {
        for (std::size_t k = 0; k < N::neurons; ++k)
            sums[k] += byte(static_cast<std::size_t>(term) * N::neurons + k) / N::one;
    });
    const std::size_t bucket = N::bucket_of(position.seeds_on_board());
    const std::size_t weights = (Terms<Houses>::count + bucket) * N::neurons;
    const std::size_t bias = (Terms<Houses>::count + N::buckets) * N::neurons + 4 * bucket;
    double value =
        byte(bias + 3) * 0x1p24 + file[bias + 2] * 0x1p16 + file[bias + 1] * 0x1p8 + file[bias];
    value /= double{N::one} * N::one * N::weight_one;
    for (std::size_t k = 0; k < N::neurons; ++k) {
        const double active = std::clamp(sums[k], 0.0, 1.0);
        value += active * active * byte(weights + k) / N::weight_one;
    }
    return value * N::unit;
}

template <int Houses>
void expect_values_by_the_formula(std::string_view variant) {
    const Network<Houses> network(network_file(Houses));
    const PackedRules<Houses> rules(variant_named(variant));
    std::uint64_t bits = 1;
    for (int k = 0; k < 5'000; ++k) {
        Position<Houses> at;
        for (int seeds = 0; seeds < k % 49; ++seeds) {
            bits = bits * 6364136223846793005ULL + 1442695040888963407ULL;
            ++at.seeds[(bits >> 40) % (k % 7 ? at.seeds.size() : 4)];
        }
        const auto packed = rules.from(at);
        ASSERT_NEAR(network.value(packed),
                    value_by_the_formula<Houses>(network_file(Houses), packed), 1.0);
    }
}

TEST(WariNetwork, ValuesABoardByTheFormula) {
    expect_values_by_the_formula<6>("wari");
    expect_values_by_the_formula<8>("super-wari");
}

TEST(WariNetwork, ValuesEveryBoardAsZeroBeforeItHasLearned) {
    EXPECT_EQ(Network<6>().value(packed({1, 0, 5, 2, 7, 0, 4, 4, 0, 0, 14, 1})), 0);
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
