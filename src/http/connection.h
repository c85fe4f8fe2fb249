// One HTTP connection: reads a request, has it answered, writes the answer, and reads the next.
//
// Deliberately absent: what the answers are (api.h, files.h), WebSocket traffic (socket.h).
#pragma once

#include "http/event_stream.h"
#include "http/http_context.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <string>

namespace posthouse::http {

void open_connection(boost::asio::ip::tcp::socket, std::shared_ptr<HttpContext>);

// One WebSocket: commands in, answers and events out, as docs/api.md describes them.
//
// Nobody waits for a slow reader. What waits to be sent is bounded: of several events of one match
// only the newest waits, commands are not read while too many answers wait, and who falls behind
// all the same is cut off and comes back.

/// Answers the upgrade and takes the connection over. `client` is who it is for limits.
void open_socket(boost::beast::tcp_stream,
                 boost::beast::http::request<boost::beast::http::string_body>,
                 std::optional<club::Session>, std::string client, std::shared_ptr<HttpContext>);

// A connection on which events are told without end (GET /api/events). It takes over from the
// Connection that has read the request.
//
// It reads the store in small pieces and the next only when the last is sent, so that a slow reader
// costs no memory.

/// `head` is the answer's status line and fields, with the blank line.
void open_stream(boost::beast::tcp_stream, std::string head,
                 std::shared_ptr<const EventSubscription>, std::shared_ptr<HttpContext>);

}  // namespace posthouse::http
