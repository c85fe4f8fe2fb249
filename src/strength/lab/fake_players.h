// Players for tests.
#pragma once

#include "strength/player.h"

#include <functional>
#include <utility>

namespace posthouse::strength {

/// Plays what a function returns.
class FakePlayer : public Player {
public:
    using Answer = std::function<Expected<MoveReply, EngineFailure>(const MoveRequest&)>;
    explicit FakePlayer(Answer answer) : answer_(std::move(answer)) {}
    std::optional<Refusal> new_game(std::uint64_t) override { return std::nullopt; }
    Expected<MoveReply, EngineFailure> move(const MoveRequest& turn) override {
        return answer_(turn);
    }

private:
    Answer answer_;
};

/// Plays the first legal move.
inline FakePlayer plain_player(const games::Game& game) {
    return FakePlayer([&game](const MoveRequest& turn) -> Expected<MoveReply, EngineFailure> {
        return MoveReply{game.state(turn.record)->legal.front().text, std::nullopt, 0, 0};
    });
}

}  // namespace posthouse::strength
