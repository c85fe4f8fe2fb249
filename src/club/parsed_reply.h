// What a reply to a board letter means. Whoever replies to the letter about wari board 12 need not
// say which board he means: `c` is his move there, `chat` and `resign` are about it.
//
// A line is understood only where nothing else can be meant; anything else is asked about, never
// guessed: a wrong move is worse than a question. The gateway has trimmed quotations and found the
// pasted rows.
#pragma once

#include "base/refusal.h"
#include "club/backend.h"
#include "club/loaded_match.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::club {

/// A reply made whole.
struct ParsedReply {
    std::vector<std::string> lines;  // commands with game, board and the number of the move
    /// For each of them the writer's own line that it was made of; none: the filled-in move list.
    std::vector<std::optional<std::size_t>> from;
    std::string comment;     // what is left for the opponent
    bool needs_ply = false;  // it means something at one position only
    std::string said;        // nothing is to be done: that move was played already,
    bool moved_on = false;   // or the board has moved on since the letter that is answered
    /// The writer's own words that cast a doubt on the move: nothing is to be done before they
    /// confirm it. Empty: none do.
    std::string doubt;
    std::string move;  // the one that is made, as it is stored; may be empty
};

/// `reply` has the writer's own lines, in their order, and the rows of a move list that stood in
/// the mail; `table` is the match as it is now and `answers.ply` the moves it had when they read
/// it. Refused with a question where the lines hold no command and no move, or more than one, or
/// where the board has moved on since.
Expected<ParsedReply> whole_reply(const Request& reply, const ReplyContext& answers,
                                  const LoadedMatch& table);

}  // namespace posthouse::club
