// Commands that come to the API: from a request, or from a socket.
#pragma once

#include "http/api/api.h"

#include <boost/json/object.hpp>
#include <memory>
#include <string>

namespace posthouse::http {

/// Runs `{"command", "comment"?, "key"?, "brief"?}` for this caller; commands of nobody are limited
/// by address. `command`: what `asked` holds as fields, if it came so. Calls `said` once, from this
/// or another thread.
void run_command(const std::shared_ptr<const ApiContext>&, const Caller&, const club::Client&,
                 const boost::json::object& asked, std::optional<club::Command> command, MoveAnswer,
                 CommandDone said);

CommandAnswer refused_command(unsigned status, const Refusal&,
                              std::optional<std::chrono::seconds> wait = {});

/// The facts of a response. Without a reader, secrets stay hidden.
boost::json::object facts_json(const ApiContext&, const club::Response&,
                               std::optional<club::UserId> reader);

}  // namespace posthouse::http
