// A worker: a thread of its own that does rounds of some work, as soon as it is woken and now and
// then by itself.
//
// A round that throws is a Fault: it is logged, and tried again a little later. Deliberately
// absent: queues (the work lies in the store, so that a killed house finds it again).
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace posthouse::app {

class PeriodicWorker {
public:
    /// `round` does what is due and says whether there may be more at once. `niceness` 0 to 19: how
    /// far it gives way.
    PeriodicWorker(std::string name, std::function<bool()> round, std::chrono::milliseconds pause,
                   int niceness = 0);
    ~PeriodicWorker();  // stops
    PeriodicWorker(const PeriodicWorker&) = delete;
    PeriodicWorker& operator=(const PeriodicWorker&) = delete;

    void wake();
    void stop();  // waits for the round in progress

private:
    void run(int niceness);

    const std::string name_;
    const std::function<bool()> round_;
    const std::chrono::milliseconds pause_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool woken_ = false;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace posthouse::app
