#include "club/ratings/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace posthouse::club {
namespace {

/// Rating points in one unit of the paper's scale.
constexpr double points = 173.7178;
constexpr double even_rating = 1500;

double squared(double x) {
    return x * x;
}

/// g(φ): a game counts less if the opponent's rating is uncertain.
double weight(double deviation) {
    return 1 / std::sqrt(1 + 3 * squared(deviation / std::numbers::pi));
}

double expectation(double mine, double theirs, double their_weight) {
    return 1 / (1 + std::exp(-their_weight * (mine - theirs)));
}

/// Step 5: the new volatility, by the Illinois algorithm.
double new_volatility(double volatility, double deviation, double variance, double improvement) {
    constexpr double near_enough = 1e-6;
    constexpr int steps_max = 100;
    const double a = std::log(squared(volatility));
    const auto f = [&](double x) {
        const double spread = squared(deviation) + variance + std::exp(x);
        return std::exp(x) * (squared(improvement) - spread) / (2 * squared(spread)) -
               (x - a) / squared(system_constant);
    };
    double low = a, high = 0;
    const double surprise = squared(improvement) - squared(deviation) - variance;
    if (surprise > 0) {
        high = std::log(surprise);
    } else {
        int k = 1;
        while (k < steps_max && f(a - k * system_constant) < 0) ++k;
        high = a - k * system_constant;
    }
    double at_low = f(low), at_high = f(high);
    for (int step = 0; step < steps_max && std::abs(high - low) > near_enough; ++step) {
        const double between = low + (low - high) * at_low / (at_high - at_low);
        const double there = f(between);
        if (there * at_high <= 0) {
            low = high;
            at_low = at_high;
        } else {
            at_low /= 2;
        }
        high = between;
        at_high = there;
    }
    return std::exp(low / 2);
}

}  // namespace

double expected_score(const GlickoRating& mine, const GlickoRating& theirs) {
    return expectation((mine.rating - even_rating) / points, (theirs.rating - even_rating) / points,
                       weight(theirs.deviation / points));
}

GlickoRating age_rating(const GlickoRating& before, double periods) {
    GlickoRating after = before;
    if (periods <= 0) return after;
    after.deviation =
        std::min(deviation_max, points * std::sqrt(squared(before.deviation / points) +
                                                   periods * squared(before.volatility)));
    return after;
}

double periods_until(const GlickoRating& rating, double deviation) {
    return (squared(deviation) - squared(rating.deviation)) / squared(points * rating.volatility);
}

GlickoRating update_rating(const GlickoRating& before, std::span<const RatedGame> games,
                           double periods) {
    if (games.empty()) return age_rating(before, periods);
    // Step 2: convert to the paper's scale.
    const double strength = (before.rating - even_rating) / points;
    const double deviation = before.deviation / points;

    // Steps 3 and 4: estimated variance and improvement.
    double information = 0, surprise = 0;
    for (const RatedGame& game : games) {
        const double g = weight(game.opponent.deviation / points);
        const double expected =
            expectation(strength, (game.opponent.rating - even_rating) / points, g);
        information += squared(g) * expected * (1 - expected);
        surprise += g * (game.score - expected);
    }
    const double variance = 1 / std::max(information, 1e-12);

    // Steps 5 to 7. In step 6 the deviation grows in proportion to the time.
    const double volatility =
        std::clamp(new_volatility(before.volatility, deviation, variance, variance * surprise),
                   volatility_min, volatility_max);
    const double grown =
        std::min(deviation_max / points,
                 std::sqrt(squared(deviation) + std::max(periods, 0.0) * squared(volatility)));
    const double known = 1 / std::sqrt(1 / squared(grown) + 1 / variance);

    // Step 8: convert back.
    return {std::clamp(even_rating + points * (strength + squared(known) * surprise), rating_min,
                       rating_max),
            std::clamp(points * known, deviation_min, deviation_max), volatility};
}

}  // namespace posthouse::club
