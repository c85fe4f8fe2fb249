// Player: whoever is asked for moves when strength is measured. There are two kinds: this program's
// own search, called directly (thinking_player.h), and an engine that runs as a child process and
// speaks UCI or UGI (engine_player.h).
#pragma once

#include "base/refusal.h"
#include "games/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::strength {

/// How long a player may think. Whatever is set holds; nothing set: as long as it sees fit.
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

/// “nodes=2000”, “depth=6”, “movetime=100” (milliseconds), “tc=10+0.1” (seconds), or several of
/// them with commas between.
Expected<MoveLimits> read_limits(std::string_view text);
std::string text_of(const MoveLimits& limits);

/// A move that is due.
struct MoveRequest {
    const games::GameRecord& record;
    Side side = Side::first;
    const MoveLimits& limits;
    /// What is left on the clocks, by Side; only where the limits have a clock.
    std::array<double, 2> left_seconds{};
    std::array<double, 2> increments{};
    /// No answer after so long is none any more.
    double patience_seconds = 60;
};

struct MoveReply {
    std::string move;
    std::optional<int> score;  // for the mover; see search/score.h
    int depth = 0;
    std::uint64_t nodes = 0;
};

/// Why there is no move.
struct EngineFailure {
    enum class Kind { crashed, hung } kind = Kind::crashed;
    std::string sentence;
};

class Player {
public:
    virtual ~Player() = default;
    /// Makes ready for a game; called again before each. The seed is the player's only chance. A
    /// Refusal here is not about the game but about how the player was set up.
    virtual std::optional<Refusal> new_game(std::uint64_t seed) = 0;
    virtual Expected<MoveReply, EngineFailure> move(const MoveRequest& turn) = 0;
};

}  // namespace posthouse::strength
