// Whether a game is played with the etiquette of Warri: touch-move, no counting, no takebacks, and
// a strong computer wins narrowly (wari/rules.md).
#pragma once

#include <cstdint>

namespace posthouse::games {

enum class Etiquette : std::uint8_t {
    never,       // the game has no etiquette
    on_request,  // if the challenge asks for it
    usual,       // unless the challenge does without
};

}  // namespace posthouse::games
