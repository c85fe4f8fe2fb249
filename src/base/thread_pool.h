// A few threads that do one thing together and then are gone.
//
// Where there are no threads, as in the page's WebAssembly, one after the other is done here.
#pragma once

#include "base/assert.h"

#include <atomic>
#include <cstddef>
#include <exception>
#include <vector>

#ifndef __wasi__
#include <thread>
#endif

namespace posthouse::tablebase {

class ThreadPool {
public:
    explicit ThreadPool(int threads) : threads_(threads) { ASSERT(threads >= 1); }

    int threads() const { return threads_; }

    /// work(0 … threads - 1), each on its own thread; the first is the caller's. What one of them
    /// throws is thrown here when all have ended.
    template <class Work>
    void run(const Work& work) const {
#ifndef __wasi__
        std::exception_ptr thrown;
        std::atomic<bool> threw = false;
        const auto safely = [&](int worker) {
            try {
                work(worker);
            } catch (...) {
                if (!threw.exchange(true)) thrown = std::current_exception();
            }
        };
        {
            std::vector<std::jthread> others;
            for (int worker = 1; worker < threads_; ++worker) others.emplace_back(safely, worker);
            safely(0);
        }
        if (thrown) std::rethrow_exception(thrown);
#else
        for (int worker = 0; worker < threads_; ++worker) work(worker);
#endif
    }

    /// work(0 … count - 1), each once, by whoever is free.
    template <class Work>
    void for_each(std::size_t count, const Work& work) const {
        std::atomic<std::size_t> next = 0;
        run([&](int) {
            for (std::size_t k; (k = next.fetch_add(1)) < count;) work(k);
        });
    }

private:
    int threads_;
};

}  // namespace posthouse::tablebase
