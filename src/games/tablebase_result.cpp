#include "games/tablebase_result.h"

#include <algorithm>

namespace posthouse::games {

bool TablebaseResult::known() const {
    return worth.known() || std::ranges::any_of(moves, [](const TablebaseMove& move) {
               return move.worth.known() && !move.end;
           });
}

}  // namespace posthouse::games
