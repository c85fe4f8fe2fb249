#include "games/wari/evaluation.h"

#include <gtest/gtest.h>

namespace posthouse::wari {
namespace {

constexpr Wari<6> rules(variant_named("wari"));
constexpr Evaluation evaluate;

TEST(WariEvaluation, finds_the_opening_equal) {
    EXPECT_EQ(evaluate(rules.start()), 0);
}

TEST(WariEvaluation, is_the_opposite_for_the_opponent) {
    Position<6> at{{1, 0, 5, 2, 7, 0, 4, 4, 0, 0, 14, 1}, {6, 4}, Side::first};
    const int mine = evaluate(at);
    EXPECT_NE(mine, 0);
    at.turn = Side::second;
    EXPECT_EQ(evaluate(at), -mine);
}

TEST(WariEvaluation, counts_a_captured_seed_as_a_hundred_hundredths) {
    Position<6> at = rules.start();
    at.stores = {3, 1};
    EXPECT_EQ(evaluate(at), 200);
}

TEST(WariEvaluation, would_rather_not_stand_where_it_can_be_taken) {
    const Position<6> safe{{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, {0, 0}, Side::first};
    const Position<6> open{{1, 1, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4}, {0, 0}, Side::first};
    EXPECT_LT(evaluate(open), evaluate(safe));
}

TEST(WariEvaluation, measures_a_finished_game_by_the_difference_of_the_stores) {
    Position<6> at{{}, {30, 18}, Side::second};
    EXPECT_EQ(evaluate.margin(at), -12);
    at.turn = Side::first;
    EXPECT_EQ(evaluate.margin(at), 12);
}

}  // namespace
}  // namespace posthouse::wari
