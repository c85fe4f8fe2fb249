// What the house says about itself: where to begin, every command, how to play by mail, a first
// game move by move. Plain text, at most 72 columns; all of it comes from the command table and
// the games, so that mail, page and terminal say the same.
//
// Deliberately absent: who is asking, the rules of the games (they tell their own).
#pragma once

#include "base/refusal.h"
#include "club/command_table.h"

#include <span>
#include <string>

namespace posthouse {

std::string first_steps();
std::string all_commands();
std::string explained(const CommandRow&);
std::string mail_explained();
std::string ratings_explained();
/// A short game against the computer: each command as it is typed, what the house answers, and the
/// whole game at the end. The moves are made by the game itself.
std::string tutorial(const Game&);

/// Help on each subject: a game, a command (of one word or two), “commands”, “mail” or “tutorial”,
/// which shows `game` where one is given.
Or<std::string> help_on(std::span<const std::string> subjects, const Game* game);

}  // namespace posthouse
