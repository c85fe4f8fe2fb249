#include "http/event_hub.h"

#include "http/http_message.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace posthouse::http {

namespace {

constexpr std::size_t hub_events_at_once = 1000;

bool concerns(const club::Event& event, const club::EventFilter& filter) {
    if (filter.match) return event.match == *filter.match;
    if (!filter.player) return true;
    return event.seats[0] == *filter.player || event.seats[1] == *filter.player ||
           (filter.everybodys && event.seats[0] == club::UserId{});
}

}  // namespace

void EventHub::add(const std::shared_ptr<EventSubscriber>& one) {
    {
        const std::lock_guard lock(mutex_);
        // The log is not read without subscribers: start where this one wants to.
        seen_ = followers_.empty() ? one->wish->after : std::min(seen_, one->wish->after);
        followers_.emplace(one.get(), one);
    }
    wake();
}

void EventHub::remove(const EventSubscriber& one) {
    const std::lock_guard lock(mutex_);
    followers_.erase(&one);
}

std::size_t EventHub::open_of(std::optional<club::UserId> user) const {
    const std::lock_guard lock(mutex_);
    return static_cast<std::size_t>(std::ranges::count_if(
        followers_, [&](const auto& entry) { return entry.first->wish->caller.user == user; }));
}

void EventHub::wake() {
    const std::lock_guard lock(mutex_);
    again_ = true;
    if (followers_.empty() || std::exchange(looking_, true)) return;
    readers_->post([self = shared_from_this()] { self->look(); });
}

EventHub::Held EventHub::concerned(const std::vector<club::Event>& events) const {
    Held held;
    for (const auto& [follower, entry] : followers_)
        if (std::ranges::any_of(events, [&](const club::Event& event) {
                return concerns(event, follower->wish->filter);
            }))
            if (auto one = entry.lock()) held.push_back(std::move(one));
    return held;
}

void EventHub::look() {
    for (;;) {
        std::int64_t seen = 0;
        {
            const std::lock_guard lock(mutex_);
            looking_ = again_ && !followers_.empty();
            if (!looking_) return;
            again_ = false;
            seen = seen_;
        }
        std::vector<club::Event> events;
        try {
            store_.read([&](const club::StoreReader& reader) {
                events = reader.events_after(seen, {}, hub_events_at_once);
            });
        } catch (const std::exception& fault) {
            log_fault("reading the log of events", fault.what());
        }
        Held held;
        {
            const std::lock_guard lock(mutex_);
            if (events.size() == hub_events_at_once) again_ = true;
            if (!events.empty() && seen_ == seen) seen_ = events.back().number;
            held = concerned(events);
        }
        for (const auto& one : held) one->notify();
    }
}

}  // namespace posthouse::http
