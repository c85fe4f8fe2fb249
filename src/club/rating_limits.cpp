#include "club/rating_limits.h"

#include <algorithm>
#include <functional>

namespace posthouse::club {
namespace {

constexpr std::chrono::days a_day{1};

double lift_of(const RatingChange& change) {
    return change.after - change.before;
}

/// What is left for this one, where those of the past that belong together with it have already
/// lifted the rating.
double weight_among(const RatingChange& gain, std::span<const RatingChange> past,
                    const std::function<bool(const RatingChange&)>& belongs) {
    const double lift = lift_of(gain);
    double most = lift, lifted = 0;
    for (const RatingChange& one : past) {
        if (!belongs(one)) continue;
        lifted += lift_of(one);
        most = std::max(most, lift_of(one));
    }
    return std::clamp((most - lifted) / lift, 0.0, 1.0);
}

}  // namespace

bool has_met_only(std::span<const RatingChange> past, UserId opponent) {
    return std::ranges::all_of(past,
                               [&](const RatingChange& one) { return one.opponent == opponent; });
}

double weight_of(const RatingChange& gain, std::span<const RatingChange> past,
                 std::span<const RatingChange> past_of_opponent) {
    if (lift_of(gain) <= 0) return 1;
    const auto today = [&](const RatingChange& one) { return one.at > gain.at - a_day; };
    const auto same_two = [&](const RatingChange& one) { return one.opponent == gain.opponent; };
    double weight = weight_among(
        gain, past, [&](const RatingChange& one) { return today(one) && same_two(one); });
    if (gain.plies < short_below_plies)
        weight = std::min(weight, weight_among(gain, past, [&](const RatingChange& one) {
                              return today(one) && one.plies < short_below_plies;
                          }));
    if (has_met_only(past_of_opponent.first(std::min(past_of_opponent.size(), present_company)),
                     gain.user))
        weight = std::min(weight, weight_among(gain, past, same_two));
    return weight;
}

}  // namespace posthouse::club
