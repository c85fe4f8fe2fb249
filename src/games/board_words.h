// What stands on boards in letters and answers, in the reader's language.
#pragma once

#include "games/game.h"
#include "translation/texts.h"

#include <string>

namespace posthouse::games {

/// The words on a board of this game.
const BoardWords& board_words(const Game&, const translation::Texts&);

/// The seat as it is called there: "Süd"; without the "(O)" of the pods.
std::string seat_word(const Game&, Side, const translation::Texts&);

}  // namespace posthouse::games
