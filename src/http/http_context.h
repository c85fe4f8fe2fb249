// What all connections share: the API, the plain pages, the page's files, the readers, the
// switchboard, and the list of what is open so that it can be closed.
#pragma once

#include "club/backend.h"
#include "http/api.h"
#include "http/broadcaster.h"
#include "http/event_hub.h"
#include "http/limits.h"
#include "http/no_script_site.h"
#include "http/reader_pool.h"
#include "http/server.h"
#include "http/static_files.h"
#include "http/strangers_work.h"

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>

namespace posthouse::http {

/// Something open.
class Closable {
public:
    virtual ~Closable() = default;
    /// From any thread; waits for nothing.
    virtual void close() = 0;
};

/// Holds what is open, so that it lives while it waits for the Door; whoever is done takes himself
/// off the list.
class ConnectionRegistry {
public:
    /// False, and not added: everything is being closed.
    bool add(const std::shared_ptr<Closable>&);
    void remove(const Closable&);
    void close_all();
    std::size_t size() const;

private:
    mutable std::mutex mutex_;
    bool closed_ = false;
    std::map<const Closable*, std::shared_ptr<Closable>> open_;
};

class HttpContext {
public:
    HttpContext(HttpOptions chosen, const club::Backend&);

    const HttpOptions options;
    const club::Store& store;
    const StaticFiles files;
    const std::shared_ptr<ReaderPool> readers;
    const std::shared_ptr<MatchBroadcaster> broadcaster;
    const std::shared_ptr<EventHub> event_hub;
    const std::function<club::Instant()> now;
    RateLimiter addresses;  // how often each asks
    const std::shared_ptr<StrangersWork> strangers;
    const std::shared_ptr<const Api> api;
    const std::shared_ptr<const NoScriptSite> plain;
    BufferBudget held;
    ConnectionRegistry open;
};

}  // namespace posthouse::http
