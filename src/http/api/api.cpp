#include "http/api/api.h"

#include "base/inplace.h"
#include "base/utf8.h"
#include "club/programs/program_tables.h"
#include "club/programs/tokens.h"
#include "http/api/api_call.h"
#include "http/api/command_routes.h"
#include "http/routes.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <exception>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

bool is_json_type(std::string_view content_type) {
    const auto type = take_until(content_type, ';');
    return equals_ignore_case(type.substr(0, type.find_last_not_of(" \t") + 1), "application/json");
}

/// Of a player who has called.
std::string limit_key(const Caller& caller) {
    return caller.token ? "token " + caller.hash
                        : std::to_string(static_cast<std::int64_t>(*caller.user));
}

/// Whether a browser asks if another site's script may send a token here.
bool is_preflight(const HttpRequest& request) {
    return request.method == "OPTIONS" &&
           std::ranges::any_of(listed_items(request.asked_headers), [](std::string_view name) {
               return equals_ignore_case(name, "authorization");
           });
}

HttpResponse preflight_response() {
    HttpResponse answer;
    answer.status = 204;
    answer.fields = {{"Access-Control-Allow-Methods", "GET, HEAD, POST"},
                     {"Access-Control-Allow-Headers",
                      "Authorization, Content-Type, If-None-Match, Last-Event-ID"},
                     {"Access-Control-Max-Age", "86400"}};
    allow_other_origins(answer);
    return answer;
}

/// Checks a POST's origin and type and parses its body. With a token it may come from any site:
/// browsers send cookies with such a request only if we allowed it (preflight_response).
std::optional<HttpResponse> parse_post(const HttpRequest& request, json::object& body) {
    if (!bearer_token(request.authorization) && !request.origin.empty() &&
        !same_origin(request.origin, request.host))
        return error_response(
            403, refuse("other-site",
                        "This request comes from another site: use the page of Posthouse "
                        "itself."));
    if (!is_json_type(request.content_type))
        return error_response(
            415, refuse("content-type-not-json",
                        "Send the body as JSON, with Content-Type: application/json."));
    json::error_code wrong;
    json::value read = json::parse(without_byte_order_mark(request.body), wrong);
    if (wrong || !read.is_object())
        return error_response(
            400,
            refuse("body-not-object", "The body is not a JSON object: send one, such as {example}.",
                   "{\"command\": \"help\"}"));
    body = std::move(read.get_object());
    return std::nullopt;
}

Refusal rate_limit_refusal(const ApiContext& context, std::chrono::seconds wait) {
    return refuse("too-many-requests", "You may send {n} requests a minute: try again in {wait} s.",
                  context.requests.per_minute(), wait.count());
}

std::optional<std::chrono::seconds> rate_limit_wait(
    const std::shared_ptr<const ApiContext>& context, const Caller& caller) {
    if (!caller.user) return std::nullopt;
    const auto wait = context->requests.retry_after(limit_key(caller), context->backend.now());
    if (wait && context->options.on_limit_reached)
        context->services.post([context, id = *caller.user,
                                limit = caller.token ? "requests_of_token" : "requests_of_player"] {
            context->backend.store->read([&](const club::StoreReader& reader) {
                if (const auto user = reader.user(id)) context->report_limit(limit, user->name);
            });
        });
    return wait;
}

/// The error response if the caller may not use this route.
std::optional<HttpResponse> authorization_error(const std::shared_ptr<const ApiContext>& context,
                                                const Caller& caller, const RouteSpec& route) {
    const auto told = [](unsigned status, const Refusal& refusal, std::string_view error) {
        HttpResponse answer = error_response(status, refusal);
        answer.fields.emplace_back("WWW-Authenticate",
                                   "Bearer error=\"" + std::string(error) + '"');
        return answer;
    };
    if (const auto wait = rate_limit_wait(context, caller))
        return rate_limit_response(rate_limit_refusal(*context, *wait), *wait);
    if (route.auth == RouteAuth::player && !caller.user)
        return error_response(401, refuse("not-logged-in", "Log in first."));
    if (!caller.token) return std::nullopt;
    if (!route.tokens)
        return told(403, refuse("tokens-not-accepted", "Tokens are not accepted here: log in."),
                    "insufficient_scope");
    if (route.scope && !caller.token->may(*route.scope))
        return told(
            403,
            refuse("scope-missing",
                   "This token lacks the scope “{scope}”: make one with “make token NAME {scope}”.",
                   club::name_of(*route.scope)),
            "insufficient_scope");
    return std::nullopt;
}

/// Says with the response how much of the token's or the player's limit is left.
void announce_quota(ApiCall& call) {
    const auto quota = call.context->requests.quota(limit_key(call.caller), call.now());
    if (!quota) return;
    const char* policy = call.caller.token ? "token" : "player";
    call.done = [done = std::move(call.done), quota, policy](HttpResponse answer) {
        for (auto& field : rate_limit_fields(policy, *quota))
            answer.fields.push_back(std::move(field));
        done(std::move(answer));
    };
}

/// Reads address and body and finds the route; null if the call was refused.
const RouteSpec* parse_call(const ApiCallPtr& call) {
    const auto refused_with = [&call](unsigned status, const Refusal& refusal) {
        call->respond_error(status, refusal);
        return nullptr;
    };
    auto target = read_target(call->request.target);
    if (!target)
        return refused_with(400, refuse("path-malformed",
                                        "The address is not valid: see the list in docs/api.md."));
    call->path = std::move(target->path);
    call->parameters = std::move(target->parameters);
    std::string allowed;
    const RouteSpec* route = find_route(call->request.method, call->path, allowed);
    if (!route && allowed.empty())
        return refused_with(
            404, refuse("no-such-address",
                        "There is nothing at this address: see the list in docs/api.md."));
    if (!route) {
        auto wrong = error_response(
            405, refuse("method-not-allowed", "This address accepts only {methods}.", allowed));
        wrong.fields.emplace_back("Allow", allowed);
        call->done(std::move(wrong));
        return nullptr;
    }
    if (route->method == "POST" && !route->form)
        if (auto wrong = parse_post(call->request, call->body)) {
            call->done(std::move(*wrong));
            return nullptr;
        }
    return route;
}

}  // namespace

Api::Api(club::Backend backend, const HttpOptions& options, ApiServices services)
    : context_(
          std::make_shared<const ApiContext>(std::move(backend), options, std::move(services))) {}

bool Api::owns(std::string_view target) {
    const auto path = target.substr(0, target.find('?'));
    return path == "/api" || path.starts_with("/api/") || path == "/health" ||
           path.starts_with("/unsubscribe/");
}

std::optional<HttpResponse> Api::token_error(const HttpRequest& request) const {
    const auto word = bearer_token(request.authorization);
    if (!word) return std::nullopt;
    std::optional<club::ApiToken> token;
    context_->backend.store->read([&](const club::StoreReader& reader) {
        token = token_with_hash(reader, club::token_hash(*word));
    });
    if (token && token->expires > context_->backend.now()) return std::nullopt;
    HttpResponse answer = error_response(
        401, token
                 ? refuse("token-expired",
                          "This token has expired: make another with “make token NAME”.")
                 : refuse("token-unknown", "This token is unknown or was revoked: make another."));
    answer.fields.emplace_back("WWW-Authenticate", "Bearer error=\"invalid_token\"");
    return answer;
}

std::optional<club::Session> Api::session_of(std::string_view cookies) const {
    std::optional<club::Session> session;
    const auto token = session_secret(cookies);
    if (!token.empty())
        context_->backend.store->read([&](const club::StoreReader& reader) {
            session = valid_session(reader, club::token_hash(token), context_->backend.now());
        });
    Caller caller;
    caller.session = session;
    context_->record_use(caller);
    return session;
}

bool Api::is_anonymous(const HttpRequest& request) const {
    if (request.cookie.empty() && request.authorization.empty()) return true;
    bool stranger = true;
    context_->backend.store->read([&](const club::StoreReader& reader) {
        stranger = !caller_of(reader, request, context_->backend.now()).user;
    });
    return stranger;
}

Expected<Caller, HttpResponse> Api::socket_caller(const HttpRequest& request) const {
    if (auto refusal = token_error(request)) return *std::move(refusal);
    Caller caller;
    context_->backend.store->read([&](const club::StoreReader& reader) {
        caller = caller_of(reader, request, context_->backend.now());
    });
    const auto socket = std::ranges::find(routes(), "socket", &RouteSpec::id);
    if (auto refusal = authorization_error(context_, caller, *socket)) return *std::move(refusal);
    context_->record_use(caller);
    return caller;
}

Caller Api::used(const Caller& caller) const {
    Caller now;
    context_->backend.store->read([&](const club::StoreReader& reader) {
        now = caller_with(reader, caller.hash, caller.token.has_value(), context_->backend.now());
    });
    context_->record_use(now);
    return now;
}

void Api::command(const Caller& caller, const club::Client& client, const json::object& asked,
                  MoveAnswer form, CommandDone said) const {
    if (const auto wait = rate_limit_wait(context_, caller))
        return said(refused_command(429, rate_limit_refusal(*context_, *wait), *wait));
    run_command(context_, caller, client, asked, std::nullopt, form, std::move(said));
}

void Api::answer(HttpRequest request, DoneFn done) const {
    const auto call = std::make_shared<ApiCall>(context_);
    call->request = std::move(request);
    call->done = std::move(done);
    const RouteSpec* route = nullptr;
    try {
        if (is_preflight(call->request)) return call->done(preflight_response());
        if (auto refusal = token_error(call->request)) return call->done(std::move(*refusal));
        route = parse_call(call);
        if (!route) return;
        if (route->auth != RouteAuth::anybody)
            call->read([&](const club::StoreReader& reader) {
                call->caller = caller_of(reader, call->request, context_->backend.now());
            });
        auto refusal = authorization_error(context_, call->caller, *route);
        if (call->caller.user) announce_quota(*call);
        if (refusal) return call->done(std::move(*refusal));
        context_->record_use(call->caller);
        route->handler(call);
    } catch (const std::exception& fault) {
        log_error(route ? route->path : "a token", fault.what());
        call->respond_error(500, error_message(fault));
    }
}

}  // namespace posthouse::http
