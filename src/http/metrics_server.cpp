#include "http/metrics_server.h"

#include "http/http_message.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>
#include <exception>
#include <stdexcept>
#include <thread>
#include <utility>

namespace posthouse::http {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::chrono::seconds patience{10};

using Text = std::function<std::string()>;

/// Handles one request per connection.
class MetricsConnection : public std::enable_shared_from_this<MetricsConnection> {
public:
    MetricsConnection(tcp::socket socket, const Text& text)
        : stream_(std::move(socket)), text_(text) {}

    void start() {
        stream_.expires_after(patience);
        // Further data is ignored.
        http::async_read_header(stream_, buffer_, parser_,
                                [self = shared_from_this()](error_code wrong, std::size_t) {
                                    if (!wrong) self->answer();
                                });
    }

private:
    void answer() {
        const auto& request = parser_.get();
        const auto target = request.target();
        const bool known =
            request.method() == http::verb::get && target.substr(0, target.find('?')) == "/metrics";
        response_.result(known ? http::status::ok : http::status::not_found);
        response_.set(http::field::content_type, "text/plain; version=0.0.4; charset=utf-8");
        try {
            response_.body() = known ? text_() : "There is only /metrics here.\n";
        } catch (const std::exception& fault) {
            log_error("metrics", fault.what());
            response_.result(http::status::service_unavailable);
        }
        response_.keep_alive(false);
        response_.prepare_payload();
        http::async_write(stream_, response_,
                          [self = shared_from_this()](error_code wrong, std::size_t) {
                              self->stream_.socket().shutdown(tcp::socket::shutdown_send, wrong);
                          });
    }

    beast::tcp_stream stream_;
    const Text& text_;
    beast::flat_buffer buffer_{16 * 1024};
    http::request_parser<http::empty_body> parser_;
    http::response<http::string_body> response_;
};

}  // namespace

class MetricsServer::Worker {
public:
    Worker(const std::string& address, unsigned short port, Text text) try
        : text_(std::move(text)),
          acceptor_(io_, tcp::endpoint(asio::ip::make_address(address), port)) {
        accept();
        thread_ = std::thread([this] { io_.run(); });
    } catch (const boost::system::system_error& fault) {
        throw std::runtime_error("cannot listen for /metrics at " + address + " port " +
                                 std::to_string(port) + ": " + fault.code().message());
    }

    ~Worker() {
        io_.stop();
        thread_.join();
    }

    unsigned short port() const { return acceptor_.local_endpoint().port(); }

private:
    void accept() {
        acceptor_.async_accept([this](error_code wrong, tcp::socket socket) {
            if (wrong == asio::error::operation_aborted) return;
            if (!wrong) std::make_shared<MetricsConnection>(std::move(socket), text_)->start();
            accept();
        });
    }

    const Text text_;
    asio::io_context io_;
    tcp::acceptor acceptor_;
    std::thread thread_;
};

MetricsServer::MetricsServer(const std::string& address, unsigned short port,
                             std::function<std::string()> text)
    : worker_(std::make_unique<Worker>(address, port, std::move(text))) {}
MetricsServer::~MetricsServer() = default;

unsigned short MetricsServer::port() const {
    return worker_->port();
}

}  // namespace posthouse::http
