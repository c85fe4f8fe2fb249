// Ratings of players, game by game: which matches count, what a match does to them, and who stands
// where. docs/ratings.md tells players and hosts of it.
//
// Deliberately absent: the formulae (glicko.h), words (letters.h).
#pragma once

#include "club/store.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// One rating period. With the usual volatility the deviation of somebody well known (60) passes
/// the bound of the provisional in a little more than a year without a game.
inline constexpr std::chrono::days rating_period{5};

/// Beyond this deviation a rating is provisional: it is told with a question mark, and its owner
/// has no place among the others.
inline constexpr double provisional_above = 110;

/// Whether a match changes its players' ratings: it is over, rated, between two, and both have
/// moved. So nobody gains by challenging people who never come, or loses by declining.
bool counts_for_ratings(const Match&);

/// 1 for a win, a half for a draw, 0.
double score_of(Side, Result);

/// Where somebody stands who has not yet played a match that counts. A level of the computer begins
/// where docs/levels.md makes one think that it belongs, with as little certainty as anybody.
PlayerStanding first_standing(const User&, std::string_view game);

/// His standing, whether he has played or not.
PlayerStanding standing_or_first(const StoreReader&, const User&, std::string_view game);

/// The rating as it is to be told at that time: with the deviation that has grown meanwhile.
GlickoRating rating_at(const PlayerStanding&, Instant now);
inline bool is_provisional(double deviation) {
    return deviation > provisional_above;
}

/// Ratings are told in whole points, and a change as the difference of what is told.
int told_rating(double rating);
int told_change(const RatingChange&);
/// "1523", "1523?" where it is provisional.
std::string format_rating(double rating, double deviation);
/// "1523 (+12)"
std::string format_change(const RatingChange&);

/// The match has just ended: rates its players where it counts. Twice is as good as once.
void rate(UnitOfWork&, const Match&);

/// Forgets all ratings and works them out anew from every match that has ended, in that order.
void rate_everything(UnitOfWork&);
/// The same, where the store says that it has to be done: a job of this kind lies in it after the
/// tables were brought up to date. To be called before anything can end.
inline constexpr std::string_view rating_job = "rate";
void rate_the_past(UnitOfWork&);

struct Ranked {
    User user;
    PlayerStanding standing;
    GlickoRating rating;  // as it is to be told now
    int place = 0;        // from 1; 0: provisional
};
/// Who plays this game best; behind them those whose rating is provisional. Not those who left.
std::vector<Ranked> ranking(const StoreReader&, std::string_view game, Instant now,
                            std::size_t limit);

// How much of a match counts, so that two players cannot lift a rating by playing for that alone.
//
// Together these lift a rating by no more than one match would: matches between the same two
// players within a day; a player's short matches within a day; and matches against an opponent who
// has played nobody else. Anything beyond that counts for neither player. docs/ratings.md explains
// this to players.

/// A match with fewer moves than this, both sides' counted, is short: fewer than ten a side.
inline constexpr int short_below_plies = 20;
/// So many of a player's last matches at a game are looked at, and so many to see whom somebody
/// plays at present.
inline constexpr std::size_t rated_past_max = 1000, present_company = 50;

/// From 0 (nothing of it) to 1. `gain`: what the match would do to the player whose rating it
/// lifts, were it the only one. The pasts are those of this player and of the opponent in the same
/// game, newest first.
double weight_of(const RatingChange& gain, std::span<const RatingChange> past,
                 std::span<const RatingChange> past_of_opponent);

/// Whether all of these were played against this opponent; also where there are none.
bool has_met_only(std::span<const RatingChange> past, UserId opponent);

// Wins that may have been played for the rating alone, for the operator to review. Nothing is done
// about them automatically: weight_of() bounds what they can lift, and a club where the best player
// teaches a beginner has the same figures.

/// One person's rated wins at one game.
struct SuspiciousWins {
    std::string game;
    UserId winner{};
    std::optional<UserId> loser;  // none: short wins over several
    int losers = 1;
    int matches = 0, won = 0, won_short = 0;  // short: rating_limits.h
    Instant last{};                           // when the last of them ended
    friend bool operator==(const SuspiciousWins&, const SuspiciousWins&) = default;
};

/// Fewer wins than this are nobody's business.
inline constexpr int suspicious_from = 5;

/// Who has won nine tenths and more of the matches with the same person, and whose short wins are
/// over several; most wins first. Games against the computer do not count. Reads all matches that
/// are over.
std::vector<SuspiciousWins> suspicious_wins(const StoreReader&, std::size_t limit);

}  // namespace posthouse::club
