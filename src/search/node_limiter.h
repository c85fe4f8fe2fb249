// Counts the nodes of a thread and checks the limits every 1024 nodes.
#pragma once

#include "search/limits.h"
#include "search/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>

namespace posthouse::search {

/// Shared by the threads of a search.
struct SharedSearch {
    const ThinkLimits& limits;
    TranspositionTable& table;
    std::atomic<bool> stopped = false;
    std::atomic<std::uint64_t> nodes = 0;  // as far as the threads have reported
};

class NodeLimiter {
public:
    /// `checks_limits`: this thread checks the limits' `stop` and calls `progress`.
    NodeLimiter(SharedSearch& shared, bool checks_limits)
        : shared_(shared), checks_limits_(checks_limits) {}

    /// Counts one node; false if the search must stop.
    bool count_node() {
        if (until_check_ == 0) return check_limits();
        --until_check_;
        ++nodes_;
        return true;
    }
    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return nodes_; }

    /// Called every 1024 nodes with the number of nodes of all threads.
    std::function<void(std::uint64_t)> progress;

private:
    [[gnu::noinline]] bool check_limits() {
        if (stopped_) return false;
        const std::uint64_t news = nodes_ - reported_;
        const std::uint64_t all = shared_.nodes.fetch_add(news, std::memory_order_relaxed) + news;
        reported_ = nodes_;
        if (shared_.stopped.load(std::memory_order_relaxed)) return stop();
        until_check_ = 1023;
        if (checks_limits_) {
            const std::uint64_t most = shared_.limits.nodes_max;
            if (all >= most) return stop();
            if (shared_.limits.stop && shared_.limits.stop()) return stop();
            if (progress) progress(all);
            until_check_ = std::min<std::uint64_t>(until_check_, most - all - 1);
        }
        ++nodes_;
        return true;
    }
    bool stop() {
        stopped_ = true;
        until_check_ = 0;
        shared_.stopped.store(true, std::memory_order_relaxed);
        return false;
    }

    SharedSearch& shared_;
    const bool checks_limits_;
    bool stopped_ = false;
    std::uint64_t nodes_ = 0;
    std::uint64_t reported_ = 0;     // of these, added to shared_.nodes
    std::uint64_t until_check_ = 0;  // nodes left until the next check of the limits
};

}  // namespace posthouse::search
