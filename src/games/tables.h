// A game's tables of endings as the rest of the house sees them: how they are built into files, and
// what they say of a position and each of its moves. Positions are texts, as in games/game.h.
//
// Only games whose boards empty themselves have tables. This door stands apart from Game, because
// tables need threads and files, and the page, which is made of the same games, has neither.
//
// Deliberately absent: words (games/table_words.h), where the files lie, how much memory there is.
#pragma once

#include "base/refusal.h"
#include "games/game.h"
#include "games/table_study.h"
#include "tablebase/tablebases.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

/// What is to be built: all tables from no seeds up to so many.
struct TableOrder {
    std::filesystem::path folder;
    TableKind kind = TableKind::cycle_zero;
    int seeds = 0;
    int threads = 1;
    bool check = true;  // every value of each finished table by the rules as people read them
    // Bytes that may be used of memory, and of the folder's disk for a while beside the tables'
    // files: of these `planes_needed` at least, if memory is short.
    std::uint64_t memory = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t scratch = 0;
};

struct TableListener {
    enum class Doing : std::uint8_t { reading, capturing, building, checking, writing };
    /// Told all the time, by one thread or another, one at a time.
    std::function<void(int seeds, Doing doing, int sweep)> told;
    /// A table is there, and its file written where it was built.
    std::function<void(int seeds, bool built)> finished;
    DamageReport damaged;
    std::function<bool()> stop;
};

/// What is certain of a game's result. `win` and the like are said of the player to move.
enum class Proof : std::uint8_t { loss, no_win, nothing, no_loss, draw, win };

/// What tables say, for the player to move in the position asked about.
struct EndingWorth {
    /// How many seeds more than the other he gains, where going round for ever is worth nothing.
    std::optional<int> net;
    /// What he can force, and what the other can, whatever a repetition gives.
    std::optional<std::array<int, 2>> sure;
    Proof proof = Proof::nothing;
    bool known() const { return net || sure; }
};

struct EndingMove {
    MoveText move;
    int captured = 0;
    EndingWorth worth;
    std::optional<Verdict> end;  // the game is over then
};

struct Ending {
    Side to_move = Side::first;
    int seeds = 0;                // on the board
    std::array<int, 2> stores{};  // captured by First, by Second
    EndingWorth worth;
    std::vector<EndingMove> moves;  // the best first
};

struct GameTables {
    std::string_view variant;
    int houses = 0;
    int seeds_max = 0;
    /// What is left when a position comes back is split evenly: then the kind cycle = 0 proves what
    /// it says.
    bool cycles_are_even = false;
    std::string_view on_repetition;  // what happens then, to be said after “a position that comes
                                     // back for the third time”; the variant's own number

    /// False where `stop` said so. Tables that are there are read, checked and built upon. Throws
    /// std::system_error where the disk does not take a file, std::runtime_error where a table does
    /// not follow from the rules, std::bad_alloc.
    std::function<bool(const TableOrder&, const TableListener&)> build;
    std::function<Or<Ending>(const Tablebases&, std::string_view position)> look_up;
    /// With the captured seeds shared as evenly as can be; the first seat is to move.
    std::function<std::string(AnyRow mine, AnyRow theirs)> position_text;
    /// Studies the tables of the kind cycle = 0 that are loaded, from no seeds on up to the first
    /// that is not. False where `stop` said so.
    std::function<bool(const Tablebases&, const StudyOrder&, const StudyListener&)> study;

    std::filesystem::path file_of(const TableOrder& order, int seeds) const;
    /// Which have no file in the folder, or not the one that was written. Reads all there are.
    std::vector<int> missing(const TableOrder& order, const DamageReport& damaged) const;
    std::uint64_t positions(int seeds) const;
    /// Bytes at most, of the whole program: if everything is to stay in memory, which is fastest,
    /// and if only what must be.
    std::uint64_t memory_needed(TableKind kind, int seeds) const;
    std::uint64_t memory_least(TableKind kind, int seeds) const;
    /// On the disk, while the largest table is built with the least memory.
    std::uint64_t planes_needed(TableKind kind, int seeds) const;
    /// What the program and its threads need by themselves.
    static constexpr std::uint64_t program_bytes = 64U << 20;
    std::uint64_t disk_needed(TableKind kind, int seeds) const;  // of one file, about
};

/// Null where a game has none.
const GameTables* tables_of(const Game& game);

}  // namespace posthouse
