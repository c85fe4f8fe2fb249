// What the fields and options of commands hold, as JSON Schemas: for authors of programs and for
// generated clients. The commands decide themselves what they accept, which may be more.
#pragma once

#include "club/commands/command_table.h"

#include <boost/json/object.hpp>
#include <string_view>

namespace posthouse::http {

/// Of one argument of this parameter.
boost::json::object field_schema(const club::CommandSpec&, std::string_view field);

/// Of an option, by what the usage line shows after its `=`: `own|first`, `N`, `200`, `30d+1d`.
boost::json::object option_schema(std::string_view option, std::string_view shown);

}  // namespace posthouse::http
