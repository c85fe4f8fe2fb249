// The moves of a match and what each of them did.
#pragma once

#include "club/core/packed_moves.h"
#include "club/core/types.h"
#include "games/game.h"

#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace posthouse::club {

/// Right after a move only the newest moves are at hand. The others are unpacked and replayed if
/// somebody asks for them, which few do: so a move costs the same in a long game. Copies share what
/// was unpacked; any thread may ask.
class MoveHistory {
public:
    MoveHistory() = default;
    /// `steps`: one for each move.
    MoveHistory(std::vector<PlayedMove> moves, std::vector<games::MoveDetails> steps);
    /// Of a match from the position `from`, empty for the opening. `steps`: of the newest moves, at
    /// least one.
    MoveHistory(const games::Game&, std::string from, PackedMoves moves,
                std::vector<games::MoveDetails> steps);

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const games::MoveDetails& last_step() const;
    const PlayedMove& last_move() const;

    /// The steps before the newest have only side and move. Both throw a std::runtime_error if the
    /// moves are not legal (damage).
    const std::vector<PlayedMove>& moves() const { return whole().moves; }
    const std::vector<games::MoveDetails>& steps() const { return whole().steps; }

private:
    struct Whole {
        std::vector<PlayedMove> moves{};
        std::vector<games::MoveDetails> steps{};
    };
    struct Unpacked {
        std::once_flag once{};
        Whole whole{};
    };
    const Whole& whole() const;
    Whole unpacked() const;

    std::size_t size_ = 0;
    // Without a game `all_` is complete from the beginning.
    const games::Game* game_ = nullptr;
    std::string from_{};
    PackedMoves packed_{};
    std::vector<games::MoveDetails> newest_{};
    PlayedMove last_{};
    std::shared_ptr<Unpacked> all_ = std::make_shared<Unpacked>();
};

}  // namespace posthouse::club
