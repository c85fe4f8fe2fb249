// Answers that many ask for again and again while nothing changes: the table of an arena.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace posthouse::http {

/// Thread-safe. An answer stands for what has this key while its stamp stays the same.
template <class Key, class Stamp, class Value = std::string>
class AnswerCache {
public:
    static constexpr std::size_t entries_max = 100;

    using Answer = std::shared_ptr<const Value>;

    /// Null if it has none with this stamp.
    Answer find(const Key& key, const Stamp& stamp) const {
        const std::lock_guard lock(mutex_);
        const auto entry = entries_.find(key);
        return entry != entries_.end() && entry->second.first == stamp ? entry->second.second
                                                                       : nullptr;
    }
    void put(const Key& key, const Stamp& stamp, Answer answer) {
        const std::lock_guard lock(mutex_);
        if (entries_.size() >= entries_max && !entries_.contains(key)) entries_.clear();
        entries_.insert_or_assign(key, std::pair(stamp, std::move(answer)));
    }

private:
    mutable std::mutex mutex_;
    std::map<Key, std::pair<Stamp, Answer>> entries_;
};

}  // namespace posthouse::http
