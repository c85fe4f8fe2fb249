// The matches in which the writer has made moves lately, ready for the next move, so that it need
// not be replayed from the beginning.
#pragma once

#include "club/core/packed_moves.h"
#include "club/core/types.h"
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
    /// A match's moves and the line that they lead to.
    struct Entry {
        PackedMoves moves{};
        games::GameLine line{};
    };

    /// The entry of this match, which the cache forgets; none if it does not know these moves.
    std::optional<Entry> take(MatchId match, std::uint64_t stamp) {
        const auto found = kept_.find(match);
        if (found == kept_.end()) return std::nullopt;
        Kept kept = std::move(found->second);
        kept_.erase(found);
        bytes_ -= bytes_of(kept.entry);
        return stamp != 0 && kept.stamp == stamp ? std::optional(std::move(kept.entry))
                                                 : std::nullopt;
    }

    /// The moves of this match; null if the cache does not know them.
    const PackedMoves* moves(MatchId match, std::uint64_t stamp) const {
        const auto found = kept_.find(match);
        return found != kept_.end() && stamp != 0 && found->second.stamp == stamp
                   ? &found->second.entry.moves
                   : nullptr;
    }

    void put(MatchId match, std::uint64_t stamp, Entry entry) {
        if (stamp == 0 || !entry.line) return;
        if (bytes_ > bytes_max) drop_half();
        bytes_ += bytes_of(entry);
        kept_.insert_or_assign(match, Kept{stamp, std::move(entry)});
    }

private:
    struct Kept {
        std::uint64_t stamp = 0;
        Entry entry{};
    };

    static constexpr std::size_t bytes_max = 40'000'000;

    /// Approximately: each move has the key of a position.
    static std::size_t bytes_of(const Entry& entry) {
        return 500 + entry.moves.bytes().size() + 50 * entry.moves.plies();
    }

    void drop_half() {
        bool goes = false;
        std::erase_if(kept_, [&goes](const auto&) { return goes = !goes; });
        bytes_ = 0;
        for (const auto& [_, kept] : kept_) bytes_ += bytes_of(kept.entry);
    }

    std::unordered_map<MatchId, Kept> kept_;
    std::size_t bytes_ = 0;
};

}  // namespace posthouse::club
