// Threads that work passwords out, and the requests that wait for them. What may wait is bounded by
// the seconds it will take, in all and for one client, so that nobody waits long for an answer.
#pragma once

#include "club/backend.h"

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
    struct Task {
        club::Client client;
        std::size_t runs = 1;  // of Argon2id
        std::function<void()> work;
        /// Instead of it: the client has gone, the work failed, or the house is closing.
        std::function<void()> dropped;
        /// Instead of it: it has waited too long, since runs take longer than they did.
        std::function<void()> late{};
        std::chrono::steady_clock::time_point since{};  // set by add()
    };

    /// `seconds_a_run` is asked from any thread. Without threads nothing is bounded and nothing
    /// happens but by do_one().
    PasswordQueue(unsigned threads, std::function<double()> seconds_a_run);
    ~PasswordQueue() { stop(); }
    PasswordQueue(const PasswordQueue&) = delete;
    PasswordQueue& operator=(const PasswordQueue&) = delete;

    /// None: it is taken. Otherwise after how long there may be room.
    std::optional<std::chrono::seconds> add(Task);
    /// In place of the threads: false, nothing waits.
    bool do_one();
    /// Drops what waits; the tasks at work are finished.
    void stop();

    std::size_t waiting() const;
    std::size_t dropped() const;  // because their clients had gone

private:
    void run();
    void carry_out(Task&);
    std::optional<Task> take(bool wait);
    std::vector<Task> take_gone();  // holding the mutex
    std::vector<Task> take_late();
    void leave(const Task&);  // the same

    const std::function<double()> seconds_a_run_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Task> waiting_;
    std::size_t runs_ = 0;                        // that wait or are at work
    std::map<std::string, std::size_t> runs_of_;  // the same, by client
    std::size_t dropped_ = 0;
    bool stopping_ = false;
    const unsigned thread_count_;
    std::vector<std::thread> threads_;
};

}  // namespace posthouse::app
