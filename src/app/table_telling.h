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

namespace posthouse::app {

/// One game's tables in a folder.
struct ProbeOptions {
    const games::Game& game;
    const games::GameTablebases& tables;
    std::filesystem::path folder;
};

/// What is wrong with a file is told to `err`, and what it holds is not known then.
tablebase::TablebaseFolder open_tables(const ProbeOptions& question, std::ostream& err);
/// Refused where the folder is not there, or none are listed.
std::optional<Refusal> no_tables(const ProbeOptions& question,
                                 const std::vector<tablebase::TablebaseFolder::Listed>& list);

/// What a damaged file is reported with goes to `err`; what it holds counts as not known.
Expected<int> print_value(const ProbeOptions& question, const std::string& position,
                          std::ostream& out, std::ostream& err);
Expected<int> print_moves(const ProbeOptions& question, const std::string& position,
                          std::ostream& out, std::ostream& err);

}  // namespace posthouse::app
