// Conditional moves: replies that are played automatically. "if b then d (if a then c), if c then
// e" replies d to b and e to c, and after b and d replies c to a. They are stored as text in this
// form; after each move the rest is stored again.
//
//     plan    = answer { "," answer }
//     answer  = "if" MOVE "then" MOVE [ "(" plan ")" ]
#pragma once

#include "base/refusal.h"
#include "games/game.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct ConditionalMove {
    std::string theirs, mine;
    std::vector<ConditionalMove> then;
};
using ConditionalMoves = std::vector<ConditionalMove>;

inline constexpr std::size_t conditional_moves_max = 200;  // in the whole tree
inline constexpr std::size_t conditional_depth_max = 20;

/// Parses the text; `then` may also be written `:` or `->`.
Expected<ConditionalMoves> parse_conditional_moves(std::string_view words);
/// Writes the form that is stored.
std::string write_conditional_moves(const ConditionalMoves&);
/// The same with all moves in their stored form, if each is legal after the record, where the
/// opponent is to move; otherwise the first that is not, and why. Moves are as typed by
/// `record.reader`.
Expected<ConditionalMoves> check_conditional_moves(const games::Game&, const games::GameRecord&,
                                                   ConditionalMoves);
/// The same with all moves as they are shown to `record.reader`.
ConditionalMoves shown_to_reader(const games::Game&, const games::GameRecord&, ConditionalMoves);
/// The reply to this move; null if there is none.
const ConditionalMove* find_reply(const ConditionalMoves&, std::string_view theirs);
/// "b, d or f"; of many moves the first few and the number of the others; "none".
std::string format_choice(std::span<const games::MoveText>, std::optional<Side> reader);
/// The moves of the player who is not to move that are legal after at least one move of the
/// opponent.
std::vector<games::MoveText> possible_replies(const games::Game&, const games::GameRecord&);
/// Replies `mine` to every move of the opponent after which it is legal; empty if there is none.
ConditionalMoves reply_to_any_move(const games::Game&, const games::GameRecord&,
                                   std::string_view mine);

}  // namespace posthouse::club
