// One WebSocket: commands in, answers and events out, as docs/api.md describes them.
//
// Nobody waits for a slow reader. What waits to be sent is bounded: of several events of one match
// only the newest waits, commands are not read while too many answers wait, and who falls behind
// all the same is cut off and comes back.
//
// Deliberately absent: what commands mean (api.h), who hears of what (switchboard.h).
#pragma once

#include "http/gateway.h"

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <string>

namespace posthouse::http {

/// Answers the upgrade and takes the connection over. `client` is who it is for limits.
void open_socket(boost::beast::tcp_stream,
                 boost::beast::http::request<boost::beast::http::string_body>,
                 std::optional<club::Session>, std::string client, std::shared_ptr<HttpContext>);

}  // namespace posthouse::http
