#include "http/server/reader_pool.h"

#include "http/server/http_message.h"

#include <exception>
#include <utility>

namespace posthouse::http {

ReaderPool::ReaderPool(unsigned threads) {
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

ReaderPool::~ReaderPool() {
    stop();
}

// Only the first of many tasks wakes a thread, which wakes the next: waking one for nearly every
// task would slow down the posting thread.
void ReaderPool::post(std::function<void()> task) {
    bool first = false;
    {
        const std::lock_guard lock(mutex_);
        if (stopped_) return;
        first = waiting_.empty();
        waiting_.push_back(std::move(task));
    }
    if (first) wake_.notify_one();
}

void ReaderPool::stop() {
    std::deque<std::function<void()>> dropped;  // destroyed after the lock
    {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        dropped.swap(waiting_);
    }
    wake_.notify_all();
    for (auto& thread : threads_) thread.join();
    threads_.clear();
}

void ReaderPool::run() {
    for (;;) {
        std::function<void()> task;
        bool more = false;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stopped_ || !waiting_.empty(); });
            if (stopped_) return;
            task = std::move(waiting_.front());
            waiting_.pop_front();
            more = !waiting_.empty();
        }
        if (more) wake_.notify_one();
        run_task(task);
    }
}

std::size_t ReaderPool::run_pending() {
    for (std::size_t done = 0;; ++done) {
        std::function<void()> task;
        {
            const std::lock_guard lock(mutex_);
            if (waiting_.empty()) return done;
            task = std::move(waiting_.front());
            waiting_.pop_front();
        }
        run_task(task);
    }
}

void ReaderPool::run_task(const std::function<void()>& task) {
    try {
        task();
    } catch (const std::exception& fault) {
        log_error("reading the store", fault.what());
    }
}

}  // namespace posthouse::http
