#include "http/server/web_socket.h"

#include <algorithm>
#include <array>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/error.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <utility>

namespace posthouse::http {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

/// Initial read buffer for each socket: most commands are one line. Beast's default is 1.5 kB.
constexpr std::size_t read_buffer_bytes = 256;

/// A TcpStream as the next layer of Beast's stream. Beast's handlers cannot be copied.
class Layer {
public:
    using executor_type = asio::any_io_executor;

    explicit Layer(std::shared_ptr<TcpStream> tcp) : tcp_(std::move(tcp)) {}

    executor_type get_executor() const { return tcp_->executor(); }

    template <class Buffers, class Handler>
    void async_read_some(const Buffers& buffers, Handler&& handler) {
        asio::mutable_buffer room;
        for (const asio::mutable_buffer part : beast::buffers_range_ref(buffers))
            if (room.size() == 0) room = part;
        tcp_->read_some(
            static_cast<char*>(room.data()), room.size(),
            [held = hold(handler)](error_code wrong, std::size_t bytes) { (*held)(wrong, bytes); });
    }

    template <class Buffers, class Handler>
    void async_write_some(const Buffers& buffers, Handler&& handler) {
        std::array<std::string_view, 2> parts;
        std::size_t count = 0;
        for (const asio::const_buffer part : beast::buffers_range_ref(buffers))
            if (part.size() > 0 && count < parts.size())
                parts[count++] = {static_cast<const char*>(part.data()), part.size()};
        const std::size_t bytes = parts[0].size() + parts[1].size();
        tcp_->write(parts[0], parts[1], [held = hold(handler), bytes](error_code wrong) {
            (*held)(wrong, wrong ? 0 : bytes);
        });
    }

    // Beast writes the response to a handshake so. It is sent later.
    template <class Buffers>
    std::size_t write_some(const Buffers& buffers) {
        const std::size_t before = response.size();
        for (const asio::const_buffer part : beast::buffers_range_ref(buffers))
            response.append(static_cast<const char*>(part.data()), part.size());
        return response.size() - before;
    }
    template <class Buffers>
    std::size_t write_some(const Buffers& buffers, error_code& wrong) {
        wrong = {};
        return write_some(buffers);
    }
    template <class Buffers>
    std::size_t read_some(const Buffers&);
    template <class Buffers>
    std::size_t read_some(const Buffers&, error_code&);

    template <class Handler>
    friend void async_teardown(beast::role_type, Layer& layer, Handler&& handler) {
        layer.tcp_->finish([held = hold(handler)](error_code wrong) { (*held)(wrong); });
    }
    friend void beast_close_socket(Layer& layer) { layer.tcp_->close(); }

    TcpStream& tcp() { return *tcp_; }

    std::string response;

private:
    template <class Handler>
    static auto hold(Handler& handler) {
        return std::make_shared<Handler>(std::move(handler));
    }

    std::shared_ptr<TcpStream> tcp_;
};

}  // namespace

struct WebSocket::Open {
    explicit Open(std::shared_ptr<TcpStream> tcp) : stream(std::move(tcp)) {}

    websocket::stream<Layer, false> stream;  // no compression: it needs much memory
    beast::flat_buffer buffer;
    std::chrono::milliseconds closing_time{};
};

WebSocket::WebSocket(std::shared_ptr<TcpStream> tcp, const Limits& limits)
    : open_(std::make_unique<Open>(std::move(tcp))) {
    open_->stream.set_option(websocket::stream_base::timeout{
        .handshake_timeout = limits.closing,
        .idle_timeout = limits.silence,
        .keep_alive_pings = true,
    });
    open_->stream.read_message_max(limits.message_bytes);
    open_->stream.text(true);
    open_->stream.auto_fragment(false);
    open_->closing_time = limits.closing;
}

WebSocket::~WebSocket() = default;

void WebSocket::accept(std::string_view key, EndHandler accepted) {
    using beast::http::field;
    beast::http::request<beast::http::empty_body> handshake(beast::http::verb::get, "/", 11);
    handshake.set(field::host, "any");
    handshake.set(field::connection, "upgrade");
    handshake.set(field::upgrade, "websocket");
    handshake.set(field::sec_websocket_key, beast::string_view(key.data(), key.size()));
    handshake.set(field::sec_websocket_version, "13");
    error_code wrong;
    open_->stream.accept(handshake, wrong);
    Layer& layer = open_->stream.next_layer();
    layer.tcp().expires_after(open_->closing_time);
    layer.tcp().write(layer.response, {},
                      [this, wrong, accepted = std::move(accepted)](error_code failed) {
                          open_->stream.next_layer().response = {};
                          open_->stream.next_layer().tcp().expires_never();
                          accepted(wrong ? wrong : failed);
                      });
}

bool WebSocket::is_open() const {
    return open_->stream.is_open();
}

void WebSocket::read(EndHandler ended) {
    open_->stream.async_read_some(
        open_->buffer, std::max(read_buffer_bytes, open_->buffer.size()),
        IoHandler([ended = std::move(ended)](error_code wrong, std::size_t) { ended(wrong); }));
}

bool WebSocket::is_message_complete() const {
    return open_->stream.is_message_done();
}

std::string WebSocket::take_message() {
    std::string text = beast::buffers_to_string(open_->buffer.data());
    open_->buffer.clear();
    if (text.size() > read_buffer_bytes) open_->buffer.shrink_to_fit();
    return text;
}

void WebSocket::write(std::string_view message, EndHandler ended) {
    open_->stream.async_write(
        asio::buffer(message.data(), message.size()),
        IoHandler([ended = std::move(ended)](error_code wrong, std::size_t) { ended(wrong); }));
}

void WebSocket::close(CloseCode code, EndHandler ended) {
    open_->stream.async_close(static_cast<websocket::close_code>(code), std::move(ended));
}

}  // namespace posthouse::http
