#include "http/server/presence_tracker.h"

#include "club/challenges/presence.h"
#include "http/server/json.h"

#include <boost/json/serialize.hpp>

namespace posthouse::http {

namespace json = boost::json;

namespace {

SocketEvent presence_event(const std::string& player, bool here) {
    return {std::make_shared<const std::string>(json::serialize(
        json::object{{"event", "here"}, {"player", as_utf8(player)}, {"here", here}}))};
}

}  // namespace

void PresenceTracker::add(const std::shared_ptr<SocketSubscriber>& one) {
    const std::lock_guard lock(mutex_);
    watchers_.add(one);
    count(*one, 1);
}

void PresenceTracker::remove(const SocketSubscriber& one) {
    const std::lock_guard lock(mutex_);
    if (watchers_.remove(one) && hidden_.erase(&one) == 0) count(one, -1);
}

void PresenceTracker::set_visible(const SocketSubscriber& one, bool visible) {
    const std::lock_guard lock(mutex_);
    if (!watchers_.contains(one)) return;
    const bool changed = visible ? hidden_.erase(&one) > 0 : hidden_.insert(&one).second;
    if (changed) count(one, visible ? 1 : -1);
}

bool PresenceTracker::watch(const SocketSubscriber& one, club::UserId player) {
    const std::lock_guard lock(mutex_);
    if (!watchers_.contains(one)) return true;  // removed meanwhile
    if (!watchers_.watch(one, player)) return false;
    tell(player, {&one});
    return true;
}

void PresenceTracker::unwatch(const SocketSubscriber& one, club::UserId player) {
    const std::lock_guard lock(mutex_);
    watchers_.unwatch(one, player);
}

void PresenceTracker::on_audience_changed(club::UserId player) {
    const std::lock_guard lock(mutex_);
    tell(player, watchers_.of(player));
}

Presence PresenceTracker::presence() const {
    const std::lock_guard lock(mutex_);
    Presence present;
    present.anonymous = strangers_;
    for (const auto& [player, _] : visible_) present.players.push_back(player);
    return present;
}

void PresenceTracker::count(const SocketSubscriber& one, int change) {
    const auto player = one.caller.user;
    if (!player) {
        strangers_ += change;
        return;
    }
    const int before = visible_[*player], after = visible_[*player] += change;
    if (after == 0) visible_.erase(*player);
    if ((before == 0) != (after == 0)) tell(*player, watchers_.of(*player));
}

void PresenceTracker::tell(club::UserId player, const SubscriberSet& whom) {
    if (whom.empty()) return;
    pending_.updates()[player].insert(whom.begin(), whom.end());
    pending_.schedule([self = shared_from_this()](club::UserId of, const SubscriberSet& watching) {
        self->publish(of, watching);
    });
}

void PresenceTracker::publish(club::UserId player, const SubscriberSet& whom) {
    SubscriberList held;
    bool here = false;
    {
        const std::lock_guard lock(mutex_);
        here = visible_.contains(player);
        held = watchers_.hold(whom);
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
