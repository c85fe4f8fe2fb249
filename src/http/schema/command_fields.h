// Commands as JSON objects: `{"board": 12, "move": "c"}` is `wari move 12 c`. One reader for every
// row of the command table, and the matching JSON schema. Each field stays one argument: the line
// is written for the record, and never read.
#pragma once

#include "base/refusal.h"
#include "club/commands/command_table.h"

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

/// The command's name in an address, such as "change-password".
std::string command_address(const club::CommandSpec&);
/// Null if there is no such command, or if it needs a game and none is given, or vice versa.
const club::CommandSpec* find_command(std::string_view address, bool per_game);

/// A command's option and the value that its usage line shows, such as `on|off`; empty: it takes
/// none.
struct CommandOption {
    std::string_view name, value;
};
std::vector<CommandOption> options_of(const club::CommandSpec&);

/// A command of a known speaker, and the line that stands for it in keys and records.
struct FieldCommand {
    club::Command command;
    std::string line;
};
Expected<FieldCommand> to_command(const club::CommandSpec&, const games::Game*,
                                  const boost::json::object& fields);

/// The JSON schema of the fields.
boost::json::object schema_of(const club::CommandSpec&);

}  // namespace posthouse::http
