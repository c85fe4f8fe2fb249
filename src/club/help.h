// What the house says about itself: where to begin, every command, how to play by mail, a first
// game move by move. Plain text, at most 72 columns; all of it comes from the command table and
// the games, so that mail, page and terminal say the same.
#pragma once

#include "base/refusal.h"
#include "club/command_table.h"

#include <span>
#include <string>

namespace posthouse::club {

std::string first_steps();
std::string all_commands();
std::string explained(const CommandSpec&);
std::string mail_explained();
std::string ratings_explained();
/// A short game against the computer: each command as it is typed, what the house answers, and the
/// whole game at the end. The moves are made by the game itself.
std::string tutorial(const games::Game&);

/// What a game is, how to move, and where there is more: one screen.
std::string game_help(const games::Game&);
/// Help on each subject: a game, a part of one (“rules”, “example”, “tutorial”) behind its name or
/// of `game` where one is given, a command (of one word or two), “commands”, “mail” or “ratings”.
Expected<std::string> help_on(std::span<const std::string> subjects, const games::Game* game);

}  // namespace posthouse::club
