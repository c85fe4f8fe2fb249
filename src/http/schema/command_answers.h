// What each command answers when it is accepted, as a JSON schema: parity_test and http_test check
// every answer against it.
#pragma once

#include "club/commands/command_table.h"

#include <boost/json/object.hpp>

namespace posthouse::http {

boost::json::object answer_schema_of(const club::CommandSpec&);

/// Whether a request with `brief` may be answered with a move instead of text and match.
bool may_answer_briefly(const club::CommandSpec&);

}  // namespace posthouse::http
