// The commands in the body of a mail, one on each line, and the words below them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// The command lines at the beginning of a text, below a greeting, up to `--`, `thanks` or `quit`,
/// without comments (`#` at the beginning of a line or after a blank) and blank lines. At most
/// lines_max + 1, so that callers see that there were too many.
std::vector<std::string> command_lines(std::string_view text);

struct CommandText {
    std::vector<std::string> commands;
    std::string words;  // text for the opponent
};

/// The commands at the beginning of a mail, as command_lines() finds them, but only up to the first
/// line that is not meant as one: nothing below it is a command, whatever it looks like. The first
/// line always counts as a command. If no command takes words, the first line of the words does,
/// too, so that the writer is told of it.
CommandText split_command_text(std::string_view text);

/// Whether the line is a command, perhaps with a mistake of which its writer should be told, and
/// not prose that begins with a command's word: “wari mvoe 12 ann secret c”, but not “Move on!”.
bool is_meant_as_command(std::string_view line);

}  // namespace posthouse::club
