// `tablebase probe` and `oracle`: what tables say of a position and of each of its moves.
//
// Deliberately absent: all positions together (table_counting.h), what the values prove
// (games/tables.h) and how that is put (table_words.h).
#pragma once

#include "base/refusal.h"
#include "games/tables.h"
#include "tablebase/tablebases.h"

#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace posthouse {

/// One game's tables in a folder.
struct TableQuestion {
    const Game& game;
    const GameTables& tables;
    std::filesystem::path folder;
};

/// What is wrong with a file is told to `err`, and what it holds is not known then.
Tablebases open_tables(const TableQuestion& question, std::ostream& err);
/// Refused where the folder is not there, or none are listed.
std::optional<Refusal> no_tables(const TableQuestion& question,
                                 const std::vector<Tablebases::Listed>& list);

/// What a damaged file is reported with goes to `err`; what it holds counts as not known.
Or<int> tell_value(const TableQuestion& question, const std::string& position, std::ostream& out,
                   std::ostream& err);
Or<int> tell_moves(const TableQuestion& question, const std::string& position, std::ostream& out,
                   std::ostream& err);

}  // namespace posthouse
