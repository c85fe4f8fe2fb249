// What tables say of a position, said to people. “Proven” is said of what holds whatever a
// repetition gives, and of values where a repetition splits evenly; of nothing else.
//
// A running game against a person is nowhere shown these words: they would play it for him.
#pragma once

#include "games/game.h"
#include "games/tablebase_result.h"

#include <optional>
#include <string>
#include <vector>

namespace posthouse::games {

/// “South to move; 15 seeds on the board, South has captured 17, North 16.”
std::string format_ending(const Game& game, const TablebaseResult& ending);

/// “+3”, “0”, “-2”: how many seeds more than the other the player to move gains; “?” where no table
/// says it.
std::string format_value(const TablebaseValue& worth);

/// What it proves first: “proven: South wins, 27 to 21”. Never empty; “not known” where no table
/// says anything. Small letters, no full stop: to be put into a line or a list. `reader` is told of
/// as “you”.
std::vector<std::string> format_worth(const Game& game, const TablebaseInfo& facts,
                                      const TablebaseResult& ending, const TablebaseValue& worth,
                                      std::optional<Side> reader = {});

/// The same of one of its moves, which may end the game.
std::vector<std::string> format_move(const Game& game, const TablebaseInfo& facts,
                                     const TablebaseResult& ending, const TablebaseMove& move,
                                     std::optional<Side> reader = {});

/// What a value without a proof is worth here: a sentence, empty where all is proven.
std::string format_caution(const TablebaseInfo& facts, const TablebaseResult& ending);

}  // namespace posthouse::games
