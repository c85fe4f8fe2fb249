// Publishes match changes to open sockets.
//
// One thread publishes at a time, so that nobody gets an older state after a newer one; changes in
// between are combined. A new subscriber gets the current state at once. A subscriber that wants
// moves is told a move alone, in the same bytes for all, where nothing else has changed.
#pragma once

#include "club/commands/backend.h"
#include "club/core/store.h"
#include "club/core/types.h"
#include "club/matches/loaded_match.h"
#include "http/server/reader_pool.h"
#include "http/server/watchers.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

class MatchBroadcaster : public std::enable_shared_from_this<MatchBroadcaster> {
public:
    MatchBroadcaster(const club::Store& store, std::shared_ptr<ReaderPool> readers)
        : store_(store), pending_(mutex_, std::move(readers), "telling of a match") {}

    void add(const std::shared_ptr<SocketSubscriber>&);
    void remove(const SocketSubscriber&);

    /// False if it watches the maximum already.
    bool watch(const SocketSubscriber&, club::MatchId);
    void unwatch(const SocketSubscriber&, club::MatchId);

    /// Matches that changed or began, and changes that concern one player only.
    void on_matches_changed(std::span<const club::ChangedMatch>,
                            std::span<const club::PrivateChange>);
    /// Every watched match may have changed.
    void on_all_matches_changed();
    /// Sends an event to every socket, replacing an unsent one.
    void broadcast(const std::shared_ptr<const std::string>& event);
    std::size_t subscriber_count();
    /// Closes all sockets of the session or token with this hash.
    void end_session(std::string_view hash);

private:
    struct PendingUpdate {
        bool all_subscribers = false;
        bool whole = false;                         // not only moves have changed it
        std::vector<club::MatchSnapshotPtr> moves;  // the states after each, if not `whole`
        club::MatchSnapshotPtr page;                // state after the last change; null: read it
        SubscriberSet newcomers;
        std::set<club::UserId> players;  // with private changes

        /// Whether this subscriber is told the moves alone.
        bool suits_moves(const SocketSubscriber&) const;
    };

    void schedule();  // with mutex_ held
    void publish(club::MatchId, const PendingUpdate&);
    SubscriberList subscribers_of(const club::Match&, const PendingUpdate&);

    const club::Store& store_;
    std::mutex mutex_;
    Watchers<club::MatchId> watchers_;
    std::map<club::UserId, SubscriberSet> players_;
    PendingUpdates<club::MatchId, PendingUpdate> pending_;
};

}  // namespace posthouse::http
