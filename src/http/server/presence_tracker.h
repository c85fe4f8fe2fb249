// Who is here, at an open page that is visible, and whom it is told. In memory only: each server
// knows its own sockets. Who may see it is the player's choice (club/challenges/presence.h).
#pragma once

#include "club/core/store.h"
#include "club/core/types.h"
#include "http/server/broadcaster.h"
#include "http/server/reader_pool.h"

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
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
        : store_(store), readers_(std::move(readers)) {}

    /// A socket is visible until it says otherwise.
    void add(const std::shared_ptr<MatchSubscriber>&);
    void remove(const MatchSubscriber&);
    void set_visible(const MatchSubscriber&, bool visible);

    /// The subscriber is told at once whether this player is here, and when that changes. False if
    /// it watches the maximum already.
    bool watch(const MatchSubscriber&, club::UserId);
    void unwatch(const MatchSubscriber&, club::UserId);
    /// Others may see whether this player is here, or no longer.
    void on_audience_changed(club::UserId);

    Presence presence() const;

private:
    using SubscriberSet = std::set<const MatchSubscriber*>;
    using SubscriberList = std::vector<std::shared_ptr<MatchSubscriber>>;
    struct Entry {
        std::weak_ptr<MatchSubscriber> subscriber;
        bool visible = true;
        std::set<club::UserId> watched;
    };

    // With mutex_ held:
    void count(const MatchSubscriber&, int change);
    void tell(club::UserId, const SubscriberSet& whom);

    void publish_pending();
    void publish(club::UserId, const SubscriberSet& whom);

    const club::Store& store_;
    const std::shared_ptr<ReaderPool> readers_;
    mutable std::mutex mutex_;
    std::map<const MatchSubscriber*, Entry> entries_;
    std::map<club::UserId, int> visible_;  // sockets of each player who is here
    std::map<club::UserId, SubscriberSet> watchers_;
    std::map<club::UserId, SubscriberSet> pending_;  // whom to tell of a player
    bool publishing_ = false;
};

}  // namespace posthouse::http
