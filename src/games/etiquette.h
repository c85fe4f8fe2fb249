// Whether a game is played with the manners of Warri: a house touched is a house played, nothing is
// counted or taken back, and a strong computer wins narrowly. wari/rules.md says it all.
#pragma once

#include <cstdint>

namespace posthouse::games {

enum class Etiquette : std::uint8_t {
    never,       // the game has no such manners
    on_request,  // where a challenge asks for them
    usual,       // unless a challenge does without
};

}  // namespace posthouse::games
