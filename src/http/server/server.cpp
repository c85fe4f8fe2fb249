
#include "http/server/server.h"
#include "http/http_context.h"
#include "http/server/connection.h"
#include "http/server/http_message.h"
#include "http/server/json.h"
#include "http/server/tcp.h"
#include "http/site/link_preview.h"
#include "translation/site.h"

#include <atomic>
#include <boost/json/serialize.hpp>
#include <boost/system/system_error.hpp>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::http {

namespace {

/// Pause after a failed accept (too many open files).
constexpr auto accept_pause = std::chrono::milliseconds(200);
/// Poll interval for events of other processes.
constexpr auto poll_interval = std::chrono::seconds(1);

/// How long new connections may take to send their request, and requests to be answered, when the
/// server ends.
constexpr auto first_request_time = std::chrono::milliseconds(500);
constexpr auto finishing_time_max = std::chrono::seconds(2);
constexpr auto finishing_interval = std::chrono::milliseconds(5);

TcpListener listen_at(boost::asio::io_context& io, const HttpOptions& options) {
    if (options.listener) return {io, *options.listener};
    if (!is_ip_address(options.address))
        throw std::runtime_error("the HTTP address “" + options.address +
                                 "” is not an IP address: give one, such as 127.0.0.1");
    try {
        return {io, options.address, options.port};
    } catch (const boost::system::system_error& fault) {
        throw std::runtime_error("cannot listen for HTTP at " + options.address + " port " +
                                 std::to_string(options.port) + ": " + fault.code().message() +
                                 "; choose another with --http");
    }
}

}  // namespace

class HttpServer::Acceptor : public std::enable_shared_from_this<Acceptor> {
public:
    Acceptor(boost::asio::io_context& io, HttpOptions options, const club::Backend& backend)
        : context(std::make_shared<HttpContext>(std::move(options), backend)),
          listener_(listen_at(io, context->options)),
          pause_(listener_),
          look_(listener_),
          finish_(listener_),
          port(listener_.port()),
          endpoint(listener_.endpoint()) {}

    void start() {
        listener_.post([self = shared_from_this()] {
            self->accept();
            self->look_for_events();
        });
    }

    void finish_requests(std::function<void()> done) {
        listener_.post([self = shared_from_this(), done = std::move(done)] {
            self->stop_accepting();
            self->context->finishing = true;
            self->context->connections.close_answered(false);
            self->wait_for_connections(std::chrono::steady_clock::now(), done);
        });
    }

    void stop() {
        if (stopped_.exchange(true)) return;
        listener_.post([self = shared_from_this()] { self->stop_accepting(); });
        context->connections.close_all();
        context->readers->stop();
        context->pictures->stop();
    }

    const std::shared_ptr<HttpContext> context;

private:
    void accept() {
        if (!listener_.is_open()) return;
        listener_.accept([self = shared_from_this()](error_code wrong, auto stream) {
            self->on_accept(wrong, std::move(stream));
        });
    }

    void on_accept(error_code wrong, std::shared_ptr<TcpStream> stream) {
        if (!wrong) {
            if (admit(*stream)) open_connection(std::move(stream), context);
            return accept();
        }
        if (is_cancelled(wrong)) return;
        log_error("accepting a connection", wrong.message());
        pause_.wait(accept_pause, [self = shared_from_this()](error_code) { self->accept(); });
    }

    /// Our proxy opens connections for everybody: for it, Connection counts those that stay open.
    bool admit(TcpStream& stream) {
        const std::string address = stream.client_address();
        if (!context->options.proxy.empty() && address == context->options.proxy) return true;
        auto lease = context->connection_limiter.admit(address_key(address));
        const bool admitted = lease != nullptr;
        stream.hold(std::move(lease));
        if (!admitted && context->options.on_limit_reached)
            context->options.on_limit_reached("connections", address_key(address));
        return admitted;
    }

    void stop_accepting() {
        listener_.close();
        pause_.cancel();
        look_.cancel();
    }

    /// Looks again until there are none. A connection that was accepted last opens before the first
    /// look, since its handler waits already.
    void wait_for_connections(std::chrono::steady_clock::time_point begun,
                              const std::function<void()>& done) {
        finish_.wait(finishing_interval, [self = shared_from_this(), begun, done](error_code) {
            const auto taken = std::chrono::steady_clock::now() - begun;
            if (self->context->connections.size() == 0 || taken > finishing_time_max) return done();
            if (taken > first_request_time) self->context->connections.close_answered(true);
            self->wait_for_connections(begun, done);
        });
    }

    /// Events of other processes show only in the log.
    void look_for_events() {
        if (stopped_) return;
        look_.wait(poll_interval, [self = shared_from_this()](error_code wrong) {
            if (wrong) return;
            self->context->event_hub->wake();
            self->look_for_events();
        });
    }

    TcpListener listener_;
    Timer pause_, look_, finish_;
    std::atomic<bool> stopped_ = false;

public:
    const unsigned short port;
    const std::string endpoint;
};

HttpServer::HttpServer(boost::asio::io_context& io, HttpOptions options, club::Backend backend)
    : acceptor_(std::make_shared<Acceptor>(io, std::move(options), backend)) {
    acceptor_->start();
}

HttpServer::~HttpServer() {
    stop();
}

unsigned short HttpServer::port() const {
    return acceptor_->port;
}

std::string HttpServer::endpoint() const {
    return acceptor_->endpoint;
}

std::size_t HttpServer::socket_count() const {
    return acceptor_->context->broadcaster->subscriber_count();
}

std::size_t HttpServer::buffered_bytes() const {
    return acceptor_->context->buffer_budget.used();
}

void HttpServer::on_matches_changed(std::span<const club::ChangedMatch> matches,
                                    std::span<const club::PrivateChange> privately) {
    acceptor_->context->broadcaster->on_matches_changed(matches, privately);
    acceptor_->context->event_hub->wake();
}

void HttpServer::end_sessions(std::span<const std::string> hashes) {
    for (const std::string& hash : hashes) acceptor_->context->broadcaster->end_session(hash);
    if (!hashes.empty()) acceptor_->context->event_hub->wake();
}

void HttpServer::on_audiences_changed(std::span<const club::UserId> players) {
    for (const club::UserId player : players)
        acceptor_->context->presence->on_audience_changed(player);
}

void HttpServer::broadcast_banner() {
    const HttpContext& context = *acceptor_->context;
    boost::json::value banner;
    context.store.read(
        [&](const club::StoreReader& reader) { banner = banner_json(reader, context.now()); });
    context.broadcaster->broadcast(std::make_shared<const std::string>(
        boost::json::serialize(boost::json::object{{"event", "banner"}, {"banner", banner}})));
}

void HttpServer::on_all_matches_changed() {
    acceptor_->context->broadcaster->on_all_matches_changed();
    acceptor_->context->event_hub->wake();
}

void HttpServer::run_on_reader(std::function<void()> task) {
    acceptor_->context->readers->post(std::move(task));
}

void HttpServer::finish_requests(std::function<void()> done) {
    acceptor_->finish_requests(std::move(done));
}

void HttpServer::stop() {
    acceptor_->stop();
}

bool ConnectionRegistry::add(const std::shared_ptr<Closable>& one) {
    const std::lock_guard lock(mutex_);
    if (closed_) return false;
    connections_.emplace(one.get(), one);
    return true;
}

void ConnectionRegistry::remove(const Closable& one) {
    std::shared_ptr<Closable> last;  // released after the lock
    const std::lock_guard lock(mutex_);
    const auto found = connections_.find(&one);
    if (found == connections_.end()) return;
    last = std::move(found->second);
    connections_.erase(found);
}

std::size_t ConnectionRegistry::size() const {
    const std::lock_guard lock(mutex_);
    return connections_.size();
}

void ConnectionRegistry::close_all() {
    std::map<const Closable*, std::shared_ptr<Closable>> open;
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        open.swap(connections_);
    }
    for (const auto& [_, one] : open) one->close();
}

void ConnectionRegistry::close_answered(bool even_new) {
    std::vector<std::shared_ptr<Closable>> open;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [_, one] : connections_) open.push_back(one);
    }
    for (const auto& one : open) one->close_when_answered(even_new);
}

static StaticFiles page_files(const HttpOptions& options) {
    StaticFiles files(options.page_folder);
    if (const auto& logo = translation::site().logo; !logo.bytes.empty())
        files.add(std::string(site_logo_address), logo.type, logo.bytes);
    constexpr std::string_view manifest = "/manifest.webmanifest";
    if (const std::string_view text = files.text_of(manifest);
        translation::with_site_name(text) != text)
        files.add(std::string(manifest), "application/manifest+json",
                  translation::with_site_name(text));
    return files;
}

HttpContext::HttpContext(HttpOptions chosen, const club::Backend& backend)
    : options(std::move(chosen)),
      store(*backend.store),
      files(page_files(options)),
      readers(std::make_shared<ReaderPool>(options.reader_threads)),
      broadcaster(std::make_shared<MatchBroadcaster>(store, readers)),
      presence(std::make_shared<PresenceTracker>(store, readers)),
      event_hub(std::make_shared<EventHub>(store, readers)),
      waiting_room(std::make_shared<WaitingRoomWatch>(store, readers, event_hub)),
      now(backend.now),
      address_limiter(options.limits.requests_per_address,
                      burst_size(options.limits.requests_per_address), options.limits.keys_max),
      connection_limiter(options.limits.connections_per_address),
      anonymous_time(std::make_shared<AnonymousTimeBudget>(
          options.limits.anonymous_processor_time,
          AnonymousTimeBudget::Time(options.limits.anonymous_processor_time) / 3,
          options.limits.keys_max)),
      pictures(std::make_shared<PictureQueue>(options, now)),
      api(std::make_shared<const Api>(
          backend, options,
          ApiServices{.post = [readers = readers](
                                  std::function<void()> task) { readers->post(std::move(task)); },
                      .presence = [tracker = presence] { return tracker->presence(); },
                      .stream_count =
                          [event_hub = event_hub](std::optional<club::UserId> user) {
                              return event_hub->stream_count(user);
                          },
                      .pictures = pictures})),
      no_script_site(std::make_shared<const NoScriptSite>(backend, api)),
      page_site(std::make_shared<const PageSite>(backend, options, files, pictures)),
      buffer_budget(options.buffer_bytes_max) {}

}  // namespace posthouse::http
