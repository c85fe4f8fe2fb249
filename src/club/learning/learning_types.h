// What players have done of the puzzles and lessons.
#pragma once

#include "club/core/types.h"
#include "club/ratings/glicko.h"

#include <optional>
#include <string>

namespace posthouse::club {

/// Before the first try: in the middle of the puzzles' ratings, which span 1100 points, so that
/// twice this deviation covers them.
inline constexpr GlickoRating initial_puzzle_rating{.rating = 1500, .deviation = 250};

/// A player's rating at puzzles, and the days on which they solved some (club/learning/puzzles.h).
struct PuzzleStanding {
    UserId user{};
    GlickoRating rating = initial_puzzle_rating;
    Instant since{};  // the last rated attempt
    int tried = 0, solved = 0;
    int last_day = 0;  // the last day that counts, in days since 1970, UTC; 0: none
    int days = 0;      // in a row up to then
    int best_days = 0;
    std::optional<Instant>
        mail_due{};  // when the next puzzle of the day is mailed; none: not wanted
    friend bool operator==(const PuzzleStanding&, const PuzzleStanding&) = default;
};

/// A player's first try of a puzzle, which is rated, and when they solved it.
struct PuzzleAttempt {
    UserId user{};
    std::string game{}, position{};
    Instant tried{};
    bool at_first_try = false;
    std::optional<Instant> solved{};
    friend bool operator==(const PuzzleAttempt&, const PuzzleAttempt&) = default;
};

/// A step of a game's lesson that a player has done.
struct LessonStep {
    UserId user{};
    std::string game{}, step{};
    Instant done{};
    friend bool operator==(const LessonStep&, const LessonStep&) = default;
};

}  // namespace posthouse::club
