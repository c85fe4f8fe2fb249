// How much of a match counts, where two could lift a rating by playing it for that alone.
//
// Three kinds of matches together lift a rating by no more than one of them would: those of the
// same two within a day; short ones of one player within a day, whoever the other was; and those
// against somebody who has played nobody else. What is beyond that counts for neither of the two.
// docs/ratings.md says it to players.
#pragma once

#include "club/types.h"

#include <cstddef>
#include <span>

namespace posthouse::club {

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

}  // namespace posthouse::club
