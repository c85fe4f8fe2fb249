// Thread pool that verifies passwords, with a queue bounded by the estimated seconds of work, in
// all and per client, so that nobody waits long for a response.
#pragma once

#include "club/commands/backend.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace posthouse::app {

class PasswordQueue {
public:
    using Clock = std::chrono::steady_clock;
    struct Task {
        club::Client client;
        std::size_t runs = 1;  // of Argon2id
        std::function<void()> work;
        /// Called instead of `work` if the client is gone or the server stops; also if it throws.
        std::function<void()> on_dropped;
        /// Called instead of `work` if it has waited too long, since runs take longer than
        /// estimated.
        std::function<void()> on_late{};
        Clock::time_point since{};  // set by add()
    };

    /// `seconds_a_run` and `now` are called from any thread. Without threads nothing is bounded,
    /// and tasks run in run_one().
    PasswordQueue(unsigned threads, std::function<double()> seconds_a_run,
                  std::function<Clock::time_point()> now = Clock::now);
    ~PasswordQueue() { stop(); }
    PasswordQueue(const PasswordQueue&) = delete;
    PasswordQueue& operator=(const PasswordQueue&) = delete;

    /// Empty if accepted, otherwise after how long to retry.
    std::optional<std::chrono::seconds> add(Task);
    /// For queues without threads; false if nothing waits.
    bool run_one();
    /// Drops waiting tasks; running ones are finished.
    void stop();

    std::size_t waiting() const;
    std::size_t dropped() const;  // because their clients were gone

private:
    void run();
    void run_task(Task&);
    std::optional<Task> take(bool wait);
    std::vector<Task> take_abandoned();  // with the mutex held
    std::vector<Task> take_late();
    void uncount(const Task&);  // likewise

    const std::function<double()> seconds_a_run_;
    const std::function<Clock::time_point()> now_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Task> waiting_;
    std::size_t runs_ = 0;                        // waiting or running
    std::map<std::string, std::size_t> runs_of_;  // the same, by client
    std::size_t dropped_ = 0;
    bool stopping_ = false;
    const unsigned thread_count_;
    std::vector<std::thread> threads_;
};

}  // namespace posthouse::app
