// Tables of endings made ready for thinking: a folder's, opened once however many ask for them, and
// in memory as far as that is allowed.
#pragma once

#include "base/refusal.h"
#include "games/game.h"
#include "games/tablebase_result.h"
#include "tablebase/table_file.h"

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
    int seeds = 0;           // of the largest there is
    int seeds_at_once = -1;  // of the largest in memory; -1: none is
};

/// Those of them that prove something of this game; where that leaves room, those that only guide.
/// The same folder and game give the same tables for as long as somebody holds them, and the first
/// who asked has said how much memory. Refused, with a sentence, where there are none. Damaged
/// files are reported, and are then as if they were not there.
Expected<OpenTablebases> ready_tables(const Game& game, const std::filesystem::path& folder,
                                      std::uint64_t memory_bytes,
                                      const std::function<void(const Refusal&)>& damaged = {});

// What is worth knowing of a whole table of the kind cycle = 0, beyond how many positions are won,
// drawn and lost. docs/tablebases.md says what each figure means and what they are.
//
// v is what the player to move gains more than the other (tablebase/table_kind.h).

/// The most plies until a value that is not 0 is settled: until nothing more is to be gained by
/// either player. Both play moves only that keep the value; whoever it is good for wants it settled
/// soon, the other late.
struct LongestWin {
    int plies = 0;
    int value = 0;
    std::string position;  // of the first that takes so long, its player to move gaining
};

struct TableStatistics {
    std::uint64_t choices = 0;     // positions with two legal moves or more
    std::uint64_t only_moves = 0;  // of these: one move alone keeps the value
    /// Positions, not over whoever is to move, in which it costs seeds to be the one: v is less
    /// than what is left to him where the other is to move on the same board.
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
    /// Told all the time, by one thread or another, one at a time.
    std::function<void(int seeds, std::uint64_t looked_at)> description;
    std::function<bool()> stop;
};

}  // namespace posthouse::games

namespace posthouse::tablebase {

// A game's tables of endings as the rest of the house sees them: how they are built into files, and
// asked. Positions are texts, as in games/game.h; what the answers are: games/tablebase_result.h.
//
// Only games whose boards empty themselves have tables. This door stands apart from Game, because
// tables need threads and files, and the page, which is made of the same games, has neither.

class TablebaseFolder;
}  // namespace posthouse::tablebase

namespace posthouse::games {

/// What is to be built: all tables from no seeds up to so many.
struct TableBuildOptions {
    std::filesystem::path folder;
    tablebase::TableKind kind = tablebase::TableKind::cycle_zero;
    int seeds = 0;
    int threads = 1;
    bool check = true;  // every value of each finished table by the rules as people read them
    // Bytes that may be used of memory, and of the folder's disk for a while beside the tables'
    // files: of these `planes_needed` at least, if memory is short.
    std::uint64_t memory = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t scratch = 0;
};

struct TableBuildCallbacks {
    enum class BuildStage : std::uint8_t { reading, capturing, building, checking, writing };
    /// Told all the time, by one thread or another, one at a time.
    std::function<void(int seeds, BuildStage doing, int sweep)> description;
    /// A table is there, and its file written where it was built.
    std::function<void(int seeds, bool built)> finished;
    std::function<void(const Refusal&)> damaged;
    std::function<bool()> stop;
};

struct GameTablebases : TablebaseInfo {
    /// False where `stop` said so. Tables that are there are read, checked and built upon. Throws
    /// std::system_error where the disk does not take a file, std::runtime_error where a table does
    /// not follow from the rules, std::bad_alloc.
    std::function<bool(const TableBuildOptions&, const TableBuildCallbacks&)> build;
    std::function<Expected<TablebaseResult>(const tablebase::TablebaseFolder&,
                                            std::string_view position)>
        look_up;
    /// With the captured seeds shared as evenly as can be; the first seat is to move.
    std::function<std::string(tablebase::AnyRow mine, tablebase::AnyRow theirs)> position_text;
    /// Studies the tables of the kind cycle = 0 that are loaded, from no seeds on up to the first
    /// that is not. False where `stop` said so.
    std::function<bool(const tablebase::TablebaseFolder&, const TableStatisticsOptions&,
                       const TableStatisticsCallbacks&)>
        study;

    /// Those that lie in the folder; null where there are none. `damaged` may be called from any
    /// thread, one at a time.
    std::shared_ptr<tablebase::TablebaseFolder> opened(
        const std::filesystem::path& folder, std::size_t cache_bytes,
        const std::function<void(const Refusal&)>& damaged = {}) const;
    /// Into so many bytes of memory, for a search: what proves something first; what only guides,
    /// where a repetition hands out seeds, gets a third.
    void load(tablebase::TablebaseFolder& files, std::uint64_t memory_bytes, int threads) const;
    /// Up to so many seeds there are all tables of the kind; -1 where there are none.
    int reach(const tablebase::TablebaseFolder& files, tablebase::TableKind kind) const;

    std::filesystem::path file_of(const TableBuildOptions& order, int seeds) const;
    /// Which have no file in the folder, or not the one that was written. Reads all there are.
    std::vector<int> missing(const TableBuildOptions& order,
                             const std::function<void(const Refusal&)>& damaged) const;
    std::uint64_t positions(int seeds) const;
    /// Bytes at most, of the whole program: if everything is to stay in memory, which is fastest,
    /// and if only what must be.
    std::uint64_t memory_needed(tablebase::TableKind kind, int seeds) const;
    std::uint64_t memory_least(tablebase::TableKind kind, int seeds) const;
    /// On the disk, while the largest table is built with the least memory.
    std::uint64_t planes_needed(tablebase::TableKind kind, int seeds) const;
    /// What the program and its threads need by themselves.
    static constexpr std::uint64_t program_bytes = 64U << 20;
    std::uint64_t disk_needed(tablebase::TableKind kind, int seeds) const;  // of one file, about
};

/// The files of a game's tables that may be asked at this moment; null where there are none, or
/// none yet. May be called from any thread.
using TablebaseProvider =
    std::function<std::shared_ptr<const tablebase::TablebaseFolder>(const Game&)>;

/// As a search asks them.
const tablebase::TablebaseSource& source_of(const tablebase::TablebaseFolder& files);

/// Null where a game has none.
const GameTablebases* tablebases_of(const Game& game);

}  // namespace posthouse::games
