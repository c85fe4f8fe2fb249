#include "app/worker.h"

#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <unistd.h>

#include <utility>

namespace posthouse::app {

PeriodicWorker::PeriodicWorker(std::string name, std::function<bool()> round,
                               std::chrono::milliseconds pause, int niceness)
    : name_(std::move(name)),
      round_(std::move(round)),
      pause_(pause),
      thread_([this, niceness] { run(niceness); }) {}

PeriodicWorker::~PeriodicWorker() {
    stop();
}

void PeriodicWorker::wake() {
    const std::lock_guard lock(mutex_);
    woken_ = true;
    changed_.notify_one();
}

void PeriodicWorker::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        changed_.notify_one();
    }
    if (thread_.joinable()) thread_.join();
}

void PeriodicWorker::run(int niceness) {
    // On Linux this is the niceness of the calling thread alone.
    if (niceness > 0) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness);
    for (;;) {
        bool more = false;
        try {
            more = round_();
        } catch (const std::exception& fault) {
            spdlog::error("{}: {}", name_, fault.what());
        }
        std::unique_lock lock(mutex_);
        if (!more) changed_.wait_for(lock, pause_, [this] { return woken_ || stopping_; });
        if (stopping_) return;
        woken_ = false;
    }
}

}  // namespace posthouse::app
