// Says what a move did in the reader's language, as the page does (browser/src/boards/move_text.ts)
// and from the same catalogue.
#pragma once

#include "club/matches/loaded_match.h"

#include <string>

namespace posthouse::club {

/// "will sows 6 seeds from a.", "You sow 4 seeds from c and capture 3 from house b."
std::string describe_move(const LoadedMatch&, const games::MoveDetails&, const Viewer&);

}  // namespace posthouse::club
