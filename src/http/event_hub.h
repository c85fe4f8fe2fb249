// Who follows events, and waking them: the end of the log is read, and those are told to look whom
// something new concerns.
//
// The log is the store's, so what another process of the house has done is seen as well: whoever
// owns this wakes it after each commit of his own, and now and then by itself.
#pragma once

#include "http/event_stream.h"
#include "http/reader_pool.h"

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

namespace posthouse::http {

/// An open stream. Its function may be called from any thread and waits for nothing.
class EventSubscriber {
public:
    explicit EventSubscriber(std::shared_ptr<const EventSubscription> what)
        : wish(std::move(what)) {}
    virtual ~EventSubscriber() = default;
    /// There may be something to read.
    virtual void notify() = 0;

    const std::shared_ptr<const EventSubscription> wish;
};

class EventHub : public std::enable_shared_from_this<EventHub> {
public:
    EventHub(const club::Store& store, std::shared_ptr<ReaderPool> readers)
        : store_(store), readers_(std::move(readers)) {}

    void add(const std::shared_ptr<EventSubscriber>&);
    void remove(const EventSubscriber&);
    /// Streams that this player has open; all that nobody is known by where there is none.
    std::size_t open_of(std::optional<club::UserId>) const;

    /// From any thread: there may be new events.
    void wake();

private:
    using Held = std::vector<std::shared_ptr<EventSubscriber>>;

    void look();
    Held concerned(const std::vector<club::Event>&) const;

    const club::Store& store_;
    const std::shared_ptr<ReaderPool> readers_;
    mutable std::mutex mutex_;
    std::map<const EventSubscriber*, std::weak_ptr<EventSubscriber>> followers_;
    std::int64_t seen_ = 0;
    bool looking_ = false;
    bool again_ = false;
};

}  // namespace posthouse::http
