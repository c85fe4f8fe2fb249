// What is said at the board.
#pragma once

#include "club/commands/command_context.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"

namespace posthouse::club {

/// Adds a chat message at the board; without `by` it is from the server.
ChatMessage add_chat_message(CommandContext&, const Match&, std::optional<UserId> by,
                             std::string text, EventKind told_as = EventKind::chat);
/// What the request says beside a command that makes no move becomes chat, so that the letter
/// about its effect has it; call this before that letter is written. Nothing if it says nothing
/// or may not be said: then the answer says why.
std::optional<ChatMessage> say_beside(CommandContext&, const Match&, const User& by);
/// Sends a letter about it to all players and spectators except `but`.
void send_chat_letters(CommandContext&, const ChatMessage&, const LoadedMatch&, UserId but);

}  // namespace posthouse::club
