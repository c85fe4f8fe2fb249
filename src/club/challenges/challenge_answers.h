// Answers to challenges, and the matches that begin or do not.
#pragma once

#include "club/commands/command_context.h"

namespace posthouse::club {

/// own_match(), if it is running.
Expected<Match> seated(CommandContext&, const User&);
/// own_match(), if it is not over; it may not have been accepted yet.
Expected<Match> seated_or_challenged(CommandContext&, const User&);
/// By the challenged player: the match begins.
CommandResult accept_challenge(CommandContext&, const User&, Match);
/// By either player: the challenge is declined or withdrawn.
CommandResult give_up_challenge(CommandContext&, const User&, Match);
/// Says at the board why a match is declined, if the command has a reason; its word.
Expected<std::string> explain_decline(CommandContext&, const Match&, const User&);
/// All challenges that this player has made or may accept; `with`: only those with that player.
void end_challenges_of(Club&, UnitOfWork&, const User&, Instant now, Response&,
                       std::optional<UserId> with = std::nullopt);
/// Why one of the players cannot begin the offered match.
std::optional<Refusal> begin_error(CommandContext&, const Match&, UserId asking);
/// Only stores it; sends no letters.
void begin_accepted_match(CommandContext&, Match&);
/// The job with which the challenge expires.
void add_expiry(Club&, UnitOfWork&, const Match&);
/// Why this player cannot play another match now, of whatever game.
std::optional<Refusal> match_limit_error(Club&, const StoreReader&, const User&, UserId asking);

}  // namespace posthouse::club
