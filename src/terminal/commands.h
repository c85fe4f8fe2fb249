// The subcommands for people at a terminal: play, show, perft, notation, referee, analyse, connect.
#pragma once

#include "cli/commands.h"

#include <memory>
#include <string>

namespace posthouse::terminal {

/// `tables`: the folder of endgame tables unless another is given.
std::unique_ptr<cli::Commands> commands(std::string tables);

}  // namespace posthouse::terminal
