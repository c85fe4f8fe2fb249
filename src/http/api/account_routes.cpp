// API: signing up, logging in, confirming, and the player’s sessions and tokens.
#include "club/accounts/account_tables.h"
#include "club/accounts/sessions.h"
#include "club/commands/command_line.h"
#include "club/programs/program_tables.h"
#include "club/programs/tokens.h"
#include "http/api/api_call.h"
#include "http/api/command_routes.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/caller.h"
#include "http/server/json.h"

#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// The response to a correct password without a correct code.
HttpResponse second_factor_response(const club::NotLoggedIn& in) {
    // `problem`: for older clients.
    const auto told = [](unsigned status, const Refusal& refusal, std::string_view problem) {
        HttpResponse answer = error_response(status, refusal);
        json::object body = problem_json(status, refusal);
        body["problem"] = problem;
        answer.body = json::serialize(body);
        return answer;
    };
    switch (in.code) {
        case club::CodeCheck::missing:
            return told(
                401,
                refuse("second-factor-needed",
                       "Enter the code from your authenticator app, or a recovery code, as well."),
                "second-factor-needed");
        case club::CodeCheck::too_many: {
            HttpResponse answer =
                told(429,
                     refuse("too-many-wrong-codes",
                            "There were too many wrong codes: try again in {wait} min.",
                            in.code_wait.count()),
                     "second-factor-wrong");
            answer.fields.emplace_back("Retry-After", std::to_string(in.code_wait.count() * 60));
            return answer;
        }
        default:
            return told(
                403,
                refuse("second-factor-wrong",
                       "This code is wrong or was already used: enter the one your authenticator "
                       "app shows now, or a recovery code."),
                "second-factor-wrong");
    }
}

/// A guess that was wrong, or comes after too many.
bool has_failed(const club::NotLoggedIn& why) {
    return why.wrong || why.code == club::CodeCheck::wrong ||
           why.code == club::CodeCheck::too_many ||
           (why.retry_later &&
            why.retry_later->reason == club::RetryLater::Reason::wrong_passwords);
}

/// Responds to a log-in: with session and player besides `more`, or with why not.
void finish_login(const ApiCallPtr& call, club::LoginResult in, json::object more) {
    if (!in && has_failed(in.error())) call->context->report_failed_login(call->request.address);
    if (!in && in.error().retry_later) return call->respond_error(*in.error().retry_later);
    if (!in && in.error().code != club::CodeCheck::passed)
        return call->done(second_factor_response(in.error()));
    if (!in && !in.error().wrong) return call->respond_error(503, call->context->write_error());
    if (!in)
        return call->respond_error(
            403, refuse("wrong-login", "Name and password do not match: try again."));
    call->respond_as(*in, std::move(more));
}

/// Without what no code contains, and an option could not.
std::string code_of(std::string typed) {
    std::erase_if(typed, [](char c) { return !is_digit(c) && (c < 'a' || c > 'z') && c != '-'; });
    return typed;
}

void post_signup(const ApiCallPtr& call) {
    if (auto answer = call->context->login_limit_error(call->request.address))
        return call->done(std::move(*answer));
    // An address under another name would be lost unseen.
    constexpr std::string_view known[] = {"name", "password", "address", "invitation"};
    for (const auto& [key, value] : call->body)
        if (std::ranges::find(known, std::string_view(key)) == std::end(known))
            return call->respond_error(
                400, unknown_parameter(key, "name, password, address and invitation"));
    const auto name = text_field(call->body, "name", LineLimit::one);
    const auto password = text_field(call->body, "password", LineLimit::one);
    const auto address = text_field(call->body, "address", LineLimit::one);
    const auto invitation = text_field(call->body, "invitation", LineLimit::one);
    for (const auto* field : {&name, &password, &address, &invitation})
        if (!*field) return call->respond_error(400, field->error());
    if (!*name || !*password)
        return call->respond_error(400,
                                   refuse("sign-up-incomplete", "Choose a name and a password."));

    club::Request request;
    request.lines = {"signup " + club::quote_word(**name) + ' ' + club::quote_word(**password)};
    if (*address) request.lines.front() += ' ' + club::quote_word(**address);
    if (*invitation) request.lines.front() += " --invitation=" + code_of(**invitation);
    call->read([&](const club::StoreReader& reader) {
        // A guest keeps the games.
        if (const auto user = call->user(reader); user && user->guest) {
            request.speaker = user->id;
            request.session = call->caller.session->token_hash;
        }
    });
    call->submit(std::move(request), [call, name = **name,
                                      password = **password](const club::Response& reply) {
        if (!reply.signed_up)
            return call->respond(json::object{{"user", nullptr}, {"text", as_utf8(reply.text)}});
        call->backend().login(
            {name, password, call->client(), "", device_of(call->request)},
            [call](club::LoginResult in) {
                if (!in)
                    return call->respond_error(
                        503, refuse("signed-up-not-logged-in", "You are signed up. Log in now."));
                finish_login(call, std::move(in), {{"text", nullptr}});
            });
    });
}

void post_login(const ApiCallPtr& call) {
    if (auto answer = call->context->login_limit_error(call->request.address))
        return call->done(std::move(*answer));
    const auto name = text_field(call->body, "name", LineLimit::one);
    const auto password = text_field(call->body, "password", LineLimit::one);
    const auto code = text_field(call->body, "code", LineLimit::one);
    for (const auto* field : {&name, &password, &code})
        if (!*field) return call->respond_error(400, field->error());
    if (!*name || !*password)
        return call->respond_error(
            400, refuse("login-incomplete", "Enter your name and your password."));
    call->backend().login(
        {**name, **password, call->client(), code->value_or(""), device_of(call->request)},
        [call](club::LoginResult in) { finish_login(call, std::move(in), {}); });
}

void post_logout(const ApiCallPtr& call) {
    HttpResponse answer;
    answer.body = "{}";
    set_session_cookie(answer, "", call->options().secure_cookie);
    const auto token = session_secret(call->request.cookie);
    if (token.empty()) return call->done(std::move(answer));
    const std::string hash = club::token_hash(token);
    answer.ended_session = hash;
    call->write([hash](club::UnitOfWork& unit) { remove_session(unit, hash); },
                [call, answer = std::move(answer)] { call->done(answer); });
}

void respond_confirmed(const ApiCallPtr& call, const club::Response& reply) {
    json::object body{{"text", as_utf8(reply.text)},
                      {"facts", facts_json(*call->context, reply, std::nullopt)}};
    if (reply.match)
        call->read([&](const club::StoreReader& reader) {
            if (const auto match = reader.match(*reply.match))
                body["match"] = json::object{{"game", match->game}, {"board", match->board}};
        });
    call->respond(body);
}

void post_confirm(const ApiCallPtr& call) {
    const auto token = text_field(call->body, "token", LineLimit::one);
    if (!token) return call->respond_error(400, token.error());
    if (!*token)
        return call->respond_error(
            400, refuse("token-missing", "Put the token of the letter into the field “token”."));
    club::Request request;
    request.lines = {"confirm " + club::quote_word(**token)};
    call->submit(std::move(request), [call](club::Response reply) {
        call->context->services.post(
            [call, reply = std::move(reply)] { respond_confirmed(call, reply); });
    });
}

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

namespace {

void get_tokens(const ApiCallPtr& call) {
    json::array tokens;
    call->read([&](const club::StoreReader& reader) {
        for (const club::ApiToken& token : tokens_of(reader, *call->caller.user))
            tokens.push_back(token_json(token));
    });
    call->respond(tokens);
}

void get_sessions(const ApiCallPtr& call) {
    json::array sessions;
    call->read([&](const club::StoreReader& reader) {
        for (const club::Session& session :
             club::open_sessions(reader, *call->caller.user, call->now()))
            sessions.push_back(session_json(session, call->caller.hash));
    });
    call->respond(sessions);
}

void get_me(const ApiCallPtr& call) {
    std::optional<club::User> user;
    json::value banner;
    call->read([&](const club::StoreReader& reader) {
        user = call->user(reader);
        banner = banner_json(reader, call->now());
    });
    const Caller& caller = call->caller;
    json::object answer{
        {"user", user ? user_json(*user, caller.may(club::Scope::read)) : json::value(nullptr)},
        {"scopes", caller.token ? scopes_json(*caller.token) : json::value(nullptr)},
        {"banner", std::move(banner)},
        {"guests", call->context->guests()},
        {"sign_ups", call->options().site.sign_ups},
        {"pages", json::value_from(call->context->host_pages.names())},
        {"front", call->context->host_pages.exists(front_page_name)}};
    // Opening the match re-arms mail notification (Notify::once).
    if (user && user->mail_frequency == club::MailFrequency::once)
        call->backend().write(
            [id = user->id, now = call->now()](club::UnitOfWork& unit) {
                club::User looking = *unit.user(id);
                looking.last_seen = now;
                change_user(unit, looking);
            },
            [](bool) {});
    call->respond(answer);
}

}  // namespace

std::span<const RouteSpec> account_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {

        {.method = "POST",
         .path = "api/signup",
         .id = "signUp",
         .about = "Sign up and start a session. A guest becomes this player and keeps their games.",
         .auth = viewer,
         .tokens = false,
         .error_statuses = command_errors,
         .handler = post_signup},
        {.method = "POST",
         .path = "api/login",
         .id = "logIn",
         .about = "Start a session; the response sets its cookie.",
         .error_statuses = "400 401 403 503",
         .handler = post_login},
        {.method = "POST",
         .path = "api/logout",
         .id = "logOut",
         .about = "End the session.",
         .error_statuses = "503",
         .handler = post_logout},
        {.method = "POST",
         .path = "api/confirm",
         .id = "confirm",
         .about = "Confirm an address or a pending request with the token from a letter.",
         .error_statuses = command_errors,
         .handler = post_confirm},
        {.method = "GET",
         .path = "api/me",
         .id = "me",
         .about = "The caller.",
         .auth = viewer,
         .handler = get_me},
        {.method = "GET",
         .path = "api/tokens",
         .id = "tokens",
         .about = "The player’s tokens, without the secrets.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401",
         .handler = get_tokens},
        {.method = "GET",
         .path = "api/sessions",
         .id = "sessions",
         .about = "The player’s sessions, most recently used first.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401",
         .handler = get_sessions},
    };
    return rows;
}

}  // namespace posthouse::http
