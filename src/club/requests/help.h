// Help texts: first steps, commands, playing by mail, ratings and a tutorial. Plain text of at most
// 72 columns, made from the command table and the games for mail, page and terminal alike.
#pragma once

#include "base/refusal.h"
#include "club/commands/command_table.h"

#include <span>
#include <string>

namespace posthouse::club {

std::string first_steps();
std::string all_commands();
std::string explain_command(const CommandSpec&);
std::string mail_help();
std::string ratings_help();
std::string clock_help();
/// A short game against the computer: the commands, the answers, and the whole game at the end. The
/// engine makes the moves.
std::string tutorial(const games::Game&);

/// What the game is, how to move, and where to read more: one screen.
std::string game_help(const games::Game&);
/// Help on each subject: a game, a part of one (“rules”, “example”, “tutorial”) after its name or
/// of `game`, a command (of one word or two), “commands”, “mail” or “ratings”.
Expected<std::string> help_on(std::span<const std::string> subjects, const games::Game* game);

}  // namespace posthouse::club
