// How a match ends, and how an ending is undone.
#pragma once

#include "club/commands/command_context.h"

namespace posthouse::club {

/// `reason`: "declined", "withdrawn" or "expired".
/// `why`: the word of `decline --reason=`.
void end_challenge(Club&, UnitOfWork&, Match&, std::string_view reason, Instant now, Response&,
                   std::string_view why = {});
/// Ends the match with all that follows. `announce` tells the players, before other matches
/// begin because of it.
void end_match(CommandContext&, Match&, MatchOutcome, const std::function<void()>& announce);
/// The same; sends board letters to everybody except `but`.
void end_match(CommandContext&, Match&, MatchOutcome, std::optional<UserId> but = std::nullopt);
/// The reason when a player gives up: before both have moved, a match that belongs to no tournament
/// is declined and counts nowhere. Moves that were taken back count as made.
std::string_view giving_up(const StoreReader&, const Match&);
/// Gives another result to a match that is over.
void change_result(UnitOfWork&, Match&, MatchOutcome, Instant now);
/// The match goes on.
void reopen(UnitOfWork&, Match&);

}  // namespace posthouse::club
