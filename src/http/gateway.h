// What all connections share: the API, the plain pages, the page's files, the readers, the
// switchboard, and the list of what is open so that it can be closed.
//
// Deliberately absent: Beast, so that only the connections themselves are slow to build.
#pragma once

#include "club/door.h"
#include "http/api.h"
#include "http/feeds.h"
#include "http/files.h"
#include "http/held_bytes.h"
#include "http/options.h"
#include "http/plain.h"
#include "http/readers.h"
#include "http/strangers_work.h"
#include "http/switchboard.h"

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>

namespace posthouse {

/// Something open.
class Open {
public:
    virtual ~Open() = default;
    /// From any thread; waits for nothing.
    virtual void close() = 0;
};

/// Holds what is open, so that it lives while it waits for the Door; whoever is done takes himself
/// off the list.
class OpenList {
public:
    /// False, and not added: everything is being closed.
    bool add(const std::shared_ptr<Open>&);
    void remove(const Open&);
    void close_all();
    std::size_t size() const;

private:
    mutable std::mutex mutex_;
    bool closed_ = false;
    std::map<const Open*, std::shared_ptr<Open>> open_;
};

class Gateway {
public:
    Gateway(HttpOptions chosen, const Door&);

    const HttpOptions options;
    const Store& store;
    const Files files;
    const std::shared_ptr<Readers> readers;
    const std::shared_ptr<Switchboard> switchboard;
    const std::shared_ptr<Feeds> feeds;
    const std::function<Instant()> now;
    Limiter addresses;  // how often each asks
    const std::shared_ptr<StrangersWork> strangers;
    const std::shared_ptr<const Api> api;
    const std::shared_ptr<const Plain> plain;
    HeldBytes held;
    OpenList open;
};

}  // namespace posthouse
