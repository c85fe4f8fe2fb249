// What fuzzing the HTTP side begins with: a request for each address of the API and for each
// command as fields, forms of the plain pages, the page's files, and messages on a socket, made
// from the tables that the house itself goes by, so that what is new there is fuzzed at once.
//
// Deliberately absent: files (http_seeds.cpp writes them).
#pragma once

#include <string>
#include <vector>

namespace posthouse::fuzz {

struct Seed {
    std::string name;   // of a file
    std::string bytes;  // as take_http, or take_socket, has them
};

std::vector<Seed> http_seeds();
std::vector<Seed> socket_seeds();

}  // namespace posthouse::fuzz
