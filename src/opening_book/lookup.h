// What a book says of a position and its moves, and whether it is worth playing from.
#pragma once

#include "opening_book/book.h"
#include "search/limits.h"

#include <optional>
#include <string>
#include <vector>

namespace posthouse::opening_book {

/// A move of a position in the book.
struct BookMove {
    games::MoveText move;
    int score = 0;  // for the player who makes it; see search/score.h
    int depth = 0;  // plies, this move included
};

struct BookPosition {
    int score = 0;            // for the player to move
    int depth = 0;            // plies: of the best line in the book, and of the search at its end
    int line = 0;             // of these in the book
    std::uint64_t nodes = 0;  // searched below it, at least
    std::vector<BookMove> moves;  // all legal ones, best first; empty at the end of a line
};

/// A score for readers who do not know search/score.h: `shown_decided`, or less than zero, if the
/// game is decided.
inline constexpr int shown_decided = 20'000;
int shown_score(int score);

/// What the book of the game says of a position; none if it is not in the book.
std::optional<BookPosition> look_up(const Book& book, const games::Game& game,
                                    const games::GameState& state);

/// A book is played from while it has searched at least so many nodes below the position: twice as
/// many as the strongest level.
inline constexpr std::uint64_t nodes_to_play_from = 4'000'000;

/// The book's answer to a search: its best move, or one of several that are equally good, by the
/// seed of the limits. None if the book does not know enough, if the search plays for a margin or
/// in a style, or if it is to win narrowly and has a lead. Refuses nothing: a record that is not
/// legal has none.
std::optional<games::SearchReport> book_answer(const Book& book, const games::Game& game,
                                               const games::GameRecord& record,
                                               const search::ThinkLimits& limits);

}  // namespace posthouse::opening_book
