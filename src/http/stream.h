// A connection on which events are told without end (GET /api/events). It takes over from the
// Connection that has read the request.
//
// It reads the store in small pieces and the next only when the last is sent, so that a slow reader
// costs no memory. Deliberately absent: what the events are (event_lines.h).
#pragma once

#include "http/event_lines.h"
#include "http/gateway.h"

#include <boost/beast/core/tcp_stream.hpp>
#include <memory>
#include <string>

namespace posthouse::http {

/// `head` is the answer's status line and fields, with the blank line.
void open_stream(boost::beast::tcp_stream, std::string head,
                 std::shared_ptr<const EventSubscription>, std::shared_ptr<HttpContext>);

}  // namespace posthouse::http
