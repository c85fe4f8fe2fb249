#include "http/server/broadcaster.h"

#include "http/server/json.h"

#include <array>
#include <utility>

namespace posthouse::http {

namespace {

/// The event for spectators and for either player, written on first use.
class MatchEvents {
public:
    explicit MatchEvents(const club::MatchSnapshot& page) : page_(page) {}

    SocketEvent for_viewer(std::optional<club::UserId> viewer) {
        const auto side = side_of(page_.match, viewer);
        auto& event = written_[side ? 1 + index_of(*side) : 0];
        if (!event)
            event = std::make_shared<const std::string>(
                with_member(R"({"event":"match"})", "match", match_text(page_, side)));
        return {event, page_.match.id};
    }

private:
    const club::MatchSnapshot& page_;
    std::array<std::shared_ptr<const std::string>, 3> written_;
};

std::vector<SocketEvent> move_events(const std::vector<club::MatchSnapshotPtr>& moves) {
    std::vector<SocketEvent> events;
    for (const club::MatchSnapshotPtr& page : moves)
        events.push_back({std::make_shared<const std::string>(
                              with_member(R"({"event":"move"})", "move", move_text(*page))),
                          page->match.id, false});
    return events;
}

}  // namespace

bool MatchBroadcaster::PendingUpdate::suits_moves(const SocketSubscriber& subscriber) const {
    return subscriber.wants_moves && !whole && !newcomers.contains(&subscriber) &&
           !(subscriber.caller.user && players.contains(*subscriber.caller.user));
}

void MatchBroadcaster::add(const std::shared_ptr<SocketSubscriber>& listener) {
    const std::lock_guard lock(mutex_);
    watchers_.add(listener);
    if (const auto user = listener->caller.user) players_[*user].insert(listener.get());
}

void MatchBroadcaster::remove(const SocketSubscriber& listener) {
    const std::lock_guard lock(mutex_);
    if (!watchers_.remove(listener)) return;
    for (auto& [_, due] : pending_.updates()) due.newcomers.erase(&listener);
    if (!listener.caller.user) return;
    const auto own = players_.find(*listener.caller.user);
    own->second.erase(&listener);
    if (own->second.empty()) players_.erase(own);
}

std::size_t MatchBroadcaster::subscriber_count() {
    const std::lock_guard lock(mutex_);
    return watchers_.size();
}

bool MatchBroadcaster::watch(const SocketSubscriber& listener, club::MatchId match) {
    const std::lock_guard lock(mutex_);
    if (!watchers_.contains(listener)) return true;  // removed meanwhile
    if (!watchers_.watch(listener, match)) return false;
    pending_.updates()[match].newcomers.insert(&listener);
    schedule();
    return true;
}

void MatchBroadcaster::unwatch(const SocketSubscriber& listener, club::MatchId match) {
    const std::lock_guard lock(mutex_);
    watchers_.unwatch(listener, match);
}

void MatchBroadcaster::on_matches_changed(std::span<const club::ChangedMatch> matches,
                                          std::span<const club::PrivateChange> privately) {
    const std::lock_guard lock(mutex_);
    if (watchers_.size() == 0 || (matches.empty() && privately.empty())) return;
    for (const club::ChangedMatch& one : matches) {
        PendingUpdate& due = pending_.updates()[one.match];
        due.all_subscribers = true;
        due.page = one.page;
        if (one.page && one.page->by_one_move)
            due.moves.push_back(one.page);
        else
            due.whole = true;
    }
    for (const club::PrivateChange& change : privately) {
        PendingUpdate& due = pending_.updates()[change.match];
        due.players.insert(change.player);
        due.page = nullptr;
    }
    schedule();
}

void MatchBroadcaster::on_all_matches_changed() {
    const std::lock_guard lock(mutex_);
    for (const auto& [match, _] : watchers_.by_topic()) {
        PendingUpdate& due = pending_.updates()[match];
        due.all_subscribers = due.whole = true;
        due.page = nullptr;
    }
    schedule();
}

void MatchBroadcaster::broadcast(const std::shared_ptr<const std::string>& event) {
    SubscriberList listeners;  // released after the lock
    const std::lock_guard lock(mutex_);
    listeners = watchers_.hold_all();
    for (const auto& listener : listeners) listener->on_event({event, club::MatchId{}});
}

void MatchBroadcaster::end_session(std::string_view hash) {
    SubscriberList held;
    {
        const std::lock_guard lock(mutex_);
        held = watchers_.hold_all();
    }
    for (const auto& listener : held)
        if (listener->caller.user && listener->caller.hash == hash) listener->disconnect();
}

void MatchBroadcaster::schedule() {
    pending_.schedule([self = shared_from_this()](club::MatchId match, const PendingUpdate& due) {
        self->publish(match, due);
    });
}

void MatchBroadcaster::publish(club::MatchId id, const PendingUpdate& due) {
    const auto publish_page = [&](const club::MatchSnapshot& page, const SubscriberList& held) {
        MatchEvents events(page);
        for (const auto& listener : held)
            if (!due.suits_moves(*listener))
                listener->on_event(events.for_viewer(listener->caller.user));
    };
    const auto publish_moves = [&](const SubscriberList& held) {
        if (due.whole) return;
        const auto events = move_events(due.moves);
        for (const auto& listener : held)
            if (due.suits_moves(*listener))
                for (const SocketEvent& event : events) listener->on_event(event);
    };
    if (due.page) {
        const SubscriberList held = subscribers_of(due.page->match, due);
        publish_moves(held);
        return publish_page(*due.page, held);
    }
    store_.read([&](const club::StoreReader& reader) {
        const auto match = reader.match(id);
        if (!match) return;
        const SubscriberList held = subscribers_of(*match, due);
        if (held.empty()) return;
        publish_moves(held);
        publish_page(club::load_snapshot(reader, *match), held);
    });
}

SubscriberList MatchBroadcaster::subscribers_of(const club::Match& match,
                                                const PendingUpdate& due) {
    const std::lock_guard lock(mutex_);
    SubscriberSet wanted = due.newcomers;
    const auto add = [&wanted](const SubscriberSet& more) {
        wanted.insert(more.begin(), more.end());
    };
    if (due.all_subscribers) add(watchers_.of(match.id));
    for (const club::UserId player : match.seats)
        if (due.all_subscribers || due.players.contains(player))
            if (const auto found = players_.find(player); found != players_.end())
                add(found->second);
    return watchers_.hold(wanted);
}

}  // namespace posthouse::http
