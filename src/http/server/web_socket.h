// One WebSocket without its meaning, which socket.cpp knows.
#pragma once

#include "http/server/tcp.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace posthouse::http {

class WebSocket {
public:
    struct Limits {
        std::chrono::milliseconds silence;  // half of it is followed by a ping
        std::chrono::milliseconds closing;
        std::size_t message_bytes;
    };
    enum class CloseCode : std::uint16_t { going_away = 1001, policy_violation = 1008 };

    WebSocket(std::shared_ptr<TcpStream>, const Limits&);
    ~WebSocket();

    /// Accepts a handshake with this `Sec-WebSocket-Key`.
    void accept(std::string_view key, EndHandler);
    bool is_open() const;

    /// Reads a part of a message.
    void read(EndHandler);
    bool is_message_complete() const;
    std::string take_message();

    /// The message must outlive the operation.
    void write(std::string_view message, EndHandler);
    /// Says so to the client and waits for its answer.
    void close(CloseCode, EndHandler);

private:
    struct Open;
    const std::unique_ptr<Open> open_;
};

}  // namespace posthouse::http
