// An analysis for programs: one line of JSON. docs/engine.md tells what is in it.
//
// Deliberately absent: anything that `analyse` does not also tell people.
#pragma once

#include "terminal/analysis.h"
#include "terminal/endings_at_hand.h"

#include <string>

namespace posthouse {

std::string json_of(const Game& game, const Analysis& analysis, const EndingsAtHand& endings);

}  // namespace posthouse
