// The other end of the line, for the tests: a client that speaks HTTP or WebSocket and loses
// patience after ten seconds.
#pragma once

#include <boost/json/value.hpp>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::http {

using Fields = std::map<std::string, std::string>;  // names in small letters

struct Got {
    unsigned status = 0;
    Fields fields;
    std::string body;

    boost::json::value json() const;
    std::string field(const std::string& name) const;
    /// `session=…` of a Set-Cookie, ready to be sent back; empty where there is none.
    std::string cookie() const;
    /// The sentence of a refusal; empty where it is none.
    std::string error() const;
};

class HttpClient {
public:
    explicit HttpClient(unsigned short port);
    ~HttpClient();
    HttpClient(HttpClient&&);

    Got ask(std::string_view method, std::string_view target, const Fields& fields = {},
            std::string_view body = {});
    Got get(std::string_view target, std::string_view cookie = {});
    Got post(std::string_view target, std::string_view json, std::string_view cookie = {});
    Got command(std::string_view command, std::string_view cookie = {});

    /// Bytes as they are; and what comes back, until `end` stands in it or the other side closes.
    void send(std::string_view bytes);
    std::string receive(std::string_view end = {});
    /// What comes next, however little; empty where the other side closes.
    std::string receive_some();
    /// Waits until the other side closes.
    bool closed_within(std::chrono::milliseconds);

private:
    struct Line;
    std::unique_ptr<Line> line_;
};

class SocketClient {
public:
    /// Opens /api/socket. Throws where it is refused.
    explicit SocketClient(unsigned short port, const Fields& fields = {});
    ~SocketClient();

    void say(std::string_view message);
    /// The next message; none where nothing came in time or the socket was closed.
    std::optional<boost::json::value> hear(
        std::chrono::milliseconds patience = std::chrono::seconds(10));
    /// The code with which the house closed; 0 while it is open or where it said none.
    unsigned close_code() const;
    bool closed() const;

private:
    struct Line;
    std::unique_ptr<Line> line_;
};

}  // namespace posthouse::http
