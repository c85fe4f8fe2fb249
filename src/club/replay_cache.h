// The matches in which the writer has made moves lately, ready for the next move, so that it need
// not be replayed from the beginning.
#pragma once

#include "club/packed_moves.h"
#include "club/types.h"
#include "games/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>

namespace posthouse::club {

/// Nothing need be dropped when a unit of work is rolled back or another server has played: what
/// was kept counts only while the stored moves have the same stamp (StoreReader::moves_stamp). Not
/// thread-safe: only the writer has it.
class ReplayCache {
public:
    struct Line {
        PackedMoves moves{};
        games::GameLine line{};
    };

    /// The line of this match, which the cache forgets; none if it does not know these moves.
    std::optional<Line> take(MatchId match, std::uint64_t stamp) {
        const auto found = lines_.find(match);
        if (found == lines_.end()) return std::nullopt;
        Kept kept = std::move(found->second);
        lines_.erase(found);
        bytes_ -= bytes_of(kept.line);
        return stamp != 0 && kept.stamp == stamp ? std::optional(std::move(kept.line))
                                                 : std::nullopt;
    }

    void put(MatchId match, std::uint64_t stamp, Line line) {
        if (stamp == 0 || !line.line) return;
        if (bytes_ > bytes_max) drop_half();
        bytes_ += bytes_of(line);
        lines_.insert_or_assign(match, Kept{stamp, std::move(line)});
    }

private:
    struct Kept {
        std::uint64_t stamp = 0;
        Line line{};
    };

    static constexpr std::size_t bytes_max = 40'000'000;

    /// Approximately: of the sowing games, each move has a position and its key.
    static std::size_t bytes_of(const Line& line) {
        return 500 + line.moves.bytes() + 50 * line.moves.plies();
    }

    void drop_half() {
        bool goes = false;
        std::erase_if(lines_, [&goes](const auto&) { return goes = !goes; });
        bytes_ = 0;
        for (const auto& [_, kept] : lines_) bytes_ += bytes_of(kept.line);
    }

    std::unordered_map<MatchId, Kept> lines_;
    std::size_t bytes_ = 0;
};

}  // namespace posthouse::club
