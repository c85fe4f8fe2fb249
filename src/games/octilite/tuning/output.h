// docs/evaluation-octilite.md: what each group of terms is worth, in words for people.
#pragma once

#include "games/octilite/evaluation.h"
#include "games/octilite/tuning/fit.h"

#include <string>

namespace posthouse::octilite::tuning {

/// The whole page. `header` has the weights that were fitted; they play a match for it.
std::string report_of(const Fit& fit, const Fit::Odds& odds, const std::string& header);

// Weights as a header: made by the tuner, read by people, by the compiler and by the tuner again.

/// The whole header; `origin` is a sentence about where they come from.
std::string header_of(const Weights& weights, const std::string& origin);

/// Those of a header; ends the program with a sentence where it cannot be read.
Weights read_weights(const std::string& path);

/// Says what is wrong and ends the program.
[[noreturn]] void give_up(const std::string& sentence);

}  // namespace posthouse::octilite::tuning
