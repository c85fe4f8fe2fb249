// Interface of all players in measurements: this program's search (thinking_player.h) and UCI or
// UGI engines as child processes (engine_player.h).
#pragma once

#include "base/refusal.h"
#include "games/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::strength {

/// Limits of a search; all that are set apply.
struct MoveLimits {
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<double> move_seconds;
    /// For the whole game, and added after each move.
    struct GameClock {
        double seconds = 0;
        double increment = 0;
        friend bool operator==(const GameClock&, const GameClock&) = default;
    };
    std::optional<GameClock> clock;

    bool none() const { return !nodes && !depth && !move_seconds && !clock; }
    friend bool operator==(const MoveLimits&, const MoveLimits&) = default;
};

/// “nodes=2000”, “depth=6”, “movetime=100” (milliseconds), “tc=10+0.1” (seconds), or several,
/// separated by commas.
Expected<MoveLimits> read_limits(std::string_view text);
std::string format_limits(const MoveLimits& limits);

struct MoveRequest {
    const games::GameRecord& record;
    Side side = Side::first;
    const MoveLimits& limits;
    /// On the clocks, by Side, if the limits have a clock.
    std::array<double, 2> left_seconds{};
    std::array<double, 2> increments{};
    /// Timeout.
    double timeout_seconds = 60;
};

struct MoveReply {
    std::string move;
    std::optional<int> score;  // for the mover; see search/score.h
    int depth = 0;
    std::uint64_t nodes = 0;
};

struct EngineFailure {
    enum class Kind { crashed, hung } kind = Kind::crashed;
    std::string sentence;
};

class Player {
public:
    virtual ~Player() = default;
    /// Called before each game. All randomness comes from the seed. A Refusal means that the player
    /// is set up wrongly.
    virtual std::optional<Refusal> new_game(std::uint64_t seed) = 0;
    virtual Expected<MoveReply, EngineFailure> move(const MoveRequest& turn) = 0;
};

}  // namespace posthouse::strength
