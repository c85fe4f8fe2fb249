// `posthouse engine`: a Session on the program's own input and output.
//
// Deliberately absent: the protocol (session.h).
#pragma once

#include <istream>
#include <ostream>
#include <string>

namespace posthouse::engine_protocol {

struct EngineOptions {
    std::string variant;  // empty: the first game of the house
    std::string version;
    bool greets = false;  // a person types: say how to begin
};

/// Reads orders until `quit` or the end of the input, where it lets what would end by itself come
/// to its end. Returns the exit status: 0, or 2 with a sentence on `err` where there is no such
/// variant.
int speak(const EngineOptions& options, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace posthouse::engine_protocol
