// Exceptions that end a step of the simulation. Not derived from std::exception, so that no error
// handling of the server catches them.
#pragma once

#include <string>

namespace posthouse::sim {

/// The server was killed or the power was cut: all work in progress is lost.
struct SimulatedCrash {};

/// An invariant does not hold.
struct InvariantViolation {
    std::string what;
};

}  // namespace posthouse::sim
