#include "app/server/systemd.h"

#include "cli/system_info.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <stdexcept>
#include <utility>

namespace posthouse::app {
namespace {

namespace asio = boost::asio;

constexpr int first_passed = 3;  // SD_LISTEN_FDS_START

std::string take_variable(const char* name) {
    const char* value = std::getenv(name);
    std::string taken = value ? value : "";
    ::unsetenv(name);
    return taken;
}

/// Whether the variable names this process; a parent's are none of ours.
bool is_this_process(const std::string& process) {
    return process == std::to_string(::getpid());
}

int socket_option(int socket, int option) {
    int value = -1;
    socklen_t size = sizeof value;
    return ::getsockopt(socket, SOL_SOCKET, option, &value, &size) == 0 ? value : -1;
}

}  // namespace

std::optional<int> take_passed_socket() {
    const std::string process = take_variable("LISTEN_PID"), count = take_variable("LISTEN_FDS");
    take_variable("LISTEN_FDNAMES");
    if (!is_this_process(process) || count.empty() || count == "0") return std::nullopt;
    if (count != "1")
        throw std::runtime_error(
            fmt::format("systemd passes {} sockets, but Posthouse takes one, for its pages: leave "
                        "one ListenStream= in posthouse.socket.",
                        count));
    const int family = socket_option(first_passed, SO_DOMAIN);
    if ((family != AF_INET && family != AF_INET6) ||
        socket_option(first_passed, SO_TYPE) != SOCK_STREAM ||
        socket_option(first_passed, SO_ACCEPTCONN) != 1)
        throw std::runtime_error(
            "The socket that systemd passes does not listen for TCP connections: write its address "
            "as ListenStream=127.0.0.1:8080, and Accept=no.");
    ::fcntl(first_passed, F_SETFD, FD_CLOEXEC);
    return first_passed;
}

ServiceNotifier::ServiceNotifier() : socket_(take_variable("NOTIFY_SOCKET")) {
    const std::string process = take_variable("WATCHDOG_PID");
    const auto timeout = cli::parse_number<std::int64_t>(take_variable("WATCHDOG_USEC"));
    if (timeout && *timeout > 0 && (process.empty() || is_this_process(process)))
        timeout_ = std::chrono::microseconds(*timeout);
}

void ServiceNotifier::ready(std::string_view status) const {
    send(fmt::format("READY=1\nSTATUS={}\n", status));
}

void ServiceNotifier::stopping() const {
    send("STOPPING=1\nSTATUS=Answering the last requests\n");
}

void ServiceNotifier::alive() const {
    send("WATCHDOG=1\n");
}

void ServiceNotifier::send(const std::string& message) const {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (socket_.empty() || socket_.size() >= sizeof address.sun_path) return;
    socket_.copy(address.sun_path, socket_.size());
    if (address.sun_path[0] == '@') address.sun_path[0] = '\0';  // an abstract name
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + socket_.size());
    const int from = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (from < 0) return;
    // If systemd does not hear it, it says so itself.
    (void)::sendto(from, message.data(), message.size(), MSG_NOSIGNAL,
                   reinterpret_cast<const sockaddr*>(&address), length);
    ::close(from);
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
