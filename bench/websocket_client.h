// WebSocket client for benchmarks, with an account of its own.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include <stdexcept>
#include <string>
#include <string_view>

/// The text after `"name":` up to one of `ends`; the server's JSON has no blanks.
inline std::string_view value_of(std::string_view json, std::string_view name,
                                 std::string_view ends) {
    const std::string key = '"' + std::string(name) + "\":";
    const auto at = json.find(key);
    if (at == std::string_view::npos) return {};
    const auto rest = json.substr(at + key.size());
    return rest.substr(0, rest.find_first_of(ends));
}

/// The leading number; 0 if there is none.
inline int number_in(std::string_view text) {
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') break;
        value = 10 * value + (c - '0');
    }
    return value;
}

struct WebSocketClient {
    template <class Io>
    explicit WebSocketClient(Io& io) : ws(io) {}

    boost::beast::websocket::stream<boost::beast::tcp_stream, false> ws;
    boost::beast::flat_buffer buffer;
    std::string name;
    std::string target = "/api/socket";

    /// Opens a socket; with a name, signs up as that player first.
    boost::asio::awaitable<void> connect(unsigned short port) {
        namespace http = boost::beast::http;
        namespace websocket = boost::beast::websocket;
        using boost::asio::use_awaitable;
        const std::string host = "127.0.0.1:" + std::to_string(port);
        auto& stream = boost::beast::get_lowest_layer(ws);
        stream.expires_never();
        const boost::asio::ip::tcp::endpoint server(boost::asio::ip::make_address("127.0.0.1"),
                                                    port);
        co_await stream.async_connect(server, use_awaitable);
        if (!name.empty()) {
            http::request<http::string_body> request{http::verb::post, "/api/signup", 11};
            request.set(http::field::host, host);
            request.set(http::field::content_type, "application/json");
            request.body() = R"({"name":")" + name + R"(","password":"longenough"})";
            request.prepare_payload();
            co_await http::async_write(stream, request, use_awaitable);
            http::response<http::string_body> answer;
            co_await http::async_read(stream, buffer, answer, use_awaitable);
            if (answer.result_int() != 200) throw std::runtime_error("signup: " + answer.body());
            std::string cookie(answer[http::field::set_cookie]);
            cookie = cookie.substr(0, cookie.find(';'));
            ws.set_option(
                websocket::stream_base::decorator([cookie](websocket::request_type& upgrade) {
                    upgrade.set(http::field::cookie, cookie);
                }));
            buffer.clear();
        }
        co_await ws.async_handshake(host, target, use_awaitable);
        ws.text(true);
    }

    /// The server's next message; valid until the next call.
    boost::asio::awaitable<std::string_view> receive() {
        buffer.clear();
        const std::size_t size = co_await ws.async_read(buffer, boost::asio::use_awaitable);
        co_return std::string_view(static_cast<const char*>(buffer.data().data()), size);
    }

    boost::asio::awaitable<void> send(std::string_view message) {
        co_await ws.async_write(boost::asio::buffer(message), boost::asio::use_awaitable);
    }
};
