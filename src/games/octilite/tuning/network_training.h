// Learns a network (games/octilite/network.h) that corrects the weighted sum of terms.
#pragma once

#include "games/octilite/tuning/players.h"

#include <cstdint>
#include <span>
#include <vector>

namespace posthouse::octilite::tuning {

/// The file of a network learned from calibrated samples, of which one in twenty is held out: the
/// losses on these, with the network and without it, go to standard error.
std::vector<std::uint8_t> trained_network(std::span<const Sample> samples);

}  // namespace posthouse::octilite::tuning
