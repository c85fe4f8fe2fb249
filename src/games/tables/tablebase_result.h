// Tablebase results of a position, and what they prove.
#pragma once

#include "games/game.h"
#include "tablebase/tablebase_source.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::games {

/// What is proven of a game's result, for the player to move.
enum class ProvenResult : std::uint8_t { loss, no_win, nothing, no_loss, draw, win };

/// What the values of tables mean in a game.
struct TablebaseInfo {
    std::string_view variant;
    int houses = 0;
    int seeds_max = 0;
    /// A repetition splits evenly what is left: then the kind cycle = 0 is exact.
    bool cycles_are_even = false;
    std::string_view on_repetition;  // what happens then; follows “a position that comes back for
                                     // the third time” (or the variant's own number)
};

/// Probes a position by its two rows of houses, that of the player to move first.
using TablebaseProbe =
    std::function<tablebase::ProbeResult(tablebase::TableKind, std::span<const std::uint8_t> mine,
                                         std::span<const std::uint8_t> theirs)>;

/// What tables say, for the player to move in the position that was asked about.
struct TablebaseValue {
    /// How many seeds more than the opponent they gain, if endless repetition gains nothing.
    std::optional<int> net_gain;
    /// What they can force, and what the opponent can, whatever a repetition gives.
    std::optional<std::array<int, 2>> guaranteed;
    ProvenResult proof = ProvenResult::nothing;
    bool known() const { return net_gain || guaranteed; }
};

struct TablebaseMove {
    MoveText move;
    int captured = 0;
    TablebaseValue worth;
    std::optional<Verdict> end;  // if it ends the game
};

struct TablebaseResult {
    std::string position;  // as the game writes it
    Side to_move = Side::first;
    int seeds = 0;                // on the board
    std::array<int, 2> stores{};  // captured by First, by Second
    TablebaseValue worth;
    std::vector<TablebaseMove> moves;  // best first
    /// Whether a table has a value of it or of a position that a move leads to.
    bool known() const {
        return worth.known() || std::ranges::any_of(moves, [](const TablebaseMove& move) {
                   return move.worth.known() && !move.end;
               });
    }
};

}  // namespace posthouse::games
