// The subcommands that measure playing strength: bench, duel, calibrate-levels, accuracy,
// solve.
#pragma once

#include "cli/commands.h"

#include <memory>

namespace posthouse::strength {

std::unique_ptr<cli::Commands> commands();

}  // namespace posthouse::strength
