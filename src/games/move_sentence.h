// Says what a move did in the reader's language, as the page does (browser/src/boards/move_text.ts)
// and from the same catalogue.
#pragma once

#include "games/game.h"
#include "translation/texts.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::games {

/// "will sows 6 seeds from a."; if the reader made the move, "You sow 4 seeds from c and capture 3
/// from house b."
std::string describe_move(const Game&, const MoveDetails&, std::string_view who,
                          std::optional<Side> reader, const translation::Texts&);

}  // namespace posthouse::games
