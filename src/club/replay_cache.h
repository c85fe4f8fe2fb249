// The lines of play of the matches in which the writer has made moves lately, so that the next move
// need not replay its match from the beginning.
#pragma once

#include "club/types.h"
#include "games/game.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>

namespace posthouse::club {

/// Nothing need be dropped when a unit of work is rolled back or another server has played: a line
/// is compared with the stored moves whenever it is used. Not thread-safe: only the writer has it.
class ReplayCache {
public:
    /// The state after the record of this match: Game::replay.
    Expected<games::ReplayedGame, games::InvalidRecord> replay(const games::Game& game, MatchId id,
                                                               const games::GameRecord& record,
                                                               std::size_t details_from) {
        if (bytes_ > bytes_max) drop_half();
        const auto [at, added] = lines_.try_emplace(id);
        if (!added) bytes_ -= bytes_of(at->second);
        auto replayed = game.replay_on(record, details_from, at->second);
        bytes_ += bytes_of(at->second);
        return replayed;
    }

private:
    /// About 20 MB when full.
    static constexpr std::size_t bytes_max = 20'000'000;

    /// Approximately: of the sowing games, each move has two letters, a position and its key.
    static std::size_t bytes_of(const games::ReplayedLine& line) {
        return 500 + 25 * line.moves.size();
    }

    void drop_half() {
        bool goes = false;
        std::erase_if(lines_, [&goes](const auto&) { return goes = !goes; });
        bytes_ = 0;
        for (const auto& [_, line] : lines_) bytes_ += bytes_of(line);
    }

    std::unordered_map<MatchId, games::ReplayedLine> lines_;
    std::size_t bytes_ = 0;
};

}  // namespace posthouse::club
