// Tablebase results as text for people. “Proven” is what holds whatever a repetition gives, and
// values if a repetition splits evenly; nothing else. Never show this for a running game against a
// person.
#pragma once

#include "games/game.h"
#include "games/tables/tablebase_result.h"

#include <optional>
#include <string>
#include <vector>

namespace posthouse::games {

/// “South to move; 15 seeds on the board, South has captured 17, North 16.”
std::string format_tablebase_position(const Game& game, const TablebaseResult& ending);

/// “+3”, “0”, “-2”: how many seeds more than the opponent the player to move gains; “?” if unknown.
std::string format_value(const TablebaseValue& worth);

/// What it proves first: “proven: South wins, 27 to 21”. Never empty; “not known” if no table has
/// it. Without capital letter and full stop, for a line or a list. `reader` is called “you”.
std::vector<std::string> describe_tablebase_value(const Game& game, const TablebaseInfo& facts,
                                                  const TablebaseResult& ending,
                                                  const TablebaseValue& worth,
                                                  std::optional<Side> reader = {});

/// The same for one of its moves, which may end the game.
std::vector<std::string> describe_tablebase_move(const Game& game, const TablebaseInfo& facts,
                                                 const TablebaseResult& ending,
                                                 const TablebaseMove& move,
                                                 std::optional<Side> reader = {});

/// A sentence about what a value without a proof is worth here; empty if all is proven.
std::string format_cycle_caveat(const TablebaseInfo& facts, const TablebaseResult& ending);

}  // namespace posthouse::games
