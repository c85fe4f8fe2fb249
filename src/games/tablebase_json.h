// What tables of endings say of a position as JSON text, the same for the house's API, for programs
// that analyse and for the page, which asks tables of its own. docs/api.md tells what is in it.
#pragma once

#include "games/game.h"
#include "games/tablebase_result.h"

#include <string>

namespace posthouse::games {

std::string ending_json(const Game& game, const TablebaseInfo& facts,
                        const TablebaseResult& ending);

}  // namespace posthouse::games
