#include "club/ratings.h"

#include "club/rating_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace posthouse::club {
namespace {

/// Where the computer's levels begin: a newcomer's rating for the level that is called casual, and
/// a hundred points for each step, a little less than was measured in the three games.
constexpr int level_of_newcomers = 8;
constexpr double points_a_level = 100;
/// Of whoever has met one opponent alone: just provisional.
constexpr double one_opponent_deviation_min = provisional_above + 1;

double periods_between(Instant from, Instant until) {
    using Periods = std::chrono::duration<double, std::ratio<432'000>>;
    static_assert(Periods(1) == rating_period);
    return std::max(0.0, Periods(until - from).count());
}

bool has_played(const PlayerStanding& standing) {
    return standing.won + standing.drawn + standing.lost > 0;
}

using Past = std::vector<RatingChange>;  // a player's last matches at one game, newest first

/// Only so much of what the match has made of a rating counts.
GlickoRating weighed(const GlickoRating& before, const GlickoRating& after, double weight) {
    const auto between = [weight](double from, double to) { return from + weight * (to - from); };
    return {between(before.rating, after.rating), between(before.deviation, after.deviation),
            between(before.volatility, after.volatility)};
}

/// What the match makes of the two, both from what they were before it, and from what they have
/// played of late.
std::array<RatingChange, 2> rate_both(std::array<PlayerStanding*, 2> both, const Match& match,
                                      const std::array<const Past*, 2>& pasts) {
    const MatchOutcome& ending = *match.ending;
    const std::array<GlickoRating, 2> now{rating_at(*both[0], ending.at),
                                          rating_at(*both[1], ending.at)};
    std::array<RatingChange, 2> changes;
    std::array<GlickoRating, 2> after;
    double weight = 1;
    for (Side side : {Side::first, Side::second}) {
        const PlayerStanding &mine = *both[index_of(side)], &theirs = *both[index_of(other(side))];
        const double score = score_of(side, ending.result);
        const RatedGame game{now[index_of(other(side))], score};
        const double periods = has_played(mine) ? periods_between(mine.since, ending.at) : 0;
        after[index_of(side)] = rated(mine.rating, std::span(&game, 1), periods);
        RatingChange& change = changes[index_of(side)];
        change = {.match = match.id,
                  .user = mine.user,
                  .opponent = theirs.user,
                  .game = match.game,
                  .before = mine.rating.rating,
                  .after = after[index_of(side)].rating,
                  .deviation = after[index_of(side)].deviation,
                  .at = ending.at,
                  .plies = match.plies};
        weight = std::min(weight,
                          weight_of(change, *pasts[index_of(side)], *pasts[index_of(other(side))]));
    }
    for (Side side : {Side::first, Side::second}) {
        PlayerStanding& mine = *both[index_of(side)];
        RatingChange& change = changes[index_of(side)];
        GlickoRating rating = weighed(now[index_of(side)], after[index_of(side)], weight);
        // Whoever has met one opponent alone has shown nothing of how they stand among the others.
        if (has_met_only(*pasts[index_of(side)], change.opponent))
            rating.deviation = std::max(rating.deviation, one_opponent_deviation_min);
        // The clock may have been set back.
        mine.since = has_played(mine) ? std::max(mine.since, ending.at) : ending.at;
        mine.rating = rating;
        const double score = score_of(side, ending.result);
        ++(score == 1 ? mine.won : score == 0 ? mine.lost : mine.drawn);
        change.after = rating.rating;
        change.deviation = rating.deviation;
    }
    return changes;
}

}  // namespace

double score_of(Side side, Result result) {
    if (result == Result::draw) return 0.5;
    return result == win_of(side) ? 1 : 0;
}

bool counts_for_ratings(const Match& match) {
    // Moves that were taken back have been made all the same.
    const bool both_moved = match.plies >= 2 || match.taken_back();
    return match.rated && match.state() == MatchState::over && match.ending->counts() &&
           both_moved && match.seats[0] != match.seats[1];
}

PlayerStanding first_standing(const User& user, std::string_view game) {
    PlayerStanding standing;
    standing.user = user.id;
    standing.game = game;
    if (user.level > 0)
        standing.rating.rating += points_a_level * (user.level - level_of_newcomers);
    return standing;
}

PlayerStanding standing_or_first(const StoreReader& reader, const User& user,
                                 std::string_view game) {
    if (auto standing = reader.standing(user.id, game)) return *standing;
    return first_standing(user, game);
}

GlickoRating rating_at(const PlayerStanding& standing, Instant now) {
    return has_played(standing) ? unplayed(standing.rating, periods_between(standing.since, now))
                                : standing.rating;
}

int told_rating(double rating) {
    return static_cast<int>(std::lround(rating));
}

int told_change(const RatingChange& change) {
    return told_rating(change.after) - told_rating(change.before);
}

std::string format_rating(double rating, double deviation) {
    return fmt::format("{}{}", told_rating(rating), is_provisional(deviation) ? "?" : "");
}

std::string format_change(const RatingChange& change) {
    return fmt::format("{} ({:+})", format_rating(change.after, change.deviation),
                       told_change(change));
}

void rate(UnitOfWork& unit, const Match& match) {
    if (!counts_for_ratings(match) || !unit.rating_changes(match.id).empty()) return;
    std::array<PlayerStanding, 2> both;
    for (Side side : {Side::first, Side::second}) {
        const auto user = unit.user(match.seats[index_of(side)]);
        if (!user) return;
        both[index_of(side)] = standing_or_first(unit, *user, match.game);
    }
    const auto past_of = [&](const PlayerStanding& one) {
        return unit.rating_changes(one.user, match.game, rated_past_max);
    };
    const Past first = past_of(both[0]), second = past_of(both[1]);
    for (const RatingChange& change : rate_both({&both[0], &both[1]}, match, {&first, &second}))
        unit.add_rating_change(change);
    for (const PlayerStanding& standing : both) unit.set_standing(standing);
}

void rate_everything(UnitOfWork& unit) {
    constexpr std::size_t at_a_time = 5'000;
    unit.forget_ratings();
    std::map<std::pair<UserId, std::string>, PlayerStanding> standings;
    std::map<std::pair<UserId, std::string>, Past> pasts;
    const auto standing = [&](UserId id, const std::string& game) {
        const auto [found, added] = standings.try_emplace({id, game});
        if (added) found->second = first_standing(unit.user(id).value(), game);
        return &found->second;
    };
    std::optional<Match> last;
    for (;;) {
        const auto matches = unit.matches_ended_after(last ? &*last : nullptr, at_a_time);
        for (const Match& match : matches) {
            if (!counts_for_ratings(match)) continue;
            const std::array both{standing(match.seats[0], match.game),
                                  standing(match.seats[1], match.game)};
            const std::array<const Past*, 2> past{&pasts[{match.seats[0], match.game}],
                                                  &pasts[{match.seats[1], match.game}]};
            for (const RatingChange& change : rate_both(both, match, past)) {
                unit.add_rating_change(change);
                Past& of = pasts[{change.user, match.game}];
                of.insert(of.begin(), change);
                if (of.size() > rated_past_max) of.pop_back();
            }
        }
        if (matches.size() < at_a_time) break;
        last = matches.back();
    }
    for (const auto& [of, one] : standings) unit.set_standing(one);
}

void rate_the_past(UnitOfWork& unit) {
    const auto jobs = unit.jobs_due(Instant::max(), rating_job, 1);
    if (jobs.empty()) return;
    unit.remove_job(jobs.front().id);
    rate_everything(unit);
}

std::vector<Ranked> ranking(const StoreReader& reader, std::string_view game, Instant now,
                            std::size_t limit) {
    struct Row {
        PlayerStanding standing;
        GlickoRating rating;
        bool provisional = false;
    };
    std::vector<Row> rows;
    for (PlayerStanding& standing : reader.standings(game)) {
        const GlickoRating rating = rating_at(standing, now);
        rows.push_back({std::move(standing), rating, is_provisional(rating.deviation)});
    }
    // They come best first.
    std::ranges::stable_partition(rows, [](const Row& row) { return !row.provisional; });
    std::vector<Ranked> ranked;
    for (Row& row : rows) {
        if (ranked.size() == limit) break;
        auto user = reader.user(row.standing.user);
        if (!user || user->left_at) continue;
        const int place = row.provisional ? 0 : static_cast<int>(ranked.size()) + 1;
        ranked.push_back({*std::move(user), std::move(row.standing), row.rating, place});
    }
    return ranked;
}

}  // namespace posthouse::club
