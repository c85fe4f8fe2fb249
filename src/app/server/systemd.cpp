#include "app/server/systemd.h"

#include <sys/socket.h>
#include <systemd/sd-daemon.h>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <cstdint>
#include <stdexcept>
#include <utility>

namespace posthouse::app {

namespace asio = boost::asio;

std::optional<int> take_passed_socket() {
    const int count = sd_listen_fds(/*unset_environment=*/true);
    if (count == 0) return std::nullopt;
    if (count != 1)
        throw std::runtime_error(
            "systemd must pass one socket, for the pages: leave one ListenStream= in "
            "posthouse.socket.");
    if (sd_is_socket_inet(SD_LISTEN_FDS_START, AF_UNSPEC, SOCK_STREAM, /*listening=*/1, 0) <= 0)
        throw std::runtime_error(
            "The socket that systemd passes does not listen for TCP connections: write its address "
            "as ListenStream=127.0.0.1:8080, and Accept=no.");
    return SD_LISTEN_FDS_START;
}

std::optional<std::chrono::microseconds> watchdog_timeout() {
    std::uint64_t timeout = 0;
    if (sd_watchdog_enabled(/*unset_environment=*/true, &timeout) <= 0) return std::nullopt;
    return std::chrono::microseconds(timeout);
}

class Watchdog::Round : public std::enable_shared_from_this<Round> {
public:
    Round(asio::io_context& loop, std::chrono::microseconds pause, Proof proof,
          std::function<void()> alive)
        : loop_(loop),
          timer_(loop),
          pause_(pause),
          proof_(std::move(proof)),
          alive_(std::move(alive)) {}

    void begin() {
        timer_.expires_after(pause_);
        timer_.async_wait([self = shared_from_this()](boost::system::error_code stopped) {
            if (stopped || self->stopped_) return;
            self->proof_([self] { asio::post(self->loop_, [self] { self->end(); }); });
        });
    }
    void stop() { stopped_ = true; }

private:
    void end() {
        if (stopped_) return;
        alive_();
        begin();
    }

    asio::io_context& loop_;
    asio::steady_timer timer_;
    const std::chrono::microseconds pause_;
    const Proof proof_;
    const std::function<void()> alive_;
    std::atomic<bool> stopped_ = false;
};

Watchdog::Watchdog(asio::io_context& loop, std::chrono::microseconds pause, Proof proof,
                   std::function<void()> alive)
    : round_(std::make_shared<Round>(loop, pause, std::move(proof), std::move(alive))) {
    round_->begin();
}

Watchdog::~Watchdog() {
    round_->stop();
}

}  // namespace posthouse::app
