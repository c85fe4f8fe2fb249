#include "mail/incoming/lmtp.h"

#include "mail/incoming/lmtp_session.h"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include <sys/stat.h>
#include <unistd.h>
#include <array>
#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <vector>

namespace posthouse::mail {
namespace {

namespace asio = boost::asio;
using asio::use_awaitable;
using boost::system::error_code;
using Tcp = asio::ip::tcp;
using Unix = asio::local::stream_protocol;
using Stream = asio::generic::stream_protocol::socket;

/// Time limit of the backend; the sender has given up by then (RFC 5321 asks for ten minutes).
constexpr auto delivery_max = std::chrono::minutes(10);

/// One connection, on its own strand.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(Stream socket, const MailReceiver& intake, const LmtpOptions& options)
        : socket_(std::move(socket)),
          timer_(socket_.get_executor()),
          receiver_(intake),
          session_(intake.identity().host, options.bytes_max, options.limit_reached),
          idle_max_(options.idle_max) {}

    asio::awaitable<void> serve() {
        co_await send(session_.greeting());
        std::array<char, 16 * 1024> chunk{};
        while (!session_.is_over()) {
            hang_up_after(idle_max_);
            const std::size_t size =
                co_await socket_.async_read_some(asio::buffer(chunk), use_awaitable);
            co_await send(session_.receive({chunk.data(), size}));
            while (auto mail = session_.complete()) {
                const DeliveryStatus delivery = co_await deliver(std::move(*mail));
                co_await send(session_.delivered(delivery));
            }
        }
        close();
    }

    void close() {
        error_code ignored;
        timer_.cancel();
        socket_.close(ignored);
    }

    Stream::executor_type executor() { return socket_.get_executor(); }

private:
    asio::awaitable<void> send(std::string replies) {
        if (replies.empty()) co_return;
        hang_up_after(idle_max_);
        co_await asio::async_write(socket_, asio::buffer(replies), use_awaitable);
    }

    asio::awaitable<DeliveryStatus> deliver(LmtpMail mail) {
        answer_.reset();
        timer_.expires_after(delivery_max);
        // The backend answers on its own thread, perhaps immediately, so the result is posted to
        // this connection's strand.
        receiver_.deliver(std::move(mail.bytes), std::move(mail.envelope),
                          [self = shared_from_this()](DeliveryStatus delivery) {
                              asio::post(self->executor(), [self, delivery = std::move(delivery)] {
                                  self->answer_ = delivery;
                                  self->timer_.cancel();
                              });
                          });
        error_code woken;
        co_await timer_.async_wait(asio::redirect_error(use_awaitable, woken));
        if (!answer_) throw std::runtime_error("the mail was not processed in time");
        co_return *answer_;
    }

    void hang_up_after(std::chrono::milliseconds wait) {
        timer_.expires_after(wait);
        timer_.async_wait([self = weak_from_this()](error_code cancelled) {
            const auto connection = self.lock();
            if (cancelled || !connection ||
                connection->timer_.expiry() > std::chrono::steady_clock::now())
                return;
            connection->close();
        });
    }

    Stream socket_;
    asio::steady_timer timer_;
    const MailReceiver& receiver_;
    LmtpSession session_;
    std::chrono::milliseconds idle_max_;
    std::optional<DeliveryStatus> answer_;
};

/// Removes a stale socket file; throws if a process listens on it.
void remove_stale_socket(asio::io_context& io, const std::string& path) {
    struct stat what {};
    if (::lstat(path.c_str(), &what) != 0) return;
    if (!S_ISSOCK(what.st_mode))
        throw std::runtime_error("cannot create the LMTP socket, a file is in the way: " + path);
    Unix::socket probe(io);
    error_code nobody;
    probe.connect(Unix::endpoint(path), nobody);
    if (!nobody)
        throw std::runtime_error("another server already listens on the LMTP socket: " + path);
    ::unlink(path.c_str());
}

}  // namespace

struct LmtpServer::Listener : std::enable_shared_from_this<Listener> {
    Listener(asio::io_context& io, LmtpOptions chosen, const MailReceiver& receiver)
        : options(std::move(chosen)),
          intake(receiver),
          strand(asio::make_strand(io)),
          tcp(strand),
          unix(strand) {}

    void open_tcp() {
        const Tcp::endpoint where(asio::ip::make_address(options.address), options.port);
        tcp.open(where.protocol());
        tcp.set_option(Tcp::acceptor::reuse_address(true));
        tcp.bind(where);
        tcp.listen();
        port = tcp.local_endpoint().port();
    }

    void open(asio::io_context& io) {
        if (!options.address.empty()) {
            try {
                open_tcp();
            } catch (const boost::system::system_error& fault) {
                throw std::runtime_error("cannot listen for LMTP at " + options.address + " port " +
                                         std::to_string(options.port) + ": " +
                                         fault.code().message() + "; choose another with --lmtp");
            }
        }
        if (!options.unix_socket.empty()) {
            remove_stale_socket(io, options.unix_socket);
            const Unix::endpoint where(options.unix_socket);
            unix.open(where.protocol());
            unix.bind(where);
            // The MTA's pipe may run in the server's group.
            ::chmod(options.unix_socket.c_str(), 0660);
            unix.listen();
        }
        // Last, since nothing can fail any more: these run until stop().
        if (tcp.is_open())
            asio::co_spawn(strand, accept<Tcp>(shared_from_this(), tcp), asio::detached);
        if (unix.is_open())
            asio::co_spawn(strand, accept<Unix>(shared_from_this(), unix), asio::detached);
    }

    template <class Protocol>
    static asio::awaitable<void> accept(std::shared_ptr<Listener> self,
                                        asio::basic_socket_acceptor<Protocol>& acceptor) {
        while (!self->stopped) {
            const asio::any_io_executor own = asio::make_strand(self->strand.get_inner_executor());
            asio::basic_stream_socket<Protocol> socket(own);
            error_code error;
            co_await acceptor.async_accept(socket, asio::redirect_error(use_awaitable, error));
            if (!acceptor.is_open()) co_return;
            if (error) {
                // Most likely out of file descriptors: some connections must end first.
                spdlog::error("LMTP cannot accept a connection: {}", error.message());
                asio::steady_timer pause(self->strand, std::chrono::seconds(1));
                co_await pause.async_wait(asio::redirect_error(use_awaitable, error));
                continue;
            }
            self->begin(Stream(std::move(socket)));
        }
    }

    void begin(Stream socket) {
        if (open_connections >= options.connections_max) {
            spdlog::warn("LMTP: more than {} concurrent connections", options.connections_max);
            if (options.limit_reached) options.limit_reached("lmtp_connections", {});
            return;  // closes the socket; the sender retries
        }
        const auto connection = std::make_shared<Connection>(std::move(socket), intake, options);
        {
            const std::lock_guard guard(mutex);
            std::erase_if(connections, [](const auto& known) { return known.expired(); });
            connections.push_back(connection);
        }
        ++open_connections;
        asio::co_spawn(connection->executor(), run(shared_from_this(), connection), asio::detached);
    }

    static asio::awaitable<void> run(std::shared_ptr<Listener> self,
                                     std::shared_ptr<Connection> connection) {
        try {
            co_await connection->serve();
        } catch (const std::exception& end) {
            // Most likely closed by the peer. It sends unacknowledged mails again.
            spdlog::debug("LMTP connection ended: {}", end.what());
            connection->close();
        }
        --self->open_connections;
    }

    void stop() {
        if (stopped.exchange(true)) return;
        asio::post(strand, [self = shared_from_this()] {
            error_code ignored;
            self->tcp.close(ignored);
            self->unix.close(ignored);
        });
        if (!options.unix_socket.empty()) ::unlink(options.unix_socket.c_str());
        const std::lock_guard guard(mutex);
        for (const auto& known : connections)
            if (const auto connection = known.lock())
                asio::post(connection->executor(), [connection] { connection->close(); });
    }

    LmtpOptions options;
    const MailReceiver& intake;
    asio::strand<asio::io_context::executor_type> strand;
    Tcp::acceptor tcp;
    Unix::acceptor unix;
    unsigned short port = 0;
    std::atomic<int> open_connections = 0;
    std::atomic<bool> stopped = false;
    std::mutex mutex;
    std::vector<std::weak_ptr<Connection>> connections;
};

LmtpServer::LmtpServer(asio::io_context& io, const LmtpOptions& options, const MailReceiver& intake)
    : listener_(std::make_shared<Listener>(io, options, intake)) {
    listener_->open(io);
}

LmtpServer::~LmtpServer() {
    stop();
}

unsigned short LmtpServer::port() const {
    return listener_->port;
}

void LmtpServer::stop() {
    listener_->stop();
}

}  // namespace posthouse::mail
