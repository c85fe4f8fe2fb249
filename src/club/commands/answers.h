// Which commands answer what is open on a match (matches/open_questions.h).
#pragma once

#include "base/inplace.h"
#include "club/commands/command_table.h"
#include "club/core/types.h"

#include <string_view>

namespace posthouse::club {

/// Whether this word in place of a move answers the challenge or the proposal: `accept`. Its number
/// is then that of the proposal.
inline bool is_answer(std::string_view word) {
    return equals_ignore_case(word, "accept") || equals_ignore_case(word, "reject") ||
           equals_ignore_case(word, "decline");
}

/// The number of what this command answers: of the move for `confirm`, otherwise of the proposal; 0
/// if there is none.
inline int open_number(const Match& match, CommandId command) {
    return command == CommandId::confirm_move ? match.submitted_number : match.proposal_number;
}

}  // namespace posthouse::club
