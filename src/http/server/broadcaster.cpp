#include "http/server/broadcaster.h"

#include "http/server/http_message.h"
#include "http/server/json.h"

#include <array>
#include <exception>
#include <utility>

namespace posthouse::http {

namespace {

constexpr std::size_t watched_max = 1000;

template <class Map, class Key>
void erase_subscriber(Map& map, const Key& key, const MatchSubscriber* listener) {
    const auto found = map.find(key);
    if (found == map.end()) return;
    found->second.erase(listener);
    if (found->second.empty()) map.erase(found);
}

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

bool MatchBroadcaster::PendingUpdate::suits_moves(const MatchSubscriber& subscriber) const {
    return subscriber.wants_moves && !whole && !newcomers.contains(&subscriber) &&
           !(subscriber.caller.user && players.contains(*subscriber.caller.user));
}

void MatchBroadcaster::add(const std::shared_ptr<MatchSubscriber>& listener) {
    const std::lock_guard lock(mutex_);
    entries_[listener.get()].subscriber = listener;
    if (const auto user = listener->caller.user) players_[*user].insert(listener.get());
}

void MatchBroadcaster::remove(const MatchSubscriber& listener) {
    const std::lock_guard lock(mutex_);
    const auto entry = entries_.find(&listener);
    if (entry == entries_.end()) return;
    for (const club::MatchId match : entry->second.watched)
        erase_subscriber(watchers_, match, &listener);
    if (const auto user = listener.caller.user) erase_subscriber(players_, *user, &listener);
    for (auto& [_, due] : pending_) due.newcomers.erase(&listener);
    entries_.erase(entry);
}

std::size_t MatchBroadcaster::subscriber_count() {
    const std::lock_guard lock(mutex_);
    return entries_.size();
}

bool MatchBroadcaster::watch(const MatchSubscriber& listener, club::MatchId match) {
    const std::lock_guard lock(mutex_);
    const auto entry = entries_.find(&listener);
    if (entry == entries_.end()) return true;  // removed meanwhile
    auto& watched = entry->second.watched;
    if (watched.size() >= watched_max && !watched.contains(match)) return false;
    watched.insert(match);
    watchers_[match].insert(&listener);
    pending_[match].newcomers.insert(&listener);
    schedule();
    return true;
}

void MatchBroadcaster::unwatch(const MatchSubscriber& listener, club::MatchId match) {
    const std::lock_guard lock(mutex_);
    const auto entry = entries_.find(&listener);
    if (entry == entries_.end()) return;
    entry->second.watched.erase(match);
    erase_subscriber(watchers_, match, &listener);
}

void MatchBroadcaster::on_matches_changed(std::span<const club::ChangedMatch> matches,
                                          std::span<const club::PrivateChange> privately) {
    const std::lock_guard lock(mutex_);
    if (entries_.empty() || (matches.empty() && privately.empty())) return;
    for (const club::ChangedMatch& one : matches) {
        PendingUpdate& due = pending_[one.match];
        due.all_subscribers = true;
        due.page = one.page;
        if (one.page && one.page->by_one_move)
            due.moves.push_back(one.page);
        else
            due.whole = true;
    }
    for (const club::PrivateChange& change : privately) {
        pending_[change.match].players.insert(change.player);
        pending_[change.match].page = nullptr;
    }
    schedule();
}

void MatchBroadcaster::on_all_matches_changed() {
    const std::lock_guard lock(mutex_);
    for (const auto& [match, _] : watchers_) {
        pending_[match].all_subscribers = pending_[match].whole = true;
        pending_[match].page = nullptr;
    }
    if (!pending_.empty()) schedule();
}

void MatchBroadcaster::broadcast(const std::shared_ptr<const std::string>& event) {
    SubscriberList listeners;  // released after the lock
    const std::lock_guard lock(mutex_);
    for (const auto& [_, entry] : entries_)
        if (auto listener = entry.subscriber.lock()) {
            listener->on_event({event, club::MatchId{}});
            listeners.push_back(std::move(listener));
        }
}

void MatchBroadcaster::end_session(std::string_view hash) {
    SubscriberList held;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [_, entry] : entries_) {
            auto listener = entry.subscriber.lock();
            if (listener && listener->caller.user && listener->caller.hash == hash)
                held.push_back(std::move(listener));
        }
    }
    for (const auto& listener : held) listener->disconnect();
}

void MatchBroadcaster::schedule() {
    if (std::exchange(publishing_, true)) return;
    readers_->post([self = shared_from_this()] { self->publish_pending(); });
}

void MatchBroadcaster::publish_pending() {
    for (;;) {
        std::map<club::MatchId, PendingUpdate> due;
        {
            const std::lock_guard lock(mutex_);
            due.swap(pending_);
            publishing_ = !due.empty();
            if (!publishing_) return;
        }
        for (const auto& [match, whom] : due) {
            try {
                publish(match, whom);
            } catch (const std::exception& fault) {
                log_error("telling of a match", fault.what());
            }
        }
    }
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

MatchBroadcaster::SubscriberList MatchBroadcaster::subscribers_of(const club::Match& match,
                                                                  const PendingUpdate& due) {
    SubscriberList held;
    const std::lock_guard lock(mutex_);
    SubscriberSet wanted = due.newcomers;
    if (due.all_subscribers)
        if (const auto found = watchers_.find(match.id); found != watchers_.end())
            wanted.insert(found->second.begin(), found->second.end());
    for (const club::UserId player : match.seats)
        if (due.all_subscribers || due.players.contains(player))
            if (const auto found = players_.find(player); found != players_.end())
                wanted.insert(found->second.begin(), found->second.end());
    // A new subscriber may have been removed again.
    for (const MatchSubscriber* one : wanted)
        if (const auto entry = entries_.find(one); entry != entries_.end())
            if (auto listener = entry->second.subscriber.lock())
                held.push_back(std::move(listener));
    return held;
}

}  // namespace posthouse::http
