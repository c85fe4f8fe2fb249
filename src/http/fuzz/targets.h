// Fuzz targets for HTTP and WebSocket input, and their seeds: a request for each route and command,
// forms, files and socket messages, generated from the server's own tables so that new routes are
// fuzzed at once.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::fuzz {

struct Seed {
    std::string name;   // file name
    std::string bytes;  // input of fuzz_http or fuzz_socket
};

std::vector<Seed> http_seeds();
std::vector<Seed> socket_seeds();

// Any input is allowed; these functions assert the output. Unit tests replay the seeds and every
// find.
//
//   Every complete request has one response, in order, with a status of docs/api.md and of bounded
// size, and nothing in between; errors come with a sentence; oversized input is refused; each
// socket message has one response with its id; after the client disconnects nothing of it stays
// open.

/// The first byte is the size of the pieces in which the rest arrives (0: at once). Returns the
/// statuses of the responses; 101 for a socket or stream.
std::vector<unsigned> fuzz_http(std::string_view bytes);

/// The first byte selects the player, and whether the rest is messages by line (odd) or raw bytes
/// after the handshake. Returns the number of answered messages.
std::size_t fuzz_socket(std::string_view bytes);

}  // namespace posthouse::fuzz
