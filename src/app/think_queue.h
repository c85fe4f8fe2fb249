// Whose thought comes next: fair queueing, by player and then by match.
//
// Each player has a virtual time, the processor time that was spent on them while they had anything
// waiting, and the one with the least comes next; of their matches, the one with the least. So a
// player with 150 games against the strongest level and one with a single game take turns, and a
// strong level counts by its time. Players who come new or come back begin level with the first of
// those who wait: idleness saves nothing up.
//
// Not thread-safe: Thinking locks. Several servers each have a queue of their own; which of them
// thinks about a job is decided by its duty (Store::acquire_lock).
#pragma once

#include "club/types.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

namespace posthouse::app {

/// A job of the computer's with what the queue goes by.
struct DueThought {
    club::Job job;
    club::UserId player{};  // whom the computer plays against
    bool brief = false;
};

class ThinkQueue {
public:
    using Cost = std::chrono::microseconds;

    bool knows(club::JobId id) const { return entries_.contains(id); }
    void add(const DueThought&);
    /// Forgets what waits and is not among these; what was left to another server waits again.
    template <class Jobs>
    void keep_only(const Jobs& due);

    /// The next to be thought about, which is then nobody else's; none where nothing waits.
    std::optional<DueThought> take(bool brief_only);
    /// Another server thinks about it.
    void leave(club::JobId);
    void done(club::JobId, Cost);

    /// Whether anything waits.
    bool waits(bool brief_only) const;
    std::size_t players() const { return players_.size(); }  // that are remembered

private:
    enum class State : std::uint8_t { waiting, thinking, elsewhere };
    struct Entry {
        DueThought search_report;
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
    void forget_the_served();
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
