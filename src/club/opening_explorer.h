// What has been played: of every position near the beginning of a finished match, which moves were
// made there, how often, and how those games ended. Positions that were reached in different ways
// are one.
//
// It lives in memory and is learned from the store when it is first asked; any thread may ask.
//
// Deliberately absent: matches that are still being played, what a move is worth.
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
    /// How games went: won by First, by Second, drawn.
    struct Outcomes {
        int first = 0, second = 0, draws = 0;
        int games() const { return first + second + draws; }
        friend bool operator==(const Outcomes&, const Outcomes&) = default;
    };
    struct Played {
        games::MoveText move;
        Outcomes outcomes;
    };
    /// Of one position: the moves most often made first.
    struct PositionStats {
        std::string position;
        Outcomes outcomes;
        std::vector<Played> moves;
    };

    /// Of how many moves of a match it knows, and how many positions in all. Where it is full, what
    /// is new to it is left out.
    static constexpr int plies_max = 24;
    static constexpr std::size_t positions_max = 500'000;

    /// Refused where the record is not legal.
    Expected<PositionStats, games::InvalidRecord> look(const StoreReader&, const games::Game&,
                                                       const games::GameRecord&, Instant now);

    /// These matches may have ended: they are looked at before the next answer.
    void touched(std::span<const MatchId>);
    /// Where nobody asks, no more of them than this are remembered: all matches are looked at then.
    static constexpr std::size_t touched_max = 1000;

private:
    struct MoveStats {
        std::string move;
        Outcomes outcomes;
    };

    void learn(const StoreReader&, Instant now);
    void learn(const StoreReader&, const Match&);

    std::mutex learning_;  // one thread learns; guards known_ and scanned_
    std::unordered_set<std::int64_t> known_;
    std::optional<Instant> scanned_;
    std::mutex mutex_;  // guards the others
    std::vector<MatchId> touched_;
    bool too_many_touched_ = false;
    std::unordered_map<std::uint64_t, std::vector<MoveStats>> positions_;
};

}  // namespace posthouse::club
