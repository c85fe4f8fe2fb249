// How much of a clock one move may have.
//
// The search deepens ply by ply, each of them about as long as all before it together: so no new
// depth is begun after `soft_ms`, which is little more than half of a fair share, and whatever goes
// on is broken off at `hard_ms`.
//
// Deliberately absent: clocks; the game (how long one lasts is a guess that fits those of the
// house).
#pragma once

#include <algorithm>
#include <limits>

namespace posthouse::engine_protocol {

/// What a player has on the clock.
struct Clock {
    double left_ms = 0;
    double increment_ms = 0;  // given after each move
    int moves_to_go = 0;      // until there is more time; 0: the rest of the game
};

struct TimePlan {
    static constexpr double never = std::numeric_limits<double>::infinity();
    double soft_ms = never;  // no new depth after it
    double hard_ms = never;  // break off
    friend constexpr bool operator==(const TimePlan&, const TimePlan&) = default;
};

/// A new depth may begin this much later where the best move has just changed.
inline constexpr double doubt = 1.6;

/// `overhead_ms` is what is lost on the way to and from whoever holds the clock. A plan never
/// takes more than what is left then, and always at least a part of a millisecond.
constexpr TimePlan plan_time(const Clock& clock, double overhead_ms) {
    constexpr int moves_of_a_game = 28, moves_max = 40;
    constexpr double least_ms = 0.5;
    const double left_ms = std::max(clock.left_ms, 2 * least_ms);
    const double usable_ms = std::max(left_ms - overhead_ms, left_ms / 4);
    const int moves =
        clock.moves_to_go > 0 ? std::min(clock.moves_to_go, moves_max) : moves_of_a_game;
    const double share_ms = usable_ms / moves + 0.75 * std::max(clock.increment_ms, 0.0);
    // The last move before more time comes may use nearly all of it, any other not half.
    const double most_ms = usable_ms * (moves == 1 ? 0.95 : 0.4);
    TimePlan plan;
    plan.hard_ms = std::max(std::min(4 * share_ms, most_ms), least_ms);
    plan.soft_ms = std::min(0.55 * share_ms, plan.hard_ms);
    return plan;
}

/// The stricter of both in each respect.
constexpr TimePlan stricter(const TimePlan& one, const TimePlan& two) {
    return {std::min(one.soft_ms, two.soft_ms), std::min(one.hard_ms, two.hard_ms)};
}

}  // namespace posthouse::engine_protocol
