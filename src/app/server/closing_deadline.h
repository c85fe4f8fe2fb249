// Ends the process if shutdown takes too long, since a mail server may take minutes. This is like a
// crash: nothing acknowledged is lost.
#pragma once

#include <spdlog/spdlog.h>

#include <chrono>
#include <cstdlib>
#include <future>
#include <thread>

namespace posthouse::app {

class ClosingDeadline {
public:
    explicit ClosingDeadline(std::chrono::milliseconds time_max) : time_max_(time_max) {}
    ~ClosingDeadline() { closed_.set_value(); }
    ClosingDeadline(const ClosingDeadline&) = delete;
    ClosingDeadline& operator=(const ClosingDeadline&) = delete;

    /// From now on the process has so much time until this is destroyed.
    void begin() {
        thread_ = std::jthread([this, closed = closed_.get_future()] {
            if (closed.wait_for(time_max_) == std::future_status::ready) return;
            spdlog::warn(
                "Shutdown took too long: unfinished work is repeated after the next start.");
            std::_Exit(0);
        });
    }

private:
    const std::chrono::milliseconds time_max_;
    std::promise<void> closed_;
    std::jthread thread_;
};

}  // namespace posthouse::app
