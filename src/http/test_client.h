// HTTP and WebSocket test client with a timeout of a minute. It checks what it receives
// (test_types.h).
#pragma once

#include <boost/json/value.hpp>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::http {

using Fields = std::map<std::string, std::string>;  // lower-case names

struct TestResponse {
    unsigned status = 0;
    Fields fields;
    std::string body;

    boost::json::value json() const;
    std::string field(const std::string& name) const;
    /// `session=…` from Set-Cookie, ready to be sent back; empty if missing.
    std::string cookie() const;
    /// The error message; empty if there is none.
    std::string error() const;
};

/// What opens a WebSocket by hand.
inline constexpr std::string_view socket_request =
    "GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

class TestSocket;

class HttpClient {
public:
    explicit HttpClient(unsigned short port);
    ~HttpClient();
    HttpClient(HttpClient&&);

    TestResponse request(std::string_view method, std::string_view target,
                         const Fields& fields = {}, std::string_view body = {});
    TestResponse get(std::string_view target, std::string_view cookie = {});
    TestResponse post(std::string_view target, std::string_view json, std::string_view cookie = {});
    TestResponse command(std::string_view command, std::string_view cookie = {});
    /// A new player with the password `password`; returns the cookie of their session.
    std::string sign_up(const std::string& name);

    /// Sends raw bytes; receives until `end` appears or the connection closes.
    void send(std::string_view bytes);
    std::string receive(std::string_view end = {});
    /// The next available bytes; empty if the connection closes.
    std::string receive_some();
    /// Waits until the server closes.
    bool wait_for_close(std::chrono::milliseconds patience = std::chrono::minutes(1));

private:
    std::unique_ptr<TestSocket> socket_;
};

class SocketClient {
public:
    /// Opens /api/socket. Throws if it is refused.
    explicit SocketClient(unsigned short port, const Fields& fields = {},
                          const std::string& target = "/api/socket");
    ~SocketClient();

    void send(std::string_view message);
    /// The next message; none after a timeout or close.
    std::optional<boost::json::value> receive(
        std::chrono::milliseconds patience = std::chrono::minutes(1));
    /// The server's close code; 0 while open or if it sent none.
    unsigned close_code() const;
    bool closed() const;

private:
    std::unique_ptr<TestSocket> socket_;
    bool closed_ = false;
    unsigned close_code_ = 0;
};

}  // namespace posthouse::http
