// Elo, the interval and the test, against closed forms and values computed independently.

#include "strength/lab/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace posthouse::strength {
namespace {

TEST(Elo, ThreeQuartersOfThePointsAre191AndBackAgain) {
    EXPECT_NEAR(elo_of_score(0.75), 190.85, 0.01);
    EXPECT_NEAR(elo_of_score(0.5), 0, 1e-12);
    EXPECT_NEAR(score_of_elo(400), 10.0 / 11, 1e-12);
    for (const double elo : {-700.0, -3.0, 0.5, 250.0})
        EXPECT_NEAR(elo_of_score(score_of_elo(elo)), elo, 1e-9);
    EXPECT_EQ(elo_of_score(1), std::numeric_limits<double>::infinity());
    EXPECT_EQ(elo_of_score(0), -std::numeric_limits<double>::infinity());
}

TEST(Elo, TheIntervalComesFromTheScatterOfPairsNotOfGames) {
    // 100 pairs of one win each: high variance as games, low variance as pairs.
    const EloEstimate decided_by_seat = estimate_elo({0, 1, 98, 1, 0});
    EXPECT_NEAR(decided_by_seat.elo, 0, 1e-9);
    EXPECT_LT(decided_by_seat.high, 7);
    // 50 pairs won twice and 50 lost twice: mean 1/2, variance 1/4, standard error 1/20.
    const EloEstimate wild = estimate_elo({50, 0, 0, 0, 50});
    EXPECT_NEAR(wild.high, elo_of_score(0.5 + 1.959963985 / 20), 1e-6);
    EXPECT_NEAR(wild.low, -wild.high, 1e-6);
}

TEST(Elo, PairsThatAllEndAlikeHaveAnIntervalByTheRuleOfThree) {
    const EloEstimate won = estimate_elo({0, 0, 0, 0, 300});
    EXPECT_EQ(won.elo, std::numeric_limits<double>::infinity());
    EXPECT_NEAR(won.low, elo_of_score(0.99), 1e-9);
    EXPECT_GT(estimate_elo({0, 0, 3, 0, 0}).high, 1000);
}

TEST(Sprt, ItsBoundsAreWalds) {
    const Sprt test{.elo0 = 0, .elo1 = 5, .alpha = 0.05, .beta = 0.05};
    EXPECT_NEAR(test.upper(), std::log(19.0), 1e-12);
    EXPECT_NEAR(test.lower(), -std::log(19.0), 1e-12);
    const Sprt uneven{.elo0 = 0, .elo1 = 5, .alpha = 0.01, .beta = 0.1};
    EXPECT_NEAR(uneven.upper(), std::log(90.0), 1e-12);
    EXPECT_NEAR(uneven.lower(), std::log(0.1 / 0.99), 1e-12);
}

TEST(Sprt, WithoutDrawsTheRatioIsTheBinomialOne) {
    // Only whole pairs won or lost: the likeliest distribution with mean s is (1 - s, s).
    const double s0 = score_of_elo(0), s1 = score_of_elo(30);
    const double binomial = 60 * std::log(s1 / s0) + 40 * std::log((1 - s1) / (1 - s0));
    EXPECT_NEAR(log_likelihood_ratio({40, 0, 0, 0, 60}, 0, 30), binomial, 0.01);
}

TEST(Sprt, TheRatioIsNearTheNormalApproximationWhereManyPairsScatterLittle) {
    const PairScores pairs{200, 1800, 4000, 2100, 250};
    double n = 0, mean = 0, square = 0;
    for (std::size_t i = 0; i < 5; ++i) {
        const auto count = static_cast<double>(pairs[i]);
        const double score = static_cast<double>(i) / 4;
        n += count;
        mean += count * score;
        square += count * score * score;
    }
    mean /= n;
    const double variance = square / n - mean * mean;
    const double s0 = score_of_elo(0), s1 = score_of_elo(5);
    const double normal = n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
    EXPECT_GT(normal, 2);
    EXPECT_NEAR(log_likelihood_ratio(pairs, 0, 5), normal, 0.05);
}

TEST(Sprt, TheRatioIsThatOfTheLikeliestDistributionsWithThoseMeans) {
    // From a separate program that maximizes the likelihood under both constraints.
    EXPECT_NEAR(log_likelihood_ratio({200, 1800, 4000, 2100, 250}, 0, 5), 11.8055152439, 1e-8);
    EXPECT_NEAR(log_likelihood_ratio({10, 30, 50, 45, 20}, 0, 20), 2.4031275338, 1e-8);
    EXPECT_NEAR(log_likelihood_ratio({3, 17, 40, 33, 7}, -10, 25), 4.3371395465, 1e-8);
}

TEST(Sprt, TheRatioOfSwappedEnginesIsTheOppositeTestsRatio) {
    const double here = log_likelihood_ratio({10, 30, 50, 45, 20}, 0, 20);
    const double there = log_likelihood_ratio({20, 45, 50, 30, 10}, 0, -20);
    EXPECT_NEAR(here, there, 1e-9);
    EXPECT_NEAR(here, -log_likelihood_ratio({10, 30, 50, 45, 20}, 20, 0), 1e-9);
}

TEST(Sprt, ItAcceptsWhatIsClearAndNothingBefore) {
    const Sprt test{.elo0 = 0, .elo1 = 10, .alpha = 0.05, .beta = 0.05};
    EXPECT_EQ(sprt_decision(test, {}), SprtDecision::neither);
    EXPECT_EQ(sprt_decision(test, {1, 2, 4, 2, 1}), SprtDecision::neither);
    EXPECT_EQ(sprt_decision(test, {100, 400, 1000, 700, 300}), SprtDecision::elo1);
    EXPECT_EQ(sprt_decision(test, {300, 700, 1000, 400, 100}), SprtDecision::elo0);
}

TEST(Ratings, TwoPlayersHaveTheEloOfTheirScore) {
    const HeadToHead pairing{0, 1, 2500, 10000};
    const auto ratings = fit_ratings(2, {&pairing, 1});
    EXPECT_EQ(ratings[0].elo, 0);
    EXPECT_NEAR(ratings[1].elo, 190.85, 0.1);
    // 1.96 / sqrt(n p (1 - p)) times 400 / ln 10
    EXPECT_NEAR(ratings[1].margin, 1.95996 / std::sqrt(10000 * 0.1875) * 173.7178, 0.05);
}

TEST(Ratings, TheStrengthsThatMadeTheScoresAreFoundAgain) {
    const std::vector<double> elos = {0, 140, 310, 300};
    std::vector<HeadToHead> pairings;
    for (std::size_t one = 0; one < 4; ++one)
        for (std::size_t other = one + 1; other < std::min<std::size_t>(one + 3, 4); ++other)
            pairings.push_back({one, other, 1e7 * score_of_elo(elos[one] - elos[other]), 1e7});
    const auto ratings = fit_ratings(4, pairings);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(ratings[i].elo, elos[i], 0.01) << i;
}

TEST(Ratings, AWhitewashIsFinite) {
    const HeadToHead pairing{0, 1, 0, 100};
    const auto ratings = fit_ratings(2, {&pairing, 1});
    EXPECT_GT(ratings[1].elo, 600);
    EXPECT_LT(ratings[1].elo, 1500);
}

}  // namespace
}  // namespace posthouse::strength
