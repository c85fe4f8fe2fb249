// Tablebase results as JSON text, the same for the HTTP API, for programs that analyze and for the
// page's own small tables. docs/api.md describes it.
#pragma once

#include "games/game.h"
#include "games/tables/tablebase_result.h"

#include <string>

namespace posthouse::games {

std::string tablebase_json(const Game& game, const TablebaseInfo& facts,
                           const TablebaseResult& ending);

}  // namespace posthouse::games
