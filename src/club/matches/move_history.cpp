#include "club/matches/move_history.h"

#include "base/assert.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace posthouse::club {

MoveHistory::MoveHistory(std::vector<PlayedMove> moves, std::vector<games::MoveDetails> steps)
    : size_(moves.size()) {
    ASSERT(moves.size() == steps.size());
    all_->whole = {std::move(moves), std::move(steps)};
}

MoveHistory::MoveHistory(const games::Game& game, std::string from, PackedMoves moves,
                         std::vector<games::MoveDetails> steps)
    : size_(moves.plies()),
      game_(&game),
      from_(std::move(from)),
      packed_(std::move(moves)),
      newest_(std::move(steps)),
      last_(packed_.last()) {
    ASSERT(!newest_.empty() && newest_.size() <= size_);
}

const games::MoveDetails& MoveHistory::last_step() const {
    return game_ ? newest_.back() : all_->whole.steps.back();
}

const PlayedMove& MoveHistory::last_move() const {
    return game_ ? last_ : all_->whole.moves.back();
}

const MoveHistory::Whole& MoveHistory::whole() const {
    if (game_) std::call_once(all_->once, [this] { all_->whole = unpacked(); });
    return all_->whole;
}

MoveHistory::Whole MoveHistory::unpacked() const {
    Whole whole{packed_.unpacked(), {}};
    games::GameRecord record{from_, {}};
    for (const PlayedMove& move : whole.moves) record.moves.push_back(move.text);
    auto replay = game_->replay(record, size_);
    if (!replay)
        throw std::runtime_error("a match of " + std::string(game_->name) +
                                 " is damaged: " + std::string(replay.error().refusal.sentence));
    whole.steps = std::move(replay->steps);
    std::ranges::copy(newest_, std::prev(whole.steps.end(), std::ssize(newest_)));
    return whole;
}

}  // namespace posthouse::club
