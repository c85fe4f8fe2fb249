// The order `go`: what it says, read as a whole or refused as a whole.
//
// Deliberately absent: what is made of it (session.cpp), whether the moves are legal.
#pragma once

#include "base/refusal.h"
#include "engine_protocol/time_plan.h"
#include "engine_protocol/words.h"
#include "rules/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::engine_protocol {

struct GoCommand {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<double> movetime_ms;
    std::array<std::optional<double>, 2> left_ms;  // on the clock of First, of Second
    std::array<double, 2> increment_ms = {0, 0};
    int moves_to_go = 0;
    bool infinite = false;
    bool ponder = false;
    std::optional<int> perft;
    std::vector<std::string> searchmoves;  // empty: every legal move

    bool has_clock() const { return left_ms[0] || left_ms[1]; }
};

/// `words` are those after `go`.
Expected<GoCommand> read_go(Tokens words);

/// The time that the player to move may take.
TimePlan plan_of(const GoCommand& order, Side to_move, double overhead_ms);

}  // namespace posthouse::engine_protocol
