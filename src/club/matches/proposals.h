// Proposals and their answers, take-backs among them (takebacks.cpp).
#pragma once

#include "club/commands/command_context.h"
#include "club/matches/loaded_match.h"

namespace posthouse::club {

CommandResult propose(CommandContext&, const User&, Match, Proposal);
CommandResult answer_proposal(CommandContext&, const User&, Match, bool agreed);

/// The ply of this side's last move; none if it has not moved.
std::optional<int> last_ply_of(const LoadedMatch&, Side);
/// Takes back the proposer's last move and the answer to it. Time used in the current turn stays
/// used.
CommandResult take_back(CommandContext&, const User&, Match);

}  // namespace posthouse::club
