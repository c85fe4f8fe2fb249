// Which open sockets watch what, and what they are to be told of it. Neither is thread-safe by
// itself: the mutex of their owner guards them.
#pragma once

#include "http/server/http_message.h"
#include "http/server/reader_pool.h"
#include "http/server/socket_subscriber.h"

#include <cstddef>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string_view>
#include <utility>

namespace posthouse::http {

template <class Topic>
class Watchers {
public:
    static constexpr std::size_t watched_max = 1000;  // by one socket

    void add(const std::shared_ptr<SocketSubscriber>& one) { entries_[one.get()].subscriber = one; }
    /// False if it was not there.
    bool remove(const SocketSubscriber& one) {
        const auto entry = entries_.find(&one);
        if (entry == entries_.end()) return false;
        for (const Topic& topic : entry->second.watched) forget(topic, one);
        entries_.erase(entry);
        return true;
    }

    bool contains(const SocketSubscriber& one) const { return entries_.contains(&one); }
    std::size_t size() const { return entries_.size(); }

    /// False if it watches the maximum already. It must be there.
    bool watch(const SocketSubscriber& one, const Topic& topic) {
        auto& watched = entries_.at(&one).watched;
        if (watched.size() >= watched_max && !watched.contains(topic)) return false;
        watched.insert(topic);
        by_topic_[topic].insert(&one);
        return true;
    }
    void unwatch(const SocketSubscriber& one, const Topic& topic) {
        if (const auto entry = entries_.find(&one); entry != entries_.end())
            if (entry->second.watched.erase(topic) > 0) forget(topic, one);
    }

    const std::map<Topic, SubscriberSet>& by_topic() const { return by_topic_; }
    const SubscriberSet& of(const Topic& topic) const {
        static const SubscriberSet nobody;
        const auto found = by_topic_.find(topic);
        return found == by_topic_.end() ? nobody : found->second;
    }

    /// Those that are still there. Let go of them without the mutex: the last pointer ends a
    /// socket.
    SubscriberList hold(const SubscriberSet& whom) const {
        SubscriberList held;
        for (const SocketSubscriber* one : whom)
            if (const auto entry = entries_.find(one); entry != entries_.end())
                if (auto subscriber = entry->second.subscriber.lock())
                    held.push_back(std::move(subscriber));
        return held;
    }
    SubscriberList hold_all() const {
        SubscriberList held;
        for (const auto& [_, entry] : entries_)
            if (auto subscriber = entry.subscriber.lock()) held.push_back(std::move(subscriber));
        return held;
    }

private:
    struct Entry {
        std::weak_ptr<SocketSubscriber> subscriber;
        std::set<Topic> watched;
    };

    void forget(const Topic& topic, const SocketSubscriber& one) {
        const auto found = by_topic_.find(topic);
        found->second.erase(&one);
        if (found->second.empty()) by_topic_.erase(found);
    }

    std::map<const SocketSubscriber*, Entry> entries_;
    std::map<Topic, SubscriberSet> by_topic_;
};

/// What is to be published, by topic. One thread publishes at a time, so that nobody gets an older
/// state after a newer one; what comes meanwhile is combined.
template <class Topic, class Update>
class PendingUpdates {
public:
    /// Keeps the owner alive. Called without the mutex.
    using PublishFn = std::function<void(const Topic&, const Update&)>;

    /// `activity`: for the log, such as “telling of a match”.
    PendingUpdates(std::mutex& mutex, std::shared_ptr<ReaderPool> readers,
                   std::string_view activity)
        : mutex_(mutex), readers_(std::move(readers)), activity_(activity) {}

    std::map<Topic, Update>& updates() { return updates_; }

    /// Has a reader thread publish them, unless one is at it.
    void schedule(PublishFn publish) {
        if (updates_.empty() || std::exchange(publishing_, true)) return;
        readers_->post([this, publish = std::move(publish)] { run(publish); });
    }

private:
    void run(const PublishFn& publish) {
        for (;;) {
            std::map<Topic, Update> due;
            {
                const std::lock_guard lock(mutex_);
                due.swap(updates_);
                publishing_ = !due.empty();
                if (!publishing_) return;
            }
            for (const auto& [topic, update] : due) {
                try {
                    publish(topic, update);
                } catch (const std::exception& fault) {
                    log_error(activity_, fault.what());
                }
            }
        }
    }

    std::mutex& mutex_;
    const std::shared_ptr<ReaderPool> readers_;
    const std::string_view activity_;
    std::map<Topic, Update> updates_;
    bool publishing_ = false;
};

}  // namespace posthouse::http
