#include "app/server/password_queue.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace posthouse::app {
namespace {

constexpr auto wait_most = std::chrono::milliseconds(1500);
constexpr double seconds_most = 2.0;            // of work in the queue
constexpr double seconds_of_client_most = 1.0;  // of these for one client

}  // namespace

PasswordQueue::PasswordQueue(unsigned threads, std::function<double()> seconds_a_run,
                             std::function<Clock::time_point()> now)
    : seconds_a_run_(std::move(seconds_a_run)), now_(std::move(now)), thread_count_(threads) {
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

std::optional<std::chrono::seconds> PasswordQueue::add(Task task) {
    const double each = thread_count_ > 0 ? seconds_a_run_() / thread_count_ : 0;
    const auto seconds = [each](std::size_t runs) { return static_cast<double>(runs) * each; };
    std::vector<Task> gone;  // dropped after unlocking
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) return std::chrono::seconds(1);
        const auto full = [&] {
            const auto found = runs_of_.find(task.client.address);
            const std::size_t own = found == runs_of_.end() ? 0 : found->second;
            return (runs_ > 0 && seconds(runs_ + task.runs) > seconds_most) ||
                   (own > 0 && seconds(own + task.runs) > seconds_of_client_most);
        };
        if (full()) gone = take_abandoned();
        if (full())
            return std::chrono::seconds(std::max(1L, std::lround(std::ceil(seconds(runs_)))));
        runs_of_[task.client.address] += task.runs;
        runs_ += task.runs;
        task.since = now_();
        waiting_.push_back(std::move(task));
        changed_.notify_one();
    }
    for (const Task& one : gone) one.on_dropped();
    return std::nullopt;
}

/// Removes the tasks of clients that are gone.
std::vector<PasswordQueue::Task> PasswordQueue::take_abandoned() {
    std::vector<Task> gone;
    std::erase_if(waiting_, [&](Task& task) {
        if (!task.client.is_disconnected()) return false;
        uncount(task);
        ++dropped_;
        gone.push_back(std::move(task));
        return true;
    });
    return gone;
}

/// Removes the tasks that have waited longer than was estimated.
std::vector<PasswordQueue::Task> PasswordQueue::take_late() {
    std::vector<Task> late;
    const auto now = now_();
    const std::lock_guard lock(mutex_);
    while (thread_count_ > 0 && !waiting_.empty() && waiting_.front().on_late &&
           now - waiting_.front().since > wait_most) {
        uncount(waiting_.front());
        late.push_back(std::move(waiting_.front()));
        waiting_.pop_front();
    }
    return late;
}

void PasswordQueue::uncount(const Task& task) {
    runs_ -= task.runs;
    const auto of_client = runs_of_.find(task.client.address);
    if ((of_client->second -= task.runs) == 0) runs_of_.erase(of_client);
}

std::optional<PasswordQueue::Task> PasswordQueue::take(bool wait) {
    std::unique_lock lock(mutex_);
    if (wait) changed_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
    if (stopping_ || waiting_.empty()) return std::nullopt;
    Task task = std::move(waiting_.front());
    waiting_.pop_front();
    return task;
}

void PasswordQueue::run_task(Task& task) {
    const bool gone = task.client.is_disconnected();
    try {
        if (gone)
            task.on_dropped();
        else
            task.work();
    } catch (const std::exception& fault) {
        spdlog::error("verifying a password: {}", fault.what());
        task.on_dropped();
    }
    const std::lock_guard lock(mutex_);
    dropped_ += gone ? 1 : 0;
    uncount(task);
}

void PasswordQueue::run() {
    while (auto task = take(true)) {
        run_task(*task);
        for (const Task& one : take_late()) one.on_late();
    }
}

bool PasswordQueue::run_one() {
    auto task = take(false);
    if (task) run_task(*task);
    return task.has_value();
}

void PasswordQueue::stop() {
    std::deque<Task> never;
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        never.swap(waiting_);
    }
    changed_.notify_all();
    for (Task& task : never) task.on_dropped();
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

std::size_t PasswordQueue::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_.size();
}

std::size_t PasswordQueue::dropped() const {
    const std::lock_guard lock(mutex_);
    return dropped_;
}

}  // namespace posthouse::app
