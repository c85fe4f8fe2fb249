// Reads the requests of one connection.
#pragma once

#include "http/server/tcp.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace posthouse::http {

class RequestReader {
public:
    static constexpr std::size_t body_bytes_max = 64 * 1024;

    enum class Result { complete, malformed, header_too_long, body_too_long, closed };
    using Handler = std::function<void(Result)>;

    RequestReader();
    ~RequestReader();

    /// Forgets the last request. The next may have been received with it.
    void begin();
    void read_header(TcpStream&, Handler);
    void read_body(TcpStream&, Handler);

    bool has_begun() const;  // at least one byte was received
    bool is_complete() const;

    // Of the request whose header was read.
    unsigned version() const;  // 10 or 11
    std::string_view method() const;
    std::string_view target() const;
    std::string_view body() const;
    void set_target(std::string_view);
    std::optional<std::uint64_t> content_length() const;
    bool keep_alive() const;
    bool has_field(std::string_view name) const;
    std::string_view field(std::string_view name) const;       // the first; empty if missing
    std::string_view last_field(std::string_view name) const;  // the last of several lines
    /// A complete WebSocket handshake (RFC 6455, 4.2.1).
    bool is_handshake() const;

private:
    struct Parsing;
    void read(TcpStream&, bool whole, Handler);
    bool is_well_formed() const;

    const std::unique_ptr<Parsing> parsing_;
};

}  // namespace posthouse::http
