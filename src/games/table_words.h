// What tables say of a position, said to people. “Proven” is said of what holds whatever a
// repetition gives, and of values where a repetition splits evenly; of nothing else.
//
// Deliberately absent: lines of a certain width, markup.
#pragma once

#include "games/game.h"
#include "games/tables.h"

#include <string>
#include <vector>

namespace posthouse {

/// “South to move; 15 seeds on the board, South has captured 17, North 16.”
std::string ending_in_words(const Game& game, const Ending& ending);

/// “+3”, “0”, “-2”: how many seeds more than the other the player to move gains; “?” where no table
/// says it.
std::string value_in_words(const EndingWorth& worth);

/// What it proves first: “proven: South wins, 27 to 21”. Never empty; “not known” where no table
/// says anything. Small letters, no full stop: to be put into a line or a list.
std::vector<std::string> worth_in_words(const Game& game, const GameTables& tables,
                                        const Ending& ending, const EndingWorth& worth);

/// The same of one of its moves, which may end the game.
std::vector<std::string> move_in_words(const Game& game, const GameTables& tables,
                                       const Ending& ending, const EndingMove& move);

/// What a value without a proof is worth here: a sentence, empty where values are proven.
std::string caution_in_words(const GameTables& tables);

}  // namespace posthouse
