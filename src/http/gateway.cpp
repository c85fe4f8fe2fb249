#include "http/gateway.h"

#include <utility>

namespace posthouse {

bool OpenList::add(const std::shared_ptr<Open>& one) {
    const std::lock_guard lock(mutex_);
    if (closed_) return false;
    open_.emplace(one.get(), one);
    return true;
}

void OpenList::remove(const Open& one) {
    std::shared_ptr<Open> last;  // let go of after the lock
    const std::lock_guard lock(mutex_);
    const auto found = open_.find(&one);
    if (found == open_.end()) return;
    last = std::move(found->second);
    open_.erase(found);
}

std::size_t OpenList::size() const {
    const std::lock_guard lock(mutex_);
    return open_.size();
}

void OpenList::close_all() {
    std::map<const Open*, std::shared_ptr<Open>> open;
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        open.swap(open_);
    }
    for (const auto& [_, one] : open) one->close();
}

Gateway::Gateway(HttpOptions chosen, const Door& door)
    : options(std::move(chosen)),
      store(*door.store),
      files(options.page_folder),
      readers(std::make_shared<Readers>(options.reader_threads)),
      switchboard(std::make_shared<Switchboard>(store, readers)),
      feeds(std::make_shared<Feeds>(store, readers)),
      now(door.now),
      addresses(options.limits.of_address, burst_of(options.limits.of_address),
                options.limits.keys_max),
      strangers(std::make_shared<StrangersWork>(
          options.limits.of_strangers, StrangersWork::Time(options.limits.of_strangers) / 3,
          options.limits.keys_max)),
      api(std::make_shared<const Api>(
          door, options,
          [readers = readers](std::function<void()> task) { readers->post(std::move(task)); },
          [switchboard = switchboard] { return switchboard->present(); },
          [feeds = feeds](std::optional<UserId> user) { return feeds->open_of(user); })),
      plain(std::make_shared<const Plain>(door, api)),
      held(options.held_bytes_max) {}

}  // namespace posthouse
