#include "http/server/presence_tracker.h"

#include "club/challenges/presence.h"
#include "http/server/http_message.h"
#include "http/server/json.h"

#include <boost/json/serialize.hpp>
#include <exception>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t players_watched_max = 1000;

SocketEvent presence_event(const std::string& player, bool here) {
    return {std::make_shared<const std::string>(json::serialize(
        json::object{{"event", "here"}, {"player", as_utf8(player)}, {"here", here}}))};
}

}  // namespace

void PresenceTracker::add(const std::shared_ptr<MatchSubscriber>& one) {
    const std::lock_guard lock(mutex_);
    entries_[one.get()].subscriber = one;
    count(*one, 1);
}

void PresenceTracker::remove(const MatchSubscriber& one) {
    const std::lock_guard lock(mutex_);
    const auto entry = entries_.find(&one);
    if (entry == entries_.end()) return;
    for (const club::UserId player : entry->second.watched) {
        const auto found = watchers_.find(player);
        found->second.erase(&one);
        if (found->second.empty()) watchers_.erase(found);
    }
    const bool visible = entry->second.visible;
    entries_.erase(entry);
    if (visible) count(one, -1);
}

void PresenceTracker::set_visible(const MatchSubscriber& one, bool visible) {
    const std::lock_guard lock(mutex_);
    const auto entry = entries_.find(&one);
    if (entry == entries_.end() || std::exchange(entry->second.visible, visible) == visible) return;
    count(one, visible ? 1 : -1);
}

bool PresenceTracker::watch(const MatchSubscriber& one, club::UserId player) {
    const std::lock_guard lock(mutex_);
    const auto entry = entries_.find(&one);
    if (entry == entries_.end()) return true;  // removed meanwhile
    auto& watched = entry->second.watched;
    if (watched.size() >= players_watched_max && !watched.contains(player)) return false;
    watched.insert(player);
    watchers_[player].insert(&one);
    tell(player, {&one});
    return true;
}

void PresenceTracker::unwatch(const MatchSubscriber& one, club::UserId player) {
    const std::lock_guard lock(mutex_);
    const auto entry = entries_.find(&one);
    if (entry == entries_.end() || entry->second.watched.erase(player) == 0) return;
    const auto found = watchers_.find(player);
    found->second.erase(&one);
    if (found->second.empty()) watchers_.erase(found);
}

void PresenceTracker::on_audience_changed(club::UserId player) {
    const std::lock_guard lock(mutex_);
    if (const auto found = watchers_.find(player); found != watchers_.end())
        tell(player, found->second);
}

Presence PresenceTracker::presence() const {
    const std::lock_guard lock(mutex_);
    Presence present;
    for (const auto& [player, _] : visible_) present.players.push_back(player);
    for (const auto& [one, entry] : entries_)
        present.anonymous += one->caller.user || !entry.visible ? 0 : 1;
    return present;
}

void PresenceTracker::count(const MatchSubscriber& one, int change) {
    const auto player = one.caller.user;
    if (!player) return;
    const int before = visible_[*player], after = visible_[*player] += change;
    if (after == 0) visible_.erase(*player);
    if ((before == 0) == (after == 0)) return;
    if (const auto found = watchers_.find(*player); found != watchers_.end())
        tell(*player, found->second);
}

void PresenceTracker::tell(club::UserId player, const SubscriberSet& whom) {
    pending_[player].insert(whom.begin(), whom.end());
    if (std::exchange(publishing_, true)) return;
    readers_->post([self = shared_from_this()] { self->publish_pending(); });
}

void PresenceTracker::publish_pending() {
    for (;;) {
        std::map<club::UserId, SubscriberSet> due;
        {
            const std::lock_guard lock(mutex_);
            due.swap(pending_);
            publishing_ = !due.empty();
            if (!publishing_) return;
        }
        for (const auto& [player, whom] : due) {
            try {
                publish(player, whom);
            } catch (const std::exception& fault) {
                log_error("telling who is here", fault.what());
            }
        }
    }
}

void PresenceTracker::publish(club::UserId player, const SubscriberSet& whom) {
    SubscriberList held;
    bool here = false;
    {
        const std::lock_guard lock(mutex_);
        here = visible_.contains(player);
        for (const MatchSubscriber* one : whom)
            if (const auto entry = entries_.find(one); entry != entries_.end())
                if (auto subscriber = entry->second.subscriber.lock())
                    held.push_back(std::move(subscriber));
    }
    store_.read([&](const club::StoreReader& reader) {
        const auto user = reader.user(player);
        if (!user) return;
        const SocketEvent seen = presence_event(user->name, here),
                          unseen = presence_event(user->name, false);
        for (const auto& one : held)
            one->on_event(here && may_see_presence(reader, player, one->caller.user) ? seen
                                                                                     : unseen);
    });
}

}  // namespace posthouse::http
