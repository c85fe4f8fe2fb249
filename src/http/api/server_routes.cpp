// API: the server itself, its games and its health, and the document of the API.
#include "club/accounts/account_tables.h"
#include "club/challenges/presence.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/schema/openapi.h"
#include "http/server/json.h"
#include "translation/site.h"
#include "translation/texts.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <map>
#include <mutex>
#include <set>
#include <span>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t here_max = 100, asked_max = 1000;

void get_server(const ApiCallPtr& call) {
    const auto& presence = call->context->services.presence;
    Presence present = presence ? presence() : Presence{};
    json::array here;
    json::value banner;
    call->read([&](const club::StoreReader& reader) {
        banner = banner_json(reader, call->now());
        const auto viewer = call->caller.user;
        if (viewer) {
            std::set<club::UserId> friends;
            for (const club::Friend& one : friends_of(reader, *viewer)) friends.insert(one.whom);
            std::ranges::stable_partition(present.players,
                                          [&](club::UserId id) { return friends.contains(id); });
        }
        const std::size_t asked = std::min(present.players.size(), asked_max);
        for (const club::UserId id : std::span(present.players).first(asked)) {
            if (here.size() == here_max) break;
            if (!may_see_presence(reader, id, viewer)) continue;
            if (const auto user = reader.user(id)) here.push_back(named_user_json(*user));
        }
    });
    const std::size_t others = present.players.size() - here.size();
    call->respond(json::object{{"version", call->options().version},
                               {"site", translation::site().name},
                               {"mail", as_utf8(call->options().mail_address)},
                               {"here", std::move(here)},
                               {"others_here", others},
                               {"strangers", present.anonymous},
                               {"banner", std::move(banner)},
                               {"pages", json::value_from(call->context->host_pages.names())},
                               {"webhooks_to_loopback", call->options().webhooks_to_loopback}});
}

void get_host_page(const ApiCallPtr& call) {
    std::string html;
    switch (call->context->host_pages.read(call->path[2], html)) {
        case HostPages::Found::no:
            return call->respond_error(
                404, refuse("no-such-site-page",
                            "The operator of this site has not written this page."));
        case HostPages::Found::too_long:
            return call->respond_error(
                503,
                refuse("site-page-too-long",
                       "This page is longer than 128 kB: the operator must shorten it first."));
        case HostPages::Found::yes:
            call->respond(json::object{{"page", call->path[2]}, {"html", html}});
    }
}

void get_openapi(const ApiCallPtr& call) {
    call->respond_cached(openapi_text(call->options().version));
}

void get_games(const ApiCallPtr& call) {
    bool with_help = true;
    std::string_view language;
    for (const auto& [name, value] : call->parameters) {
        if (name == "language") {
            language = value;
            continue;
        }
        if (name != "help")
            return call->respond_error(400, unknown_parameter(name, "help and language"));
        if (value != "true" && value != "false")
            return call->respond_error(
                400, refuse("help-malformed", "“help” must be true or false, or left out."));
        with_help = value == "true";
    }
    const translation::Texts texts(language);
    static std::mutex mutex;
    static std::map<std::pair<std::string, bool>, std::string> made;
    const std::lock_guard lock(mutex);
    std::string& games = made[{std::string(texts.language()), with_help}];
    if (games.empty()) games = json::serialize(games_json(with_help, texts));
    call->respond_cached(games);
}

void get_health(const ApiCallPtr& call) {
    const HealthReport health = call->options().health ? call->options().health() : HealthReport{};
    json::array troubles;
    for (const auto& [what, words] : health.issues)
        troubles.push_back(json::object{{"what", what}, {"words", words}});
    const bool ok = troubles.empty();
    HttpResponse answer;
    answer.status = ok ? 200 : 503;
    answer.body = json::serialize(json::object{
        {"ok", ok}, {"version", call->options().version}, {"troubles", std::move(troubles)}});
    answer.fields = {{"Cache-Control", "no-store"}};
    call->done(std::move(answer));
}

}  // namespace

std::span<const RouteSpec> server_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/openapi.json",
         .id = "openapi",
         .about = "This document.",
         .handler = get_openapi},
        {.method = "GET",
         .path = "api/games",
         .id = "games",
         .about = "The games of this server.",
         .query = "help language",
         .error_statuses = "400",
         .handler = get_games},
        {.method = "GET",
         .path = "api/server",
         .id = "server",
         .about =
             "The server, and who is here as far as the caller may see it: at most 100 players, "
             "the caller’s friends first.",
         .auth = viewer,
         .old_path = "api/house",
         .old_id = "house",
         .handler = get_server},
        {.method = "GET",
         .path = "api/pages/{page}",
         .id = "hostPage",
         .about = "A text by the operator: terms, privacy or front (on the home page).",
         .error_statuses = "404 503",
         .handler = get_host_page},
        {.method = "GET",
         .path = "health",
         .id = "health",
         .about = "Health: 200 if all is well, otherwise 503 with the problems.",
         .handler = get_health},
    };
    return rows;
}

}  // namespace posthouse::http
