// Players for tests: one that plays what it is told to, and counters of the smallest game.
#pragma once

#include "strength/player.h"

#include <functional>
#include <utility>

namespace posthouse {

/// Answers with what a function says.
class FakePlayer : public Player {
public:
    using Answer = std::function<Or<Played, Failure>(const Turn&)>;
    explicit FakePlayer(Answer answer) : answer_(std::move(answer)) {}
    std::optional<Refusal> new_game(std::uint64_t) override { return std::nullopt; }
    Or<Played, Failure> move(const Turn& turn) override { return answer_(turn); }

private:
    Answer answer_;
};

/// Plays the first legal move.
inline FakePlayer plain_player(const Game& game) {
    return FakePlayer([&game](const Turn& turn) -> Or<Played, Failure> {
        return Played{game.look(turn.record)->legal.front().text, std::nullopt, 0, 0};
    });
}

}  // namespace posthouse
