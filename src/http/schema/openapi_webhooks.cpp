#include "http/schema/openapi_webhooks.h"

#include "club/core/events.h"

#include <boost/json/array.hpp>
#include <string>
#include <string_view>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// "taken_back" as "TakenBack".
std::string capitalized(std::string_view name) {
    std::string text;
    bool capital = true;
    for (const char c : name) {
        if (c != '_') text += capital ? static_cast<char>(c - 'a' + 'A') : c;
        capital = c == '_';
    }
    return text;
}

json::object header(std::string_view name, std::string_view about, json::object schema) {
    return {{"name", name},
            {"in", "header"},
            {"required", true},
            {"description", about},
            {"schema", std::move(schema)}};
}

}  // namespace

json::object openapi_webhooks() {
    using Kind = club::EventKind;
    constexpr std::pair<Kind, std::string_view> kinds[] = {
        {Kind::begun, "A match of the player began."},
        {Kind::move, "A move was made in a match of the player."},
        {Kind::taken_back, "Moves were taken back."},
        {Kind::seats, "The players swapped seats, or one was replaced."},
        {Kind::proposal, "A draw, a takeback or another proposal was made, refused or withdrawn."},
        {Kind::chat, "A chat message was written in a match of the player."},
        {Kind::ended, "A match of the player is over."},
        {Kind::message, "Another player sent a message."},
        {Kind::challenge, "The player was challenged, or has challenged."},
        {Kind::challenge_gone, "A challenge was declined or withdrawn, or has expired."},
        {Kind::ping, "A test that the player has asked for; its `id` is 0."},
    };
    json::object all;
    for (const auto& [kind, about] : kinds) {
        const std::string_view name = club::name_of(kind);
        json::object body{{"allOf",
                           {{{"$ref", "#/components/schemas/Event"}},
                            {{"properties", {{"event", {{"const", name}}}}}}}}};
        json::array headers{
            header("Posthouse-Event", "The kind of event.", {{"type", "string"}, {"const", name}}),
            header("Posthouse-Event-Id",
                   "The event’s `id`. An event that comes twice has the same.",
                   {{"type", "integer"}}),
            header(
                "Posthouse-Signature",
                "`t=TIME,v1=MAC`: seconds since 1970, and in hexadecimal the HMAC-SHA256 of TIME, "
                "a dot and the body, with the webhook’s secret as its key.",
                {{"type", "string"}, {"pattern", "^t=[0-9]+,v1=[0-9a-f]{64}$"}})};
        json::object operation{
            {"operationId", "webhook" + capitalized(name)},
            {"summary", about},
            {"security", json::array()},
            {"parameters", std::move(headers)},
            {"requestBody",
             {{"required", true},
              {"content", {{"application/json", {{"schema", std::move(body)}}}}}}},
            {"responses",
             {{"2XX", {{"description", "Accepted."}}},
              {"410", {{"description", "No more, ever: the webhook is stopped."}}},
              {"default", {{"description", "Not accepted: it is sent again later."}}}}}};
        all[name] = json::object{{"post", std::move(operation)}};
    }
    return all;
}

}  // namespace posthouse::http
