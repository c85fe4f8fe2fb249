#include "terminal/live_events.h"

#include <utility>

namespace posthouse::terminal {

LiveEvents::LiveEvents(client::ApiServer server)
    : streams_(
          [&] {
              server.stopped = [this] { return stopped_.load(); };
              return std::move(server);
          }(),
          {.on_event =
               [this](const std::string&, const boost::json::object& event) {
                   if (!event.contains("board")) return;
                   const std::lock_guard lock(mutex_);
                   events_.push_back(event);
               },
           // After any other end the stream is opened again.
           .on_end =
               [this](const std::string&, const std::string&, long status) {
                   if (status == 401) refused_ = true;
               }}),
      reader_([this] { streams_.run(); }) {
    streams_.open("/api/events");
}

LiveEvents::~LiveEvents() {
    stopped_ = true;
}

std::vector<boost::json::object> LiveEvents::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(events_, {});
}

}  // namespace posthouse::terminal
