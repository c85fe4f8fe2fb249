// What each group of terms is worth, for docs/evaluation-octilite.md.
#pragma once

#include "games/octilite/evaluation.h"
#include "games/octilite/tuning/fit.h"

#include <cstdint>
#include <string>
#include <vector>

namespace posthouse::octilite::tuning {

/// A table and the sentences below it. `header` has the fitted weights, which play a match for it.
std::string report_of(const Fit& fit, const Fit::Odds& odds, const std::string& header);

// Weights as a header: written by the tuner, read by people, the compiler and the tuner.

/// The whole header; `origin` is a sentence about where the weights come from.
std::string header_of(const Weights& weights, const std::string& origin);

/// Reads a header's weights; ends the program with a message if that fails.
Weights read_weights(const std::string& path);

/// Reads a network's file; ends the program with a message if that fails.
std::vector<std::uint8_t> read_network(const std::string& path);

/// Prints what is wrong and ends the program.
[[noreturn]] void exit_with_error(const std::string& sentence);

}  // namespace posthouse::octilite::tuning
