// What all connections share: API, no-script site, files, readers, broadcaster, limits, and the
// registry of open connections.
#pragma once

#include "club/commands/backend.h"
#include "http/api/api.h"
#include "http/no_script/no_script_site.h"
#include "http/server/broadcaster.h"
#include "http/server/event_hub.h"
#include "http/server/limits.h"
#include "http/server/presence_tracker.h"
#include "http/server/reader_pool.h"
#include "http/server/server.h"
#include "http/server/waiting_room_watch.h"
#include "http/site/page_site.h"
#include "http/site/picture_queue.h"
#include "http/site/static_files.h"

#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>

namespace posthouse::http {

/// A connection, socket or stream.
class Closable {
public:
    virtual ~Closable() = default;
    /// Thread-safe and non-blocking.
    virtual void close() = 0;
    /// The same, but not before the current request is answered. `even_new`: also if no request has
    /// come yet.
    virtual void close_when_answered([[maybe_unused]] bool even_new) { close(); }
};

/// Owns open connections while they wait for the backend; each removes itself when done.
class ConnectionRegistry {
public:
    /// False, without adding, after close_all().
    bool add(const std::shared_ptr<Closable>&);
    void remove(const Closable&);
    void close_all();
    void close_answered(bool even_new);
    std::size_t size() const;

private:
    mutable std::mutex mutex_;
    bool closed_ = false;
    std::map<const Closable*, std::shared_ptr<Closable>> connections_;
};

class HttpContext {
public:
    HttpContext(HttpOptions chosen, const club::Backend&);

    const HttpOptions options;
    const club::Store& store;
    const StaticFiles files;
    const std::shared_ptr<ReaderPool> readers;
    const std::shared_ptr<MatchBroadcaster> broadcaster;
    const std::shared_ptr<PresenceTracker> presence;
    const std::shared_ptr<EventHub> event_hub;
    const std::shared_ptr<WaitingRoomWatch> waiting_room;
    const std::function<club::Instant()> now;
    RateLimiter address_limiter;  // request limit for each address
    ConnectionLimiter connection_limiter;
    const std::shared_ptr<AnonymousTimeBudget> anonymous_time;
    const std::shared_ptr<PictureQueue> pictures;
    const std::shared_ptr<const Api> api;
    const std::shared_ptr<const NoScriptSite> no_script_site;
    const std::shared_ptr<const PageSite> page_site;
    BufferBudget buffer_budget;
    ConnectionRegistry connections;
    std::atomic<bool> finishing = false;  // each response is its connection's last
};

}  // namespace posthouse::http
