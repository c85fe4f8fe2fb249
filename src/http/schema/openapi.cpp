#include "http/schema/openapi.h"

#include "base/inplace.h"
#include "club/commands/command_table.h"
#include "club/programs/tokens.h"
#include "games/game.h"
#include "http/routes.h"
#include "http/schema/api_types.h"
#include "http/schema/command_answers.h"
#include "http/schema/command_fields.h"
#include "http/schema/openapi_webhooks.h"
#include "http/schema/refusal_codes.h"
#include "http/server/http_message.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// A parameter of a path (`{name}`) or of a query.
struct Parameter {
    std::string_view name, about, type = "string";
};
constexpr Parameter parameters[] = {
    {"game", "A game’s name: `games` lists them."},
    {"board", "A board’s number in its game.", "integer"},
    {"player", "A player’s name."},
    {"name", "A tournament’s name."},
    {"webhook", "A webhook’s name."},
    {"page", "`terms` or `privacy`."},
    {"month", "A month, as in 2026-10."},
    {"position", "A position as text."},
    {"north", "A position up to its slash."},
    {"south", "A position after its slash."},
    {"mark", "The token in a letter’s link."},
    {"code", "The code in an invitation’s link."},
    {"over", "Only finished ones, or only unfinished ones.", "boolean"},
    {"limit", "At most so many; by default as many as there may be.", "integer"},
    {"result",
     "Only finished ones with this result: that First or Second won, a draw, or that the player "
     "won or lost."},
    {"rated", "Only rated ones, or only unrated ones.", "boolean"},
    {"since",
     "Only what is as new: matches that ended, or in which the last move was made, at this time or "
     "later (milliseconds since 1970).",
     "integer"},
    {"language", "The reader’s language, as in “de”; English by default."},
    {"moves", "Moves from the beginning, separated by commas."},
    {"rating_min",
     "Only matches whose players’ ratings before it were at least this on average: a multiple of "
     "200 from 1000 to 2200.",
     "integer"},
    {"rating_max", "The same, below this.", "integer"},
    {"pace",
     "`live`: only matches whose clock gives less than three hours; `correspondence`: only the "
     "others, also without a clock."},
    {"first_month", "Only matches that ended in this month (UTC) or later, as in 2026-01."},
    {"last_month", "Only matches that ended in this month or earlier."},
    {"ply", "After so many moves; after all by default.", "integer"},
    {"last", "Only so many of the last moves.", "integer"},
    {"from", "The starting position."},
    {"after",
     "The id of the last event received, like `Last-Event-ID`; only new events if both are "
     "missing.",
     "integer"},
    {"behind", "The name of the last one you have: only those that follow in the list."},
    {"before", "The id of the last one you have: only older ones.", "integer"},
    {"beginning", "The beginning of a player’s name."},
    {"closed", "Closed ones as well.", "boolean"},
    {"bots", "Bots only, instead of people and computers.", "boolean"},
    {"help", "With each game’s rules in words, which is the default.", "boolean"},
    {"format", "`sse` or `ndjson`; by default according to `Accept`."},
};

json::object parameter(const RouteSpec& notes, std::string_view name, bool in_path) {
    const auto* known = std::ranges::find(parameters, name, &Parameter::name);
    ASSERT(known != std::end(parameters));
    json::object schema{{"type", known->type}};
    std::string about(known->about);
    if (name == "before" && notes.path.starts_with("api/matches")) {
        about = "The last match you have, its id or its game and board: only older ones.";
        schema = {{"anyOf",
                   {{{"type", "integer"}},
                    {{"type", "string"}, {"pattern", "^[a-z0-9-]+/[1-9][0-9]*$"}}}}};
    }
    if (name == "format") schema["enum"] = json::array{"sse", "ndjson"};
    if (name == "pace") schema["enum"] = json::array{"live", "correspondence"};
    if (name == "result") schema["enum"] = json::array{"first", "second", "draw", "won", "lost"};
    if (name == "game") {
        json::array games;
        for (const games::Game& game : games::all_games())
            if (game.listed) games.emplace_back(game.name);
        // No enum: an answer's `game` is a string, which programs hand back here.
        schema["examples"] = std::move(games);
    }
    json::object one{{"name", name},
                     {"in", in_path ? "path" : "query"},
                     {"description", about},
                     {"schema", std::move(schema)}};
    if (in_path) one["required"] = true;
    return one;
}

json::object reference(std::string_view schema) {
    return {{"$ref", "#/components/schemas/" + std::string(schema)}};
}

json::object content(std::string_view type, json::object schema) {
    return {{type, json::object{{"schema", std::move(schema)}}}};
}

json::object answer_of(const RouteSpec& notes) {
    json::object answer{{"description", "Done."}};
    ASSERT(notes.media_type != "application/json" || route_type(notes, "response"));
    if (const json::value* type = route_type(notes, "response"))
        answer["content"] = content(notes.media_type, type->as_object());
    else
        answer["content"] = content(notes.media_type, {{"type", "string"}});
    const auto takes = [&](std::string_view name) {
        return notes.query.find(name) != notes.query.npos;
    };
    if (notes.media_type == "application/json" && (takes("before") || takes("behind")))
        answer["headers"] = json::object{
            {"Link",
             {{"description", "The address of the next part of the list, with rel=\"next\"."},
              {"schema", {{"type", "string"}}}}}};
    if (notes.media_type == "text/event-stream")
        answer["content"].as_object()["application/x-ndjson"] =
            json::object{{"schema", reference("Event")}};
    return answer;
}

std::string_view meaning_of(std::string_view status) {
    constexpr std::pair<std::string_view, std::string_view> meanings[] = {
        {"400", "The request is not valid."},
        {"401", "A session or token is missing or not valid."},
        {"403", "Not allowed: for this player or guest, with this token, or from another site."},
        {"404", "Not found."},
        {"409",
         "Not at present: it is not your turn, the match is over, the name is taken, or the key "
         "was "
         "already used with another command. Nothing was done."},
        {"410", "It was withdrawn or has expired."},
        {"416", "The file has no bytes there: the answer says how many it has."},
        {"422", "Understood and refused, for example an illegal move. Nothing was done."},
        {"429", "Too many requests: wait the seconds in `Retry-After`."},
        {"503", "The server cannot save anything at the moment; nothing was done."},
    };
    const auto* found = std::ranges::find(meanings, status, [](auto& one) { return one.first; });
    ASSERT(found != std::end(meanings));
    return found->second;
}

json::object refusal(std::string_view status, json::object type = reference("Problem")) {
    json::object answer{{"description", meaning_of(status)},
                        {"content", content(problem_type, std::move(type))}};
    if (status == "429")
        answer["headers"] =
            json::object{{"Retry-After", json::object{{"schema", {{"type", "integer"}}},
                                                      {"description", "Seconds."}}}};
    return answer;
}

json::object answers_of(const RouteSpec& notes) {
    json::object answers;
    answers["200"] = answer_of(notes);
    if (notes.error_statuses.find("416") != notes.error_statuses.npos) {
        json::object part = answer_of(notes);
        part["description"] = "The part that `Range` asks for.";
        answers["206"] = std::move(part);
    }
    std::string_view rest = notes.error_statuses;
    const json::value* type = route_type(notes, "refusal");
    while (!rest.empty()) {
        const auto status = take_until(rest, ' ');
        answers[status] = type ? refusal(status, type->as_object()) : refusal(status);
    }
    if (notes.auth != RouteAuth::anybody && notes.tokens)
        for (const std::string_view status : {"401", "403"})
            if (!answers.contains(status)) answers[status] = refusal(status);
    answers["429"] = refusal("429");
    return answers;
}

json::array security_of(const RouteSpec& notes, std::optional<club::Scope> scope) {
    json::array ways;
    if (notes.auth == RouteAuth::anybody) return ways;
    if (notes.auth == RouteAuth::viewer) ways.push_back(json::object());
    ways.push_back(json::object{{"session", json::array()}});
    if (!notes.tokens) return ways;
    json::array scopes;
    if (scope) scopes.emplace_back(club::name_of(*scope));
    ways.push_back(json::object{{"token", std::move(scopes)}});
    return ways;
}

json::object operation_of(const RouteSpec& notes) {
    json::object operation{{"operationId", notes.id},
                           {"summary", notes.about},
                           {"tags", json::array{notes.subject}},
                           {"security", security_of(notes, notes.scope)},
                           {"responses", answers_of(notes)}};
    json::array takes;
    std::string_view rest = notes.path;
    while (!rest.empty()) {
        const auto part = take_until(rest, '/');
        if (part.starts_with('{') && part != "{command}")
            takes.push_back(parameter(notes, part.substr(1, part.find('}') - 1), true));
    }
    rest = notes.query;
    while (!rest.empty()) takes.push_back(parameter(notes, take_until(rest, ' '), false));
    if (notes.media_type == "text/event-stream")
        takes.push_back(json::object{{"name", "Last-Event-ID"},
                                     {"in", "header"},
                                     {"description", "The id of the last event received."},
                                     {"schema", {{"type", "integer"}}}});
    if (!takes.empty()) operation["parameters"] = std::move(takes);
    if (const json::value* type = route_type(notes, "request"))
        operation["requestBody"] = json::object{
            {"required", true}, {"content", content("application/json", type->as_object())}};
    if (notes.form)
        operation["requestBody"] =
            json::object{{"content", content("application/x-www-form-urlencoded",
                                             json::object{{"type", "object"}})}};
    return operation;
}

json::object old_operation_of(const RouteSpec& notes) {
    json::object operation = operation_of(notes);
    operation["operationId"] = notes.old_id;
    operation["deprecated"] = true;
    return operation;
}

/// "gameConfirm", "houseChangePassword".
std::string operation_id(const club::CommandSpec& row) {
    std::string id = row.per_game ? "game" : "house";
    bool capital = true;
    for (const char c : row.word) {
        if (c == ' ' || c == '-') {
            capital = true;
            continue;
        }
        id += capital && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        capital = false;
    }
    return id;
}

json::object operation_of(const RouteSpec& notes, const club::CommandSpec& row) {
    json::object operation = operation_of(notes);
    operation["operationId"] = operation_id(row);
    const translation::Texts english;
    const std::string details = row.details(english);
    operation["summary"] = row.summary(english);
    operation["description"] = "`" + row.usage() + "`" + (details.empty() ? "" : "\n\n" + details);
    json::array ways;
    if (row.auth_level == club::AuthLevel::nobody || !row.takes_credentials())
        ways.push_back(json::object());
    ways.push_back(json::object{{"session", json::array()}});
    if (const auto scope = club::scope_of(row))
        ways.push_back(json::object{{"token", json::array{club::name_of(*scope)}}});
    operation["security"] = std::move(ways);
    operation["requestBody"] =
        json::object{{"required", true}, {"content", content("application/json", schema_of(row))}};
    operation["tags"] = json::array{row.subject};
    operation["responses"].as_object()["200"] = json::object{
        {"description", "Done."}, {"content", content("application/json", answer_schema_of(row))}};
    return operation;
}

std::string lower_method(std::string_view method) {
    std::string small(method);
    for (char& c : small) c = to_lower(c);
    return small;
}

json::object paths() {
    json::object all;
    const auto add = [&](std::string_view path, const RouteSpec& notes, json::object operation) {
        json::value& at = all["/" + versioned(path)];
        if (!at.is_object()) at = json::object();
        at.as_object()[lower_method(notes.method)] = std::move(operation);
    };
    for (const RouteSpec& notes : routes()) {
        // OpenAPI describes no sockets.
        if (notes.id.empty() || notes.media_type == "websocket") continue;
        if (!notes.each_command) {
            add(notes.path, notes, operation_of(notes));
            if (!notes.old_path.empty()) add(notes.old_path, notes, old_operation_of(notes));
            continue;
        }
        const bool per_game = notes.path.find("{game}") != std::string_view::npos;
        const std::string_view front = notes.path.substr(0, notes.path.find("{command}"));
        for (const club::CommandSpec& row : club::command_table())
            if (row.per_game == per_game)
                add(std::string(front) + command_address(row), notes, operation_of(notes, row));
    }
    return all;
}

/// The subjects of routes and commands.
json::array tags() {
    constexpr std::pair<std::string_view, std::string_view> subjects[] = {
        {"accounts", "The player’s own account: sessions, mail, absence, settings, export."},
        {"people", "Other players: lists, friends, messages, reports."},
        {"new matches", "Challenges, the waiting room, links for friends."},
        {"matches", "Playing, showing and exporting matches."},
        {"events", "Streams of what happens."},
        {"letters", "What the server has written to the player."},
        {"tournaments", "Tournaments."},
        {"study", "Explorer, endgame tables, puzzles and lessons."},
        {"programs", "Tokens and webhooks."},
        {"pictures", "Boards as pictures."},
        {"server", "What this server is and can do."},
        {"moderation", "For operators."},
    };
    json::array all;
    for (const auto& [name, about] : subjects)
        all.push_back(json::object{{"name", name}, {"description", about}});
    return all;
}

/// Adds the types to which this refers, and those to which they refer.
void add_schemas(const json::value& value, json::object& schemas) {
    if (const auto* array = value.if_array())
        for (const json::value& member : *array) add_schemas(member, schemas);
    const auto* object = value.if_object();
    if (!object) return;
    for (const auto& [name, member] : *object) add_schemas(member, schemas);
    const json::value* reference = object->if_contains("$ref");
    if (!reference) return;
    std::string_view name = reference->as_string();
    name.remove_prefix(name.rfind('/') + 1);
    if (schemas.contains(name)) return;
    const json::value& type = api_types().at(name);
    schemas[name] = type;
    add_schemas(type, schemas);
}

void write(const json::value& value, std::string& text, std::size_t depth) {
    const auto line = [&](std::size_t level) { text.append("\n").append(2 * level, ' '); };
    if (const auto* object = value.if_object(); object && !object->empty()) {
        bool first = true;
        text += '{';
        for (const auto& [name, member] : *object) {
            if (!std::exchange(first, false)) text += ',';
            line(depth + 1);
            text += json::serialize(json::string(name)) + ": ";
            write(member, text, depth + 1);
        }
        line(depth);
        text += '}';
    } else if (const auto* array = value.if_array(); array && !array->empty()) {
        bool first = true;
        text += '[';
        for (const json::value& member : *array) {
            if (!std::exchange(first, false)) text += ',';
            line(depth + 1);
            write(member, text, depth + 1);
        }
        line(depth);
        text += ']';
    } else {
        text += json::serialize(value);
    }
}

}  // namespace

json::object openapi(std::string_view version) {
    json::object operations = paths(), sent = openapi_webhooks(), schemas;
    add_schemas(operations, schemas);
    add_schemas(sent, schemas);
    // Those that are known, and any other, since more may be added.
    json::object& code = schemas.at("RefusalCode").as_object();
    code.erase("type");
    const auto known = refusal_codes();
    code["anyOf"] = json::array{
        json::object{{"type", "string"}, {"enum", json::array(known.begin(), known.end())}},
        json::object{{"type", "string"}}};
    json::string& about = code.at("description").as_string();
    about += "\n\n";
    about += refusal_table();
    return {
        {"openapi", "3.1.0"},
        {"info",
         {{"title", "Posthouse"},
          {"version", version},
          {"description",
           "A play-by-mail server for sowing games and OctiLite. Times are milliseconds since "
           "1970, UTC. Every error is a problem (RFC 9457) with a stable `code`, its `params`, and "
           "one sentence that says what to do instead. The WebSocket at /api/v1/socket is "
           "described in docs/api.md."},
          {"license", {{"name", "GNU AGPL 3 or later"}, {"identifier", "AGPL-3.0-or-later"}}}}},
        {"servers", {{{"url", "/"}}}},
        {"tags", tags()},
        {"paths", std::move(operations)},
        {"webhooks", std::move(sent)},
        {"components",
         {{"schemas", std::move(schemas)},
          {"securitySchemes",
           {{"session",
             {{"type", "apiKey"},
              {"in", "cookie"},
              {"name", "session"},
              {"description", "Set by `signUp` and `logIn`."}}},
            {"token",
             {{"type", "http"},
              {"scheme", "bearer"},
              {"description",
               "Created by the command `make token`, with the scopes read, play, talk, "
               "webhook and moderate."}}}}}}}};
}

std::string format_json(const json::value& value) {
    std::string text;
    write(value, text, 0);
    return text + '\n';
}

std::string openapi_text(std::string_view version) {
    return format_json(openapi(version));
}

}  // namespace posthouse::http
