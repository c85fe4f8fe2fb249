// How a match begins.
#pragma once

#include "club/commands/command_context.h"
#include "club/matches/loaded_match.h"

namespace posthouse::club {

/// Whether lots were drawn for the first move of a match that begins.
enum class FirstMoveLot : bool { none, drawn };

/// Only stores it; sends no letters.
Match create_match(CommandContext&, Match);
/// Stores the match, starts its clock and sends its letters, except to `but`.
LoadedMatch begin_match(CommandContext&, Match, std::optional<UserId> but,
                        FirstMoveLot = FirstMoveLot::none);
/// The same for a match that create_match() has stored.
LoadedMatch start_match(CommandContext&, Match, std::optional<UserId> but, FirstMoveLot);
CommandResult yield_command(CommandContext&, const User&);

}  // namespace posthouse::club
