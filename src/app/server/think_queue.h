// Fair queueing of the computer's moves, by player and then by match.
//
// The player with the least processor time comes next, and among their matches the one with the
// least. So a player with 150 games against the strongest level and one with a single game take
// turns. A player who starts or returns is set to the lowest time of those who wait, so that idle
// time gives no credit. Not thread-safe. Each server has its own queue; Store::acquire_lock decides
// which of them searches.
#pragma once

#include "club/core/types.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

namespace posthouse::app {

/// A computer move that is due.
struct DueMove {
    club::Job job;
    club::UserId player{};  // the opponent of the computer
    bool brief = false;
};

class ThinkQueue {
public:
    using Cost = std::chrono::microseconds;

    bool contains(club::JobId id) const { return entries_.contains(id); }
    void add(const DueMove&);
    /// Removes what waits and is not in `due`; what was left to another server waits again.
    template <class Jobs>
    void keep_only(const Jobs& due);

    /// Takes the next; empty if nothing waits.
    std::optional<DueMove> take(bool brief_only);
    /// Another server searches it.
    void mark_elsewhere(club::JobId);
    void finish(club::JobId, Cost);

    /// Whether anything waits.
    bool has_waiting(bool brief_only) const;
    std::size_t player_count() const { return players_.size(); }  // in memory

private:
    enum class State : std::uint8_t { waiting, thinking, elsewhere };
    struct Entry {
        DueMove move;
        State state = State::waiting;
        bool still_due = false;
    };
    struct Player {
        Cost used{};
        std::map<club::MatchId, Cost> matches;
        std::size_t entries = 0;
        std::size_t thinking = 0;
    };
    using Entries = std::map<club::JobId, Entry>;

    static Cost spent_on(const Player&, club::MatchId);
    bool comes_before(const Entry&, const Entry&) const;
    Entries::iterator remove(Entries::iterator);
    void drop_idle_players();
    void keep_due();

    Entries entries_;
    std::map<club::UserId, Player> players_;
};

template <class Jobs>
void ThinkQueue::keep_only(const Jobs& due) {
    for (const club::Job& job : due)
        if (const auto found = entries_.find(job.id); found != entries_.end())
            found->second.still_due = true;
    keep_due();
}

}  // namespace posthouse::app
