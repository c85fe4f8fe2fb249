// docs/evaluation-octilite.md: what each group of terms is worth, for people.
#pragma once

#include "games/octilite/evaluation.h"
#include "games/octilite/tuning/fit.h"

#include <string>

namespace posthouse::octilite::tuning {

/// The whole page. `header` has the fitted weights, which play a match for it.
std::string report_of(const Fit& fit, const Fit::Odds& odds, const std::string& header);

// Weights as a header: written by the tuner, read by people, the compiler and the tuner.

/// The whole header; `origin` is a sentence about where the weights come from.
std::string header_of(const Weights& weights, const std::string& origin);

/// Reads a header's weights; ends the program with a message if that fails.
Weights read_weights(const std::string& path);

/// Prints what is wrong and ends the program.
[[noreturn]] void exit_with_error(const std::string& sentence);

}  // namespace posthouse::octilite::tuning
