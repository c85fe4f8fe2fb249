// Endgame tables for search, study and building. A library of its own, since tables need threads
// and files, which the page does not have.
#pragma once

#include "base/refusal.h"
#include "games/game.h"
#include "games/tables/tablebase_result.h"
#include "tablebase/files/table_file.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::tablebase {
class TablebaseSource;
}

namespace posthouse::games {

inline constexpr int tables_mb_default = 512;

/// Where a server with this data folder keeps its tables.
inline std::filesystem::path tables_folder(const std::filesystem::path& data) {
    return data / "tables";
}

struct OpenTablebases {
    std::shared_ptr<const tablebase::TablebaseSource> source;
    int seeds = 0;            // of the largest table
    int resident_seeds = -1;  // of the largest in memory; -1: none
};

/// Loads the tables that prove something for this game; if there is room left, those that only
/// guide. The same folder and game share one instance while anybody holds it; the first caller
/// determines the memory. Refused if there are none. Damaged files are reported and then ignored.
Expected<OpenTablebases> open_tablebases(const Game& game, const std::filesystem::path& folder,
                                         std::uint64_t memory_bytes,
                                         const std::function<void(const Refusal&)>& damaged = {});

// Statistics of a whole table of the kind cycle = 0, beyond the number of won, drawn and lost
// positions (docs/tablebases.md). v is what the player to move gains more than the opponent
// (tablebase/table_kind.h).

/// The most plies until a value other than 0 is settled, when neither player can gain more. Both
/// play only moves that keep the value; the gaining player settles it soon, the opponent late.
struct LongestWin {
    int plies = 0;
    int value = 0;
    std::string position;  // the first that takes this long, with the gaining player to move
};

struct TableStatistics {
    std::uint64_t choices = 0;     // positions with at least two legal moves
    std::uint64_t only_moves = 0;  // of these: only one move keeps the value
    /// Positions, not over whoever is to move, in which having the move costs seeds: v is less than
    /// what is left for the player when the opponent is to move on the same board.
    std::uint64_t zugzwang = 0;
    std::uint64_t both_lose = 0;  // of these: whoever is to move loses
    std::optional<LongestWin> longest;
};

struct TableStatisticsOptions {
    int threads = 1;
    bool longest = false;
};

struct TableStatisticsCallbacks {
    std::function<void(int seeds, const TableStatistics&)> studied;
    /// Called often, by some thread, one at a time.
    std::function<void(int seeds, std::uint64_t looked_at)> on_progress;
    std::function<bool()> stop;
};

}  // namespace posthouse::games

namespace posthouse::tablebase {

// A game's endgame tables as the rest of the program sees them: how they are built and probed.
// Positions are texts, as in games/game.h; results: games/tables/tablebase_result.h. Only games in
// which seeds or pieces leave the board for good have tables.

class TablebaseFolder;
}  // namespace posthouse::tablebase

namespace posthouse::games {

/// Builds all tables from no seeds up to `seeds`.
struct TableBuildOptions {
    std::filesystem::path folder;
    tablebase::TableKind kind = tablebase::TableKind::cycle_zero;
    int seeds = 0;
    int threads = 1;
    bool check = true;  // verify every value of each finished table by the reference rules
    // Bytes of memory, and of temporary files on the folder's disk beside the tables: at least
    // `planes_needed`, if memory is short.
    std::uint64_t memory = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t scratch = 0;
};

struct TableBuildCallbacks {
    enum class BuildStage : std::uint8_t { reading, capturing, building, checking, writing };
    /// Called often, by some thread, one at a time.
    std::function<void(int seeds, BuildStage doing, int sweep)> on_progress;
    /// A table is ready, and its file written if it was built.
    std::function<void(int seeds, bool built)> finished;
    std::function<void(const Refusal&)> damaged;
    std::function<bool()> stop;
};

struct GameTablebases : TablebaseInfo {
    /// False if `stop` returned true. Existing tables are read, checked and built upon. Throws
    /// std::system_error if the disk fails, std::runtime_error if a table does not follow from the
    /// rules, std::bad_alloc.
    std::function<bool(const TableBuildOptions&, const TableBuildCallbacks&)> build;
    std::function<Expected<TablebaseResult>(const tablebase::TablebaseFolder&,
                                            std::string_view position)>
        look_up;
    /// With the captured seeds shared as evenly as possible; the first seat is to move.
    std::function<std::string(tablebase::AnyRow mine, tablebase::AnyRow theirs)> position_text;
    /// Computes statistics of the loaded tables of the kind cycle = 0, from no seeds up to the
    /// first that is not loaded. False if `stop` returned true.
    std::function<bool(const tablebase::TablebaseFolder&, const TableStatisticsOptions&,
                       const TableStatisticsCallbacks&)>
        study;

    /// The tables in the folder; null if there are none. `damaged` may be called from any thread,
    /// one at a time.
    std::shared_ptr<tablebase::TablebaseFolder> open_folder(
        const std::filesystem::path& folder, std::size_t cache_bytes,
        const std::function<void(const Refusal&)>& damaged = {}) const;
    /// Loads tables for a search into this much memory: first those that prove something; a third
    /// for those that only guide, where a repetition hands out seeds.
    void load(tablebase::TablebaseFolder& files, std::uint64_t memory_bytes, int threads) const;
    /// The greatest number of seeds up to which all tables of the kind exist; -1: none.
    int complete_up_to(const tablebase::TablebaseFolder& files, tablebase::TableKind kind) const;

    std::filesystem::path file_of(const TableBuildOptions& order, int seeds) const;
    /// The numbers of seeds whose file is missing or damaged. Reads all files.
    std::vector<int> missing(const TableBuildOptions& order,
                             const std::function<void(const Refusal&)>& damaged) const;
    std::uint64_t positions(int seeds) const;
    /// Memory of the whole program in bytes: if everything is to stay in memory, which is fastest,
    /// and at least.
    std::uint64_t memory_needed(tablebase::TableKind kind, int seeds) const;
    std::uint64_t memory_least(tablebase::TableKind kind, int seeds) const;
    /// Disk space while the largest table is built with the least memory.
    std::uint64_t planes_needed(tablebase::TableKind kind, int seeds) const;
    /// Memory of the program and its threads without any tables.
    static constexpr std::uint64_t program_bytes = 64U << 20;
    std::uint64_t disk_needed(tablebase::TableKind kind, int seeds) const;  // about, of one file
};

/// Returns the tables of a game that are available now; null if there are none yet. Called from any
/// thread.
using TablebaseProvider =
    std::function<std::shared_ptr<const tablebase::TablebaseFolder>(const Game&)>;

/// As a search probes them.
const tablebase::TablebaseSource& source_of(const tablebase::TablebaseFolder& files);

/// Null if a game has none.
const GameTablebases* tablebases_of(const Game& game);

}  // namespace posthouse::games
