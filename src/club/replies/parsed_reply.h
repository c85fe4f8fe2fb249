// Interprets a mail that replies to a board letter. The writer need not name the board: in a reply
// about wari board 12, `c` is a move there, and `chat` and `resign` refer to it.
//
// Only unambiguous lines are accepted; anything else leads to a question, since a wrong move is
// worse. The gateway has already removed quotations and found pasted move list rows.
#pragma once

#include "base/refusal.h"
#include "club/commands/backend.h"
#include "club/matches/loaded_match.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::club {

/// A reply as complete commands.
struct ParsedReply {
    std::vector<std::string> lines;  // commands with game, board and the number of the move
    /// For each command the index of the line it came from; none: the filled-in move list.
    std::vector<std::optional<std::size_t>> source_lines;
    std::string comment;              // text for the opponent
    bool needs_position = false;      // depends on the position
    std::string played_already;       // the move; if not empty, nothing is to be done
    std::optional<Refusal> moved_on;  // why nothing is to be done: the match went on
    /// Words of the writer that cast doubt on the move: nothing is to be done before they confirm
    /// it. Empty: no doubt.
    std::string doubt;
    std::string move;  // the move in stored form; may be empty
};

/// `reply` has the writer's own lines in order and the move list rows of the mail; `table` is the
/// match now and `answers.ply` the number of moves in the letter. Refused with a question if there
/// is no command or move, or more than one move.
Expected<ParsedReply> parse_reply(const Request& reply, const ReplyContext& answers,
                                  const LoadedMatch& table);

}  // namespace posthouse::club
