// Opening explorer: for positions near the beginning of finished matches, the moves made, how
// often, and the results; transpositions count as one position. Kept in memory and loaded from the
// store on first use. Any thread.
//
// Running matches are left out, so that nobody gets help in them.
#pragma once

#include "club/store.h"
#include "games/game.h"

#include <array>
#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace posthouse::club {

class OpeningExplorer {
public:
    /// Results: wins of First, wins of Second, draws.
    struct Outcomes {
        int first = 0, second = 0, draws = 0;
        int games() const { return first + second + draws; }
        friend bool operator==(const Outcomes&, const Outcomes&) = default;
    };
    struct Played {
        games::MoveText move;
        Outcomes outcomes;
    };
    /// Statistics of one position, the most frequent moves first.
    struct PositionStats {
        std::string position;
        Outcomes outcomes;
        std::vector<Played> moves;
    };

    /// How many moves of a match are counted, and how many positions in all; when it is full, new
    /// positions are left out.
    static constexpr int plies_max = 24;
    static constexpr std::size_t positions_max = 500'000;

    /// Refused if the record is not legal.
    Expected<PositionStats, games::InvalidRecord> query(const StoreReader&, const games::Game&,
                                                        const games::GameRecord&, Instant now);

    /// Marks matches that may have ended; they are read before the next answer.
    void mark_changed(std::span<const MatchId>);
    /// With more marked matches than this, all finished matches are read again.
    static constexpr std::size_t changed_max = 1000;

private:
    struct MoveStats {
        std::string move;
        Outcomes outcomes;
    };

    void update(const StoreReader&, Instant now);
    void update(const StoreReader&, const Match&);

    std::mutex update_mutex_;  // held while scanning; guards known_ and scanned_
    std::unordered_set<std::int64_t> known_;
    std::optional<Instant> scanned_;
    std::mutex mutex_;  // guards the others
    std::vector<MatchId> changed_;
    bool too_many_changed_ = false;
    std::unordered_map<std::uint64_t, std::vector<MoveStats>> positions_;
};

}  // namespace posthouse::club
