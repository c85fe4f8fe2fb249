#include "http/api/api.h"

#include "base/assert.h"
#include "base/inplace.h"
#include "base/utf8.h"
#include "base/visible_text.h"
#include "club/accounts/sessions.h"
#include "club/programs/tokens.h"
#include "http/api/api_call.h"
#include "http/routes.h"
#include "http/server/http_message.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <exception>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

Api::Handler Api::handler_for(std::string_view id) {
    static constexpr std::pair<std::string_view, Handler> handlers[] = {
        {"signUp", &Api::sign_up},
        {"logIn", &Api::log_in},
        {"logOut", &Api::log_out},
        {"confirm", &Api::confirm},
        {"command", &Api::do_command},
        {"houseCommand", &Api::command_by_fields},
        {"gameCommand", &Api::command_by_fields},
        {"openapi", &Api::openapi_document},
        {"me", &Api::me},
        {"export", &Api::export_data},
        {"tokens", &Api::tokens},
        {"sessions", &Api::sessions},
        {"webhooks", &Api::webhooks},
        {"webhookDeliveries", &Api::webhook_deliveries},
        {"events", &Api::events},
        {"commands", &Api::commands},
        {"games", &Api::games},
        {"players", &Api::players},
        {"matches", &Api::matches},
        {"playerGames", &Api::games_of_player},
        {"playerGamesJson", &Api::games_of_player},
        {"playerGamesTable", &Api::games_of_player},
        {"challenges", &Api::challenges},
        {"friendsGames", &Api::friends_games},
        {"matchText", &Api::notation},
        {"match", &Api::match},
        {"matchEvents", &Api::match_events},
        {"picture", &Api::picture},
        {"matchSvg", &Api::match_picture},
        {"matchPng", &Api::match_picture},
        {"matchGif", &Api::match_animation},
        {"boardSvg", &Api::board_picture},
        {"boardPng", &Api::board_picture},
        {"boardGif", &Api::board_picture},
        {"explorer", &Api::explorer},
        {"letters", &Api::letters},
        {"house", &Api::server_info},
        {"wishes", &Api::settings},
        {"waiting", &Api::open_challenges},
        {"invitations", &Api::invitations},
        {"invite", &Api::invite},
        {"invitation", &Api::invitation},
        {"acceptInvitation", &Api::accept_invitation},
        {"tournaments", &Api::tournaments},
        {"tournament", &Api::tournament},
        {"standings", &Api::standings},
        {"ratings", &Api::ratings},
        {"ownPuzzles", &Api::own_puzzles},
        {"tryPuzzle", &Api::try_puzzle},
        {"puzzles", &Api::puzzles_of_player},
        {"ownLessons", &Api::own_lessons},
        {"markLessonSteps", &Api::mark_lesson_steps},
        {"tablebases", &Api::tablebases},
        {"tablebase", &Api::tablebase},
        {"tablebaseWithSlash", &Api::tablebase},
        {"pushKey", &Api::push_key},
        {"pushHere", &Api::add_push_subscription},
        {"pushNoMore", &Api::remove_push_subscription},
        {"reports", &Api::reports},
        {"playersFound", &Api::find_players},
        {"restraints", &Api::sanctions},
        {"audit", &Api::audit},
        {"mute", &Api::moderate},
        {"unmute", &Api::moderate},
        {"ban", &Api::moderate},
        {"unban", &Api::moderate},
        {"deletePlayer", &Api::moderate},
        {"rename", &Api::moderate},
        {"closeReport", &Api::moderate},
        {"setBanner", &Api::moderate},
        {"endBanner", &Api::moderate},
        {"socket", &Api::socket},
        {"", &Api::unsubscribe_page},
        {"unsubscribe", &Api::unsubscribe},
        {"health", &Api::health},
        {"hostPage", &Api::host_page},
    };
    for (const auto& [name, handler] : handlers)
        if (name == id) return handler;
    ASSERT(false);
    __builtin_unreachable();
}

namespace {

HttpResponse answer_with(std::string body) {
    HttpResponse answer;
    answer.body = std::move(body);
    answer.fields = {{"Cache-Control", "no-store"}};
    return answer;
}

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

}  // namespace

void Api::Call::respond(const json::object& said) const {
    done(answer_with(json::serialize(said)));
}

void Api::Call::respond(std::string said) const {
    done(answer_with(std::move(said)));
}

void Api::Call::respond_cached(std::string said, std::string type) const {
    HttpResponse answer;
    answer.type = std::move(type);
    // Weak, since the body may be sent compressed.
    const std::string etag = "W/" + make_etag(said);
    answer.fields = {{"ETag", etag}, {"Cache-Control", "no-cache"}};
    if (etag_matches(etag, request.if_none_match))
        answer.status = 304;
    else
        answer.body = std::move(said);
    done(std::move(answer));
}

void Api::Call::respond(const json::array& said) const {
    done(answer_with(json::serialize(said)));
}

void Api::Call::respond_part(const json::array& said, std::string_view cursor,
                             std::string_view last) const {
    HttpResponse answer = answer_with(json::serialize(said));
    if (!last.empty()) {
        std::string next;
        for (const std::string& part : path) next += (next.empty() ? "" : "/") + part;
        next = "/" + versioned(next) + '?';
        for (const auto& [name, value] : parameters)
            if (name != cursor) next += name + '=' + percent_encoded(value) + '&';
        next.append(cursor).append("=") += percent_encoded(last);
        answer.fields.emplace_back("Link", "<" + next + ">; rel=\"next\"");
    }
    done(std::move(answer));
}

void Api::Call::respond_error(unsigned status, const Refusal& refusal) const {
    done(error_response(status, refusal));
}

void Api::Call::respond_error(const club::Response& refused) const {
    respond_error(status_of(refused), *refused.refusal);
}

unsigned status_of(const club::Response& refused) {
    ASSERT(refused.refusal);
    return refused.forbidden ? 403 : status_of(*refused.refusal);
}

unsigned status_of(const club::RetryLater& not_now) {
    return not_now.reason == club::RetryLater::Reason::busy ? 503 : 429;
}

void Api::Call::respond_error(const club::RetryLater& not_now) const {
    HttpResponse answer = rate_limit_response(club::refusal_of(not_now), not_now.wait);
    answer.status = status_of(not_now);
    done(std::move(answer));
}

Expected<std::optional<std::string>> text_field(const json::object& body, std::string_view name,
                                                LineLimit lines) {
    using Found = std::optional<std::string>;
    const json::value* value = body.if_contains(name);
    if (!value || value->is_null()) return Found();
    const json::string* text = value->if_string();
    if (!text)
        return refuse("field-not-text", "The field “{field}” must be text, in double quotes.",
                      name);
    if (text->empty()) return Found();
    for (const char c : *text) {
        const bool line_end = c == '\n' || c == '\r';
        if (line_end && lines == LineLimit::one)
            return refuse("field-not-one-line",
                          "The field “{field}” must be one line, without line ends.", name);
        if (static_cast<unsigned char>(c) < 32 && c != '\t' && !line_end)
            return refuse("field-control-characters",
                          "The field “{field}” must not hold control characters.", name);
    }
    return Found(visible_text({text->data(), text->size()}));
}

Refusal Api::write_error() const {
    if (backend_.is_damaged && backend_.is_damaged()) return database_is_damaged();
    return refuse(
        "cannot-save",
        "The server cannot save anything at the moment; nothing was done. Try again in a minute.");
}

std::string join_lines(std::string_view text) {
    std::string line;
    bool blank = false;
    for (const char c : text) {
        if (c == ' ' || c == '\n' || c == '\r') {
            blank = !line.empty();
            continue;
        }
        if (std::exchange(blank, false)) line += ' ';
        line += c;
    }
    return line;
}

Api::Api(club::Backend backend, const HttpOptions& options, PostFn go_on, PresenceFn present,
         StreamCountFn streams_of, std::shared_ptr<PictureQueue> pictures)
    : backend_(std::move(backend)),
      version_(options.version),
      mail_address_(options.mail_address),
      host_pages_(options.host_pages),
      secure_cookie_(options.secure_cookie),
      reveal_letter_(options.reveal_letter),
      reveal_response_(options.reveal_response),
      decode_unsubscribe_(options.decode_unsubscribe),
      key_(options.key),
      guests_(options.guests && options.key != nullptr),
      sign_ups_(options.site.sign_ups),
      tables_(options.tablebases),
      books_(options.books),
      push_key_(options.push_key),
      push_to_loopback_(options.push_to_loopback),
      webhooks_to_loopback_(options.webhooks_to_loopback),
      health_(options.health),
      requests_(std::make_unique<RateLimiter>(options.limits.requests_per_player,
                                              burst_size(options.limits.requests_per_player),
                                              options.limits.keys_max)),
      logins_(std::make_unique<RateLimiter>(options.limits.logins_per_address,
                                            options.limits.logins_per_address,
                                            options.limits.keys_max)),
      anonymous_commands_(std::make_unique<RateLimiter>(
          (options.limits.requests_per_player + 9) / 10,
          burst_size((options.limits.requests_per_player + 9) / 10), options.limits.keys_max)),
      limit_reached_(options.on_limit_reached),
      post_(std::move(go_on)),
      presence_(std::move(present)),
      stream_count_(std::move(streams_of)),
      pictures_(std::move(pictures)) {}

bool Api::owns(std::string_view target) {
    const auto path = target.substr(0, target.find('?'));
    return path == "/api" || path.starts_with("/api/") || path == "/health" ||
           path.starts_with("/unsubscribe/");
}

const RouteSpec* Api::find_route(const Call& call, std::string& allowed) {
    std::string_view method = call.request.method;
    if (method == "HEAD") method = "GET";
    for (const RouteSpec& route : routes()) {
        if (!matches_path(route.path, call.path)) continue;
        if (route.method == method) return &route;
        allowed += allowed.empty() ? "" : ", ";
        allowed += route.method == "GET" ? "GET, HEAD" : route.method;
    }
    return nullptr;
}

HttpResponse rate_limit_response(const Refusal& refusal, std::chrono::seconds wait) {
    HttpResponse answer = error_response(429, refusal);
    answer.fields.emplace_back("Retry-After", std::to_string(wait.count()));
    return answer;
}

std::optional<HttpResponse> Api::token_error(const HttpRequest& request) const {
    const auto word = bearer_token(request.authorization);
    if (!word) return std::nullopt;
    std::optional<club::ApiToken> token;
    backend_.store->read(
        [&](const club::StoreReader& reader) { token = reader.token(club::token_hash(*word)); });
    if (token && token->expires > backend_.now()) return std::nullopt;
    HttpResponse answer = error_response(
        401, token
                 ? refuse("token-expired",
                          "This token has expired: make another with “make token NAME”.")
                 : refuse("token-unknown", "This token is unknown or was revoked: make another."));
    answer.fields.emplace_back("WWW-Authenticate", "Bearer error=\"invalid_token\"");
    return answer;
}

Refusal Api::rate_limit_refusal(std::chrono::seconds wait) const {
    return refuse("too-many-requests", "You may send {n} requests a minute: try again in {wait} s.",
                  requests_->per_minute(), wait.count());
}

std::optional<HttpResponse> Api::authorization_error(const Caller& caller,
                                                     const RouteSpec& route) const {
    const auto told = [](unsigned status, const Refusal& refusal, std::string_view error) {
        HttpResponse answer = error_response(status, refusal);
        answer.fields.emplace_back("WWW-Authenticate",
                                   "Bearer error=\"" + std::string(error) + '"');
        return answer;
    };
    if (const auto wait = rate_limit_wait(caller))
        return rate_limit_response(rate_limit_refusal(*wait), *wait);
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

std::optional<std::chrono::seconds> Api::rate_limit_wait(const Caller& caller) const {
    if (!caller.user) return std::nullopt;
    const auto wait = requests_->retry_after(limit_key(caller), backend_.now());
    if (wait && limit_reached_)
        post_([self = shared_from_this(), id = *caller.user,
               limit = caller.token ? "requests_of_token" : "requests_of_player"] {
            self->backend_.store->read([&](const club::StoreReader& reader) {
                if (const auto user = reader.user(id)) self->report_limit(limit, user->name);
            });
        });
    return wait;
}

void Api::record_use(const Caller& caller) const {
    if (caller.token) record_use(*caller.token);
    if (caller.session) record_use(*caller.session);
}

/// Says with the response how much of the token's or the player's limit is left.
void Api::announce_quota(Call& call) const {
    const auto quota = requests_->quota(limit_key(call.caller), backend_.now());
    if (!quota) return;
    const char* policy = call.caller.token ? "token" : "player";
    call.done = [done = std::move(call.done), quota, policy](HttpResponse answer) {
        for (auto& field : rate_limit_fields(policy, *quota))
            answer.fields.push_back(std::move(field));
        done(std::move(answer));
    };
}

void Api::record_use(const club::ApiToken& token) const {
    const club::Instant now = backend_.now();
    if (token.used && *token.used + club::token_use_precision > now) return;
    backend_.write(
        [token, now](club::UnitOfWork& unit) {
            club::ApiToken used = token;
            used.used = now;
            unit.change_token(used);
        },
        [](bool) {});
}

void Api::record_use(const club::Session& session) const {
    const club::Instant now = backend_.now();
    if (session.used + club::session_use_precision > now) return;
    backend_.write(
        [session, now](club::UnitOfWork& unit) {
            club::Session used = session;
            used.used = now;
            unit.change_session(used);
        },
        [](bool) {});
}

Expected<Caller, HttpResponse> Api::socket_caller(const HttpRequest& request) const {
    if (auto refusal = token_error(request)) return *std::move(refusal);
    Caller caller;
    backend_.store->read([&](const club::StoreReader& reader) {
        caller = caller_of(reader, request, backend_.now());
    });
    const auto socket = std::ranges::find(routes(), "socket", &RouteSpec::id);
    if (auto refusal = authorization_error(caller, *socket)) return *std::move(refusal);
    record_use(caller);
    return caller;
}

void Api::answer(HttpRequest request, DoneFn done) const {
    const auto call = std::make_shared<Call>();
    call->request = std::move(request);
    call->done = std::move(done);
    const RouteSpec* route = nullptr;
    try {
        if (is_preflight(call->request)) return call->done(preflight_response());
        if (auto refusal = token_error(call->request)) return call->done(std::move(*refusal));
        route = parse_call(call);
        if (!route) return;
        if (route->auth != RouteAuth::anybody)
            backend_.store->read([&](const club::StoreReader& reader) {
                call->caller = caller_of(reader, call->request, backend_.now());
            });
        auto refusal = authorization_error(call->caller, *route);
        if (call->caller.user) announce_quota(*call);
        if (refusal) return call->done(std::move(*refusal));
        record_use(call->caller);
        (this->*handler_for(route->id))(call);
    } catch (const std::exception& fault) {
        log_error(route ? route->path : "a token", fault.what());
        call->respond_error(500, error_message(fault));
    }
}

const RouteSpec* Api::parse_call(const CallPtr& call) {
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
    const RouteSpec* route = find_route(*call, allowed);
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

}  // namespace posthouse::http
