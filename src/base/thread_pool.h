// Fork-join pool: runs one function on N threads and joins them. In WebAssembly, which has no
// threads, it runs everything on the caller's thread.
#pragma once

#include "base/assert.h"

#include <atomic>
#include <cstddef>
#include <exception>
#include <vector>

#ifndef __wasi__
#include <thread>
#endif

namespace posthouse {

class ThreadPool {
public:
    explicit ThreadPool(int threads) : threads_(threads) { ASSERT(threads >= 1); }

    int threads() const { return threads_; }

    /// Calls work(0) … work(threads - 1), each on its own thread; work(0) runs on the caller's.
    /// Rethrows one exception after all have finished.
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

    /// Calls work(0) … work(count - 1) once each, on the next free thread.
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

}  // namespace posthouse
