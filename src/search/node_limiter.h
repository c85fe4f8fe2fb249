// Counts the positions that a thread looks at, and now and then asks whether it may look at more.
#pragma once

#include "search/limits.h"
#include "search/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>

namespace posthouse::search {

/// What the threads of a search share.
struct SharedSearch {
    const ThinkLimits& limits;
    TranspositionTable& table;
    std::atomic<bool> stopped = false;
    std::atomic<std::uint64_t> nodes = 0;  // as far as the threads have said
};

class NodeLimiter {
public:
    /// `asks`: this thread is the one that asks the limits' `stop` and reports to `progress`.
    NodeLimiter(SharedSearch& shared, bool asks) : shared_(shared), asks_(asks) {}

    /// Counts one position, if it may be looked at.
    bool count_node() {
        if (unasked_ == 0) return may_go_on_after_asking();
        --unasked_;
        ++nodes_;
        return true;
    }
    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return nodes_; }

    /// Called every 1024 nodes with how many all threads have looked at.
    std::function<void(std::uint64_t)> progress;

private:
    [[gnu::noinline]] bool may_go_on_after_asking() {
        if (stopped_) return false;
        const std::uint64_t news = nodes_ - told_;
        const std::uint64_t all = shared_.nodes.fetch_add(news, std::memory_order_relaxed) + news;
        told_ = nodes_;
        if (shared_.stopped.load(std::memory_order_relaxed)) return stop();
        unasked_ = 1023;
        if (asks_) {
            const std::uint64_t most = shared_.limits.nodes_max;
            if (all >= most) return stop();
            if (shared_.limits.stop && shared_.limits.stop()) return stop();
            if (progress) progress(all);
            unasked_ = std::min<std::uint64_t>(unasked_, most - all - 1);
        }
        ++nodes_;
        return true;
    }
    bool stop() {
        stopped_ = true;
        unasked_ = 0;
        shared_.stopped.store(true, std::memory_order_relaxed);
        return false;
    }

    SharedSearch& shared_;
    const bool asks_;
    bool stopped_ = false;
    std::uint64_t nodes_ = 0;
    std::uint64_t told_ = 0;     // of these, to the other threads
    std::uint64_t unasked_ = 0;  // how many more before the limits are looked at again
};

}  // namespace posthouse::search
