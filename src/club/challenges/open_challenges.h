// Open challenges: posting, accepting and withdrawing them.
#pragma once

#include "club/challenges/challenge_tables.h"
#include "club/commands/command_context.h"
#include "club/matches/loaded_match.h"

namespace posthouse::club {

/// Lets the computer accept an open challenge that has waited long enough and allows it, or
/// removes an invitation that has expired; otherwise does nothing.
Response run_open_challenge(Club&, UnitOfWork&, std::string_view game, int board, Instant now);
/// In the waiting room, or for whoever has its link.
CommandResult post_open_challenge(CommandContext&, const User&, OpenChallenge);
/// False if there are none.
bool withdraw_offers(UnitOfWork&, const OfferFilter&, Instant now);
CommandResult accept_command(CommandContext&, const User&);
CommandResult reject_command(CommandContext&, const User&);
/// Begins a match of an open challenge with this player; posts the challenge again if more are
/// to begin from it.
LoadedMatch begin_open_challenge(CommandContext&, const OpenChallenge&, const User& poster,
                                 const User& comer, std::optional<UserId> but);

}  // namespace posthouse::club
