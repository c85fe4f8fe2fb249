// One HTTP connection: reads a request, sends the response, reads the next.
#pragma once

#include "http/http_context.h"
#include "http/server/event_stream.h"
#include "http/server/tcp.h"

#include <memory>
#include <string>
#include <string_view>

namespace posthouse::http {

void open_connection(std::shared_ptr<TcpStream>, std::shared_ptr<HttpContext>);

// One WebSocket: commands in, responses and events out, as docs/api.md specifies.
//
// Unsent data is bounded: of several whole states of one match only the newest waits, no commands
// are read while many responses wait, and a client that still falls behind is disconnected.

/// Completes the upgrade and takes over the connection. `key` is the request's Sec-WebSocket-Key,
/// `client` the key for limits.
void open_socket(std::shared_ptr<TcpStream>, std::string_view key, bool wants_brief, Caller,
                 std::string client, std::shared_ptr<HttpContext>);

// A connection that streams events (GET /api/events), taken over from Connection. It reads the
// store in small pieces, each after the previous one is sent, so that a slow reader costs no
// memory.

/// `head` is what is sent first: the response header, its blank line and the first event.
void open_event_stream(std::shared_ptr<TcpStream>, std::string head,
                       std::shared_ptr<const EventSubscription>, std::shared_ptr<HttpContext>);

// A response whose body is made while it is sent, taken over from Connection.

/// `head` as above; `chunked`: the client knows chunks, otherwise the end of the connection ends
/// the body.
void send_in_pieces(std::shared_ptr<TcpStream>, std::string head, bool chunked, NextPiece,
                    std::shared_ptr<HttpContext>);

}  // namespace posthouse::http
