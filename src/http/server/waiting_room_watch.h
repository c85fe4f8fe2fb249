// Tells open sockets that the waiting room has changed, from the log of events: so also of what
// other servers, the clock and the computer do. The log is read only while somebody watches.
#pragma once

#include "club/core/store.h"
#include "http/server/event_hub.h"
#include "http/server/reader_pool.h"
#include "http/server/socket_subscriber.h"

#include <map>
#include <memory>
#include <mutex>

namespace posthouse::http {

/// Thread-safe.
class WaitingRoomWatch : public std::enable_shared_from_this<WaitingRoomWatch> {
public:
    WaitingRoomWatch(const club::Store& store, std::shared_ptr<ReaderPool> readers,
                     std::shared_ptr<EventHub> events)
        : store_(store), readers_(std::move(readers)), events_(std::move(events)) {}

    /// The subscriber is told once the room is watched, since it may have changed meanwhile.
    void add(const std::shared_ptr<SocketSubscriber>&);
    void remove(const SocketSubscriber&);

private:
    class Follower;

    void follow(const std::weak_ptr<SocketSubscriber>& newcomer);
    void tell_all();

    const club::Store& store_;
    const std::shared_ptr<ReaderPool> readers_;
    const std::shared_ptr<EventHub> events_;
    std::mutex mutex_;
    std::map<const SocketSubscriber*, std::weak_ptr<SocketSubscriber>> watchers_;
    std::shared_ptr<EventSubscriber> follower_;  // null: nobody watches
};

}  // namespace posthouse::http
