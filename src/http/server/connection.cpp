#include "http/server/connection.h"

#include "http/routes.h"
#include "http/server/http_message.h"
#include "http/server/request_reader.h"
#include "http/server/response_head.h"
#include "http/site/static_files.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::http {

namespace {

/// The slowest connection that can load a long file.
constexpr std::size_t bytes_per_second_min = 4096;
/// What is read after the last response, so that the client receives it.
constexpr std::size_t drained_bytes_max = 1024 * 1024;
constexpr std::size_t drained_bytes_at_once = 16 * 1024;
constexpr auto drain_time_max = std::chrono::seconds(2);

/// Responses may override them.
constexpr HeaderField security_fields[] = {
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
     "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "same-origin"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

/// The response to an invalid request; none if the client has gone.
std::optional<HttpResponse> invalid_request_response(RequestReader::Result result) {
    using enum RequestReader::Result;
    if (result == body_too_long)
        return error_response(
            413, refuse("body-too-long", "The body is longer than 64 kB: send less at once."));
    if (result == header_too_long)
        return error_response(
            431, refuse("header-too-long",
                        "The header is longer than 8 kB: clear the cookies of this site."));
    if (result == malformed)
        return error_response(400, refuse("http-malformed", "This is not a valid HTTP request."));
    return std::nullopt;
}

HttpResponse busy_response() {
    auto answer =
        error_response(503, refuse("server-busy", "The server is busy: try again in a minute."));
    answer.fields.emplace_back("Retry-After", "60");
    return answer;
}

HttpResponse too_many_connections() {
    auto answer = error_response(
        429,
        refuse("too-many-connections",
               "Too many connections from your address are open: close some, or try again in a "
               "minute."));
    answer.fields.emplace_back("Retry-After", "60");
    return answer;
}

/// Codes of invitations and resets follow the first part of a page's path, or the second of the
/// API's.
std::string_view path_without_secrets(std::string_view target) {
    const std::string_view path = target.substr(0, target.find_first_of("?#"));
    const std::size_t parts = path.starts_with("/api/") ? 2 : 1;
    std::size_t end = 0;
    for (std::size_t part = 0; part < parts && end != path.npos; ++part)
        end = path.find('/', end + 1);
    return path.substr(0, end);
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
                                       "log in, or try again in {wait} s.",
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
    Connection(std::shared_ptr<TcpStream> stream, std::shared_ptr<HttpContext> context)
        : stream_(std::move(stream)),
          context_(std::move(context)),
          reservation_(context_->buffer_budget) {}

    void start() {
        if (!context_->connections.add(shared_from_this())) return;
        stream_->post([self = shared_from_this()] { self->read(); });
    }

    void close() override {
        stream_->post([self = shared_from_this()] {
            self->closed_ = true;
            if (!self->upgraded_) self->stream_->close();
        });
    }

    void close_when_answered(bool even_new) override {
        stream_->post([self = shared_from_this(), even_new] {
            if (self->upgraded_) return;
            const bool waits =
                self->waiting_ && !self->request_.has_begun() && !self->stream_->has_input();
            if (self->ended_ ? even_new : waits && (self->answered_ || even_new)) self->close();
        });
    }

private:
    void report_limit(std::string_view limit) const {
        if (context_->options.on_limit_reached)
            context_->options.on_limit_reached(limit, address_key(address()));
    }
    void read();
    void on_header(RequestReader::Result);
    void on_read(RequestReader::Result);
    HttpRequest request() const;
    /// Calls the API, the no-script site or the page's site on a reader thread.
    template <class Asked>
    void dispatch(const std::shared_ptr<Asked>& asked);
    void watch_for_end();
    void end_watch();
    void upgrade();
    void send(HttpResponse);
    void add_general_fields();
    /// The header of a response of so many bytes; sets `keep_alive_`.
    std::string make_head(std::size_t bytes);
    std::vector<HeaderField> header_fields() const;
    void start_stream();
    std::string address() const;
    bool is_from_proxy() const;
    bool admit_lasting();
    void on_write(error_code);
    void drain(std::size_t bytes);
    void finish() { context_->connections.remove(*this); }

    /// Calls `then` on this connection's strand, unless it is gone. Pending backend calls do not
    /// keep it alive.
    template <class Then>
    auto on_strand(Then then) {
        return [weak = weak_from_this(), then](auto answer) {
            if (const auto self = weak.lock())
                self->stream_->post([self, then, answer = std::move(answer)]() mutable {
                    if (!self->closed_) then(*self, std::move(answer));
                });
        };
    }

    const std::shared_ptr<TcpStream> stream_;  // if upgraded, somebody else reads and writes it
    const std::shared_ptr<HttpContext> context_;
    BufferBudget::Reservation reservation_;
    RequestReader request_;
    HttpResponse answer_;
    std::string head_;                                 // of the response
    std::vector<char> drained_;                        // input after the last response
    std::shared_ptr<std::atomic<bool>> disconnected_;  // of the current request
    std::chrono::steady_clock::time_point complete_;   // the current request
    std::string_view kind_ = "none";                   // the same, as in ResponseMetrics
    bool unreadable_ = false;                          // further input cannot be parsed
    bool waiting_ = false;                             // for a request
    bool answered_ = false;                            // at least one request
    bool keep_alive_ = false;                          // after the current response
    bool ended_ = false;                               // after the last response
    bool upgraded_ = false;
    bool closed_ = false;
};

void Connection::read() {
    request_.begin();
    reservation_.set(0);
    // Covers header and body, however slowly they arrive.
    stream_->expires_after(context_->options.idle_timeout);
    waiting_ = true;
    request_.read_header(*stream_,
                         [self = shared_from_this()](auto result) { self->on_header(result); });
}

/// Reserves memory for the body.
void Connection::on_header(RequestReader::Result result) {
    waiting_ = false;
    complete_ = std::chrono::steady_clock::now();
    kind_ = "none";
    if (result != RequestReader::Result::complete || closed_ || request_.is_complete())
        return on_read(result);
    if (!reservation_.set(request_.content_length().value_or(RequestReader::body_bytes_max))) {
        unreadable_ = true;
        report_limit("held_memory");
        return send(busy_response());
    }
    request_.read_body(*stream_, [self = shared_from_this()](auto read) { self->on_read(read); });
}

void Connection::on_read(RequestReader::Result result) {
    if (closed_) return finish();
    if (result != RequestReader::Result::complete) {
        auto answer = invalid_request_response(result);
        if (!answer) return finish();
        unreadable_ = true;
        return send(std::move(*answer));
    }
    stream_->expires_never();
    complete_ = std::chrono::steady_clock::now();
    request_.set_target(unversioned(request_.target()));
    if (const auto wait =
            context_->address_limiter.retry_after(address_key(address()), context_->now())) {
        report_limit("requests_of_address");
        auto answer = error_response(
            429,
            refuse("too-many-requests-from-address",
                   "Too many requests from your address: try again in {wait} s.", wait->count()));
        answer.fields.emplace_back("Retry-After", std::to_string(wait->count()));
        return send(std::move(answer));
    }
    const std::string_view target = request_.target();
    if (NoScriptSite::owns(target)) {
        kind_ = "plain";
        return dispatch(context_->no_script_site);
    }
    if (context_->page_site->owns(target)) {
        kind_ = "page";
        return dispatch(context_->page_site);
    }
    if (!Api::owns(target)) {
        kind_ = "file";
        return send(context_->files.answer(request()));
    }
    kind_ = request_.method() == "POST" ? "command" : "read";
    // The API answers incomplete handshakes.
    if (request_.is_handshake() && target.substr(0, target.find('?')) == "/api/socket")
        return upgrade();
    dispatch(context_->api);
}

HttpRequest Connection::request() const {
    const auto field = [&](std::string_view name) { return std::string(request_.field(name)); };
    return {.method = std::string(request_.method()),
            .target = std::string(request_.target()),
            .content_type = field("Content-Type"),
            .origin = field("Origin"),
            .host = field("Host"),
            .cookie = field("Cookie"),
            .accept_encoding = field("Accept-Encoding"),
            .accept_language = field("Accept-Language"),
            .if_none_match = field("If-None-Match"),
            .accept = field("Accept"),
            .authorization = field("Authorization"),
            .last_event_id = field("Last-Event-ID"),
            .asked_headers = field("Access-Control-Request-Headers"),
            .user_agent = field("User-Agent"),
            .range = field("Range"),
            .if_range = field("If-Range"),
            .address = address(),
            .body = std::string(request_.body()),
            .disconnected = disconnected_};
}

/// The client's address; behind our proxy the last entry of the last X-Forwarded-For, since a
/// client may have sent others.
std::string Connection::address() const {
    std::string from = stream_->client_address();
    if (!is_from_proxy()) return from;
    const std::string_view told = request_.last_field("X-Forwarded-For");
    const auto last = told.substr(told.rfind(',') == told.npos ? 0 : told.rfind(',') + 1);
    const auto first = last.find_first_not_of(' ');
    if (first == last.npos) return from;
    return std::string(last.substr(first, last.find_last_not_of(' ') - first + 1));
}

bool Connection::is_from_proxy() const {
    const std::string& proxy = context_->options.proxy;
    return !proxy.empty() && stream_->client_address() == proxy;
}

/// Whether the client may have one more connection that stays open. One without a proxy was counted
/// when it was accepted.
bool Connection::admit_lasting() {
    if (!is_from_proxy()) return true;
    auto lease = context_->connection_limiter.admit(address_key(address()));
    if (!lease) report_limit("connections");
    const bool admitted = lease != nullptr;
    stream_->hold(std::move(lease));
    return admitted;
}

/// Detects that the client disconnects while it waits. Pipelined input ends the detection.
void Connection::watch_for_end() {
    disconnected_ = std::make_shared<std::atomic<bool>>(false);
    stream_->wait_for_input([weak = weak_from_this(), gone = disconnected_](error_code wrong) {
        const auto self = weak.lock();
        if (wrong || !self || self->closed_) return;
        if (self->stream_->closed_by_client()) *gone = true;
    });
}

void Connection::end_watch() {
    disconnected_.reset();
    stream_->cancel();
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
        if (!self.admit_lasting()) return self.send(too_many_connections());
        self.upgraded_ = true;
        open_socket(self.stream_, self.request_.field("Sec-WebSocket-Key"),
                    wants_brief(self.request_.target()), std::move(caller),
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
                            .count(),
             .method = request_.method(),
             .path = path_without_secrets(request_.target()),
             .address = address()});
    const bool only_head = request_.method() == "HEAD";
    if (answer_.event_stream && !only_head && !admit_lasting()) return send(too_many_connections());
    if ((answer_.event_stream || answer_.next_piece) && !only_head) return start_stream();
    const auto bytes = answer_.file.empty() ? std::string_view(answer_.body) : answer_.file;
    head_ = make_head(bytes.size());
    stream_->expires_after(context_->options.idle_timeout +
                           std::chrono::seconds(bytes.size() / bytes_per_second_min));
    stream_->write(head_, only_head || answer_.status == 304 ? std::string_view() : bytes,
                   [self = shared_from_this()](error_code wrong) { self->on_write(wrong); });
}

std::string Connection::make_head(std::size_t bytes) {
    // HEAD does not begin a stream, whose length is rarely known.
    const bool stream = answer_.event_stream || std::exchange(answer_.next_piece, nullptr);
    keep_alive_ = !unreadable_ && !stream && !context_->finishing && request_.keep_alive();
    std::vector<HeaderField> fields = header_fields();
    const std::string length = std::to_string(answer_.pieces_bytes.value_or(bytes));
    if (answer_.status != 304) {
        fields.emplace_back("Content-Type", answer_.type);
        if (!stream || answer_.pieces_bytes) fields.emplace_back("Content-Length", length);
    }
    return response_head(unreadable_ ? 11 : request_.version(), answer_.status, keep_alive_,
                         fields);
}

/// What every response of the API has, whoever made it.
void Connection::add_general_fields() {
    if (unreadable_) return;
    if (!Api::owns(request_.target())) return;
    const bool with_token = request_.has_field("Authorization");
    if (with_token && request_.has_field("Origin")) allow_other_origins(answer_);
    if (with_token || !request_.field("Cookie").empty()) return;
    if (const auto quota = context_->address_limiter.quota(address_key(address()), context_->now()))
        for (auto& field : rate_limit_fields("address", *quota))
            answer_.fields.push_back(std::move(field));
}

/// Hands the connection over to what sends the body.
void Connection::start_stream() {
    const bool chunked = answer_.next_piece && !answer_.pieces_bytes && request_.version() >= 11;
    std::vector<HeaderField> fields = header_fields();
    fields.emplace_back("Content-Type", answer_.type);
    const std::string length = std::to_string(answer_.pieces_bytes.value_or(0));
    if (chunked) fields.emplace_back("Transfer-Encoding", "chunked");
    if (answer_.pieces_bytes) fields.emplace_back("Content-Length", length);
    std::string head = response_head(11, answer_.status, false, fields);
    upgraded_ = true;
    if (answer_.event_stream)
        open_event_stream(stream_, head + answer_.body, answer_.event_stream, context_);
    else
        send_in_pieces(stream_, std::move(head), chunked, std::move(answer_.next_piece), context_);
    finish();
}

/// What all responses have and the response's own fields, which count where both have one.
std::vector<HeaderField> Connection::header_fields() const {
    std::vector<HeaderField> fields(std::begin(security_fields), std::end(security_fields));
    const auto end = std::ssize(fields);
    for (const auto& [name, value] : answer_.fields) {
        const auto same = std::ranges::find(fields.begin(), fields.begin() + end,
                                            std::string_view(name), &HeaderField::first);
        if (same != fields.begin() + end)
            same->second = value;
        else
            fields.emplace_back(name, value);
    }
    return fields;
}

void Connection::on_write(error_code wrong) {
    if (wrong || closed_) return finish();
    answered_ = true;
    if (keep_alive_) return read();
    ended_ = true;
    stream_->end_output();
    stream_->expires_after(drain_time_max);
    drain(0);
}

/// Reads on briefly: closing with unread bytes would make the kernel discard the response.
void Connection::drain(std::size_t bytes) {
    drained_.resize(drained_bytes_at_once);
    stream_->read_some(drained_.data(), drained_.size(),
                       [self = shared_from_this(), bytes](error_code wrong, std::size_t more) {
                           if (wrong || bytes + more > drained_bytes_max) return self->finish();
                           self->drain(bytes + more);
                       });
}

}  // namespace

void open_connection(std::shared_ptr<TcpStream> stream, std::shared_ptr<HttpContext> context) {
    std::make_shared<Connection>(std::move(stream), std::move(context))->start();
}

}  // namespace posthouse::http
