// The subcommands of posthouse-lab, which measure playing strength: duel, calibrate-levels,
// accuracy, solve.
#pragma once

#include "cli/commands.h"

#include <memory>

namespace posthouse::strength {

std::unique_ptr<cli::Commands> commands();

}  // namespace posthouse::strength
