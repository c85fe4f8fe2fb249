#include "http/server/waiting_room_watch.h"

#include "club/programs/program_tables.h"

#include <string>
#include <utility>
#include <vector>

namespace posthouse::http {

namespace {

SocketEvent changed() {
    static const auto text = std::make_shared<const std::string>(R"({"event":"waiting"})");
    return {text};
}

/// Events that concern nobody in particular: what is posted in the waiting room, and what is gone.
std::shared_ptr<const EventSubscription> public_events(std::int64_t after) {
    constexpr club::UserId nobody{-1};
    EventSubscription what;
    what.caller.user = nobody;  // so that it counts as no stream of a player's or a stranger's
    what.filter.player = nobody;
    what.after = after;
    return std::make_shared<const EventSubscription>(std::move(what));
}

}  // namespace

class WaitingRoomWatch::Follower final : public EventSubscriber {
public:
    Follower(std::weak_ptr<WaitingRoomWatch> watch, std::int64_t after)
        : EventSubscriber(public_events(after)), watch_(std::move(watch)) {}
    void notify() override {
        if (const auto watch = watch_.lock()) watch->tell_all();
    }

private:
    const std::weak_ptr<WaitingRoomWatch> watch_;
};

void WaitingRoomWatch::add(const std::shared_ptr<SocketSubscriber>& one) {
    {
        const std::lock_guard lock(mutex_);
        watchers_[one.get()] = one;
    }
    readers_->post(
        [self = shared_from_this(), newcomer = std::weak_ptr(one)] { self->follow(newcomer); });
}

void WaitingRoomWatch::remove(const SocketSubscriber& one) {
    const std::lock_guard lock(mutex_);
    watchers_.erase(&one);
    if (!watchers_.empty() || !follower_) return;
    events_->remove(*follower_);
    follower_.reset();
}

void WaitingRoomWatch::follow(const std::weak_ptr<SocketSubscriber>& newcomer) {
    std::int64_t last = 0;
    store_.read([&](const club::StoreReader& reader) { last = event_range(reader).last; });
    {
        const std::lock_guard lock(mutex_);
        if (!follower_ && !watchers_.empty()) {
            follower_ = std::make_shared<Follower>(weak_from_this(), last);
            events_->add(follower_);
        }
    }
    if (const auto one = newcomer.lock()) one->on_event(changed());
}

void WaitingRoomWatch::tell_all() {
    std::vector<std::shared_ptr<SocketSubscriber>> held;  // released after the lock
    const std::lock_guard lock(mutex_);
    for (const auto& [_, watcher] : watchers_)
        if (auto one = watcher.lock()) {
            one->on_event(changed());
            held.push_back(std::move(one));
        }
}

}  // namespace posthouse::http
