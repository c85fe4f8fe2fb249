#include "http/server/request_reader.h"

#include <boost/asio/error.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/read_size.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <iterator>
#include <utility>

namespace posthouse::http {

namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr std::uint32_t header_bytes_max = 8 * 1024;
/// Bounds the unparsed input: trailers and chunk extensions have no other limit.
constexpr std::size_t unread_bytes_max = 16 * 1024;

std::string_view text(beast::string_view words) {
    return {words.data(), words.size()};
}

RequestReader::Result result_of(error_code wrong) {
    using enum RequestReader::Result;
    if (!wrong) return complete;
    if (wrong == http::error::body_limit) return body_too_long;
    if (wrong == http::error::header_limit) return header_too_long;
    if (wrong == http::error::end_of_stream || wrong == http::error::partial_message) return closed;
    return wrong.category() == make_error_code(http::error::end_of_stream).category() ? malformed
                                                                                      : closed;
}

}  // namespace

struct RequestReader::Parsing {
    const http::request<http::string_body>& request() const { return parser->get(); }

    beast::flat_buffer buffer{unread_bytes_max};
    std::optional<http::request_parser<http::string_body>> parser;
};

RequestReader::RequestReader() : parsing_(std::make_unique<Parsing>()) {
    begin();
}

RequestReader::~RequestReader() = default;

void RequestReader::begin() {
    auto& parser = parsing_->parser.emplace();
    parser.body_limit(body_bytes_max);
    parser.header_limit(header_bytes_max);
}

void RequestReader::read_header(TcpStream& stream, Handler handler) {
    read(stream, false, std::move(handler));
}

void RequestReader::read_body(TcpStream& stream, Handler handler) {
    read(stream, true, std::move(handler));
}

void RequestReader::read(TcpStream& stream, bool whole, Handler handler) {
    auto& [buffer, parser] = *parsing_;
    parser->eager(whole);
    while (buffer.size() > 0 && !(whole ? parser->is_done() : parser->is_header_done())) {
        error_code wrong;
        buffer.consume(parser->put(buffer.data(), wrong));
        if (wrong == http::error::need_more) break;
        if (wrong) return handler(result_of(wrong));
    }
    if (whole ? parser->is_done() : parser->is_header_done())
        return handler(is_well_formed() ? Result::complete : Result::malformed);
    const std::size_t size = beast::read_size(buffer, unread_bytes_max);
    if (size == 0) return handler(Result::malformed);
    const auto room = buffer.prepare(size);
    stream.read_some(static_cast<char*>(room.data()), room.size(),
                     [this, &stream, whole, handler = std::move(handler)](
                         error_code wrong, std::size_t bytes) mutable {
                         parsing_->buffer.commit(bytes);
                         if (!wrong) return read(stream, whole, std::move(handler));
                         // A body may have no other end.
                         if (wrong == boost::asio::error::eof && parsing_->parser->got_some()) {
                             wrong = {};
                             parsing_->parser->put_eof(wrong);
                         }
                         handler(result_of(wrong));
                     });
}

/// RFC 9112, 3.2 and 6.1: exactly one Host, and no transfer coding but chunked. A proxy might see
/// another request in the same bytes.
bool RequestReader::is_well_formed() const {
    const auto& request = parsing_->request();
    const std::size_t hosts = request.count(http::field::host);
    if (hosts > 1 || (hosts == 0 && version() >= 11)) return false;
    const std::size_t codings = request.count(http::field::transfer_encoding);
    return codings == 0 || (codings == 1 && !parsing_->parser->content_length() &&
                            beast::iequals(request[http::field::transfer_encoding], "chunked"));
}

bool RequestReader::has_begun() const {
    return parsing_->parser->got_some();
}

bool RequestReader::is_complete() const {
    return parsing_->parser->is_done();
}

unsigned RequestReader::version() const {
    return parsing_->request().version();
}

std::string_view RequestReader::method() const {
    return text(parsing_->request().method_string());
}

std::string_view RequestReader::target() const {
    return text(parsing_->request().target());
}

void RequestReader::set_target(std::string_view target) {
    parsing_->parser->get().target({target.data(), target.size()});
}

std::string_view RequestReader::body() const {
    return parsing_->request().body();
}

std::optional<std::uint64_t> RequestReader::content_length() const {
    const auto length = parsing_->parser->content_length();
    return length ? std::optional(*length) : std::nullopt;
}

bool RequestReader::keep_alive() const {
    return parsing_->request().keep_alive();
}

bool RequestReader::has_field(std::string_view name) const {
    return parsing_->request().count({name.data(), name.size()}) > 0;
}

std::string_view RequestReader::field(std::string_view name) const {
    return text(parsing_->request()[{name.data(), name.size()}]);
}

std::string_view RequestReader::last_field(std::string_view name) const {
    const auto [begin, end] =
        parsing_->request().equal_range(beast::string_view(name.data(), name.size()));
    return begin == end ? std::string_view() : text(std::prev(end)->value());
}

bool RequestReader::is_handshake() const {
    constexpr std::size_t key_length = 24;  // 16 bytes in base64
    return beast::websocket::is_upgrade(parsing_->request()) && version() == 11 &&
           has_field("Host") && field("Sec-WebSocket-Key").size() == key_length &&
           field("Sec-WebSocket-Version") == "13";
}

}  // namespace posthouse::http
