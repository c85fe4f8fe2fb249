// Work of which only one piece may run for each of something, such as a player.
#pragma once

#include <memory>
#include <mutex>
#include <set>

namespace posthouse::http {

/// Thread-safe; must outlive the places.
template <class Key>
class OneAtATime {
public:
    /// Null if the place is taken. It is free when the last pointer is gone: let it go before the
    /// answer goes out, since who has the answer may ask for more at once.
    std::shared_ptr<void> take(const Key& key) {
        const std::lock_guard lock(mutex_);
        if (!taken_.insert(key).second) return nullptr;
        return {this, [this, key](void*) {
                    const std::lock_guard unlock(mutex_);
                    taken_.erase(key);
                }};
    }

private:
    std::mutex mutex_;
    std::set<Key> taken_;
};

}  // namespace posthouse::http
