// API for programs: the OpenAPI document, event streams, commands as fields, tokens and webhooks.

#include "base/inplace.h"
#include "club/accounts/sessions.h"
#include "club/core/events.h"
#include "club/letters/push_subscriptions.h"
#include "club/programs/tokens.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/schema/command_fields.h"
#include "http/schema/openapi.h"
#include "http/server/event_hub.h"
#include "http/server/event_stream.h"
#include "http/server/json.h"

#include <boost/json/array.hpp>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// More open streams than this are probably a leak in the client.
constexpr std::size_t streams_max = 20;

}  // namespace

json::array scopes_json(const club::ApiToken& token) {
    json::array scopes;
    for (const club::Scope scope : club::all_scopes)
        if (token.may(scope)) scopes.emplace_back(club::name_of(scope));
    return scopes;
}

json::object token_json(const club::ApiToken& token) {
    return {{"name", token.name},
            {"scopes", scopes_json(token)},
            {"made", time_json(token.made)},
            {"used", or_null(token.used)},
            {"expires", time_json(token.expires)}};
}

json::object session_json(const club::Session& session, std::string_view own) {
    return {{"name", club::name_of(session)},        {"device", as_utf8(session.device)},
            {"begun", time_json(session.begun)},     {"used", time_json(session.used)},
            {"expires", time_json(session.expires)}, {"here", session.token_hash == own}};
}

json::object webhook_json(const club::Webhook& webhook) {
    return {{"name", webhook.name},
            {"url", as_utf8(webhook.url)},
            {"made", time_json(webhook.made)},
            {"told", webhook.last_delivered},
            {"due", or_null(webhook.due)},
            {"attempts", webhook.attempts},
            {"trouble", as_utf8(webhook.last_error)},
            {"given_up", or_null(webhook.failed_at)}};
}

namespace {

json::object delivery_json(const club::WebhookDelivery& one) {
    const bool pending = one.requested.has_value();
    return {{"id", one.event},
            {"event", club::name_of(one.kind)},
            {"at", time_json(one.at)},
            {"status", one.status == 0 || pending ? json::value() : json::value(one.status)},
            {"trouble", pending ? std::string() : as_utf8(one.error)},
            {"duration", one.duration.count()},
            {"attempts", one.attempts},
            {"pending", pending}};
}

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

}  // namespace

void Api::openapi_document(const CallPtr& call) const {
    call->respond_cached(openapi_text(version_));
}

void Api::tokens(const CallPtr& call) const {
    json::array tokens;
    backend_.store->read([&](const club::StoreReader& reader) {
        for (const club::ApiToken& token : reader.tokens(*call->caller.user))
            tokens.push_back(token_json(token));
    });
    call->respond(tokens);
}

void Api::sessions(const CallPtr& call) const {
    json::array sessions;
    backend_.store->read([&](const club::StoreReader& reader) {
        for (const club::Session& session :
             club::open_sessions(reader, *call->caller.user, backend_.now()))
            sessions.push_back(session_json(session, call->caller.hash));
    });
    call->respond(sessions);
}

void Api::webhooks(const CallPtr& call) const {
    json::array webhooks;
    backend_.store->read([&](const club::StoreReader& reader) {
        for (const club::Webhook& webhook : reader.webhooks(*call->caller.user))
            webhooks.push_back(webhook_json(webhook));
    });
    call->respond(webhooks);
}

void Api::webhook_deliveries(const CallPtr& call) const {
    std::optional<json::array> deliveries;
    backend_.store->read([&](const club::StoreReader& reader) {
        for (const club::Webhook& webhook : reader.webhooks(*call->caller.user)) {
            if (!equals_ignore_case(webhook.name, call->path[2])) continue;
            deliveries.emplace();
            for (const club::WebhookDelivery& one : reader.webhook_deliveries(webhook.id))
                deliveries->push_back(delivery_json(one));
        }
    });
    if (deliveries) return call->respond(*deliveries);
    call->respond_error(
        404, refuse("no-such-webhook",
                    "You have no webhook of that name: “webhooks” lists those you have."));
}

void Api::command_by_fields(const CallPtr& call) const {
    const bool per_game = call->path[1] == "games";
    const std::string& word = call->path.back();
    const games::Game* game = nullptr;
    if (per_game) {
        const auto named = game_named(call->path[2]);
        if (!named) return call->respond_error(404, named.error());
        game = *named;
    }
    const club::CommandSpec* row = find_command(word, per_game);
    if (!row)
        return call->respond_error(
            404,
            refuse("no-such-command-address",
                   "There is no command “{typed}” at this address: /api/openapi.json lists them.",
                   truncate(word, 40)));
    auto asked = to_command(*row, game, call->body);
    if (!asked) return call->respond_error(400, asked.error());
    call->body["command"] = asked->line;
    // Who is not known must be named, which only a line can do.
    if (call->caller.user || !row->takes_credentials()) call->command = std::move(asked->command);
    do_command(call);
}

void Api::open_event_stream(const CallPtr& call, club::EventFilter filter) const {
    const auto form = requested_format(call->request, call->parameters);
    if (!form) return call->respond_error(400, form.error());
    const auto start = resume_point(call->request, call->parameters);
    if (!start) return call->respond_error(400, start.error());
    if (stream_count_ && call->caller.user && stream_count_(call->caller.user) >= streams_max) {
        report_limit("streams", address_key(call->request.address));
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
    backend_.store->read([&](const club::StoreReader& reader) {
        const club::EventRange span = reader.event_range();
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

void Api::events(const CallPtr& call) const {
    open_event_stream(call, {call->caller.user, std::nullopt, true});
}

void Api::match_events(const CallPtr& call) const {
    std::optional<club::MatchId> id;
    backend_.store->read([&](const club::StoreReader& reader) {
        if (const auto match = find_match(reader, call->path[2], call->path[3])) id = match->id;
    });
    if (!id)
        return call->respond_error(
            404, refuse("no-such-match-number",
                        "There is no such match: look for it among its players’ games."));
    open_event_stream(call, {std::nullopt, id, false});
}

// Push subscriptions. These are not commands: only a browser has the data they need.

namespace json = boost::json;

void Api::push_key(const CallPtr& call) const {
    call->respond(json::object{{"key", or_null(push_key_)}});
}

/// The player and the endpoint of the request; refuses it if either is missing.
std::optional<std::pair<club::UserId, std::string>> Api::push_request(const CallPtr& call) const {
    std::optional<club::User> user;
    backend_.store->read(
        [&](const club::StoreReader& reader) { user = current_user(reader, *call); });
    if (!user) {
        call->respond_error(401, refuse("not-logged-in", "Log in first."));
        return std::nullopt;
    }
    const auto typed = text_field(call->body, "endpoint", LineLimit::one);
    if (!typed) {
        call->respond_error(400, typed.error());
        return std::nullopt;
    }
    const auto endpoint = club::read_push_endpoint(typed->value_or(""), push_to_loopback_);
    if (!endpoint) {
        call->respond_error(400, endpoint.error());
        return std::nullopt;
    }
    return std::pair(user->id, *endpoint);
}

void Api::add_push_subscription(const CallPtr& call) const {
    if (push_key_.empty())
        return call->respond_error(
            404, refuse("no-push-messages", "This server sends no push messages."));
    const auto asked = push_request(call);
    if (!asked) return;
    backend_.write(
        [asked, now = backend_.now()](club::UnitOfWork& unit) {
            club::add_push_subscription(unit, asked->first, asked->second, now);
        },
        [self = shared_from_this(), call](bool stands) {
            if (!stands) return call->respond_error(503, self->write_error());
            call->respond(json::object{});
        });
}

void Api::remove_push_subscription(const CallPtr& call) const {
    const auto asked = push_request(call);
    if (!asked) return;
    backend_.write(
        [asked](club::UnitOfWork& unit) {
            club::remove_push_subscription(unit, asked->first, asked->second);
        },
        [self = shared_from_this(), call](bool stands) {
            if (!stands) return call->respond_error(503, self->write_error());
            call->respond(json::object{});
        });
}

}  // namespace posthouse::http
