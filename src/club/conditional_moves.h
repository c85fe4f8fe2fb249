// A plan: answers laid ready for moves that have not been made. "if b then d (if a then c), if c
// then e" answers b with d and c with e, and after b and d answers a with c.
//
//     plan    = answer { "," answer }
//     answer  = "if" MOVE "then" MOVE [ "(" plan ")" ]
//
// Text in, text out: it is stored as it is written here, and what is left of it after each move is
// again a plan.
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

inline constexpr std::size_t plan_answers_max = 200;  // in all of the tree
inline constexpr std::size_t plan_depth_max = 20;

/// Reads a plan; `then` may also be written `:` or `->`.
Expected<ConditionalMoves> read_plan(std::string_view words);
/// In the one form in which it is stored.
std::string write_plan(const ConditionalMoves&);
/// The plan with its moves as the game stores them, if each of them is legal after the Record,
/// where the other player is to move; else which is not, and why. `record.reader` has typed it.
Expected<ConditionalMoves> checked(const games::Game&, const games::GameRecord&, ConditionalMoves);
/// A plan for what comes after the Record, with its moves as they are shown to `record.reader`.
ConditionalMoves as_shown(const games::Game&, const games::GameRecord&, ConditionalMoves);
/// The answer to this move, if the plan has one.
const ConditionalMove* answer_to(const ConditionalMoves&, std::string_view theirs);
/// "b, d or f"; of many the first few and how many more; "none".
std::string choice_of(std::span<const games::MoveText>, std::optional<Side> reader);
/// The moves of the player who is not to move that are legal after at least one of the other's.
std::vector<games::MoveText> answers_possible(const games::Game&, const games::GameRecord&);
/// The plan that plays `mine` after each move of the other that leaves it legal; empty where none
/// does.
ConditionalMoves answer_whatever_comes(const games::Game&, const games::GameRecord&,
                                       std::string_view mine);

}  // namespace posthouse::club
