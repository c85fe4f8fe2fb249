#include "http/server/tcp.h"

#include <sys/socket.h>
#include <algorithm>
#include <array>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/system/system_error.hpp>
#include <cerrno>
#include <system_error>
#include <utility>

namespace posthouse::http {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

/// The protocol of a socket that somebody else has opened.
tcp protocol_of(int socket) {
    sockaddr_storage about{};
    socklen_t size = sizeof about;
    if (::getsockname(socket, reinterpret_cast<sockaddr*>(&about), &size) != 0)
        throw std::system_error(errno, std::generic_category(), "the socket for HTTP");
    return about.ss_family == AF_INET6 ? tcp::v6() : tcp::v4();
}

}  // namespace

struct TcpStream::Socket : std::enable_shared_from_this<Socket> {
    explicit Socket(tcp::socket open) : socket(std::move(open)), deadline(socket.get_executor()) {
        error_code ignored;
        socket.set_option(tcp::no_delay(true), ignored);
    }

    void write(std::array<asio::const_buffer, 2> texts, EndHandler ended) {
        IoHandler wrote = [self = shared_from_this(), texts, ended = std::move(ended)](
                              error_code wrong, std::size_t bytes) mutable {
            if (wrong) return ended(wrong);
            for (asio::const_buffer& text : texts) {
                const std::size_t written = std::min(bytes, text.size());
                text += written;
                bytes -= written;
            }
            if (texts[0].size() + texts[1].size() == 0) return ended(wrong);
            self->write(texts, std::move(ended));
        };
        socket.async_write_some(texts, std::move(wrote));
    }

    void discard_input(EndHandler ended) {
        IoHandler discarded = [self = shared_from_this(), ended = std::move(ended)](
                                  error_code wrong, std::size_t) mutable {
            if (wrong) return ended(wrong);
            self->discard_input(std::move(ended));
        };
        socket.async_read_some(asio::buffer(discarded_), std::move(discarded));
    }

    void expires_after(std::chrono::nanoseconds time) {
        EndHandler expired = [weak = weak_from_this()](error_code) {
            // Another time may have been set meanwhile.
            if (const auto self = weak.lock();
                self && self->deadline.expiry() <= std::chrono::steady_clock::now())
                self->close();
        };
        deadline.expires_after(time);
        deadline.async_wait(std::move(expired));
    }

    void close() {
        error_code ignored;
        deadline.cancel();
        socket.close(ignored);
    }

    tcp::socket socket;
    asio::steady_timer deadline;

private:
    std::array<char, 256> discarded_{};
};

TcpStream::TcpStream(asio::io_context& io, int socket)
    : TcpStream(std::make_shared<Socket>(
          tcp::socket(asio::make_strand(io), protocol_of(socket), socket))) {}

TcpStream::TcpStream(std::shared_ptr<Socket> socket) : socket_(std::move(socket)) {}

TcpStream::~TcpStream() {
    socket_->close();
}

void TcpStream::post(std::function<void()> task) const {
    asio::post(socket_->socket.get_executor(), std::move(task));
}

asio::any_io_executor TcpStream::executor() const {
    return socket_->socket.get_executor();
}

void TcpStream::read_some(char* buffer, std::size_t size, IoHandler handler) {
    socket_->socket.async_read_some(asio::buffer(buffer, size), std::move(handler));
}

void TcpStream::write(std::string_view first, std::string_view second, EndHandler ended) {
    socket_->write(
        {asio::buffer(first.data(), first.size()), asio::buffer(second.data(), second.size())},
        std::move(ended));
}

void TcpStream::wait_for_input(EndHandler ended) {
    socket_->socket.async_wait(tcp::socket::wait_read, std::move(ended));
}

void TcpStream::discard_input(EndHandler ended) {
    socket_->discard_input(std::move(ended));
}

void TcpStream::finish(EndHandler ended) {
    end_output();
    // What is left unread could make the kernel discard what was written.
    const auto unread = std::make_shared<std::array<char, 2048>>();
    IoHandler read = [socket = socket_, unread, ended = std::move(ended)](error_code wrong,
                                                                          std::size_t) {
        if (wrong && wrong != asio::error::eof) return ended(wrong);
        socket->close();
        ended({});
    };
    socket_->socket.async_read_some(asio::buffer(*unread), std::move(read));
}

void TcpStream::expires_after(std::chrono::nanoseconds time) {
    socket_->expires_after(time);
}

void TcpStream::expires_never() {
    socket_->deadline.expires_at(asio::steady_timer::time_point::max());
}

void TcpStream::cancel() {
    error_code ignored;
    socket_->socket.cancel(ignored);
}

void TcpStream::end_output() {
    error_code ignored;
    socket_->socket.shutdown(tcp::socket::shutdown_send, ignored);
}

void TcpStream::close() {
    socket_->close();
}

bool TcpStream::has_input() const {
    error_code ignored;
    return socket_->socket.available(ignored) > 0;
}

bool TcpStream::closed_by_client() const {
    char next = 0;
    const auto got = ::recv(socket_->socket.native_handle(), &next, 1, MSG_PEEK | MSG_DONTWAIT);
    return got == 0 || (got < 0 && errno != EAGAIN);
}

std::string TcpStream::client_address() const {
    error_code wrong;
    const auto end = socket_->socket.remote_endpoint(wrong);
    return wrong ? std::string() : end.address().to_string();
}

class TcpListener::Acceptor : public tcp::acceptor {
public:
    template <class... Arguments>
    explicit Acceptor(asio::io_context& io, const Arguments&... arguments)
        : tcp::acceptor(asio::make_strand(io), arguments...), io(io) {}

    asio::io_context& io;
};

TcpListener::TcpListener(asio::io_context& io, const std::string& address, unsigned short port)
    : acceptor_(
          std::make_unique<Acceptor>(io, tcp::endpoint(asio::ip::make_address(address), port))) {}

TcpListener::TcpListener(asio::io_context& io, int socket)
    : acceptor_(std::make_unique<Acceptor>(io, protocol_of(socket), socket)) {}

TcpListener::~TcpListener() = default;

void TcpListener::accept(std::function<void(error_code, std::shared_ptr<TcpStream>)> accepted) {
    acceptor_->async_accept(
        asio::make_strand(acceptor_->io),
        [accepted = std::move(accepted)](error_code wrong, tcp::socket socket) {
            if (wrong) return accepted(wrong, nullptr);
            auto open = std::make_shared<TcpStream::Socket>(std::move(socket));
            accepted(wrong, std::shared_ptr<TcpStream>(new TcpStream(std::move(open))));
        });
}

void TcpListener::close() {
    error_code ignored;
    acceptor_->close(ignored);
}

bool TcpListener::is_open() const {
    return acceptor_->is_open();
}

void TcpListener::post(std::function<void()> task) const {
    asio::post(acceptor_->get_executor(), std::move(task));
}

unsigned short TcpListener::port() const {
    return acceptor_->local_endpoint().port();
}

std::string TcpListener::endpoint() const {
    const auto end = acceptor_->local_endpoint();
    const std::string address = end.address().to_string();
    return (end.address().is_v6() ? "[" + address + "]" : address) + ":" +
           std::to_string(end.port());
}

bool is_ip_address(const std::string& text) {
    error_code wrong;
    asio::ip::make_address(text, wrong);
    return !wrong;
}

class Timer::Clock : public asio::steady_timer {
public:
    using asio::steady_timer::steady_timer;
};

Timer::Timer(const TcpStream& stream) : clock_(std::make_unique<Clock>(stream.executor())) {}

Timer::Timer(const TcpListener& listener)
    : clock_(std::make_unique<Clock>(listener.acceptor_->get_executor())) {}

Timer::~Timer() = default;

void Timer::wait(std::chrono::nanoseconds time, EndHandler ended) {
    clock_->expires_after(time);
    clock_->async_wait(std::move(ended));
}

void Timer::cancel() {
    clock_->cancel();
}

bool is_cancelled(error_code wrong) {
    return wrong == asio::error::operation_aborted;
}

}  // namespace posthouse::http
