
#include "http/server/event_stream.h"
#include "base/inplace.h"
#include "base/parse_number.h"
#include "club/core/events.h"
#include "club/programs/program_tables.h"
#include "http/server/connection.h"
#include "http/server/http_message.h"
#include "http/server/json.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t events_at_once = 100;

void add_match_fields(json::object& told, const club::StoreReader& reader, const club::Event& event,
                      std::optional<club::UserId> viewer) {
    const auto match = reader.match(event.match);
    if (!match) return;
    told["game"] = match->game;
    told["board"] = match->board;
    told["seats"] = {name_json(reader, event.seats[0]), name_json(reader, event.seats[1])};
    told["ply"] = event.ply;
    told["to_move"] = or_null(event.to_move ? name_of(*event.to_move) : "");
    const auto sits = [&](Side side) { return viewer && event.seats[index_of(side)] == *viewer; };
    told["you"] = nullptr;
    for (const Side side : {Side::first, Side::second})
        if (sits(side)) told["you"] = name_of(side);
    told["your_turn"] = event.to_move && sits(*event.to_move);
    // A later move has set the clocks anew, and has an event of its own.
    if (match->plies != event.ply || match->turn_since != event.at) return;
    if (auto due = running_clock_due(reader, *match)) {
        told["left"] = {match->clock.left[0].count(), match->clock.left[1].count()};
        told["due"] = *std::move(due);
    }
}

}  // namespace

std::optional<std::int64_t> parse_event_id(std::string_view words) {
    const auto number = parse_number<std::int64_t>(words);
    return number && *number >= 0 ? number : std::nullopt;
}

json::object event_json(const club::StoreReader& reader, const club::Event& event,
                        std::optional<club::UserId> viewer) {
    const auto by = event.by == club::UserId{} ? std::nullopt : reader.user(event.by);
    json::object told{{"id", event.number},
                      {"event", club::name_of(event.kind)},
                      {"at", time_json(event.at)},
                      {"by", or_null(by ? as_utf8(by->name) : "")}};
    if (by && by->bot) told["by_bot"] = true;
    if (event.match != club::MatchId{}) add_match_fields(told, reader, event, viewer);
    std::string_view text = event.text;
    if (event.kind == club::EventKind::ended) {
        told["result"] = std::string(take_until(text, ' '));
        told["reason"] = as_utf8(text);
    } else if (event.kind == club::EventKind::offer || event.kind == club::EventKind::offer_gone) {
        told["game"] = std::string(take_until(text, '/'));
        told["board"] = parse_event_id(text).value_or(0);
    } else if (event.kind == club::EventKind::challenge_gone) {
        told["text"] = std::string(take_until(text, ' '));
        if (!text.empty()) told["reason"] = std::string(text);
    } else if (!text.empty()) {
        told["text"] = as_utf8(text);
    }
    return told;
}

std::string event_line(EventFormat form, std::int64_t id, std::string_view name,
                       const std::string& data) {
    if (form == EventFormat::ndjson) return data + '\n';
    std::string text = "id: " + std::to_string(id) + "\nevent: ";
    return text.append(name).append("\ndata: ").append(data).append("\n\n");
}

std::string_view keepalive_line(EventFormat form) {
    return form == EventFormat::ndjson ? "\n" : ":\n\n";
}

std::string first_line(const EventSubscription& wish, std::string_view match) {
    const std::string_view name = wish.reset ? "reset" : "open";
    json::object told{{"id", wish.after}, {"event", name}};
    if (wish.reset)
        told["text"] =
            "The last event you received is no longer stored: reload your matches, then continue "
            "here.";
    const std::string retry = wish.format == EventFormat::sse ? "retry: 2000\n" : "";
    std::string data = json::serialize(told);
    if (!match.empty()) data = with_member(std::move(data), "match", match);
    return retry + event_line(wish.format, wish.after, name, data);
}

EventLines next_lines(const club::StoreReader& reader, const EventSubscription& wish,
                      std::int64_t after, club::Instant now) {
    EventLines lines;
    lines.after = after;
    lines.ended = !is_still_valid(reader, wish.caller, now);
    if (lines.ended) return lines;
    const auto events = events_after(reader, after, wish.filter, events_at_once);
    for (const club::Event& event : events)
        lines.text += event_line(wish.format, event.number, club::name_of(event.kind),
                                 json::serialize(event_json(reader, event, wish.caller.user)));
    if (!events.empty()) lines.after = events.back().number;
    lines.more = events.size() == events_at_once;
    return lines;
}

namespace {

class EventStream final : public Closable,
                          public EventSubscriber,
                          public std::enable_shared_from_this<EventStream> {
public:
    EventStream(std::shared_ptr<TcpStream> stream, std::string head,
                std::shared_ptr<const EventSubscription> what, std::shared_ptr<HttpContext> context)
        : EventSubscriber(std::move(what)),
          stream_(std::move(stream)),
          keepalive_timer_(*stream_),
          context_(std::move(context)),
          last_sent_(subscription->after),
          sending_(std::move(head)) {}

    void start() {
        if (!context_->connections.add(shared_from_this())) return;
        stream_->post([self = shared_from_this()] {
            self->stream_->discard_input([self](error_code) { self->finish(); });
            self->write();
            self->context_->event_hub->add(self);
        });
    }

    // Closable and EventSubscriber; thread-safe.
    void close() override {
        stream_->post([self = shared_from_this()] { self->finish(); });
    }
    void notify() override {
        stream_->post([self = shared_from_this()] {
            self->has_news_ = true;
            self->read_next();
        });
    }

private:
    void read_next();
    void on_events(EventLines);
    void write();
    void on_write(error_code);
    void schedule_keepalive();
    void finish();

    const std::shared_ptr<TcpStream> stream_;
    Timer keepalive_timer_;
    const std::shared_ptr<HttpContext> context_;
    std::int64_t last_sent_;
    std::string sending_;  // empty: idle
    bool has_news_ = true;
    bool reading_ = false;  // the store
    bool finished_ = false;
};

void EventStream::read_next() {
    if (finished_ || reading_ || !sending_.empty() || !std::exchange(has_news_, false)) return;
    reading_ = true;
    const auto took = [weak = weak_from_this()](EventLines lines) {
        if (const auto self = weak.lock())
            self->stream_->post(
                [self, lines = std::move(lines)]() mutable { self->on_events(std::move(lines)); });
    };
    context_->readers->post(
        [context = std::weak_ptr(context_), what = subscription, told = last_sent_, took] {
            const auto held = context.lock();
            if (!held) return;
            EventLines lines;
            lines.after = told;
            try {
                held->store.read([&](const club::StoreReader& reader) {
                    lines = next_lines(reader, *what, told, held->now());
                });
            } catch (const std::exception& fault) {
                log_error("reading events for a stream", fault.what());
                lines.ended = true;  // the client reconnects and resumes
            }
            took(std::move(lines));
        });
}

void EventStream::on_events(EventLines lines) {
    reading_ = false;
    if (finished_) return;
    if (lines.ended) return finish();
    last_sent_ = lines.after;
    has_news_ = has_news_ || lines.more;
    sending_ = std::move(lines.text);
    if (sending_.empty()) return read_next();
    write();
}

void EventStream::write() {
    keepalive_timer_.cancel();
    stream_->expires_after(context_->options.idle_timeout);
    stream_->write(sending_, {},
                   [self = shared_from_this()](error_code wrong) { self->on_write(wrong); });
}

void EventStream::on_write(error_code wrong) {
    if (wrong || finished_) return finish();
    stream_->expires_never();
    sending_.clear();
    schedule_keepalive();
    read_next();
}

/// Sends a keep-alive before a proxy closes an idle connection.
void EventStream::schedule_keepalive() {
    keepalive_timer_.wait(
        context_->options.idle_timeout / 2, [self = shared_from_this()](error_code wrong) {
            if (wrong || self->finished_ || !self->sending_.empty() || self->reading_) return;
            self->sending_ = keepalive_line(self->subscription->format);
            self->write();
        });
}

void EventStream::finish() {
    if (std::exchange(finished_, true)) return;
    keepalive_timer_.cancel();
    stream_->close();
    context_->event_hub->remove(*this);
    context_->connections.remove(*this);
}

}  // namespace

void open_event_stream(std::shared_ptr<TcpStream> stream, std::string head,
                       std::shared_ptr<const EventSubscription> what,
                       std::shared_ptr<HttpContext> context) {
    std::make_shared<EventStream>(std::move(stream), std::move(head), std::move(what),
                                  std::move(context))
        ->start();
}

}  // namespace posthouse::http
