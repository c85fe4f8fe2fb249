#include "http/api/command_routes.h"

#include "base/inplace.h"
#include "club/core/secrets.h"
#include "club/matches/loaded_match.h"
#include "club/programs/tokens.h"
#include "games/game.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/schema/command_fields.h"
#include "http/server/json.h"
#include "translation/languages.h"
#include "translation/texts.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <exception>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t key_length_max = 200;

/// Width in columns for which the response text is wrapped.
Expected<int> columns_in(const json::object& asked) {
    const json::value* value = asked.if_contains("columns");
    if (!value || value->is_null()) return games::text_columns_max;
    const auto* columns = value->if_int64();
    if (!columns || *columns < games::text_columns_min)
        return refuse("columns-malformed",
                      "The field “columns” must be a whole number of at least {least}: the width "
                      "of your screen.",
                      games::text_columns_min);
    return static_cast<int>(std::min<std::int64_t>(*columns, games::text_columns_max));
}

Expected<club::Request> to_request(const json::object& asked, std::optional<club::UserId> speaker) {
    const auto line = text_field(asked, "command", LineLimit::one);
    const auto comment = text_field(asked, "comment", LineLimit::many);
    const auto key = text_field(asked, "key", LineLimit::one);
    for (const auto* field : {&line, &comment, &key})
        if (!*field) return field->error();
    if (!*line)
        return refuse("command-field-missing",
                      "Say what to do in the field “command”, for example “help”.");
    if (key->value_or("").size() > key_length_max)
        return refuse("key-too-long", "The field “key” must be at most {most} bytes long.",
                      key_length_max);
    const auto columns = columns_in(asked);
    if (!columns) return columns.error();
    const json::value* brief = asked.if_contains("brief");
    if (brief && !brief->is_bool())
        return refuse("brief-malformed", "“brief” must be true or false, or left out.");
    const auto language = text_field(asked, "reader_language", LineLimit::one);
    if (!language) return language.error();
    club::Request request;
    request.lines = {**line};
    request.columns = *columns;
    if (*language) request.language = translation::find_language(**language);
    request.brief = brief && brief->get_bool();
    request.comment = comment->value_or("");
    request.speaker = speaker;
    // Anonymous requests get no key: otherwise anybody could read the response to somebody else's.
    if (speaker && *key)
        request.key = "http:" + std::to_string(static_cast<std::int64_t>(*speaker)) + ":" + **key;
    return request;
}

/// The response to a move of the match that `page` holds.
std::string brief_answer(const club::MatchSnapshot& page, std::optional<club::UserId> viewer,
                         MoveAnswer form) {
    const std::string accepted = R"({"accepted":true})";
    // Who plays is told of the move by an event.
    if (form == MoveAnswer::version && side_of(page.match, viewer))
        return with_member(accepted, "version", std::to_string(page.match.version));
    return with_member(accepted, "move", move_text(page));
}

CommandAnswer command_answer(const ApiContext& context, std::optional<club::UserId> viewer,
                             const club::Response& reply, MoveAnswer form) {
    if (form != MoveAnswer::match && reply.accepted && reply.only_moved)
        return {200, brief_answer(*reply.snapshot, viewer, form)};
    // A secret that is shown once is shown only to the player who made it.
    const auto hearer = reply.text_reader ? reply.text_reader : viewer;
    std::string text =
        reply.replayed ? club::redact_one_time_secrets(reply.text, "(told once)") : reply.text;
    std::optional<std::string> match;
    try {
        if (hearer && context.options.reveal_response)
            text = context.options.reveal_response(text, *hearer);
        if (reply.snapshot && reply.snapshot->match.id == reply.match)
            match = match_text(*reply.snapshot, side_of(reply.snapshot->match, viewer));
        else if (reply.match)
            context.backend.store->read([&](const club::StoreReader& reader) {
                if (const auto found = reader.match(*reply.match))
                    match = match_text(reader, *found, viewer);
            });
    } catch (const std::exception& fault) {
        // The command has been carried out, so report success all the same.
        log_error("response after a command", fault.what());
    }
    json::object body;
    const unsigned status = reply.accepted ? 200 : status_of(reply);
    if (!reply.accepted) body = problem_json(status, *reply.refusal);
    body["accepted"] = reply.accepted;
    body["text"] = as_utf8(text);
    if (!reply.facts.empty()) body["facts"] = facts_json(context, reply, hearer);
    auto answer = json::serialize(body);
    return {status, match ? with_member(std::move(answer), "match", *match) : std::move(answer)};
}

}  // namespace

json::object facts_json(const ApiContext& context, const club::Response& reply,
                        std::optional<club::UserId> reader) {
    json::object facts;
    const auto& reveal = context.options.reveal_response;
    const auto shown = [&](std::string text) {
        if (reply.replayed) text = club::redact_one_time_secrets(text, "(told once)");
        return as_utf8(reader && reveal ? reveal(text, *reader) : text);
    };
    for (const club::Fact& fact : reply.facts) {
        json::value& field = facts[fact.name];
        if (const auto* number = std::get_if<std::int64_t>(&fact.value))
            field = *number;
        else
            field = shown(std::get<std::string>(fact.value));
    }
    return facts;
}

CommandAnswer refused_command(unsigned status, const Refusal& refusal,
                              std::optional<std::chrono::seconds> wait) {
    json::object body = problem_json(status, refusal);
    if (wait) body["retry_after"] = wait->count();
    return {status, json::serialize(body), wait};
}

void run_command(const std::shared_ptr<const ApiContext>& context, const Caller& caller,
                 const club::Client& client, const json::object& asked,
                 std::optional<club::Command> command, MoveAnswer form, CommandDone said) {
    const auto wait = caller.user ? std::nullopt
                                  : context->anonymous_commands.retry_after(client.address,
                                                                            context->backend.now());
    if (wait) {
        context->report_limit("strangers_commands", client.address);
        return said(refused_command(429,
                                    refuse("too-many-anonymous-requests",
                                           "Without a login you may send {n} commands a minute: "
                                           "log in, or try again in {wait} s.",
                                           context->anonymous_commands.per_minute(), wait->count()),
                                    *wait));
    }
    auto request = to_request(asked, caller.user);
    if (!request) return said(refused_command(400, request.error()));
    request->command = std::move(command);
    caller.identify(*request);
    request->now = context->backend.now();
    request->client = client;
    if (request->brief && form == MoveAnswer::match) form = MoveAnswer::move;
    request->brief = form != MoveAnswer::match;
    const auto viewer = request->speaker;
    context->backend.submit(std::move(*request), [context, viewer, form, said = std::move(said)](
                                                     std::optional<club::Response> reply) {
        if (!reply) return said(refused_command(503, context->write_error()));
        if (const auto& later = reply->retry_later)
            return said(refused_command(status_of(*later), club::refusal_of(*later), later->wait));
        context->services.post([context, viewer, form, said, reply = std::move(*reply)] {
            said(command_answer(*context, viewer, reply, form));
        });
    });
}

namespace {

void run_on_call(const ApiCallPtr& call, std::optional<club::Command> command) {
    run_command(call->context, call->caller, call->client(), call->body, std::move(command),
                MoveAnswer::match, [call](CommandAnswer said) {
                    HttpResponse answer;
                    answer.status = said.status;
                    if (said.status != 200) answer.type = problem_type;
                    answer.body = std::move(said.body);
                    answer.fields = {{"Cache-Control", "no-store"}};
                    if (said.retry_after)
                        answer.fields.emplace_back("Retry-After",
                                                   std::to_string(said.retry_after->count()));
                    call->done(std::move(answer));
                });
}

void post_command(const ApiCallPtr& call) {
    run_on_call(call, std::nullopt);
}

void post_command_by_fields(const ApiCallPtr& call) {
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
    std::optional<club::Command> command;
    if (call->caller.user || !row->takes_credentials()) command = std::move(asked->command);
    run_on_call(call, std::move(command));
}

void get_commands(const ApiCallPtr& call) {
    std::string language;
    for (const auto& [name, value] : call->parameters) {
        if (name != "language")
            return call->respond_error(400, unknown_parameter(name, "language"));
        language = value;
    }
    call->respond_cached(json::serialize(commands_json(translation::Texts(language))));
}

}  // namespace

std::span<const RouteSpec> command_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "POST",
         .path = "api/command",
         .id = "command",
         .about = "Run a command, written as in a mail.",
         .auth = viewer,
         .error_statuses = command_errors,
         .handler = post_command},
        {.method = "POST",
         .path = "api/commands/{command}",
         .id = "houseCommand",
         .about = "Run a general command with its arguments as fields.",
         .auth = viewer,
         .error_statuses = command_errors,
         .each_command = true,
         .handler = post_command_by_fields},
        {.method = "POST",
         .path = "api/games/{game}/commands/{command}",
         .id = "gameCommand",
         .about = "Run a command of a game with its arguments as fields.",
         .auth = viewer,
         .error_statuses = command_errors,
         .each_command = true,
         .handler = post_command_by_fields},
        {.method = "GET",
         .path = "api/commands",
         .id = "commands",
         .about = "The command table.",
         .query = "language",
         .handler = get_commands},
    };
    return rows;
}

}  // namespace posthouse::http
