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
#include "http/caller.h"
#include "http/server/reader_pool.h"

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

struct SocketEvent {
    std::shared_ptr<const std::string> text;
    std::optional<club::MatchId> match{};  // 0: the banner; none: it replaces no other event
    bool whole = true;  // earlier events about the same need not be sent any more
};

/// An open socket. Its functions are thread-safe and non-blocking.
class MatchSubscriber {
public:
    MatchSubscriber(Caller who, bool moves) : caller(std::move(who)), wants_moves(moves) {}
    virtual ~MatchSubscriber() = default;
    virtual void on_event(SocketEvent) = 0;
    virtual void disconnect() = 0;

    const Caller caller;
    const bool wants_moves;
};

class MatchBroadcaster : public std::enable_shared_from_this<MatchBroadcaster> {
public:
    MatchBroadcaster(const club::Store& store, std::shared_ptr<ReaderPool> readers)
        : store_(store), readers_(std::move(readers)) {}

    void add(const std::shared_ptr<MatchSubscriber>&);
    void remove(const MatchSubscriber&);

    /// False if it watches the maximum already.
    bool watch(const MatchSubscriber&, club::MatchId);
    void unwatch(const MatchSubscriber&, club::MatchId);

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
    using SubscriberSet = std::set<const MatchSubscriber*>;
    using SubscriberList = std::vector<std::shared_ptr<MatchSubscriber>>;
    struct Entry {
        std::weak_ptr<MatchSubscriber> subscriber;
        std::set<club::MatchId> watched;
    };
    struct PendingUpdate {
        bool all_subscribers = false;
        bool whole = false;                         // not only moves have changed it
        std::vector<club::MatchSnapshotPtr> moves;  // the states after each, if not `whole`
        club::MatchSnapshotPtr page;                // state after the last change; null: read it
        SubscriberSet newcomers;
        std::set<club::UserId> players;  // with private changes

        /// Whether this subscriber is told the moves alone.
        bool suits_moves(const MatchSubscriber&) const;
    };

    void schedule();  // with mutex_ held
    void publish_pending();
    void publish(club::MatchId, const PendingUpdate&);
    SubscriberList subscribers_of(const club::Match&, const PendingUpdate&);

    const club::Store& store_;
    const std::shared_ptr<ReaderPool> readers_;
    std::mutex mutex_;
    std::map<const MatchSubscriber*, Entry> entries_;
    std::map<club::MatchId, SubscriberSet> watchers_;
    std::map<club::UserId, SubscriberSet> players_;
    std::map<club::MatchId, PendingUpdate> pending_;
    bool publishing_ = false;
};

}  // namespace posthouse::http
