// Liveness: whatever has begun ends, or waits for a person who can act or for an instant that lies
// ahead. A fault that breaks this breaks no rule of a game and loses no move; a match or a
// tournament just never goes on, so it has to be looked for.
#pragma once

#include "club/core/store.h"

#include <span>
#include <string>
#include <vector>

namespace posthouse::club {

/// Why this running or offered match would never go on; empty if it will. `jobs` are its own.
std::string liveness_problem(const StoreReader&, const Match&, std::span<const Job> jobs);

/// Something that would never go on.
struct Stall {
    std::string what;     // “wari/12”, “tournament spring”
    std::string problem;  // “its clock runs, but no job would ever end the turn”
};

/// All that would never go on; nothing in a house without faults. Reads all running matches, so it
/// takes some microseconds for each of them.
std::vector<Stall> stalls(const StoreReader&, Instant now);

}  // namespace posthouse::club
