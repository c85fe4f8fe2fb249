// Ratings by game (Glicko-2, glicko.h): which matches count, how a match changes ratings, and the
// ranking. See docs/ratings.md.
#pragma once

#include "club/core/store.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// One rating period. With the default volatility an established deviation (60) becomes provisional
/// after a little more than a year without a game.
inline constexpr std::chrono::days rating_period{5};

/// Above this deviation a rating is provisional: shown with a question mark and not ranked.
inline constexpr double provisional_above = 110;

/// Whether a match changes its players' ratings: over, rated, between two different players, and
/// both have moved. So nobody gains by challenging people who never come, or loses by declining.
bool counts_for_ratings(const Match&);

/// 1 for a win, 0.5 for a draw, 0 for a loss.
double score_of(Side, Result);

/// The rating before the first match that counts. Computer levels begin near their measured
/// strength (docs/levels.md), with the same deviation as everybody.
PlayerStanding initial_standing(const User&, std::string_view game);

/// The stored standing, or the initial one.
PlayerStanding standing_or_initial(const StoreReader&, const User&, std::string_view game);

/// The rating at that time, with the deviation grown since the last match.
GlickoRating rating_at(const PlayerStanding&, Instant now);
inline bool is_provisional(double deviation) {
    return deviation > provisional_above;
}

/// Ratings are shown in whole points, and a change as the difference of the shown values.
int rounded_rating(double rating);
int rounded_change(const RatingChange&);
/// "1523", or "1523?" if provisional.
std::string format_rating(double rating, double deviation);
/// "1523 (+12)"
std::string format_change(const RatingChange&);

/// Rates the players of a match that has just ended, if it counts. Idempotent.
void rate(UnitOfWork&, const Match&);
bool was_rated(const StoreReader&, const Match&);

/// Recomputes all ratings from all finished matches, in the order in which they ended.
void recompute_ratings(UnitOfWork&);
/// Recomputes all ratings if the store has a job of this kind, which a migration may leave. Call
/// before any match can end.
inline constexpr std::string_view rating_job = "rate";
void run_rating_job(UnitOfWork&);

struct RankedPlayer {
    User user;
    PlayerStanding standing;
    GlickoRating rating;  // as of now
    int place = 0;        // from 1; 0: provisional
};
/// The ranking of a game, of people and computer levels or of bots, best first, then the
/// provisional ones: the first `limit`, or those after this player. Without closed accounts.
/// Established is who was so at the last end_established().
std::vector<RankedPlayer> ranking(const StoreReader&, std::string_view game, Instant now,
                                  std::size_t limit, UserId after = {}, bool bots = false);
/// Moves a player who has become a bot to the ranking of bots.
void rank_as_bot(UnitOfWork&, UserId);

// How much of a match counts, so that two players cannot lift a rating by playing for that alone.
//
// Together these lift a rating by no more than one match would: matches between the same two
// players within a day; a player's short matches within a day; and matches against an opponent who
// has played nobody else. Anything beyond that counts for neither player.
//
// A limit must not turn more wins than losses against one opponent into a loss of points. So a win
// that did not count is set against the next loss to that opponent, which does not count either;
// and while a player leads, no loss takes more than these matches brought. Not so with another
// opponent: quick wins over a second account would insure against every other loss.
// docs/ratings.md explains this to players.

/// A match with fewer moves than this, both sides counted, is short.
inline constexpr int short_match_plies = 20;
/// How many of a player's last matches at a game are considered, and how many of them show whom the
/// player plays at present.
inline constexpr std::size_t rating_history_max = 1000, recent_opponents_window = 50;

/// How much of a gain counts, 0 to 1. `gain`: the change that the match alone would make, above 0.
/// `past`, `past_of_opponent`: the players' earlier changes in the same game, newest first.
double gain_weight(const RatingChange& gain, std::span<const RatingChange> past,
                   std::span<const RatingChange> past_of_opponent);

/// The same of a loss: a change that is not above 0.
double loss_weight(const RatingChange& loss, std::span<const RatingChange> past,
                   std::span<const RatingChange> past_of_opponent);

/// Whether all of these were against this opponent; true if there are none.
bool has_played_only(std::span<const RatingChange> past, UserId opponent);

// Wins that may have been played for the rating alone, for the operator to review. Nothing is done
// about them automatically: gain_weight() bounds what they can lift, and a club where the best
// player teaches a beginner has the same figures.

/// One player's rated wins at one game.
struct SuspiciousWins {
    std::string game;
    UserId winner{};
    std::optional<UserId> loser;  // none: short wins over several
    int losers = 1;
    int matches = 0, won = 0, won_short = 0;  // short: short_match_plies
    Instant last{};                           // when the last of them ended
    friend bool operator==(const SuspiciousWins&, const SuspiciousWins&) = default;
};

/// Fewer wins than this are not reported.
inline constexpr int suspicious_wins_min = 5;

/// Players who won at least 90 % of their matches against one opponent, and players with short wins
/// against several; most wins first. Without games against the computer. Reads all finished
/// matches.
std::vector<SuspiciousWins> suspicious_wins(const StoreReader&, std::size_t limit);

}  // namespace posthouse::club
