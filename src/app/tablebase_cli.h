// `tablebase build`: whether there is room, how far it is, what there is in the end.
#pragma once

#include "base/refusal.h"
#include "games/tables.h"
#include "strength/progress.h"
#include "tablebase/tablebase_folder.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace posthouse::app {

struct TableBuildCommand {
    games::TableBuildOptions order;
    // Bytes that may be used; what is free if not said. With them the order is completed.
    std::optional<std::uint64_t> memory, disk;
    strength::ProgressOutput audience;
    const std::atomic<bool>* stop = nullptr;
};

/// The exit status: 0 when all tables are there, 1 where it was broken off. Refused where there is
/// no room for them.
Expected<int> build_tables(const games::GameTablebases& tables, const TableBuildCommand& building,
                           std::ostream& out, std::ostream& err);

// `tablebase info` and `tablebase verify`: what files of tables say of themselves, and whether they
// are what was written.

/// A line for each of a folder's tables; more of a single file. The exit status: 1 where one of
/// them cannot be read.
Expected<int> tell_table_files(const std::filesystem::path& path, std::ostream& out,
                               std::ostream& err);

/// Reads and decodes all. 1 where one of them is damaged.
Expected<int> verify_table_files(const std::filesystem::path& path, int threads, std::ostream& out,
                                 std::ostream& err);

// `tablebase probe` and `oracle`: what tables say of a position and of each of its moves.

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

/// What a damaged file is reported with goes to `err`; its values are unknown.
Expected<int> print_value(const ProbeOptions& question, const std::string& position,
                          std::ostream& out, std::ostream& err);
Expected<int> print_moves(const ProbeOptions& question, const std::string& position,
                          std::ostream& out, std::ostream& err);

// `tablebase stats` and `tablebase compare`: what there is to know of all positions of a table
// together, and in how many of them two games differ.

struct StatsOptions {
    tablebase::TableKind kind = tablebase::TableKind::cycle_zero;
    int threads = 1;
    int seeds = tablebase::table_seeds_max;  // on the board at most
    bool tsv = false;                        // for programs
    bool longest = false;                    // how long wins take, too
    strength::ProgressOutput audience;
    const std::atomic<bool>* stop = nullptr;
};

/// A row for each table. 1 where one is damaged, or it was broken off.
Expected<int> tell_counts(const ProbeOptions& question, const StatsOptions& order,
                          std::ostream& out, std::ostream& err);

/// The same of two games that are played on the same board: where they differ.
Expected<int> tell_differences(const ProbeOptions& one, const ProbeOptions& other,
                               const StatsOptions& order, std::ostream& out, std::ostream& err);

// `tablebase puzzles`: positions near the end with one move that wins, by proof, where no other
// does, and which is hard to find.
//
// They come from games that a weak player with whims plays with itself, stores and all. The move
// is quiet: it neither captures nor ends the game. How hard it is to find is told by the house's
// own search without tables: the depth from which on it always chooses that move. Easy ones are for
// beginners: the move may capture, and a short look finds it. Every other move
// is proven not to win, too. What proves is in games/tables.h: the kind bounds, or cycle = 0 where
// a repetition splits evenly.

struct PuzzleOptions {
    int seeds = 0;   // on the board at most
    int fewest = 6;  // and at least
    int count = 30;
    int games = 400;  // from which they are chosen
    std::uint64_t seed = 1;
    bool easy = false;  // the move may capture and end the game, and a short look finds it
    strength::ProgressOutput audience;
    const std::atomic<bool>* stop = nullptr;
};

/// The hardest first, in rows with tabs between; lines that begin with # say what the columns are.
/// 1 where it was broken off.
Expected<int> make_puzzles(const ProbeOptions& question, const PuzzleOptions& order,
                           std::ostream& out, std::ostream& err);

}  // namespace posthouse::app
