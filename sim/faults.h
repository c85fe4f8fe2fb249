// What breaks off a simulation's step. Neither is a std::exception, so that nothing in the house
// that copes with Faults copes with these.
#pragma once

#include <string>

namespace posthouse::sim {

/// The house was killed, or the power went: whatever was on its way is gone.
struct SimulatedCrash {};

/// Something that must always be so is not.
struct InvariantViolation {
    std::string what;
};

}  // namespace posthouse::sim
