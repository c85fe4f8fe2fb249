// Help texts: first steps, commands, playing by mail, ratings and a tutorial, in the reader's
// language. Plain text of at most 72 columns, made from the command table, the games and
// browser/locales/*/{commands,games}.ftl for mail, page and terminal alike.
#pragma once

#include "base/refusal.h"
#include "club/commands/command_table.h"

#include <span>
#include <string>
#include <string_view>

namespace posthouse::club {

/// “begin” (what `help` alone says), “commands”, “mail”, “ratings” or “clock”: `topic-…` in
/// commands.ftl.
std::string topic(std::string_view name, const translation::Texts&);
std::string all_commands(const translation::Texts&);
std::string explain_command(const CommandSpec&, const translation::Texts&);
/// A short game against the computer: the commands, the answers, and the whole game at the end. The
/// engine makes the moves.
std::string tutorial(const games::Game&, const translation::Texts&);

/// What the game is, how to move, and where to read more: one screen.
std::string game_help(const games::Game&, const translation::Texts&);
/// Help on each subject: a game, a part of one (“rules”, “example”, “tutorial”) after its name or
/// of `game`, a command (of one word or two), “commands”, “mail” or “ratings”.
Expected<std::string> help_on(std::span<const std::string> subjects, const games::Game* game,
                              const translation::Texts&);

}  // namespace posthouse::club
