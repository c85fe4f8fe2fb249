// Weights as a header: made by the tuner, read by people, by the compiler and by the tuner again.
//
// Deliberately absent: any other format.
#pragma once

#include "games/octilite/evaluation.h"

#include <string>

namespace posthouse::octilite::tuning {

/// The whole header; `origin` is a sentence about where they come from.
std::string header_of(const Weights& weights, const std::string& origin);

/// Those of a header; ends the program with a sentence where it cannot be read.
Weights read_weights(const std::string& path);

/// Says what is wrong and ends the program.
[[noreturn]] void give_up(const std::string& sentence);

}  // namespace posthouse::octilite::tuning
