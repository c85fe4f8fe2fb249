// What the players of a tournament say to each other on its page.
#pragma once

#include "club/commands/command_context.h"
#include "club/core/letter_body.h"
#include "club/tournaments/tournament_tables.h"

#include <vector>

namespace posthouse::club {

/// The newest messages as `viewer` may see them, the oldest first: without those of players whom
/// they block or who block them.
std::vector<TournamentMessage> messages_for(const StoreReader&, TournamentId,
                                            std::optional<UserId> viewer);
/// Empty if there are none, otherwise begins with an empty line.
LetterBody format_messages(const StoreReader&, const std::vector<TournamentMessage>&, const Texts&);

/// `chat NAME`: by its players and who announced it, until a day after its end.
CommandResult tournament_chat_command(CommandContext&, const User&);

}  // namespace posthouse::club
