// Wakes open event streams when the event log has something for them.
//
// The log is in the store, so events of other processes count too: the owner calls wake() after
// each commit and periodically.
#pragma once

#include "http/server/event_stream.h"
#include "http/server/reader_pool.h"

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

namespace posthouse::http {

/// An open stream. notify() is thread-safe and non-blocking.
class EventSubscriber {
public:
    explicit EventSubscriber(std::shared_ptr<const EventSubscription> what)
        : subscription(std::move(what)) {}
    virtual ~EventSubscriber() = default;
    /// There may be new events.
    virtual void notify() = 0;

    const std::shared_ptr<const EventSubscription> subscription;
};

class EventHub : public std::enable_shared_from_this<EventHub> {
public:
    EventHub(const club::Store& store, std::shared_ptr<ReaderPool> readers)
        : store_(store), readers_(std::move(readers)) {}

    void add(const std::shared_ptr<EventSubscriber>&);
    void remove(const EventSubscriber&);
    /// Number of streams of this player, or of all anonymous clients.
    std::size_t stream_count(std::optional<club::UserId>) const;

    /// There may be new events. Thread-safe.
    void wake();

private:
    using SubscriberList = std::vector<std::shared_ptr<EventSubscriber>>;

    void poll();
    SubscriberList subscribers_for(const std::vector<club::Event>&) const;

    const club::Store& store_;
    const std::shared_ptr<ReaderPool> readers_;
    mutable std::mutex mutex_;
    std::map<const EventSubscriber*, std::weak_ptr<EventSubscriber>> subscribers_;
    std::int64_t last_seen_ = 0;
    bool polling_ = false;
    bool poll_again_ = false;
};

}  // namespace posthouse::http
