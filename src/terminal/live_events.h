// What happens in a player's own matches while they sit at the prompt of `posthouse connect`.
#pragma once

#include "client/event_streams.h"

#include <atomic>
#include <boost/json/object.hpp>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace posthouse::terminal {

class LiveEvents {
public:
    /// `server` has the session. Events from now on; a thread reads them until destruction.
    explicit LiveEvents(client::ApiServer server);
    ~LiveEvents();

    /// The events since the last call (docs/api.md), oldest first; without those of the server's
    /// stream itself.
    std::vector<boost::json::object> take();
    /// The session has ended.
    bool refused() const { return refused_; }

private:
    std::mutex mutex_;
    std::vector<boost::json::object> events_;
    std::atomic<bool> stopped_ = false, refused_ = false;
    client::EventStreams streams_;
    std::jthread reader_;
};

}  // namespace posthouse::terminal
