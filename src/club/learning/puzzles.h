// A player's puzzle rating, their days in a row, and the puzzle of the day by mail. See
// docs/ratings.md.
#pragma once

#include "club/core/store.h"
#include "club/learning/learning_tables.h"
#include "games/puzzles.h"

#include <chrono>

namespace posthouse::club {

/// Of every puzzle: its rating follows from how deep a search must look, which is only roughly how
/// hard it is for people.
inline constexpr double puzzle_deviation = 150;

/// A puzzle solved without a connection counts on its day if the server learns of it within this
/// time.
inline constexpr std::chrono::days attempt_delay_max{7};

/// The stored standing, or that of a player who has tried none.
PuzzleStanding puzzle_standing_or_initial(const StoreReader&, UserId);
/// The rating with the deviation grown since the last attempt.
GlickoRating puzzle_rating_at(const PuzzleStanding&, Instant now);
/// How many days in a row the player has solved puzzles, today's or yesterday's the last.
int days_in_a_row(const PuzzleStanding&, Instant now);

/// Days since 1970, UTC.
int day_number(Instant);

struct RatedAttempt {
    bool counted = false;  // the first try of this puzzle, so that it was rated
    int change = 0;        // of the rating, in whole points as shown
};

/// Records a try. Only a player's first of each puzzle is rated, as a game against a player with
/// the puzzle's rating. `at`: when it was made; not before attempt_delay_max ago nor after now. A
/// day counts if a puzzle was solved for the first time, or the puzzle of that day.
RatedAttempt record_attempt(UnitOfWork&, UserId, const games::Puzzle&, bool solved, Instant at,
                            Instant now);

/// Turns the daily mail on or off; if it is on, for the player's quiet hours and time zone.
void want_puzzle_mail(UnitOfWork&, const User&, bool wanted, Instant now);
bool wants_puzzle_mail(const StoreReader&, UserId);

/// Queues the puzzle of the day for a player to whom it is due; otherwise does nothing. It is due
/// an hour before the morning's digest, of which it becomes a part.
void mail_puzzle_of_day(UnitOfWork&, UserId, Instant now);

}  // namespace posthouse::club
