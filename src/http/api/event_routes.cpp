// API: streams of events, and where a WebSocket is opened.
#include "base/inplace.h"
#include "club/core/events.h"
#include "club/programs/program_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/server/event_stream.h"
#include "http/server/json.h"

namespace posthouse::http {

namespace {

/// More open streams than this are probably a leak in the client.
constexpr std::size_t streams_max = 20;

/// The requested format: the parameter, otherwise the Accept header.
Expected<EventFormat> requested_format(
    const HttpRequest& request,
    const std::vector<std::pair<std::string, std::string>>& parameters) {
    for (const auto& [name, value] : parameters) {
        if (name == "after") continue;
        if (name != "format") return unknown_parameter(name, "after and format");
        if (value == "ndjson") return EventFormat::ndjson;
        if (value == "sse") return EventFormat::sse;
        return refuse("event-format-malformed", "“format” must be sse or ndjson, or left out.");
    }
    for (const auto item : listed_items(request.accept))
        if (equals_ignore_case(item, "application/x-ndjson")) return EventFormat::ndjson;
    return EventFormat::sse;
}

/// The event to resume after; none: only new ones.
Expected<std::optional<std::int64_t>> resume_point(
    const HttpRequest& request,
    const std::vector<std::pair<std::string, std::string>>& parameters) {
    using Found = std::optional<std::int64_t>;
    std::string words = request.last_event_id;
    for (const auto& [name, value] : parameters)
        if (name == "after" && words.empty()) words = value;
    if (words.empty()) return Found();
    if (const auto number = parse_event_id(words)) return Found(number);
    return refuse("event-id-malformed",
                  "The last event must be a whole number, the event’s “id”: send it in "
                  "Last-Event-ID or in the parameter after.");
}

void open_event_stream(const ApiCallPtr& call, club::EventFilter filter) {
    const auto form = requested_format(call->request, call->parameters);
    if (!form) return call->respond_error(400, form.error());
    const auto start = resume_point(call->request, call->parameters);
    if (!start) return call->respond_error(400, start.error());
    const auto& stream_count = call->context->services.stream_count;
    if (stream_count && call->caller.user && stream_count(call->caller.user) >= streams_max) {
        call->context->report_limit("streams", address_key(call->request.address));
        return call->done(rate_limit_response(
            refuse("too-many-event-streams", "You have {n} event streams open: close some first.",
                   streams_max),
            std::chrono::seconds(60)));
    }
    const auto wish = std::make_shared<EventSubscription>();
    wish->caller = call->caller;
    wish->filter = filter;
    wish->format = *form;
    std::string match;
    call->read([&](const club::StoreReader& reader) {
        const club::EventRange span = event_range(reader);
        wish->after = start->value_or(span.last);
        wish->reset = wish->after > span.last || wish->after + 1 < span.first;
        if (wish->reset) wish->after = span.last;
        // Who resumes knows the match, and is told what has happened since.
        if (filter.match && (wish->reset || !*start))
            match = match_text(reader, *reader.match(*filter.match), call->caller.user);
    });
    HttpResponse answer;
    answer.body = first_line(*wish, match);
    answer.type = *form == EventFormat::sse ? "text/event-stream" : "application/x-ndjson";
    answer.fields = {{"Cache-Control", "no-store"}, {"X-Accel-Buffering", "no"}};
    answer.event_stream = wish;
    call->done(std::move(answer));
}

void get_events(const ApiCallPtr& call) {
    open_event_stream(call, {call->caller.user, std::nullopt, true});
}

void get_match_events(const ApiCallPtr& call) {
    std::optional<club::MatchId> id;
    call->read([&](const club::StoreReader& reader) {
        if (const auto match = find_match(reader, call->path[2], call->path[3])) id = match->id;
    });
    if (!id)
        return call->respond_error(
            404, refuse("no-such-match-number",
                        "There is no such match: look for it among its players’ games."));
    open_event_stream(call, {std::nullopt, id, false});
}

void get_tournament_events(const ApiCallPtr& call) {
    std::optional<club::Tournament> about;
    call->read([&](const club::StoreReader& reader) {
        about = tournament_named(reader, call->path.at(2));
    });
    if (!about)
        return call->respond_error(
            404,
            refuse("no-such-tournament", "There is no tournament “{typed}”.", call->path.at(2)));
    open_event_stream(call, {.tournament = about->id});
}

void get_socket(const ApiCallPtr& call) {
    auto answer = error_response(
        426, refuse("websocket-required",
                    "Open a WebSocket here, of version 13 (RFC 6455): this is not a page."));
    answer.fields.emplace_back("Upgrade", "websocket");
    answer.fields.emplace_back("Sec-WebSocket-Version", "13");
    call->done(std::move(answer));
}

}  // namespace

std::span<const RouteSpec> event_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/events",
         .id = "events",
         .about = "Events of the player’s matches and of the waiting room as they happen.",
         .auth = player,
         .scope = club::Scope::read,
         .query = "after format",
         .media_type = "text/event-stream",
         .error_statuses = "400 401",
         .handler = get_events},
        {.method = "GET",
         .path = "api/match/{game}/{board}/events",
         .id = "matchEvents",
         .about = "Events of this match as they happen.",
         .auth = viewer,
         .scope = club::Scope::read,
         .query = "after format",
         .media_type = "text/event-stream",
         .error_statuses = "400 404",
         .handler = get_match_events},
        {.method = "GET",
         .path = "api/tournament/{name}/events",
         .id = "tournamentEvents",
         .about =
             "Events of this tournament’s matches as they happen: pairings, moves and results.",
         .auth = viewer,
         .scope = club::Scope::read,
         .query = "after format",
         .media_type = "text/event-stream",
         .error_statuses = "400 404",
         .handler = get_tournament_events},
        {.method = "GET",
         .path = "api/socket",
         .id = "socket",
         .about = "Opens a WebSocket for commands and events; other requests get 426.",
         .auth = viewer,
         .scope = club::Scope::read,
         .query = "brief",
         .media_type = "websocket",
         .error_statuses = "403 426",
         .handler = get_socket},
    };
    return rows;
}

}  // namespace posthouse::http
