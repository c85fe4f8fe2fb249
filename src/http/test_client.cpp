#include "http/test_client.h"

#include "http/schema/test_types.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <algorithm>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/json/parse.hpp>
#include <cctype>
#include <cerrno>
#include <stdexcept>
#include <system_error>

namespace posthouse::http {

namespace {

namespace http = boost::beast::http;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

constexpr auto patience_max = std::chrono::minutes(1);

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

/// A connection to a port of this machine.
class TestSocket {
public:
    /// `receive_buffer_bytes`: of the kernel; 0: its default.
    explicit TestSocket(unsigned short port, int receive_buffer_bytes = 0)
        : host("127.0.0.1:" + std::to_string(port)) {
        if (receive_buffer_bytes > 0)
            setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer_bytes,
                       sizeof receive_buffer_bytes);
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_port = htons(port);
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (connect(socket_, reinterpret_cast<sockaddr*>(&to), sizeof to) != 0) {
            const int wrong = errno;
            ::close(socket_);
            throw std::system_error(wrong, std::generic_category(), "connecting to " + host);
        }
    }
    ~TestSocket() { ::close(socket_); }
    TestSocket(const TestSocket&) = delete;
    TestSocket& operator=(const TestSocket&) = delete;

    /// False if the server has closed or does not read for ten seconds.
    bool try_send(std::string_view bytes) {
        while (!bytes.empty()) {
            if (!wait_for(POLLOUT, patience_max)) return false;
            const auto sent =
                ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
            if (sent < 0 && errno != EAGAIN) return false;
            if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }
    void send(std::string_view bytes) {
        if (!try_send(bytes)) throw std::runtime_error("the server takes nothing");
    }
    /// The next available bytes; empty if the connection closes, none after the time.
    std::optional<std::string> receive(std::chrono::milliseconds patience) {
        if (!wait_for(POLLIN, patience)) return std::nullopt;
        char some[16 * 1024];
        const auto size = ::recv(socket_, some, sizeof some, 0);
        return std::string(some, size > 0 ? static_cast<std::size_t>(size) : 0);
    }
    /// The same, but throws after ten seconds.
    std::string receive() {
        auto some = receive(patience_max);
        if (!some) throw std::runtime_error("the server does not respond");
        return *std::move(some);
    }
    void end_output() { ::shutdown(socket_, SHUT_WR); }

    const std::string host;
    std::string unread;  // received ahead

private:
    bool wait_for(short what, std::chrono::milliseconds patience) {
        pollfd wanted{.fd = socket_, .events = what, .revents = 0};
        return ::poll(&wanted, 1, static_cast<int>(patience.count())) > 0;
    }

    const int socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
};

namespace {

TestResponse receive_response(TestSocket& socket, bool only_head) {
    http::response_parser<http::string_body> parser;
    parser.skip(only_head);
    parser.eager(true);
    while (!parser.is_done()) {
        error_code wrong;
        const auto used =
            parser.put(boost::asio::buffer(socket.unread.data(), socket.unread.size()), wrong);
        socket.unread.erase(0, used);
        if (wrong == http::error::need_more || (!wrong && used == 0)) {
            const std::string more = socket.receive();
            socket.unread += more;
            wrong = {};
            if (more.empty()) parser.put_eof(wrong);
            if (more.empty() && !parser.got_some()) wrong = http::error::end_of_stream;
        }
        if (wrong) throw boost::system::system_error(wrong);
    }
    TestResponse got;
    got.status = parser.get().result_int();
    for (const auto& field : parser.get()) {
        std::string name(field.name_string());
        for (char& c : name) c = static_cast<char>(std::tolower(c));
        got.fields[name] = std::string(field.value());
    }
    got.body = parser.get().body();
    return got;
}

std::string request_head(std::string_view method, std::string_view target, std::string_view host,
                         const Fields& fields) {
    std::string head;
    head.append(method).append(" ").append(target).append(" HTTP/1.1\r\n");
    if (!fields.contains("host")) head.append("host: ").append(host).append("\r\n");
    for (const auto& [name, value] : fields)
        head.append(name).append(": ").append(value).append("\r\n");
    return head;
}

}  // namespace

HttpClient::HttpClient(unsigned short port) : socket_(std::make_unique<TestSocket>(port)) {}
HttpClient::~HttpClient() = default;
HttpClient::HttpClient(HttpClient&&) = default;

TestResponse HttpClient::request(std::string_view method, std::string_view target,
                                 const Fields& fields, std::string_view body) {
    std::string sent = request_head(method, target, socket_->host, fields);
    if (!body.empty() || method == "POST")
        sent += "content-length: " + std::to_string(body.size()) + "\r\n";
    socket_->send(sent.append("\r\n").append(body));
    const TestResponse got = receive_response(*socket_, method == "HEAD");
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
    socket_->send(bytes);
}

std::string HttpClient::receive_some() {
    return socket_->receive();
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
    const auto some = socket_->receive(patience);
    return some && some->empty();
}

// A WebSocket (RFC 6455) of whole messages. Its key, and with it the right answer, is the example
// of that document.

namespace {

constexpr std::string_view handshake_key = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view handshake_answer = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

enum class Opcode : unsigned char { text = 1, close = 8, ping = 9, pong = 10 };

struct Frame {
    Opcode opcode;
    std::string payload;
};

/// Masked, as each frame of a client. This mask changes nothing.
std::string frame(Opcode opcode, std::string_view payload) {
    std::string bytes{static_cast<char>(0x80 | static_cast<unsigned char>(opcode))};
    if (payload.size() < 126) {
        bytes += static_cast<char>(0x80 | payload.size());
    } else if (payload.size() < 65536) {
        bytes += static_cast<char>(0x80 | 126);
        for (const int shift : {8, 0}) bytes += static_cast<char>(payload.size() >> shift);
    } else {
        bytes += static_cast<char>(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8)
            bytes += static_cast<char>(payload.size() >> shift);
    }
    return bytes.append(4, '\0').append(payload);
}

/// Removes the first frame; none if it is not complete.
std::optional<Frame> take_frame(std::string& bytes) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    if (bytes.size() < 2) return std::nullopt;
    // The server fragments, compresses and masks nothing.
    if ((byte(0) & 0xF0) != 0x80 || (byte(1) & 0x80) != 0)
        throw std::runtime_error("not a frame of the server");
    const std::size_t more = byte(1) < 126 ? 0 : byte(1) == 126 ? 2 : 8;
    if (bytes.size() < 2 + more) return std::nullopt;
    std::size_t size = more == 0 ? byte(1) : 0;
    for (std::size_t i = 0; i < more; ++i) size = size << 8 | byte(2 + i);
    if (bytes.size() < 2 + more + size) return std::nullopt;
    Frame first{static_cast<Opcode>(byte(0) & 0x0F), bytes.substr(2 + more, size)};
    bytes.erase(0, 2 + more + size);
    return first;
}

}  // namespace

SocketClient::SocketClient(unsigned short port, const Fields& fields, const std::string& target)
    // A small receive buffer, so that unread data stays at the server.
    : socket_(std::make_unique<TestSocket>(port, 16 * 1024)) {
    socket_->send(request_head("GET", target, socket_->host, fields) +
                  "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
                  "sec-websocket-key: " +
                  std::string(handshake_key) + "\r\n\r\n");
    const TestResponse got = receive_response(*socket_, true);
    if (got.status != 101 || got.field("sec-websocket-accept") != handshake_answer)
        throw std::runtime_error("the WebSocket is refused");
}

SocketClient::~SocketClient() = default;

void SocketClient::send(std::string_view message) {
    socket_->send(frame(Opcode::text, message));
}

std::optional<boost::json::value> SocketClient::receive(std::chrono::milliseconds patience) {
    const auto end = Clock::now() + patience;
    while (!closed_) {
        const auto next = take_frame(socket_->unread);
        if (!next) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
            const auto more = socket_->receive(std::max(left, std::chrono::milliseconds(0)));
            if (!more) return std::nullopt;
            closed_ = more->empty();
            socket_->unread += *more;
        } else if (next->opcode == Opcode::text) {
            auto message = boost::json::parse(next->payload);
            const bool event = message.as_object().contains("event");
            EXPECT_EQ(event ? type_error("SocketEvent", message) : "", "");
            return message;
        } else if (next->opcode == Opcode::ping) {
            socket_->try_send(frame(Opcode::pong, next->payload));
        } else if (next->opcode == Opcode::close) {
            closed_ = true;
            if (next->payload.size() >= 2)
                close_code_ =
                    static_cast<unsigned>(static_cast<unsigned char>(next->payload[0]) << 8 |
                                          static_cast<unsigned char>(next->payload[1]));
            socket_->try_send(frame(Opcode::close, next->payload));
            socket_->end_output();
        }
    }
    return std::nullopt;
}

unsigned SocketClient::close_code() const {
    return close_code_;
}

bool SocketClient::closed() const {
    return closed_;
}

}  // namespace posthouse::http
