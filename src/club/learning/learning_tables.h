// The tables of learning: puzzles, lessons, games against the computer in a browser, and the moves
// counted in openings.
#pragma once

#include "club/core/store.h"
#include "club/core/typed_rows.h"
#include "club/core/types.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// A game against the computer that ran in a player's browser without the server, stored so that
/// their other browsers have it as well. One that was removed stays without its record, so that
/// they remove it, too.
struct PracticeGame {
    UserId user{};
    std::string id{};
    std::string record{};  // a JSON object; empty: removed
    Instant touched{};     // by the browser's clock
    friend bool operator==(const PracticeGame&, const PracticeGame&) = default;
};

/// Which of an opening move's matches these are, of all that ended: for filters of the explorer.
struct OpeningShare {
    OpeningMoveId move{};
    int month = 0;      // in which they ended, in months since 1970
    bool live = false;  // or by correspondence
    int rating = 0;     // opening_explorer.h: rating_band
    Outcomes outcomes{};
    friend bool operator==(const OpeningShare&, const OpeningShare&) = default;
};

// clang-format off
template <> const TableCodec& codec_of<PuzzleStanding>();
template <> const TableCodec& codec_of<PuzzleAttempt>();
template <> const TableCodec& codec_of<LessonStep>();
template <> const TableCodec& codec_of<PracticeGame>();
template <> const TableCodec& codec_of<OpeningMove>();
template <> const TableCodec& codec_of<OpeningShare>();
// clang-format on

/// The moves counted in a position, the oldest first.
std::vector<OpeningMove> opening_moves(const StoreReader&, std::int64_t position);
/// Their shares; by move, month, live, rating.
std::vector<OpeningShare> opening_shares(const StoreReader&, std::int64_t position);
/// How many are stored for all positions.
std::int64_t opening_moves_stored(const StoreReader&);
/// Players to whom the puzzle of the day is due to be mailed; by mail_due, user.
std::vector<UserId> puzzle_mails_due(const StoreReader&, Instant now, std::size_t limit);

/// How many are kept for a player; beyond, the oldest are forgotten.
inline constexpr std::size_t practice_games_max = 250;
/// Stores what is newer than what is stored.
void keep_practice_games(UnitOfWork&, UserId, const std::vector<PracticeGame>&);
/// Without an id: added. Returns its id.
OpeningMoveId set_opening_move(UnitOfWork&, const OpeningMove&);

}  // namespace posthouse::club
