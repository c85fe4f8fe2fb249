// What awaits an answer on a match, and its number: a proposal, a submitted move, and a move that
// the server asks about since the mail with it was doubtful.
//
// Both kinds are numbered together from 1, without reuse. Letters, buttons, links and the API carry
// the number, and an answer to what is no longer open is refused: a consent never falls to
// something that was asked later. The challenge itself has the number 0.
#pragma once

#include "club/commands/answers.h"
#include "club/commands/command_table.h"
#include "club/core/types.h"

#include <optional>
#include <string_view>

namespace posthouse::club {

struct CommandContext;

void open_proposal(Match&, Proposal, Side proposer);
void close_proposal(Match&);
/// Whether a proposal awaits the answer of this side.
bool proposal_awaits(const Match&, Side);

/// `move`, in stored form, awaits the `confirm` of the player to move. The same move again keeps
/// its number. `comment`: for the opponent, once the move is confirmed.
void await_confirmation(Match&, std::string_view move, std::string comment);
/// Empty: none awaits it at this position.
std::string_view move_awaiting_confirmation(const Match&);
void close_submitted_move(Match&);

/// Why an answer does not count: the command names something that is not open, by `--number=3` or,
/// as a move, `accept#3`. Says what became of that. None: it names what is open, or nothing.
std::optional<Refusal> answer_error(const CommandContext&, const Match&);

/// The number that an answer to a letter names, which was written when the match had `questions`:
/// of what is open, unless that was asked later.
int answered_number(int open_number, int questions);

}  // namespace posthouse::club
