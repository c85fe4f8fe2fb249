// The referee replays a line of play. One request in, one line of JSON out:
//
//     GAME[ from POSITION]: move move …
//
// `posthouse referee` reads requests from its input, the page calls the same through WebAssembly.
#pragma once

#include "games/game.h"

#include <string>
#include <string_view>

namespace posthouse::games {

/// A parsed request: an existing game, and a record that may still be wrong.
struct RefereeRequest {
    const Game* game = nullptr;
    GameRecord record;
};
Expected<RefereeRequest, InvalidRecord> read_request(std::string_view request);

/// {"game","position","to_move","legal","over","result","reason"} of the final position, or
/// {"error","at","code","params"}: a sentence, the index of the first bad move, or -1 if it is
/// about the rest of the request, and the refusal as data.
std::string referee(std::string_view request);

/// The same with everything that a page needs to draw it: see write_json_details. `reader` typed
/// the moves and reads the answer.
std::string describe(std::string_view request, Side reader);

}  // namespace posthouse::games
