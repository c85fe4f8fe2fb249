// What thinks for the null game: the plain search, in the form in which the rules are written.
#pragma once

#include "games/nullgame/nullgame.h"
#include "search/engine.h"

namespace posthouse::nullgame {

search::Engine<NullGame> nullgame_engine();

}  // namespace posthouse::nullgame
