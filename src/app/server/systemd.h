// Posthouse as a service of systemd: the listening socket that it passes, and the watchdog. Where
// there is no systemd, nothing happens.
#pragma once

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace posthouse::app {

/// The descriptor of the listening TCP socket that systemd has passed for the pages; empty if it
/// has passed none. Throws a sentence if it is anything else. Removes the variables, so that no
/// child process takes them for its own: call it once, before there are threads.
std::optional<int> take_passed_socket();

/// How long systemd waits for WATCHDOG=1 before it restarts the service; empty: forever. Removes
/// the variables, too: call it before there are threads.
std::optional<std::chrono::microseconds> watchdog_timeout();

/// Lets the server prove that it works, again and again: a timer on the event loop starts the
/// proof, whose end comes back to the event loop and calls `alive`. A proof that does not end is
/// not repeated, so that silence tells that something is stuck.
class Watchdog {
public:
    /// Calls its argument when the work is done, from any thread.
    using Proof = std::function<void(std::function<void()> works)>;

    Watchdog(boost::asio::io_context&, std::chrono::microseconds pause, Proof,
             std::function<void()> alive);
    ~Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

private:
    class Round;
    std::shared_ptr<Round> round_;
};

}  // namespace posthouse::app
