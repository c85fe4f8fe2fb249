#include "http/test_client.h"

#include "http/test_types.h"

#include <gtest/gtest.h>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <stdexcept>

namespace posthouse::http {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr auto patience_max = std::chrono::minutes(1);

/// Runs until `done` or the timeout.
bool run_until(asio::io_context& io, const bool& done, std::chrono::milliseconds patience) {
    const auto end = std::chrono::steady_clock::now() + patience;
    io.restart();
    while (!done && std::chrono::steady_clock::now() < end) {
        io.run_one_until(end);
        if (io.stopped()) break;
    }
    return done;
}

void insist(asio::io_context& io, const bool& done, const error_code& wrong) {
    if (!run_until(io, done, patience_max)) throw std::runtime_error("the server does not respond");
    if (wrong) throw boost::system::system_error(wrong);
}

tcp::endpoint loopback(unsigned short port) {
    return {asio::ip::address_v4::loopback(), port};
}

}  // namespace

boost::json::value TestResponse::json() const {
    return boost::json::parse(body);
}

std::string TestResponse::field(const std::string& name) const {
    const auto found = fields.find(name);
    return found == fields.end() ? "" : found->second;
}

std::string TestResponse::cookie() const {
    const auto all = field("set-cookie");
    return all.substr(0, all.find(';'));
}

std::string TestResponse::error() const {
    error_code wrong;
    const auto value = boost::json::parse(body, wrong);
    if (wrong || !value.is_object()) return {};
    const auto* error = value.get_object().if_contains("error");
    return error ? std::string(error->as_string()) : std::string();
}

struct HttpClient::Connection {
    asio::io_context io;
    tcp::socket socket{io};
    beast::flat_buffer buffer;
    std::string host;
};

HttpClient::HttpClient(unsigned short port) : connection_(std::make_unique<Connection>()) {
    connection_->socket.connect(loopback(port));
    connection_->host = "127.0.0.1:" + std::to_string(port);
}

HttpClient::~HttpClient() = default;
HttpClient::HttpClient(HttpClient&&) = default;

TestResponse HttpClient::request(std::string_view method, std::string_view target,
                                 const Fields& fields, std::string_view body) {
    http::request<http::string_body> request;
    request.method_string({method.data(), method.size()});
    request.target({target.data(), target.size()});
    request.version(11);
    request.set(http::field::host, connection_->host);
    for (const auto& [name, value] : fields) request.set(name, value);
    request.body() = body;
    if (!body.empty() || method == "POST") request.content_length(body.size());
    http::write(connection_->socket, request);

    http::response_parser<http::string_body> parser;
    parser.skip(method == "HEAD");
    error_code wrong;
    bool done = false;
    http::async_read(connection_->socket, connection_->buffer, parser,
                     [&](error_code failed, std::size_t) {
                         wrong = failed;
                         done = true;
                     });
    insist(connection_->io, done, wrong);
    TestResponse got;
    got.status = parser.get().result_int();
    for (const auto& field : parser.get()) {
        std::string name(field.name_string());
        for (char& c : name) c = static_cast<char>(std::tolower(c));
        got.fields[name] = std::string(field.value());
    }
    got.body = parser.get().body();
    check_types(method, target, body, got);
    return got;
}

TestResponse HttpClient::get(std::string_view target, std::string_view cookie) {
    return request("GET", target, {{"cookie", std::string(cookie)}});
}

TestResponse HttpClient::post(std::string_view target, std::string_view json,
                              std::string_view cookie) {
    return request("POST", target,
                   {{"content-type", "application/json"}, {"cookie", std::string(cookie)}}, json);
}

TestResponse HttpClient::command(std::string_view command, std::string_view cookie) {
    return post("/api/command", "{\"command\": \"" + std::string(command) + "\"}", cookie);
}

std::string HttpClient::sign_up(const std::string& name) {
    return post("/api/signup", R"({"name": ")" + name + R"(", "password": "password"})").cookie();
}

void HttpClient::send(std::string_view bytes) {
    asio::write(connection_->socket, asio::buffer(bytes.data(), bytes.size()));
}

std::string HttpClient::receive_some() {
    char some[4096];
    std::size_t size = 0;
    error_code wrong;
    bool done = false;
    connection_->socket.async_read_some(asio::buffer(some),
                                        [&](error_code failed, std::size_t read) {
                                            wrong = failed;
                                            size = read;
                                            done = true;
                                        });
    if (!run_until(connection_->io, done, patience_max))
        throw std::runtime_error("the server does not respond");
    return wrong ? std::string() : std::string(some, size);
}

std::string HttpClient::receive(std::string_view end) {
    std::string all;
    while (end.empty() || all.find(end) == std::string::npos) {
        const std::string more = receive_some();
        if (more.empty()) break;
        all += more;
    }
    return all;
}

bool HttpClient::wait_for_close(std::chrono::milliseconds patience) {
    bool closed = false;
    char some = 0;
    connection_->socket.async_read_some(asio::buffer(&some, 1), [&](error_code wrong, std::size_t) {
        closed = wrong && wrong != asio::error::operation_aborted;
    });
    run_until(connection_->io, closed, patience);
    const bool answer = closed;
    connection_->socket.cancel();
    connection_->io.restart();
    connection_->io.run();
    return answer;
}

struct SocketClient::Connection {
    asio::io_context io;
    beast::websocket::stream<tcp::socket> ws{io};
    beast::flat_buffer buffer;
    bool reading = false;
    bool heard = false;
    error_code wrong;

    void read() {
        if (reading) return;
        reading = true;
        heard = false;
        ws.async_read(buffer, [this](error_code failed, std::size_t) {
            wrong = failed;
            reading = false;
            heard = true;
        });
    }
};

SocketClient::SocketClient(unsigned short port, const Fields& fields, const std::string& target)
    : connection_(std::make_unique<Connection>()) {
    auto& ws = connection_->ws;
    // A small receive buffer, so that unread data stays at the server.
    ws.next_layer().open(tcp::v4());
    ws.next_layer().set_option(tcp::socket::receive_buffer_size(16 * 1024));
    ws.next_layer().connect(loopback(port));
    ws.set_option(
        beast::websocket::stream_base::decorator([fields](beast::websocket::request_type& request) {
            for (const auto& [name, value] : fields) request.set(name, value);
        }));
    error_code wrong;
    bool done = false;
    ws.async_handshake("127.0.0.1:" + std::to_string(port), target, [&](error_code failed) {
        wrong = failed;
        done = true;
    });
    insist(connection_->io, done, wrong);
    ws.text(true);
}

SocketClient::~SocketClient() = default;

void SocketClient::send(std::string_view message) {
    error_code wrong;
    bool done = false;
    connection_->ws.async_write(asio::buffer(message.data(), message.size()),
                                [&](error_code failed, std::size_t) {
                                    wrong = failed;
                                    done = true;
                                });
    insist(connection_->io, done, wrong);
}

std::optional<boost::json::value> SocketClient::receive(std::chrono::milliseconds patience) {
    if (connection_->wrong) return std::nullopt;
    connection_->read();
    if (!run_until(connection_->io, connection_->heard, patience) || connection_->wrong)
        return std::nullopt;
    const auto text = beast::buffers_to_string(connection_->buffer.data());
    connection_->buffer.consume(connection_->buffer.size());
    auto message = boost::json::parse(text);
    const bool event = message.as_object().contains("event");
    EXPECT_EQ(event ? type_error("SocketEvent", message) : "", "");
    return message;
}

unsigned SocketClient::close_code() const {
    return connection_->ws.reason().code;
}

bool SocketClient::closed() const {
    return bool(connection_->wrong);
}

}  // namespace posthouse::http
