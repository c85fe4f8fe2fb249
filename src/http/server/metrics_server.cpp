#include "http/server/metrics_server.h"

#include "http/server/http_message.h"
#include "http/server/request_reader.h"
#include "http/server/response_head.h"
#include "http/server/tcp.h"

#include <boost/asio/io_context.hpp>
#include <boost/system/system_error.hpp>
#include <chrono>
#include <exception>
#include <stdexcept>
#include <thread>
#include <utility>

namespace posthouse::http {

namespace {

constexpr std::chrono::seconds patience{10};

using Text = std::function<std::string()>;

/// Handles one request per connection.
class MetricsConnection : public std::enable_shared_from_this<MetricsConnection> {
public:
    MetricsConnection(std::shared_ptr<TcpStream> stream, const Text& text)
        : stream_(std::move(stream)), text_(text) {}

    void start() {
        stream_->expires_after(patience);
        // Further data is ignored.
        request_.read_header(*stream_, [self = shared_from_this()](auto result) {
            if (result == RequestReader::Result::complete) self->answer();
        });
    }

private:
    void answer() {
        const std::string_view target = request_.target();
        const bool known =
            request_.method() == "GET" && target.substr(0, target.find('?')) == "/metrics";
        unsigned status = known ? 200 : 404;
        try {
            body_ = known ? text_() : "There is only /metrics here.\n";
        } catch (const std::exception& fault) {
            log_error("metrics", fault.what());
            status = 503;
        }
        const std::string length = std::to_string(body_.size());
        const HeaderField fields[] = {{"Content-Type", "text/plain; version=0.0.4; charset=utf-8"},
                                      {"Content-Length", length}};
        head_ = response_head(11, status, false, fields);
        stream_->write(head_, body_,
                       [self = shared_from_this()](error_code) { self->stream_->end_output(); });
    }

    const std::shared_ptr<TcpStream> stream_;
    const Text& text_;
    RequestReader request_;
    std::string head_, body_;
};

}  // namespace

class MetricsServer::Worker {
public:
    Worker(const std::string& address, unsigned short port, Text text) try
        : text_(std::move(text)), listener_(io_, address, port) {
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

    unsigned short port() const { return listener_.port(); }

private:
    void accept() {
        listener_.accept([this](error_code wrong, std::shared_ptr<TcpStream> stream) {
            if (is_cancelled(wrong)) return;
            if (!wrong) std::make_shared<MetricsConnection>(std::move(stream), text_)->start();
            accept();
        });
    }

    const Text text_;
    boost::asio::io_context io_;
    TcpListener listener_;
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
