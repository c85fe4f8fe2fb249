#include "http/gateway.h"

#include <utility>

namespace posthouse::http {

bool ConnectionRegistry::add(const std::shared_ptr<Closable>& one) {
    const std::lock_guard lock(mutex_);
    if (closed_) return false;
    open_.emplace(one.get(), one);
    return true;
}

void ConnectionRegistry::remove(const Closable& one) {
    std::shared_ptr<Closable> last;  // let go of after the lock
    const std::lock_guard lock(mutex_);
    const auto found = open_.find(&one);
    if (found == open_.end()) return;
    last = std::move(found->second);
    open_.erase(found);
}

std::size_t ConnectionRegistry::size() const {
    const std::lock_guard lock(mutex_);
    return open_.size();
}

void ConnectionRegistry::close_all() {
    std::map<const Closable*, std::shared_ptr<Closable>> open;
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        open.swap(open_);
    }
    for (const auto& [_, one] : open) one->close();
}

HttpContext::HttpContext(HttpOptions chosen, const club::Backend& door)
    : options(std::move(chosen)),
      store(*door.store),
      files(options.page_folder),
      readers(std::make_shared<ReaderPool>(options.reader_threads)),
      broadcaster(std::make_shared<MatchBroadcaster>(store, readers)),
      event_hub(std::make_shared<EventHub>(store, readers)),
      now(door.now),
      addresses(options.limits.of_address, burst_of(options.limits.of_address),
                options.limits.keys_max),
      strangers(std::make_shared<StrangersWork>(
          options.limits.of_strangers, StrangersWork::Time(options.limits.of_strangers) / 3,
          options.limits.keys_max)),
      api(std::make_shared<const Api>(
          door, options,
          [readers = readers](std::function<void()> task) { readers->post(std::move(task)); },
          [broadcaster = broadcaster] { return broadcaster->present(); },
          [event_hub = event_hub](std::optional<club::UserId> user) { return event_hub->open_of(user); })),
      plain(std::make_shared<const NoScriptSite>(door, api)),
      held(options.held_bytes_max) {}

}  // namespace posthouse::http
