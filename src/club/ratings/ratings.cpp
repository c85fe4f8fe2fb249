#include "club/ratings/ratings.h"
#include "club/ratings/glicko.h"

#include "club/core/house_tables.h"
#include "club/matches/match_tables.h"
#include "club/ratings/rating_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace posthouse::club {
namespace {

/// The level "casual" begins with a newcomer's rating, each step is 100 points, a little less than
/// was measured in three games.
constexpr int level_of_newcomers = 8;
constexpr double points_per_level = 100;
/// For a player who has met only one opponent: just provisional.
constexpr double one_opponent_deviation_min = provisional_above + 1;

double periods_between(Instant from, Instant until) {
    using Periods = std::chrono::duration<double, std::ratio<432'000>>;
    static_assert(Periods(1) == rating_period);
    return std::max(0.0, Periods(until - from).count());
}

/// Until when this rating is established; none: it is provisional.
std::optional<Instant> established_until(const GlickoRating& rating, Instant since) {
    if (is_provisional(rating.deviation)) return std::nullopt;
    return since + std::chrono::floor<milliseconds>(
                       periods_until(rating, provisional_above) *
                       std::chrono::duration<double, std::milli>(rating_period));
}

bool has_played(const PlayerStanding& standing) {
    return standing.won + standing.drawn + standing.lost > 0;
}

using Past = std::vector<RatingChange>;  // a player's last changes at one game, newest first

double gain_of(const RatingChange& change) {
    return change.after - change.before;
}

/// Applies only a part of a rating change.
GlickoRating scaled_change(const GlickoRating& before, const GlickoRating& after, double weight) {
    const auto between = [weight](double from, double to) { return from + weight * (to - from); };
    return {between(before.rating, after.rating), between(before.deviation, after.deviation),
            between(before.volatility, after.volatility)};
}

/// Rates both players of a match, from their ratings before it and their recent matches.
std::array<RatingChange, 2> rate_both(std::array<PlayerStanding*, 2> both, const Match& match,
                                      const std::array<const Past*, 2>& pasts) {
    const MatchOutcome& ending = *match.outcome;
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
        after[index_of(side)] = update_rating(mine.rating, std::span(&game, 1), periods);
        RatingChange& change = changes[index_of(side)];
        change = {.match = match.id,
                  .user = mine.user,
                  .opponent = theirs.user,
                  .game = match.game,
                  .before = mine.rating.rating,
                  .after = after[index_of(side)].rating,
                  .deviation = after[index_of(side)].deviation,
                  .at = ending.at,
                  .plies = match.plies,
                  .score = score};
        const auto weight_of = gain_of(change) > 0 ? gain_weight : loss_weight;
        weight = std::min(weight,
                          weight_of(change, *pasts[index_of(side)], *pasts[index_of(other(side))]));
    }
    for (Side side : {Side::first, Side::second}) {
        PlayerStanding& mine = *both[index_of(side)];
        RatingChange& change = changes[index_of(side)];
        GlickoRating rating = scaled_change(now[index_of(side)], after[index_of(side)], weight);
        // A player who has met only one opponent is not yet comparable with the others.
        if (has_played_only(*pasts[index_of(side)], change.opponent))
            rating.deviation = std::max(rating.deviation, one_opponent_deviation_min);
        // The clock may have been set back.
        mine.since = has_played(mine) ? std::max(mine.since, ending.at) : ending.at;
        mine.rating = rating;
        mine.established_until = established_until(rating, mine.since);
        ++(change.score == 1 ? mine.won : change.score == 0 ? mine.lost : mine.drawn);
        change.counted = weight;
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
    // Moves that were taken back count as made.
    const bool both_moved = match.plies >= 2 || match.had_takeback();
    return match.rated && match.state() == MatchState::over && match.outcome->counts() &&
           both_moved && match.seats[0] != match.seats[1];
}

PlayerStanding initial_standing(const User& user, std::string_view game) {
    PlayerStanding standing;
    standing.user = user.id;
    standing.game = game;
    if (user.level > 0)
        standing.rating.rating += points_per_level * (user.level - level_of_newcomers);
    return standing;
}

PlayerStanding standing_or_initial(const StoreReader& reader, const User& user,
                                   std::string_view game) {
    if (auto standing = reader.find<PlayerStanding>(user.id, game)) return *standing;
    return initial_standing(user, game);
}

GlickoRating rating_at(const PlayerStanding& standing, Instant now) {
    return has_played(standing) ? age_rating(standing.rating, periods_between(standing.since, now))
                                : standing.rating;
}

int rounded_rating(double rating) {
    return static_cast<int>(std::lround(rating));
}

int rounded_change(const RatingChange& change) {
    return rounded_rating(change.after) - rounded_rating(change.before);
}

std::string format_rating(double rating, double deviation) {
    return fmt::format("{}{}", rounded_rating(rating), is_provisional(deviation) ? "?" : "");
}

std::string format_change(const RatingChange& change) {
    return fmt::format("{} ({:+})", format_rating(change.after, change.deviation),
                       rounded_change(change));
}

namespace {

/// Closed accounts are not ranked.
void set_standing(UnitOfWork& unit, PlayerStanding standing) {
    const User user = unit.user(standing.user).value();
    if (user.left_at) standing.established_until.reset();
    standing.bot = user.bot;
    unit.put(standing);
}

}  // namespace

bool was_rated(const StoreReader& reader, const Match& match) {
    return !reader.list<RatingChange>(match.id).empty();
}

void rate(UnitOfWork& unit, const Match& match) {
    if (!counts_for_ratings(match) || was_rated(unit, match)) return;
    std::array<PlayerStanding, 2> both;
    for (Side side : {Side::first, Side::second}) {
        const auto user = unit.user(match.seats[index_of(side)]);
        if (!user) return;
        both[index_of(side)] = standing_or_initial(unit, *user, match.game);
    }
    const auto past_of = [&](const PlayerStanding& one) {
        return rating_changes_of(unit, one.user, match.game, rating_history_max);
    };
    const Past first = past_of(both[0]), second = past_of(both[1]);
    for (const RatingChange& change : rate_both({&both[0], &both[1]}, match, {&first, &second}))
        unit.insert(change);
    for (const PlayerStanding& standing : both) set_standing(unit, standing);
}

void recompute_ratings(UnitOfWork& unit) {
    constexpr std::size_t at_a_time = 5'000;
    remove_ratings(unit);
    std::map<std::pair<UserId, std::string>, PlayerStanding> standings;
    std::map<std::pair<UserId, std::string>, Past> pasts;
    const auto standing = [&](UserId id, const std::string& game) {
        const auto [found, added] = standings.try_emplace({id, game});
        if (added) found->second = initial_standing(unit.user(id).value(), game);
        return &found->second;
    };
    std::optional<Match> last;
    for (;;) {
        const auto matches = matches_ended_after(unit, last ? &*last : nullptr, at_a_time);
        for (const Match& match : matches) {
            if (!counts_for_ratings(match)) continue;
            const std::array both{standing(match.seats[0], match.game),
                                  standing(match.seats[1], match.game)};
            const std::array<const Past*, 2> past{&pasts[{match.seats[0], match.game}],
                                                  &pasts[{match.seats[1], match.game}]};
            for (const RatingChange& change : rate_both(both, match, past)) {
                unit.insert(change);
                Past& of = pasts[{change.user, match.game}];
                of.insert(of.begin(), change);
                if (of.size() > rating_history_max) of.pop_back();
            }
        }
        if (matches.size() < at_a_time) break;
        last = matches.back();
    }
    for (const auto& [of, one] : standings) set_standing(unit, one);
}

void run_rating_job(UnitOfWork& unit) {
    const auto jobs = jobs_due(unit, Instant::max(), rating_job, 1);
    if (jobs.empty()) return;
    remove_job(unit, jobs.front());
    recompute_ratings(unit);
}

void rank_as_bot(UnitOfWork& unit, UserId user) {
    for (const PlayerStanding& one : unit.list<PlayerStanding>(user)) set_standing(unit, one);
}

std::vector<RankedPlayer> ranking(const StoreReader& reader, std::string_view game, Instant now,
                                  std::size_t limit, UserId after, bool bots) {
    std::vector<RankedPlayer> ranked;
    const auto last = reader.find<PlayerStanding>(after, game);
    if (after != UserId{} && (!last || last->bot != bots)) return ranked;
    int place = last && last->established_until ? place_of(reader, *last) : 0;
    for (const bool established : {true, false}) {
        auto behind =
            last && last->established_until.has_value() == established ? last : std::nullopt;
        if (established && last && !behind) continue;  // the list has passed them
        for (bool more = true; more && ranked.size() < limit;) {
            const std::size_t wanted = limit - ranked.size();
            const auto some = ranked_standings(reader, game, established, wanted,
                                               behind ? &*behind : nullptr, bots);
            for (const PlayerStanding& standing : some)
                if (auto user = reader.user(standing.user); user && !user->left_at)
                    ranked.push_back({*std::move(user), standing, rating_at(standing, now),
                                      established ? ++place : 0});
            more = some.size() == wanted;
            if (more) behind = some.back();
        }
    }
    return ranked;
}

namespace {

/// The share left for this gain after the related matches of the past.
double share_left(const RatingChange& gain, std::span<const RatingChange> past,
                  const std::function<bool(const RatingChange&)>& belongs) {
    const double lift = gain_of(gain);
    double most = lift, lifted = 0;
    for (const RatingChange& one : past) {
        if (!belongs(one)) continue;
        lifted += gain_of(one);
        most = std::max(most, gain_of(one));
    }
    return std::clamp((most - lifted) / lift, 0.0, 1.0);
}

bool is_within_a_day(const RatingChange& earlier, const RatingChange& change) {
    return earlier.at > change.at - std::chrono::days{1};
}

bool plays_nobody_else(std::span<const RatingChange> past, UserId opponent) {
    return has_played_only(past.first(std::min(past.size(), recent_opponents_window)), opponent);
}

}  // namespace

bool has_played_only(std::span<const RatingChange> past, UserId opponent) {
    return std::ranges::all_of(past,
                               [&](const RatingChange& one) { return one.opponent == opponent; });
}

double gain_weight(const RatingChange& gain, std::span<const RatingChange> past,
                   std::span<const RatingChange> past_of_opponent) {
    const auto today = [&](const RatingChange& one) { return is_within_a_day(one, gain); };
    const auto same_two = [&](const RatingChange& one) { return one.opponent == gain.opponent; };
    double weight = share_left(
        gain, past, [&](const RatingChange& one) { return today(one) && same_two(one); });
    if (gain.plies < short_match_plies)
        weight = std::min(weight, share_left(gain, past, [&](const RatingChange& one) {
                              return today(one) && one.plies < short_match_plies;
                          }));
    if (plays_nobody_else(past_of_opponent, gain.user))
        weight = std::min(weight, share_left(gain, past, same_two));
    return weight;
}

double loss_weight(const RatingChange& loss, std::span<const RatingChange> past,
                   std::span<const RatingChange> past_of_opponent) {
    const bool only_these_two = plays_nobody_else(past_of_opponent, loss.user);
    double uncounted_wins = 0, lifted = 0, lead = loss.score - 0.5;
    std::size_t matches = 0;
    for (const RatingChange& one : past) {
        if (one.opponent != loss.opponent) continue;
        ++matches;
        if (!is_within_a_day(one, loss) && (!only_these_two || matches > recent_opponents_window))
            continue;
        if (one.score != 0.5) uncounted_wins += (one.score == 1 ? 1 : -1) * (1 - one.counted);
        lifted += gain_of(one);
        lead += one.score - 0.5;
    }
    double weight = 1;
    if (loss.score == 0) weight = std::clamp(1 - uncounted_wins, 0.0, 1.0);
    if (lead > 0) weight = std::min(weight, std::clamp(-lifted / gain_of(loss), 0.0, 1.0));
    return weight;
}

namespace {

struct WinRecord {
    SuspiciousWins wins;
    double points = 0;
    std::set<UserId> losers;
};

/// Collects each person's wins by pair, and short wins by winner.
class WinRecords {
public:
    explicit WinRecords(const StoreReader& reader) : reader_(reader) {}

    void add(const Match& match) {
        if (!counts_for_ratings(match) || !is_person(match.seats[0]) || !is_person(match.seats[1]))
            return;
        for (Side side : {Side::first, Side::second}) {
            const UserId winner = match.seats[index_of(side)];
            const UserId loser = match.seats[index_of(other(side))];
            const double points = score_of(side, match.outcome->result);
            add_to(of_pairs_[{match.game, winner, loser}], match, winner, loser, points);
            if (points == 1 && match.plies < short_match_plies)
                add_to(of_short_wins_[{match.game, winner}], match, winner, loser, points);
        }
    }

    std::vector<SuspiciousWins> suspicious() const {
        std::vector<SuspiciousWins> found;
        for (const auto& [of, one] : of_pairs_)
            if (one.wins.won >= suspicious_wins_min && one.points >= 0.9 * one.wins.matches)
                found.push_back(one.wins);
        for (const auto& [of, one] : of_short_wins_) {
            if (one.wins.won < suspicious_wins_min || one.losers.size() < 2) continue;
            SuspiciousWins& wins = found.emplace_back(one.wins);
            wins.loser.reset();
            wins.losers = static_cast<int>(one.losers.size());
        }
        std::ranges::stable_sort(found, std::greater(), &SuspiciousWins::won);
        return found;
    }

private:
    static void add_to(WinRecord& to, const Match& match, UserId winner, UserId loser,
                       double points) {
        to.wins.game = match.game;
        to.wins.winner = winner;
        to.wins.loser = loser;
        ++to.wins.matches;
        to.wins.won += points == 1;
        to.wins.won_short += points == 1 && match.plies < short_match_plies;
        to.wins.last = std::max(to.wins.last, match.outcome->at);
        to.points += points;
        to.losers.insert(loser);
    }
    bool is_person(UserId id) {
        const auto [found, added] = people_.try_emplace(id);
        if (added) {
            const auto user = reader_.user(id);
            found->second = user && user->level == 0;
        }
        return found->second;
    }

    const StoreReader& reader_;
    std::map<UserId, bool> people_;
    std::map<std::tuple<std::string, UserId, UserId>, WinRecord> of_pairs_;
    std::map<std::pair<std::string, UserId>, WinRecord> of_short_wins_;
};

}  // namespace

std::vector<SuspiciousWins> suspicious_wins(const StoreReader& reader, std::size_t limit) {
    constexpr std::size_t at_a_time = 5'000;
    WinRecords records(reader);
    std::optional<Match> last;
    while (true) {
        const auto matches = matches_ended_after(reader, last ? &*last : nullptr, at_a_time);
        for (const Match& match : matches) records.add(match);
        if (matches.size() < at_a_time) break;
        last = matches.back();
    }
    auto found = records.suspicious();
    if (found.size() > limit) found.resize(limit);
    return found;
}

}  // namespace posthouse::club
