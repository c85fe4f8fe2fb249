// Who is here, at an open page that is visible, and whom it is told. In memory only: each server
// knows its own sockets. Who may see it is the player's choice (club/challenges/presence.h).
#pragma once

#include "club/core/store.h"
#include "club/core/types.h"
#include "http/server/reader_pool.h"
#include "http/server/watchers.h"

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace posthouse::http {

struct Presence {
    std::vector<club::UserId> players;
    int anonymous = 0;  // without a session or token
};

/// Thread-safe. Tells of one change after another, as MatchBroadcaster does.
class PresenceTracker : public std::enable_shared_from_this<PresenceTracker> {
public:
    PresenceTracker(const club::Store& store, std::shared_ptr<ReaderPool> readers)
        : store_(store), pending_(mutex_, std::move(readers), "telling who is here") {}

    /// A socket is visible until it says otherwise.
    void add(const std::shared_ptr<SocketSubscriber>&);
    void remove(const SocketSubscriber&);
    void set_visible(const SocketSubscriber&, bool visible);

    /// The subscriber is told at once whether this player is here, and when that changes. False if
    /// it watches the maximum already.
    bool watch(const SocketSubscriber&, club::UserId);
    void unwatch(const SocketSubscriber&, club::UserId);
    /// Others may see whether this player is here, or no longer.
    void on_audience_changed(club::UserId);

    Presence presence() const;

private:
    // With mutex_ held:
    void count(const SocketSubscriber&, int change);
    void tell(club::UserId, const SubscriberSet& whom);

    void publish(club::UserId, const SubscriberSet& whom);

    const club::Store& store_;
    mutable std::mutex mutex_;
    Watchers<club::UserId> watchers_;
    SubscriberSet hidden_;                                 // whose page is not visible
    int strangers_ = 0;                                    // visible sockets without a player
    std::map<club::UserId, int> visible_;                  // sockets of each player who is here
    PendingUpdates<club::UserId, SubscriberSet> pending_;  // whom to tell of a player
};

}  // namespace posthouse::http
