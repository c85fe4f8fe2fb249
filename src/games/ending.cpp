#include "games/ending.h"

#include <algorithm>

namespace posthouse {

bool KnownEnding::known() const {
    return worth.known() || std::ranges::any_of(moves, [](const EndingMove& move) {
               return move.worth.known() && !move.end;
           });
}

}  // namespace posthouse
