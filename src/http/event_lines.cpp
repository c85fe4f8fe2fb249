#include "http/event_lines.h"

#include "base/text.h"
#include "club/events.h"
#include "http/json.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t events_at_once = 100;

json::value name_in(const club::StoreReader& reader, club::UserId id) {
    const auto user = id == club::UserId{} ? std::nullopt : reader.user(id);
    return user ? json::value(as_utf8(user->name)) : json::value(nullptr);
}

void add_match(json::object& told, const club::StoreReader& reader, const club::Event& event,
               std::optional<club::UserId> viewer) {
    const auto match = reader.match(event.match);
    if (!match) return;
    told["game"] = match->game;
    told["board"] = match->board;
    told["seats"] = {name_in(reader, event.seats[0]), name_in(reader, event.seats[1])};
    told["ply"] = event.ply;
    told["to_move"] = event.to_move ? json::value(name_of(*event.to_move)) : json::value(nullptr);
    const auto sits = [&](Side side) { return viewer && event.seats[index_of(side)] == *viewer; };
    told["you"] = nullptr;
    for (const Side side : {Side::first, Side::second})
        if (sits(side)) told["you"] = name_of(side);
    told["your_turn"] = event.to_move && sits(*event.to_move);
}

}  // namespace

std::optional<std::int64_t> event_number(std::string_view words) {
    std::int64_t number = 0;
    const char* end = words.data() + words.size();
    const auto read = std::from_chars(words.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || number < 0) return std::nullopt;
    return number;
}

json::object event_json(const club::StoreReader& reader, const club::Event& event,
                        std::optional<club::UserId> viewer) {
    json::object told{{"id", event.number},
                      {"event", club::name_of(event.kind)},
                      {"at", event.at.time_since_epoch().count()},
                      {"by", name_in(reader, event.by)}};
    if (event.match != club::MatchId{}) add_match(told, reader, event, viewer);
    std::string_view text = event.text;
    if (event.kind == club::EventKind::ended) {
        told["result"] = std::string(take_until(text, ' '));
        told["reason"] = as_utf8(text);
    } else if (event.kind == club::EventKind::offer || event.kind == club::EventKind::offer_gone) {
        told["game"] = std::string(take_until(text, '/'));
        told["board"] = event_number(text).value_or(0);
    } else if (!text.empty()) {
        told["text"] = as_utf8(text);
    }
    return told;
}

std::string event_line(EventForm form, std::int64_t id, std::string_view name,
                       const json::object& told) {
    const std::string data = json::serialize(told);
    if (form == EventForm::ndjson) return data + '\n';
    std::string text = "id: " + std::to_string(id) + "\nevent: ";
    return text.append(name).append("\ndata: ").append(data).append("\n\n");
}

std::string_view keepalive_line(EventForm form) {
    return form == EventForm::ndjson ? "\n" : ":\n\n";
}

std::string first_line(const EventSubscription& wish) {
    const std::string_view name = wish.reset ? "reset" : "open";
    json::object told{{"id", wish.after}, {"event", name}};
    if (wish.reset)
        told["text"] =
            "What you have read last is not known any more: look at your matches, then go on here.";
    const std::string retry = wish.form == EventForm::sse ? "retry: 2000\n" : "";
    return retry + event_line(wish.form, wish.after, name, told);
}

EventLines next_lines(const club::StoreReader& reader, const EventSubscription& wish,
                      std::int64_t after, club::Instant now) {
    EventLines lines;
    lines.after = after;
    lines.gone = !is_still_valid(reader, wish.caller, now);
    if (lines.gone) return lines;
    const auto events = reader.events_after(after, wish.filter, events_at_once);
    for (const club::Event& event : events)
        lines.text += event_line(wish.form, event.number, club::name_of(event.kind),
                                 event_json(reader, event, wish.caller.user));
    if (!events.empty()) lines.after = events.back().number;
    lines.more = events.size() == events_at_once;
    return lines;
}

}  // namespace posthouse::http
