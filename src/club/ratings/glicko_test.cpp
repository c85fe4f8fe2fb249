#include "club/ratings/glicko.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>
#include <vector>

namespace posthouse::club {
namespace {

TEST(Glicko, TheWorkedExampleOfThePaper) {
    const GlickoRating player{1500, 200, 0.06};
    const std::vector<RatedGame> games{
        {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
    const GlickoRating after = update_rating(player, games);
    EXPECT_NEAR(after.rating, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko, WithoutGamesTheRatingStaysAndTheDeviationGrows) {
    const GlickoRating player{1700, 60, 0.06};
    const GlickoRating later = age_rating(player, 1);
    EXPECT_EQ(later.rating, 1700);
    EXPECT_EQ(later.volatility, 0.06);
    EXPECT_NEAR(later.deviation, 60.8986, 0.0001);  // step 6 by hand: 173.7178 √(0.34539² + 0.06²)
    // Two periods equal one of twice the length, and a period of zero changes nothing.
    EXPECT_NEAR(age_rating(later, 1).deviation, age_rating(player, 2).deviation, 1e-9);
    EXPECT_EQ(age_rating(player, 0), player);
    EXPECT_EQ(age_rating(player, -3), player);
    EXPECT_EQ(age_rating(player, 1e9).deviation, deviation_max);
    EXPECT_EQ(update_rating(player, {}, 1), later);
}

TEST(Glicko, TheLongerThePauseTheMoreAGameChanges) {
    const GlickoRating player{1500, 60, 0.06};
    const std::vector<RatedGame> won{{{1500, 60, 0.06}, 1}};
    const GlickoRating at_once = update_rating(player, won, 0),
                       later = update_rating(player, won, 100);
    EXPECT_GT(at_once.rating, 1500);
    EXPECT_GT(later.rating, at_once.rating);
    EXPECT_GT(later.deviation, at_once.deviation);
}

TEST(Glicko, AWinIsWorthAsMuchAsTheSameLossCosts) {
    const GlickoRating one{1500, 100, 0.06}, two{1500, 100, 0.06};
    const GlickoRating winner = update_rating(one, std::vector<RatedGame>{{two, 1}});
    const GlickoRating loser = update_rating(two, std::vector<RatedGame>{{one, 0}});
    EXPECT_NEAR(winner.rating - 1500, 1500 - loser.rating, 1e-9);
    const GlickoRating drew = update_rating(one, std::vector<RatedGame>{{two, 0.5}});
    EXPECT_NEAR(drew.rating, 1500, 1e-9);
    EXPECT_LT(drew.deviation, 100);
}

TEST(Glicko, AnUpsetIsWorthMoreThanAVictoryThatWasExpected) {
    const GlickoRating player{1500, 80, 0.06};
    const auto gain = [&](double opponent) {
        return update_rating(player, std::vector<RatedGame>{{{opponent, 80, 0.06}, 1}}).rating -
               1500;
    };
    EXPECT_GT(gain(1900), gain(1500));
    EXPECT_GT(gain(1500), gain(1100));
    EXPECT_GT(gain(1100), 0);
}

TEST(Glicko, AGameAgainstSomebodyUnknownSaysLess) {
    const GlickoRating player{1500, 80, 0.06};
    const auto gain = [&](double deviation) {
        return update_rating(player, std::vector<RatedGame>{{{1500, deviation, 0.06}, 1}}).rating -
               1500;
    };
    EXPECT_GT(gain(45), gain(350));
}

TEST(Glicko, WhatIsExpectedOfBothAddsUp) {
    const GlickoRating one{1700, 100, 0.06}, two{1500, 100, 0.06};
    EXPECT_NEAR(expected_score(one, two) + expected_score(two, one), 1, 1e-12);
    EXPECT_GT(expected_score(one, two), 0.7);
}

/// Players of hidden strengths play at random times, after seconds or years.
TEST(Glicko, TenThousandRandomGamesStayWithinAllBounds) {
    for (unsigned seed = 1; seed <= 5; ++seed) {
        std::mt19937 dice(seed);
        std::uniform_real_distribution<double> part(0, 1);
        std::vector<GlickoRating> players(30);
        std::vector<double> strengths;
        for (std::size_t i = 0; i < players.size(); ++i)
            strengths.push_back(600 + 100 * static_cast<double>(i));
        for (int game = 0; game < 10'000; ++game) {
            const std::size_t one = dice() % players.size(), two = dice() % players.size();
            if (one == two) continue;
            // Every twentieth result is random.
            const double expected =
                part(dice) < 0.05 ? 0.5 : expected_score({strengths[one]}, {strengths[two], 0});
            const double luck = part(dice);
            const double score = luck < expected * 0.9             ? 1
                                 : luck > 1 - (1 - expected) * 0.9 ? 0
                                                                   : 0.5;
            const double periods = std::pow(10, part(dice) * 8 - 5);
            const GlickoRating first = players[one], second = players[two];
            players[one] = update_rating(first, std::vector<RatedGame>{{second, score}}, periods);
            players[two] =
                update_rating(second, std::vector<RatedGame>{{first, 1 - score}}, periods);
            for (const GlickoRating& after : {players[one], players[two]}) {
                ASSERT_TRUE(std::isfinite(after.rating)) << seed << ' ' << game;
                ASSERT_GE(after.rating, rating_min);
                ASSERT_LE(after.rating, rating_max);
                ASSERT_GE(after.deviation, deviation_min);
                ASSERT_LE(after.deviation, deviation_max);
                ASSERT_GE(after.volatility, 0.03) << seed << ' ' << game;
                ASSERT_LE(after.volatility, volatility_max);
            }
        }
        // After years the deviation is large, so single ratings mean little here; but strong
        // players are rated above average ones, and those above weak ones.
        std::array<double, 3> thirds{};
        for (std::size_t i = 0; i < players.size(); ++i) thirds[i / 10] += players[i].rating;
        EXPECT_LT(thirds[0], thirds[1]) << seed;
        EXPECT_LT(thirds[1], thirds[2]) << seed;
    }
}

TEST(Glicko, TheUnlikeliestResultsStayWithinBoundsToo) {
    for (const double score : {0.0, 0.5, 1.0})
        for (const double deviation : {deviation_min, deviation_max})
            for (const double volatility : {volatility_min, volatility_max}) {
                const GlickoRating best{rating_max, deviation, volatility};
                const GlickoRating worst{rating_min, deviation, volatility};
                for (const GlickoRating& after :
                     {update_rating(best, std::vector<RatedGame>{{worst, score}}),
                      update_rating(worst, std::vector<RatedGame>{{best, score}}),
                      update_rating(worst, std::vector<RatedGame>(1'000, {best, score}), 1e6)}) {
                    EXPECT_TRUE(std::isfinite(after.rating));
                    EXPECT_GE(after.rating, rating_min);
                    EXPECT_LE(after.rating, rating_max);
                    EXPECT_GE(after.deviation, deviation_min);
                    EXPECT_LE(after.deviation, deviation_max);
                    EXPECT_GE(after.volatility, volatility_min);
                    EXPECT_LE(after.volatility, volatility_max);
                }
            }
}

}  // namespace
}  // namespace posthouse::club
