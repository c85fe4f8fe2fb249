// `tablebase probe`, `tablebase stats` and `oracle`: what tables say of a position, of each of its
// moves, and of all positions together.
//
// Deliberately absent: what the values prove (games/tables.h) and how that is put (table_words.h).
#pragma once

#include "base/refusal.h"
#include "games/tables.h"

#include <filesystem>
#include <ostream>
#include <string>

namespace posthouse {

/// One game's tables in a folder.
struct TableQuestion {
    const Game& game;
    const GameTables& tables;
    std::filesystem::path folder;
};

/// What a damaged file is reported with goes to `err`; what it holds counts as not known.
Or<int> tell_value(const TableQuestion& question, const std::string& position, std::ostream& out,
                   std::ostream& err);
Or<int> tell_moves(const TableQuestion& question, const std::string& position, std::ostream& out,
                   std::ostream& err);

/// A row for each table, for people or (`tsv`) for programs. 1 where one is damaged.
Or<int> tell_counts(const TableQuestion& question, TableKind kind, int threads, bool tsv,
                    std::ostream& out, std::ostream& err);

}  // namespace posthouse
