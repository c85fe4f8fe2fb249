// Ratings of players, game by game: which matches count, what a match does to them, and who stands
// where. docs/ratings.md tells players and hosts of it.
//
// Deliberately absent: the formulae (glicko.h), words (letters.h).
#pragma once

#include "club/store.h"

#include <array>
#include <cstddef>
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

}  // namespace posthouse::club
