// A few threads that read the store and make answers of what they find, so that the threads of the
// sockets never wait for a disk.
//
// What throws is a fault: it is logged, and the thread goes on.
//
// With no threads at all whoever owns it does the work himself, in his own thread (run_pending):
// then the same bytes always take the same way, as a fuzzer wants it.
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

    /// From any thread. After stop() it is dropped.
    void post(std::function<void()> task);
    /// Does in this thread what waits, and what that brings about. How many tasks there were.
    std::size_t run_pending();
    /// Waits for the tasks that have begun and drops the others. Not from a reader's own thread.
    void stop();

private:
    void run();
    static void carry_out(const std::function<void()>&);

    std::mutex mutex_;
    std::condition_variable news_;
    std::deque<std::function<void()>> waiting_;
    bool stopped_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace posthouse::http
