// The referee: what a line of play comes to. One request in, one line of JSON out.
//
//     GAME[ from POSITION]: move move …
//
// This is the whole of the rules to whoever stands outside: `posthouse referee` reads requests from
// its input, the page asks the same of WebAssembly.
#pragma once

#include "games/game.h"

#include <string>
#include <string_view>

namespace posthouse::games {

/// A request that was read: a game that there is, and a record that may still be wrong.
struct RefereeRequest {
    const Game* game = nullptr;
    GameRecord record;
};
Expected<RefereeRequest, InvalidRecord> read_request(std::string_view request);

/// {"game","position","to_move","legal","over","result","reason"} of the final position, or
/// {"error","at"}: a sentence, and the index of the first bad move, -1 where it is about the
/// request's other parts.
std::string referee(std::string_view request);

/// The same and all that a page needs to draw it: see write_json_details. `reader` has typed the
/// moves, and reads the answer.
std::string describe(std::string_view request, Side reader);

}  // namespace posthouse::games
