// The subcommand `tablebase`: build, describe, verify, query and compare endgame tables, and find
// puzzles with them.
#pragma once

#include "base/refusal.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "games/tables/tables.h"
#include "tablebase/files/tablebase_folder.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace posthouse::games::tablebase_cli {

/// `data`: the server's data folder, unless another is given.
std::unique_ptr<cli::Commands> commands(std::string data);

struct TableBuildCommand {
    games::TableBuildOptions options;  // without its limits of memory and disk
    // Bytes that may be used; empty: what is free.
    std::optional<std::uint64_t> memory, disk;
    cli::ProgressOutput progress;
    const std::atomic<bool>* stop = nullptr;
};

/// The exit status: 0 if all tables exist then, 1 if interrupted. Refused if there is too little
/// memory or disk.
Expected<int> build_tables(const games::GameTablebases& tables, const TableBuildCommand& building,
                           std::ostream& out, std::ostream& err);

/// `tablebase info`: a line for each of a folder's tables, or all about a single file. The exit
/// status: 1 if one of them cannot be read.
Expected<int> print_table_info(const std::filesystem::path& path, std::ostream& out,
                               std::ostream& err);

/// `tablebase verify`: reads and decodes all. 1 if one of them is damaged.
Expected<int> verify_table_files(const std::filesystem::path& path, int threads, std::ostream& out,
                                 std::ostream& err);

/// One game's tables in a folder.
struct ProbeOptions {
    const games::Game& game;
    const games::GameTablebases& tables;
    std::filesystem::path folder;
};

/// Damaged files are reported to `err` and count as missing.
tablebase::TablebaseFolder open_tables(const ProbeOptions& question, std::ostream& err);
/// A refusal if the folder does not exist or the list is empty.
std::optional<Refusal> missing_tables_error(
    const ProbeOptions& question, const std::vector<tablebase::TablebaseFolder::ListedTable>& list);

/// `tablebase probe`: the value of a position.
Expected<int> print_value(const ProbeOptions& question, const std::string& position,
                          std::ostream& out, std::ostream& err);
/// `tablebase moves`: the value of each of its moves.
Expected<int> print_moves(const ProbeOptions& question, const std::string& position,
                          std::ostream& out, std::ostream& err);

struct StatsOptions {
    tablebase::TableKind kind = tablebase::TableKind::cycle_zero;
    int threads = 1;
    int seeds = tablebase::table_seeds_max;  // on the board at most
    bool tsv = false;
    bool longest = false;  // also the longest wins
    cli::ProgressOutput progress;
    const std::atomic<bool>* stop = nullptr;
};

/// `tablebase stats`: a row for each table. 1 if one is damaged, or if interrupted.
Expected<int> print_statistics(const ProbeOptions& question, const StatsOptions& order,
                               std::ostream& out, std::ostream& err);

/// `tablebase compare`: where two games on the same board differ.
Expected<int> print_comparison(const ProbeOptions& one, const ProbeOptions& other,
                               const StatsOptions& order, std::ostream& out, std::ostream& err);

// `tablebase puzzles`: positions near the end in which exactly one move is proven to win.
//
// They come from games that a weak player with random moves plays against itself. The move is
// quiet: it neither captures nor ends the game. Its difficulty is the depth from which a search
// without tables always chooses it. Puzzles for beginners may have captures, and a short search
// finds the move. The proof is in games/tables/tables.h: the kind bounds, or cycle = 0 if a
// repetition splits evenly.

struct PuzzleOptions {
    int seeds = 0;      // at most, on the board
    int min_seeds = 6;  // at least
    int count = 30;
    int games = 400;  // to search for puzzles
    std::uint64_t seed = 1;
    bool easy = false;  // for beginners
    cli::ProgressOutput progress;
    const std::atomic<bool>* stop = nullptr;
};

/// The hardest first, in rows separated by tabs; lines that begin with # describe the columns. 1 if
/// interrupted.
Expected<int> make_puzzles(const ProbeOptions& question, const PuzzleOptions& order,
                           std::ostream& out, std::ostream& err);

}  // namespace posthouse::games::tablebase_cli
