// A command whose words come as the fields of a JSON object: `{"board": 12, "move": "c"}` is
// `wari move 12 c`. One reading for every row of the command table, and the schema that says so.
#pragma once

#include "base/refusal.h"
#include "club/command_table.h"

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

/// "change-password": a row's word as an address has it.
std::string address_of(const club::CommandSpec&);
/// None: there is no such command, or it wants a game where none is, or the other way round.
const club::CommandSpec* row_at(std::string_view address, bool per_game);

/// Every option of the row, by its name, and whether it has a value.
struct CommandOption {
    std::string_view name;
    bool valued = false;
};
std::vector<CommandOption> options_of(const club::CommandSpec&);

/// The command line, and what stands beneath it, as `{"command", "comment"?, "key"?}`.
Expected<boost::json::object> as_command(const club::CommandSpec&, std::string_view game,
                                         const boost::json::object& fields);

/// The JSON schema of such an object.
boost::json::object schema_of(const club::CommandSpec&);

}  // namespace posthouse::http
