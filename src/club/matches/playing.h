// Playing a move, and telling the players.
#pragma once

#include "club/commands/command_context.h"
#include "club/matches/loaded_match.h"

namespace posthouse::club {

CommandResult resign_command(CommandContext&, const User&, Match);
/// Plays a move of the player to move with its consequences: clock, end of the match,
/// conditional moves, letters. Refused if it is not legal.
Expected<MatchSnapshotPtr> play(CommandContext&, Match, std::string_view typed,
                                std::string_view comment);
/// Sends a board letter to the players and spectators except `but`.
void send_board_letters(CommandContext&, const LoadedMatch&, std::optional<UserId> but);

}  // namespace posthouse::club
