// What is worth knowing of a whole table of the kind cycle = 0, beyond how many positions are won,
// drawn and lost. docs/tablebases.md says what each figure means and what they are.
//
// v is what the player to move gains more than the other (tablebase/table_kind.h).
//
// Deliberately absent: the kind bounds, words.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace posthouse::games {

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
