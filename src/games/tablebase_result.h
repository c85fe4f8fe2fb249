// What can be certain of a game that is not over.
#pragma once

#include "games/game.h"
#include "tablebase/tablebase_source.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::games {

/// What is certain of a game's result. `win` and the like are said of the player to move.
enum class ProvenResult : std::uint8_t { loss, no_win, nothing, no_loss, draw, win };

// What tables of endings say of a position and of each of its moves, and what of that is proven.

/// What a value says in a game.
struct TablebaseInfo {
    std::string_view variant;
    int houses = 0;
    int seeds_max = 0;
    /// What is left when a position comes back is split evenly: then the kind cycle = 0 proves what
    /// it says.
    bool cycles_are_even = false;
    std::string_view on_repetition;  // what happens then, to be said after “a position that comes
                                     // back for the third time”; the variant's own number
};

/// Looks up a position by its two rows of houses, that of the player to move first.
using TablebaseProbe =
    std::function<tablebase::ProbeResult(tablebase::TableKind, std::span<const std::uint8_t> mine,
                                         std::span<const std::uint8_t> theirs)>;

/// What tables say, for the player to move in the position asked about.
struct TablebaseValue {
    /// How many seeds more than the other he gains, where going round for ever is worth nothing.
    std::optional<int> net_gain;
    /// What he can force, and what the other can, whatever a repetition gives.
    std::optional<std::array<int, 2>> guaranteed;
    ProvenResult proof = ProvenResult::nothing;
    bool known() const { return net_gain || guaranteed; }
};

struct TablebaseMove {
    MoveText move;
    int captured = 0;
    TablebaseValue worth;
    std::optional<Verdict> end;  // the game is over then
};

struct TablebaseResult {
    std::string position;  // as the game writes it
    Side to_move = Side::first;
    int seeds = 0;                // on the board
    std::array<int, 2> stores{};  // captured by First, by Second
    TablebaseValue worth;
    std::vector<TablebaseMove> moves;  // the best first
    /// Whether a table says anything of it, or of what a move leads to.
    bool known() const;
};

}  // namespace posthouse::games
