// Shelf<K, V>: an ordered map whose changes can be undone. All shelves of a store write into one
// UndoLog; what is undone is taken back in reverse order.
//
// Deliberately absent: nested undoing, threads (the store locks).
#pragma once

#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace posthouse::store {

class UndoLog {
public:
    void add(std::function<void()> take_back) { entries_.push_back(std::move(take_back)); }
    void forget() { entries_.clear(); }
    void undo() {
        for (; !entries_.empty(); entries_.pop_back()) entries_.back()();
    }

private:
    std::vector<std::function<void()>> entries_;
};

template <class K, class V>
class UndoableMap {
public:
    using Things = std::map<K, V, std::less<>>;

    explicit UndoableMap(UndoLog& log) : log_(log) {}

    const Things& entries() const { return things_; }
    auto begin() const { return things_.begin(); }
    auto end() const { return things_.end(); }

    template <class Key>
    const V* find(const Key& key) const {
        const auto found = things_.find(key);
        return found == things_.end() ? nullptr : &found->second;
    }

    void put(const K& key, V value) {
        const auto [place, added] = things_.try_emplace(key);
        if (added)
            log_.add([this, key] { things_.erase(key); });
        else
            log_.add([this, key, old = place->second] { things_.at(key) = old; });
        place->second = std::move(value);
    }

    template <class Key>
    void take(const Key& key) {
        const auto found = things_.find(key);
        if (found == things_.end()) return;
        log_.add([this, old = *found] { things_.insert(old); });
        things_.erase(found);
    }

private:
    Things things_;
    UndoLog& log_;
};

}  // namespace posthouse::store
