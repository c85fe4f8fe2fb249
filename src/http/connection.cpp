#include "http/connection.h"

#include "http/http_message.h"
#include "http/routes.h"
#include "http/static_files.h"

#include <sys/socket.h>
#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <cerrno>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

namespace posthouse::http {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

namespace {

constexpr std::uint64_t body_bytes_max = 64 * 1024;
constexpr std::uint32_t header_bytes_max = 8 * 1024;
/// Bounds the unparsed input: trailers and chunk extensions have no other limit.
constexpr std::size_t unread_bytes_max = 16 * 1024;
/// The slowest connection that can load a long file.
constexpr std::size_t bytes_per_second_min = 4096;
/// What is read after the last response, so that the client receives it.
constexpr std::size_t drained_bytes_max = 1024 * 1024;
constexpr auto drain_time_max = std::chrono::seconds(2);

/// Responses may override them.
using SecurityField = std::pair<std::string_view, std::string_view>;
constexpr SecurityField security_fields[] = {
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
     "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "same-origin"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

/// The response to an invalid request; none if the client has gone.
std::optional<HttpResponse> invalid_request_response(error_code wrong) {
    if (wrong == http::error::end_of_stream || wrong == http::error::partial_message)
        return std::nullopt;
    if (wrong == http::error::body_limit)
        return error_response(
            413, refuse("body-too-long", "The body is longer than 64 kB: send less at once."));
    if (wrong == http::error::header_limit)
        return error_response(
            431, refuse("header-too-long",
                        "The header is longer than 8 kB: clear the cookies of this site."));
    if (wrong.category() == make_error_code(http::error::end_of_stream).category())
        return error_response(400, refuse("http-malformed", "This is not a valid HTTP request."));
    return std::nullopt;
}

/// A complete WebSocket handshake (RFC 6455, 4.2.1). Incomplete ones go to the API, whose error
/// message is better than Beast's.
bool is_handshake(const http::request<http::string_body>& asked) {
    constexpr std::size_t key_length = 24;  // 16 bytes in base64
    return beast::websocket::is_upgrade(asked) && asked.version() == 11 &&
           asked.count(http::field::host) != 0 &&
           asked[http::field::sec_websocket_key].size() == key_length &&
           asked[http::field::sec_websocket_version] == "13";
}

HttpResponse busy_response() {
    auto answer =
        error_response(503, refuse("server-busy", "The server is busy: try again in a minute."));
    answer.fields.emplace_back("Retry-After", "60");
    return answer;
}

/// Charges requests without a login for their processor time. Commands have limits of their own
/// (api.cpp).
class AnonymousCharge {
public:
    AnonymousCharge(const HttpContext& context, std::string address)
        : api_(context.api),
          work_(context.anonymous_time),
          now_(context.now),
          processor_time_(context.options.processor_time),
          limit_reached_(context.options.on_limit_reached),
          address_(std::move(address)) {}

    bool applies_to(const HttpRequest& request) const {
        // Monitoring must always get through (serve.cpp bounds its cost).
        return processor_time_ && request.method != "POST" && request.target != "/health" &&
               api_->is_anonymous(request);
    }
    /// Starts the measurement unless it returns a refusal.
    std::optional<HttpResponse> refusal() {
        begun_ = processor_time_();
        const auto wait = work_->retry_after(address_, now_());
        if (!wait) return std::nullopt;
        if (limit_reached_) limit_reached_("strangers_work", address_);
        auto answer =
            error_response(503, refuse("busy-with-visitors",
                                       "The server is busy with visitors who are not logged in: "
                                       "log in, or try again in {wait} seconds.",
                                       wait->count()));
        answer.fields.emplace_back("Retry-After", std::to_string(wait->count()));
        return answer;
    }
    void charge() { work_->charge(address_, processor_time_() - begun_, now_()); }

private:
    const std::shared_ptr<const Api> api_;
    const std::shared_ptr<AnonymousTimeBudget> work_;
    const std::function<club::Instant()> now_;
    const std::function<std::chrono::microseconds()> processor_time_;
    const club::LimitReached limit_reached_;
    const std::string address_;
    std::chrono::microseconds begun_{};
};

class Connection final : public Closable, public std::enable_shared_from_this<Connection> {
public:
    Connection(asio::ip::tcp::socket socket, std::shared_ptr<HttpContext> context)
        : stream_(std::move(socket)),
          context_(std::move(context)),
          reservation_(context_->buffer_budget) {}

    void start() {
        if (!context_->connections.add(shared_from_this())) return;
        asio::post(stream_.get_executor(), [self = shared_from_this()] { self->read(); });
    }

    void close() override {
        asio::post(executor_, [self = shared_from_this()] {
            self->closed_ = true;
            if (!self->upgraded_) self->stream_.close();
        });
    }

    void close_when_answered(bool even_new) override {
        asio::post(executor_, [self = shared_from_this(), even_new] {
            if (self->upgraded_) return;
            error_code gone;
            const bool waits = self->waiting_ && !self->parser_->got_some() &&
                               self->stream_.socket().available(gone) == 0;
            if (self->ended_ ? even_new : waits && (self->answered_ || even_new)) self->close();
        });
    }

private:
    void report_limit(std::string_view limit) const {
        if (context_->options.on_limit_reached)
            context_->options.on_limit_reached(limit, address_key(address()));
    }
    void read();
    void on_header(error_code);
    void on_read(error_code);
    HttpRequest request() const;
    /// Calls the API, the no-script site or the page's site on a reader thread.
    template <class Asked>
    void dispatch(const std::shared_ptr<Asked>& asked);
    void watch_for_end();
    void end_watch();
    void upgrade();
    void send(HttpResponse);
    void add_general_fields();
    void prepare_response();
    void start_stream();
    std::string address() const;
    void on_write(error_code);
    void drain(std::size_t bytes);
    void finish() { context_->connections.remove(*this); }

    /// Calls `then` on this connection's strand, unless it is gone. Pending backend calls do not
    /// keep it alive.
    template <class Then>
    auto on_strand(Then then) {
        return [weak = weak_from_this(), then](auto answer) {
            if (const auto self = weak.lock())
                asio::post(self->executor_, [self, then, answer = std::move(answer)]() mutable {
                    if (!self->closed_) then(*self, std::move(answer));
                });
        };
    }

    beast::tcp_stream stream_;
    const beast::tcp_stream::executor_type executor_ = stream_.get_executor();
    const std::shared_ptr<HttpContext> context_;
    BufferBudget::Reservation reservation_;
    beast::flat_buffer buffer_{unread_bytes_max};
    std::optional<http::request_parser<http::string_body>> parser_;
    HttpResponse answer_;
    http::response<http::span_body<const char>> response_;
    std::shared_ptr<std::atomic<bool>> disconnected_;  // of the current request
    std::chrono::steady_clock::time_point complete_;   // the current request
    std::string_view kind_ = "none";                   // the same, as in ResponseMetrics
    bool unreadable_ = false;                          // further input cannot be parsed
    bool waiting_ = false;                             // for a request
    bool answered_ = false;                            // at least one request
    bool ended_ = false;                               // after the last response
    bool upgraded_ = false;
    bool closed_ = false;
};

void Connection::read() {
    parser_.emplace();
    parser_->body_limit(body_bytes_max);
    parser_->header_limit(header_bytes_max);
    reservation_.set(0);
    // Covers header and body, however slowly they arrive.
    stream_.expires_after(context_->options.idle_timeout);
    waiting_ = true;
    http::async_read_header(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](error_code wrong, std::size_t) { self->on_header(wrong); });
}

/// Reserves memory for the body.
void Connection::on_header(error_code wrong) {
    waiting_ = false;
    complete_ = std::chrono::steady_clock::now();
    kind_ = "none";
    if (wrong || closed_ || parser_->is_done()) return on_read(wrong);
    if (!reservation_.set(parser_->content_length().value_or(body_bytes_max))) {
        unreadable_ = true;
        report_limit("held_memory");
        return send(busy_response());
    }
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](error_code failed, std::size_t) { self->on_read(failed); });
}

void Connection::on_read(error_code wrong) {
    if (closed_) return finish();
    if (wrong) {
        auto answer = invalid_request_response(wrong);
        if (!answer) return finish();
        unreadable_ = true;
        return send(std::move(*answer));
    }
    stream_.expires_never();
    complete_ = std::chrono::steady_clock::now();
    parser_->get().target(unversioned(parser_->get().target()));
    if (const auto wait =
            context_->address_limiter.retry_after(address_key(address()), context_->now())) {
        report_limit("requests_of_address");
        auto answer = error_response(
            429, refuse("too-many-requests-from-address",
                        "Too many requests from your address: try again in {wait} seconds.",
                        wait->count()));
        answer.fields.emplace_back("Retry-After", std::to_string(wait->count()));
        return send(std::move(answer));
    }
    const auto target = parser_->get().target();
    const std::string_view asked(target.data(), target.size());
    if (NoScriptSite::owns(asked)) {
        kind_ = "plain";
        return dispatch(context_->no_script_site);
    }
    if (context_->page_site->owns(asked)) {
        kind_ = "page";
        return dispatch(context_->page_site);
    }
    if (!Api::owns(asked)) {
        kind_ = "file";
        return send(context_->files.answer(request()));
    }
    kind_ = parser_->get().method() == http::verb::post ? "command" : "read";
    if (is_handshake(parser_->get()) && target.substr(0, target.find('?')) == "/api/socket")
        return upgrade();
    dispatch(context_->api);
}

HttpRequest Connection::request() const {
    const auto& read = parser_->get();
    const auto text = [](beast::string_view words) { return std::string(words); };
    const auto field = [&](http::field name) { return text(read[name]); };
    return {.method = text(read.method_string()),
            .target = text(read.target()),
            .content_type = field(http::field::content_type),
            .origin = field(http::field::origin),
            .host = field(http::field::host),
            .cookie = field(http::field::cookie),
            .accept_encoding = field(http::field::accept_encoding),
            .if_none_match = field(http::field::if_none_match),
            .accept = field(http::field::accept),
            .authorization = field(http::field::authorization),
            .last_event_id = text(read["Last-Event-ID"]),
            .asked_headers = field(http::field::access_control_request_headers),
            .user_agent = field(http::field::user_agent),
            .address = address(),
            .body = read.body(),
            .disconnected = disconnected_};
}

/// The client's address; behind our proxy the last entry of X-Forwarded-For.
std::string Connection::address() const {
    error_code wrong;
    const auto end = beast::get_lowest_layer(stream_).socket().remote_endpoint(wrong);
    if (wrong) return {};
    std::string from = end.address().to_string();
    if (context_->options.proxy.empty() || from != context_->options.proxy) return from;
    const auto told = parser_->get()["X-Forwarded-For"];
    const auto last = told.substr(told.rfind(',') == told.npos ? 0 : told.rfind(',') + 1);
    const auto first = last.find_first_not_of(' ');
    if (first == last.npos) return from;
    return std::string(last.substr(first, last.find_last_not_of(' ') - first + 1));
}

/// Detects that the client disconnects while it waits. Pipelined input ends the detection.
void Connection::watch_for_end() {
    disconnected_ = std::make_shared<std::atomic<bool>>(false);
    stream_.socket().async_wait(asio::ip::tcp::socket::wait_read,
                                [weak = weak_from_this(), gone = disconnected_](error_code wrong) {
                                    const auto self = weak.lock();
                                    if (wrong || !self || self->closed_) return;
                                    char next = 0;
                                    const auto got = ::recv(self->stream_.socket().native_handle(),
                                                            &next, 1, MSG_PEEK | MSG_DONTWAIT);
                                    if (got == 0 || (got < 0 && errno != EAGAIN)) *gone = true;
                                });
}

void Connection::end_watch() {
    error_code ignored;
    disconnected_.reset();
    stream_.socket().cancel(ignored);
}

template <class Asked>
void Connection::dispatch(const std::shared_ptr<Asked>& asked) {
    AnonymousCharge bill(*context_, address());
    watch_for_end();
    const auto done = on_strand([](Connection& self, HttpResponse answer) {
        self.end_watch();
        if (!answer.ended_session.empty())
            self.context_->broadcaster->end_session(answer.ended_session);
        self.send(std::move(answer));
    });
    context_->readers->post([asked, request = request(), done, bill]() mutable {
        const auto packed = [done, wish = request.accept_encoding](HttpResponse answer) {
            maybe_gzip(answer, wish);
            done(std::move(answer));
        };
        if (!bill.applies_to(request)) return asked->answer(std::move(request), packed);
        if (auto refusal = bill.refusal()) {
            if constexpr (requires { asked->undescribed(request); })
                if (auto page = asked->undescribed(request)) return done(*std::move(page));
            return done(std::move(*refusal));
        }
        asked->answer(std::move(request), packed);
        bill.charge();
    });
}

void Connection::upgrade() {
    const auto asked = request();
    if (!asked.origin.empty() && !same_origin(asked.origin, asked.host))
        return send(error_response(
            403, refuse("socket-of-other-site",
                        "This socket is opened by another site: use the page of Posthouse.")));
    const auto open = on_strand([](Connection& self, Caller caller) {
        self.upgraded_ = true;
        std::string from = self.address();
        open_socket(std::move(self.stream_), self.parser_->release(), std::move(caller),
                    address_key(self.address()), self.context_);
        self.finish();
    });
    const auto failed =
        on_strand([](Connection& self, HttpResponse answer) { self.send(std::move(answer)); });
    context_->readers->post([api = context_->api, asked, open, failed] {
        try {
            auto caller = api->socket_caller(asked);
            if (!caller) return failed(std::move(caller.error()));
            open(*std::move(caller));
        } catch (const std::exception& fault) {
            failed(error_response(503, error_message(fault)));
            throw;
        }
    });
}

void Connection::send(HttpResponse answer) {
    // Files are shared, so they do not count.
    if (reservation_.set(answer.body.size())) {
        answer_ = std::move(answer);
    } else {
        report_limit("held_memory");
        answer_ = busy_response();
    }
    reservation_.set(answer_.body.size());
    add_general_fields();
    if (context_->options.on_response)
        context_->options.on_response(
            {.kind = kind_,
             .status = answer_.status,
             .seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - complete_)
                            .count()});
    if ((answer_.event_stream || answer_.next_piece) && parser_->get().method() != http::verb::head)
        return start_stream();
    prepare_response();
    const auto bytes = answer_.file.empty() ? std::string_view(answer_.body) : answer_.file;
    stream_.expires_after(context_->options.idle_timeout +
                          std::chrono::seconds(bytes.size() / bytes_per_second_min));
    http::async_write(
        stream_, response_,
        [self = shared_from_this()](error_code wrong, std::size_t) { self->on_write(wrong); });
}

/// What every response of the API has, whoever made it.
void Connection::add_general_fields() {
    if (unreadable_) return;
    const auto& read = parser_->get();
    if (!Api::owns(read.target())) return;
    const bool with_token = read.count(http::field::authorization) != 0;
    if (with_token && read.count(http::field::origin) != 0) allow_other_origins(answer_);
    if (with_token || !read[http::field::cookie].empty()) return;
    if (const auto quota = context_->address_limiter.quota(address_key(address()), context_->now()))
        for (auto& field : rate_limit_fields("address", *quota))
            answer_.fields.push_back(std::move(field));
}

/// Hands the connection over to what sends the body.
void Connection::start_stream() {
    const bool chunked = answer_.next_piece && parser_->get().version() >= 11;
    std::string head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: " + answer_.type;
    if (chunked) head += "\r\nTransfer-Encoding: chunked";
    for (const auto& [name, value] : security_fields)
        head.append("\r\n").append(name).append(": ").append(value);
    for (const auto& [name, value] : answer_.fields) head += "\r\n" + name + ": " + value;
    head += "\r\n\r\n";
    upgraded_ = true;
    if (answer_.event_stream)
        open_event_stream(std::move(stream_), head + answer_.body, answer_.event_stream, context_);
    else
        send_in_pieces(std::move(stream_), std::move(head), chunked, std::move(answer_.next_piece),
                       context_);
    finish();
}

void Connection::prepare_response() {
    const auto& read = parser_->get();
    const auto bytes = answer_.file.empty() ? std::string_view(answer_.body) : answer_.file;
    response_ = {};
    response_.version(unreadable_ ? 11 : read.version());
    response_.result(answer_.status);
    response_.keep_alive(!unreadable_ && !context_->finishing && read.keep_alive());
    for (const auto& [name, value] : security_fields) response_.set(name, value);
    for (const auto& [name, value] : answer_.fields)
        if (std::ranges::count(security_fields, name, &SecurityField::first) > 0)
            response_.set(name, value);
        else
            response_.insert(name, value);
    if (answer_.status != 304) {
        response_.set(http::field::content_type, answer_.type);
        // Nobody knows the length of a stream, and HEAD does not begin it.
        const bool stream = answer_.event_stream || std::exchange(answer_.next_piece, nullptr);
        if (!stream) response_.content_length(bytes.size());
        if (read.method() != http::verb::head) response_.body() = {bytes.data(), bytes.size()};
    }
}

void Connection::on_write(error_code wrong) {
    if (wrong || closed_) return finish();
    answered_ = true;
    if (!response_.need_eof() && response_.keep_alive()) return read();
    ended_ = true;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, wrong);
    stream_.expires_after(drain_time_max);
    drain(0);
}

/// Reads on briefly: closing with unread bytes would make the kernel discard the response.
void Connection::drain(std::size_t bytes) {
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(unread_bytes_max),
                            [self = shared_from_this(), bytes](error_code wrong, std::size_t more) {
                                if (wrong || bytes + more > drained_bytes_max)
                                    return self->finish();
                                self->drain(bytes + more);
                            });
}

}  // namespace

void open_connection(asio::ip::tcp::socket socket, std::shared_ptr<HttpContext> context) {
    error_code ignored;
    socket.set_option(asio::ip::tcp::no_delay(true), ignored);
    std::make_shared<Connection>(std::move(socket), std::move(context))->start();
}

}  // namespace posthouse::http
