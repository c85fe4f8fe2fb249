// The rows of the command table, in the order in which help lists them.
//
// Deliberately absent: reading a line by them (command_table.h), what they do (service.h).
#pragma once

#include "club/command_table.h"

#include <vector>

namespace posthouse::club {

std::vector<CommandSpec> make_command_rows();

// game_command_rows.cpp: those that stand behind a game's name.
std::vector<CommandSpec> rows_of_coming_to_a_board();
std::vector<CommandSpec> rows_of_playing();

}  // namespace posthouse::club
