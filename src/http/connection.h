// One HTTP connection: reads a request, has it answered, writes the answer, and reads the next.
//
// Deliberately absent: what the answers are (api.h, files.h), WebSocket traffic (socket.h).
#pragma once

#include "http/gateway.h"

#include <boost/asio/ip/tcp.hpp>
#include <memory>

namespace posthouse::http {

void open_connection(boost::asio::ip::tcp::socket, std::shared_ptr<HttpContext>);

}  // namespace posthouse::http
