// Threads that read the store and build responses, so that the socket threads never wait for the
// disk. Exceptions are logged.
//
// With no threads the owner runs tasks itself (run_pending), which makes fuzzing deterministic.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace posthouse::http {

class ReaderPool {
public:
    explicit ReaderPool(unsigned threads);
    ~ReaderPool();

    /// Thread-safe; dropped after stop().
    void post(std::function<void()> task);
    /// Runs waiting tasks and those they post on this thread; returns their number.
    std::size_t run_pending();
    /// Waits for running tasks and drops the others. Not from a reader thread.
    void stop();

private:
    void run();
    static void run_task(const std::function<void()>&);

    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> waiting_;
    bool stopped_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace posthouse::http
