#include "http/api/command_routes.h"
#include "http/api/parameters.h"
#include "http/server/connection.h"

#include "base/inplace.h"
#include "base/utf8.h"
#include "club/accounts/sessions.h"
#include "http/server/json.h"
#include "http/server/web_socket.h"

#include <algorithm>
#include <atomic>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// A number that can be repeated: 21e308 is parsed as infinity, which JSON cannot express.
bool is_id(const json::value* id) {
    return id && id->is_number() && std::isfinite(id->to_number<double>());
}

constexpr std::size_t message_bytes_max = 16 * 1024;
constexpr std::size_t commands_max = 16;                   // running at once
constexpr std::size_t unsent_bytes_pause = 256 * 1024;     // no command is read above this
constexpr std::size_t unsent_bytes_max = 2 * 1024 * 1024;  // cut off above this
constexpr auto close_timeout = std::chrono::seconds(2);

/// What is watched besides matches: the waiting room, and whether a player is here (“here/ann”).
constexpr std::string_view waiting_room = "waiting", presence_prefix = "here/";

/// What a socket can watch.
struct WaitingRoom {};
using Watched = std::variant<club::MatchId, club::UserId, WaitingRoom>;

Refusal no_such_match(std::string_view name) {
    return refuse("no-such-match-to-watch",
                  "There is no match “{typed}” to watch: /api/matches lists the matches.", name);
}

/// What this name is, or why there is no such thing.
Expected<Watched> find_watched(const club::StoreReader& reader, std::string_view name) {
    if (name == waiting_room) return Watched{WaitingRoom{}};
    if (name.starts_with(presence_prefix)) {
        const auto player = player_named(reader, name.substr(presence_prefix.size()));
        if (!player) return player.error();
        return Watched{player->id};
    }
    std::string_view board = name;
    const auto game = take_until(board, '/');
    if (const auto match = find_match(reader, game, board)) return Watched{match->id};
    return no_such_match(name);
}

class Socket final : public Closable,
                     public SocketSubscriber,
                     public std::enable_shared_from_this<Socket> {
public:
    Socket(std::shared_ptr<TcpStream> stream, bool wants_brief, Caller who, std::string client,
           std::shared_ptr<HttpContext> context)
        : SocketSubscriber(std::move(who), wants_brief),
          stream_(std::move(stream)),
          ws_(stream_, {.silence = 2 * context->options.idle_timeout,
                        .closing = close_timeout,
                        .message_bytes = message_bytes_max}),
          client_(std::move(client)),
          context_(std::move(context)),
          caller_read_(context_->now()),
          reservation_(context_->buffer_budget) {}

    void start(std::string_view key);

    // Closable and SocketSubscriber; thread-safe.
    void close() override { close_with(WebSocket::CloseCode::going_away); }
    void disconnect() override { close_with(WebSocket::CloseCode::policy_violation); }
    void on_event(SocketEvent event) override {
        stream_->post([self = shared_from_this(), event = std::move(event)] {
            if (event.match && event.whole) self->drop_unsent(*event.match);
            self->enqueue({event.text, event.match});
        });
    }

private:
    struct Unsent {
        std::shared_ptr<const std::string> text;
        std::optional<club::MatchId> event_of{};  // none: nothing newer replaces it
    };

    void on_accept(error_code);
    void read();
    void on_read(error_code);
    void handle_message(const json::object& message);
    void command(const json::object& message);
    void watch(const std::string& name);
    void unwatch(const std::string& name);
    /// Begins or ends watching; false if this socket watches too many already.
    bool watch(const Watched&);
    void unwatch(const Watched&);
    void reached_limit(const json::value& message, std::chrono::seconds wait);
    void send(const json::object&);
    void enqueue(Unsent);
    void drop_unsent(club::MatchId);
    void write();
    void on_write(error_code);
    void close_with(WebSocket::CloseCode);
    void finish();

    /// Calls `then` on this socket's strand, unless the socket is gone.
    template <class Then>
    auto on_strand(Then then) {
        return [weak = weak_from_this(), then](auto... answer) {
            if (const auto self = weak.lock())
                self->stream_->post([self, then, ... answer = std::move(answer)]() mutable {
                    if (!self->finished_) then(*self, std::move(answer)...);
                });
        };
    }

    const std::shared_ptr<TcpStream> stream_;
    WebSocket ws_;
    bool accepted_ = false;
    const std::string client_;
    const std::shared_ptr<std::atomic<bool>> disconnected_ =
        std::make_shared<std::atomic<bool>>(false);
    const std::shared_ptr<HttpContext> context_;
    club::Instant caller_read_;  // `caller`, to record that it is used
    BufferBudget::Reservation reservation_;
    bool reading_ = false;
    /// Finding what to watch; the next message waits, to keep their order.
    bool resolving_ = false;
    std::size_t commands_ = 0;    // running
    std::vector<Unsent> unsent_;  // few; an empty deque takes 512 bytes
    std::size_t unsent_bytes_ = 0;
    bool writing_ = false;  // the first of them, or the handshake
    club::Instant writing_since_{};
    bool closing_ = false;
    bool finished_ = false;
    std::map<std::string, Watched, std::less<>> watched_;  // by the requested name
};

void Socket::start(std::string_view key) {
    if (!context_->connections.add(shared_from_this())) return;
    // Before the client knows that it is open, so that no change is missed.
    context_->broadcaster->add(shared_from_this());
    context_->presence->add(shared_from_this());
    writing_ = true;
    ws_.accept(key, [self = shared_from_this()](error_code wrong) { self->on_accept(wrong); });
}

void Socket::on_accept(error_code wrong) {
    accepted_ = true;
    writing_ = false;
    if (wrong || closing_ || finished_) return finish();
    write();
    read();
}

void Socket::read() {
    const bool enough = commands_ >= commands_max || unsent_bytes_ > unsent_bytes_pause;
    if (reading_ || resolving_ || enough || closing_ || finished_) return;
    reading_ = true;
    ws_.read([self = shared_from_this()](error_code wrong) { self->on_read(wrong); });
}

void Socket::on_read(error_code wrong) {
    reading_ = false;
    // Sending alone does not keep a client alive that never reads.
    if (wrong ||
        (writing_ && context_->now() > writing_since_ + 2 * context_->options.idle_timeout))
        return finish();
    if (!ws_.is_message_complete()) return read();
    const std::string text = ws_.take_message();
    const auto wait = context_->address_limiter.retry_after(client_, context_->now());
    error_code not_json;
    const auto message = json::parse(without_byte_order_mark(text), not_json);
    if (wait)
        reached_limit(message, *wait);
    else if (not_json || !message.is_object())
        send(problem_json(
            400, refuse("message-not-object", "Each message is one JSON object, such as {example}.",
                        "{\"id\": 1, \"command\": \"help\"}")));
    else
        handle_message(message.get_object());
    read();
}

void Socket::handle_message(const json::object& message) {
    if (message.contains("command")) return command(message);
    if (const auto* visible = message.if_contains("visible"); visible && visible->is_bool())
        return context_->presence->set_visible(*this, visible->get_bool());
    for (const bool begin : {true, false}) {
        const auto* name = message.if_contains(begin ? "watch" : "unwatch");
        if (!name || !name->is_string()) continue;
        const std::string match(name->get_string());
        return begin ? watch(match) : unwatch(match);
    }
    send(problem_json(400,
                      refuse("message-without-command",
                             "Say what to do in “command”, “watch” or “unwatch”, as text, or in "
                             "“visible” whether your page is.")));
}

void Socket::command(const json::object& message) {
    const auto* id = message.if_contains("id");
    if (!is_id(id))
        return send(problem_json(
            400, refuse("message-id-missing",
                        "A command needs a number in “id”, which its answer repeats.")));
    ++commands_;
    auto said = on_strand([id = *id, begun = std::chrono::steady_clock::now()](
                              Socket& self, CommandAnswer answer) {
        --self.commands_;
        if (self.context_->options.on_response)
            self.context_->options.on_response(
                {.kind = "socket",
                 .status = answer.status,
                 .seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun)
                                .count()});
        self.enqueue({std::make_shared<const std::string>(
            with_member(std::move(answer.body), "id", json::serialize(id)))});
        self.read();
    });
    const auto run =
        [api = context_->api, client = club::Client{client_, disconnected_}, message, said,
         form = wants_moves ? MoveAnswer::version : MoveAnswer::match](const Caller& who) {
            try {
                api->command(who, client, message, form, said);
            } catch (const std::exception& fault) {
                said(refused_command(500, error_message(fault)));
                log_error("a command", fault.what());
            }
        };
    const club::Instant now = context_->now();
    if (!caller.user || now < caller_read_ + club::session_use_precision) return run(caller);
    caller_read_ = now;
    context_->readers->post([run, api = context_->api, who = caller] { run(api->used(who)); });
}

void Socket::watch(const std::string& name) {
    resolving_ = true;
    auto found = on_strand([name](Socket& self, Expected<Watched> what) {
        self.resolving_ = false;
        if (!what)
            self.send(problem_json(404, what.error()));
        else if (!self.watch(*what))
            self.send(problem_json(422, refuse("too-many-watched",
                                               "This socket watches too many matches or players: "
                                               "unwatch some.")));
        else
            self.watched_.insert_or_assign(name, *what);
        self.read();
    });
    context_->readers->post([context = std::weak_ptr(context_), name, found] {
        const auto held = context.lock();
        if (!held) return;
        Expected<Watched> what = no_such_match(name);
        try {
            held->store.read(
                [&](const club::StoreReader& reader) { what = find_watched(reader, name); });
        } catch (const std::exception&) {
            found(what);
            throw;
        }
        found(what);
    });
}

bool Socket::watch(const Watched& what) {
    if (const auto* match = std::get_if<club::MatchId>(&what))
        return context_->broadcaster->watch(*this, *match);
    if (const auto* player = std::get_if<club::UserId>(&what))
        return context_->presence->watch(*this, *player);
    context_->waiting_room->add(shared_from_this());
    return true;
}

void Socket::unwatch(const Watched& what) {
    if (const auto* match = std::get_if<club::MatchId>(&what))
        context_->broadcaster->unwatch(*this, *match);
    else if (const auto* player = std::get_if<club::UserId>(&what))
        context_->presence->unwatch(*this, *player);
    else
        context_->waiting_room->remove(*this);
}

void Socket::unwatch(const std::string& name) {
    const auto found = watched_.find(name);
    if (found == watched_.end()) return;
    unwatch(found->second);
    watched_.erase(found);
}

void Socket::reached_limit(const json::value& message, std::chrono::seconds wait) {
    if (context_->options.on_limit_reached)
        context_->options.on_limit_reached("socket_messages", client_);
    json::object refusal = problem_json(
        429, refuse("too-many-requests-from-address",
                    "Too many requests from your address: try again in {wait} s.", wait.count()));
    refusal["retry_after"] = wait.count();
    const auto* asked = message.if_object();
    if (const auto* id = asked ? asked->if_contains("id") : nullptr; is_id(id)) refusal["id"] = *id;
    send(refusal);
}

void Socket::send(const json::object& message) {
    enqueue({std::make_shared<const std::string>(json::serialize(message))});
}

/// Events of this match wait no longer, since a newer one replaces them.
void Socket::drop_unsent(club::MatchId match) {
    if (unsent_.empty()) return;
    const auto waiting = unsent_.begin() + (writing_ ? 1 : 0);
    const auto dropped = std::stable_partition(
        waiting, unsent_.end(), [match](const Unsent& one) { return one.event_of != match; });
    for (auto one = dropped; one != unsent_.end(); ++one) unsent_bytes_ -= one->text->size();
    unsent_.erase(dropped, unsent_.end());
}

void Socket::enqueue(Unsent next) {
    if (closing_ || finished_) return;
    unsent_bytes_ += next.text->size();
    unsent_.push_back(std::move(next));
    // If all sockets together exceed the budget, those with unsent data are disconnected.
    const bool room = reservation_.set(unsent_bytes_) || !writing_;
    if (!room || unsent_bytes_ > unsent_bytes_max) {
        if (context_->options.on_limit_reached)
            context_->options.on_limit_reached("held_memory", client_);
        return finish();
    }
    write();
}

void Socket::write() {
    if (writing_ || unsent_.empty() || closing_) return;
    writing_ = true;
    writing_since_ = context_->now();
    // The handler owns the text too: finish() clears the queue.
    ws_.write(*unsent_.front().text, [self = shared_from_this(), held = unsent_.front().text](
                                         error_code wrong) { self->on_write(wrong); });
}

void Socket::on_write(error_code wrong) {
    writing_ = false;
    if (wrong) return finish();
    if (finished_) return;
    unsent_bytes_ -= unsent_.front().text->size();
    unsent_.erase(unsent_.begin());
    reservation_.set(unsent_bytes_);
    write();
    read();
}

void Socket::close_with(WebSocket::CloseCode code) {
    stream_->post([self = shared_from_this(), code] {
        if (std::exchange(self->closing_, true) || self->finished_) return;
        if (!self->accepted_ || !self->ws_.is_open()) return;  // on_accept sees that it is leaving
        self->ws_.close(code, [self](error_code) { self->finish(); });
    });
}

void Socket::finish() {
    if (std::exchange(finished_, true)) return;
    *disconnected_ = true;
    stream_->close();
    unsent_.clear();
    reservation_.set(0);
    context_->broadcaster->remove(*this);
    context_->presence->remove(*this);
    context_->waiting_room->remove(*this);
    context_->connections.remove(*this);
}

}  // namespace

void open_socket(std::shared_ptr<TcpStream> stream, std::string_view key, bool wants_brief,
                 Caller who, std::string client, std::shared_ptr<HttpContext> context) {
    std::make_shared<Socket>(std::move(stream), wants_brief, std::move(who), std::move(client),
                             std::move(context))
        ->start(key);
}

}  // namespace posthouse::http
