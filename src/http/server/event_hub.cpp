#include "http/server/event_hub.h"

#include "club/programs/program_tables.h"
#include "http/server/http_message.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace posthouse::http {

namespace {

constexpr std::size_t hub_events_at_once = 1000;

bool concerns(const club::Event& event, const club::EventFilter& filter) {
    // Which matches are a tournament's is left to the query.
    if (filter.tournament) return event.match != club::MatchId{};
    if (filter.match) return event.match == *filter.match;
    if (!filter.player) return true;
    return event.seats[0] == *filter.player || event.seats[1] == *filter.player ||
           (filter.include_public && event.seats[0] == club::UserId{});
}

}  // namespace

void EventHub::add(const std::shared_ptr<EventSubscriber>& one) {
    {
        const std::lock_guard lock(mutex_);
        // The log is not read without subscribers: start where this one wants to.
        last_seen_ = subscribers_.empty() ? one->subscription->after
                                          : std::min(last_seen_, one->subscription->after);
        subscribers_.emplace(one.get(), one);
    }
    wake();
}

void EventHub::remove(const EventSubscriber& one) {
    const std::lock_guard lock(mutex_);
    subscribers_.erase(&one);
}

std::size_t EventHub::stream_count(std::optional<club::UserId> user) const {
    const std::lock_guard lock(mutex_);
    return static_cast<std::size_t>(std::ranges::count_if(subscribers_, [&](const auto& entry) {
        return entry.first->subscription->caller.user == user;
    }));
}

void EventHub::wake() {
    const std::lock_guard lock(mutex_);
    poll_again_ = true;
    if (subscribers_.empty() || std::exchange(polling_, true)) return;
    readers_->post([self = shared_from_this()] { self->poll(); });
}

EventHub::SubscriberList EventHub::subscribers_for(const std::vector<club::Event>& events) const {
    SubscriberList held;
    for (const auto& [follower, entry] : subscribers_)
        if (std::ranges::any_of(events, [&](const club::Event& event) {
                return concerns(event, follower->subscription->filter);
            }))
            if (auto one = entry.lock()) held.push_back(std::move(one));
    return held;
}

void EventHub::poll() {
    for (;;) {
        std::int64_t seen = 0;
        {
            const std::lock_guard lock(mutex_);
            polling_ = poll_again_ && !subscribers_.empty();
            if (!polling_) return;
            poll_again_ = false;
            seen = last_seen_;
        }
        std::vector<club::Event> events;
        try {
            store_.read([&](const club::StoreReader& reader) {
                events = events_after(reader, seen, {}, hub_events_at_once);
            });
        } catch (const std::exception& fault) {
            log_error("reading the log of events", fault.what());
        }
        SubscriberList held;
        {
            const std::lock_guard lock(mutex_);
            if (events.size() == hub_events_at_once) poll_again_ = true;
            if (!events.empty() && last_seen_ == seen) last_seen_ = events.back().number;
            held = subscribers_for(events);
        }
        for (const auto& one : held) one->notify();
    }
}

}  // namespace posthouse::http
