// What fuzzing the HTTP side begins with: a request for each address of the API and for each
// command as fields, forms of the plain pages, the page's files, and messages on a socket, made
// from the tables that the house itself goes by, so that what is new there is fuzzed at once.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::fuzz {

struct Seed {
    std::string name;   // of a file
    std::string bytes;  // as take_http, or take_socket, has them
};

std::vector<Seed> http_seeds();
std::vector<Seed> socket_seeds();

// What is fuzzed of the HTTP side: any bytes may come in, and what comes out keeps its promises.
// The same functions replay the seeds and every find in the unit tests.
//
//   every whole request has one answer, in its order, with a status that docs/api.md knows, of a
//   bounded size, and nothing stands between the answers; who is refused is told why in a sentence;
//   what is too long is refused; a message on a socket has one answer, with its id; and once the
//   client has gone, so has all that the house had open for him

/// The first byte says how large the pieces are in which the rest arrives (0: all at once). The
/// rest is what a client sends on one connection. The statuses of the answers; 101 where it became
/// a socket or a stream.
std::vector<unsigned> take_http(std::string_view bytes);

/// The first byte says who has the socket, and whether the rest is messages, a line each (odd), or
/// the very bytes that follow the handshake. How many messages were answered.
std::size_t take_socket(std::string_view bytes);

}  // namespace posthouse::fuzz
