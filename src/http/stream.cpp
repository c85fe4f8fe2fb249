#include "http/stream.h"

#include "http/fault.h"

#include <array>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <utility>

namespace posthouse::http {

namespace asio = boost::asio;
namespace beast = boost::beast;
using boost::system::error_code;

namespace {

class Stream final : public Closable,
                     public EventSubscriber,
                     public std::enable_shared_from_this<Stream> {
public:
    Stream(beast::tcp_stream stream, std::string head,
           std::shared_ptr<const EventSubscription> what, std::shared_ptr<HttpContext> gateway)
        : EventSubscriber(std::move(what)),
          stream_(std::move(stream)),
          quiet_(stream_.get_executor()),
          gateway_(std::move(gateway)),
          told_(wish->after),
          sending_(std::move(head) + first_line(*wish)) {}

    void start() {
        if (!gateway_->open.add(shared_from_this())) return;
        asio::post(stream_.get_executor(), [self = shared_from_this()] {
            self->watch_for_the_end();
            self->write();
            self->gateway_->event_hub->add(self);
        });
    }

    // Of Open and of Follower; from any thread.
    void close() override {
        asio::post(stream_.get_executor(), [self = shared_from_this()] { self->finish(); });
    }
    void notify() override {
        asio::post(stream_.get_executor(), [self = shared_from_this()] {
            self->news_ = true;
            self->go_on();
        });
    }

private:
    void watch_for_the_end();
    void go_on();
    void take(EventLines);
    void write();
    void on_write(error_code);
    void wait_quietly();
    void finish();

    beast::tcp_stream stream_;
    asio::steady_timer quiet_;
    const std::shared_ptr<HttpContext> gateway_;
    std::array<char, 256> unread_{};  // whoever follows has nothing more to say
    std::int64_t told_;
    std::string sending_;  // empty: nothing is being sent
    bool news_ = true;
    bool reading_ = false;  // the store
    bool finished_ = false;
};

void Stream::watch_for_the_end() {
    stream_.socket().async_read_some(asio::buffer(unread_),
                                     [self = shared_from_this()](error_code wrong, std::size_t) {
                                         if (wrong) return self->finish();
                                         if (!self->finished_) self->watch_for_the_end();
                                     });
}

void Stream::go_on() {
    if (finished_ || reading_ || !sending_.empty() || !std::exchange(news_, false)) return;
    reading_ = true;
    const auto took = [weak = weak_from_this()](EventLines lines) {
        if (const auto self = weak.lock())
            asio::post(self->stream_.get_executor(), [self, lines = std::move(lines)]() mutable {
                self->take(std::move(lines));
            });
    };
    gateway_->readers->post([gateway = std::weak_ptr(gateway_), what = wish, told = told_, took] {
        const auto held = gateway.lock();
        if (!held) return;
        EventLines lines;
        lines.after = told;
        try {
            held->store.read([&](const club::StoreReader& reader) {
                lines = next_lines(reader, *what, told, held->now());
            });
        } catch (const std::exception& fault) {
            log_fault("telling of events", fault.what());
            lines.gone = true;  // whoever comes back goes on behind what he has read
        }
        took(std::move(lines));
    });
}

void Stream::take(EventLines lines) {
    reading_ = false;
    if (finished_) return;
    if (lines.gone) return finish();
    told_ = lines.after;
    news_ = news_ || lines.more;
    sending_ = std::move(lines.text);
    if (sending_.empty()) return go_on();
    write();
}

void Stream::write() {
    quiet_.cancel();
    stream_.expires_after(gateway_->options.idle);
    asio::async_write(
        stream_, asio::buffer(sending_),
        [self = shared_from_this()](error_code wrong, std::size_t) { self->on_write(wrong); });
}

void Stream::on_write(error_code wrong) {
    if (wrong || finished_) return finish();
    stream_.expires_never();
    sending_.clear();
    wait_quietly();
    go_on();
}

/// Says something before anybody on the way believes that the line is dead.
void Stream::wait_quietly() {
    quiet_.expires_after(gateway_->options.idle / 2);
    quiet_.async_wait([self = shared_from_this()](error_code wrong) {
        if (wrong || self->finished_ || !self->sending_.empty() || self->reading_) return;
        self->sending_ = keepalive_line(self->wish->form);
        self->write();
    });
}

void Stream::finish() {
    if (std::exchange(finished_, true)) return;
    quiet_.cancel();
    stream_.close();
    gateway_->event_hub->remove(*this);
    gateway_->open.remove(*this);
}

}  // namespace

void open_stream(beast::tcp_stream stream, std::string head,
                 std::shared_ptr<const EventSubscription> what,
                 std::shared_ptr<HttpContext> gateway) {
    std::make_shared<Stream>(std::move(stream), std::move(head), std::move(what),
                             std::move(gateway))
        ->start();
}

}  // namespace posthouse::http
