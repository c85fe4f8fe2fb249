// API: accounts, sessions and commands.
#include "base/inplace.h"
#include "club/accounts/sessions.h"
#include "club/commands/command_line.h"
#include "club/core/secrets.h"
#include "club/letters/letter_delivery.h"
#include "club/programs/tokens.h"
#include "http/api/api_call.h"
#include "http/caller.h"
#include "http/server/http_message.h"
#include "http/server/json.h"
#include "translation/languages.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <exception>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr auto session_seconds = std::chrono::seconds(club::session_length).count();
constexpr std::size_t key_length_max = 200;

std::pair<std::string, std::string> set_cookie(std::string_view name, std::string_view token,
                                               bool secure) {
    std::string cookie(name);
    cookie.append("=").append(token) += "; Path=/; HttpOnly; SameSite=Lax";
    cookie += "; Max-Age=" + std::to_string(token.empty() ? 0 : session_seconds);
    if (secure) cookie += "; Secure";
    return {"Set-Cookie", cookie};
}

/// Sets the session cookie; an empty token deletes it. Over HTTPS it also deletes the cookie of the
/// old name.
void set_session_cookie(HttpResponse& answer, std::string_view token, bool secure) {
    answer.fields.emplace_back("Cache-Control", "no-store");
    answer.fields.push_back(
        set_cookie(secure ? secure_session_cookie : session_cookie, token, secure));
    if (secure) answer.fields.push_back(set_cookie(session_cookie, "", secure));
}

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

}  // namespace

std::optional<club::Session> Api::session_of(std::string_view cookies) const {
    std::optional<club::Session> session;
    const auto token = session_secret(cookies);
    if (!token.empty())
        backend_.store->read([&](const club::StoreReader& reader) {
            session = valid_session(reader, club::token_hash(token), backend_.now());
        });
    if (session) record_use(*session);
    return session;
}

bool Api::is_anonymous(const HttpRequest& request) const {
    if (request.cookie.empty() && request.authorization.empty()) return true;
    bool stranger = true;
    backend_.store->read([&](const club::StoreReader& reader) {
        stranger = !caller_of(reader, request, backend_.now()).user;
    });
    return stranger;
}

/// Limits password guessing and mass sign-ups from one address.
std::optional<HttpResponse> Api::login_limit_error(const Call& call) const {
    const std::string address = address_key(call.request.address);
    const auto wait = logins_->retry_after(address, backend_.now());
    if (!wait) return std::nullopt;
    report_limit("logins", address);
    return rate_limit_response(
        refuse("too-many-logins",
               "Only {n} logins a minute are allowed from your address: try again in {wait} s.",
               logins_->per_minute(), wait->count()),
        *wait);
}

void Api::sign_up(const CallPtr& call) const {
    if (auto answer = login_limit_error(*call)) return call->done(std::move(*answer));
    const auto name = text_field(call->body, "name", LineLimit::one);
    const auto password = text_field(call->body, "password", LineLimit::one);
    const auto address = text_field(call->body, "address", LineLimit::one);
    for (const auto* field : {&name, &password, &address})
        if (!*field) return call->respond_error(400, field->error());
    if (!*name || !*password)
        return call->respond_error(400,
                                   refuse("sign-up-incomplete", "Choose a name and a password."));

    club::Request request;
    request.lines = {"signup " + club::quote_word(**name) + ' ' + club::quote_word(**password)};
    if (*address) request.lines.front() += ' ' + club::quote_word(**address);
    request.now = backend_.now();
    request.client = call->client();
    backend_.store->read([&](const club::StoreReader& reader) {
        // A guest keeps the games.
        if (const auto user = current_user(reader, *call); user && user->guest) {
            request.speaker = user->id;
            request.session = call->caller.session->token_hash;
        }
    });
    backend_.submit(std::move(request), [self = shared_from_this(), call, name = **name,
                                         password =
                                             **password](std::optional<club::Response> reply) {
        if (!reply) return call->respond_error(503, self->write_error());
        if (reply->retry_later) return call->respond_error(*reply->retry_later);
        if (!reply->accepted) return call->respond_error(*reply);
        if (!reply->signed_up)
            return call->respond(json::object{{"user", nullptr}, {"text", as_utf8(reply->text)}});
        self->backend_.login(
            {name, password, call->client(), "", device_of(call->request)},
            [self, call](club::LoginResult in) {
                if (!in)
                    return call->respond_error(
                        503, refuse("signed-up-not-logged-in", "You are signed up. Log in now."));
                self->finish_login(call, std::move(in), {{"text", nullptr}});
            });
    });
}

void Api::log_in(const CallPtr& call) const {
    if (auto answer = login_limit_error(*call)) return call->done(std::move(*answer));
    const auto name = text_field(call->body, "name", LineLimit::one);
    const auto password = text_field(call->body, "password", LineLimit::one);
    const auto code = text_field(call->body, "code", LineLimit::one);
    for (const auto* field : {&name, &password, &code})
        if (!*field) return call->respond_error(400, field->error());
    if (!*name || !*password)
        return call->respond_error(
            400, refuse("login-incomplete", "Enter your name and your password."));
    backend_.login(
        {**name, **password, call->client(), code->value_or(""), device_of(call->request)},
        [self = shared_from_this(), call](club::LoginResult in) {
            self->finish_login(call, std::move(in), {});
        });
}

/// The response to a correct password without a correct code.
HttpResponse Api::second_factor_response(const club::NotLoggedIn& in) {
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

void Api::finish_login(const CallPtr& call, club::LoginResult in, json::object more) const {
    if (!in && in.error().retry_later) return call->respond_error(*in.error().retry_later);
    if (!in && in.error().code != club::CodeCheck::passed)
        return call->done(second_factor_response(in.error()));
    if (!in && !in.error().wrong) return call->respond_error(503, write_error());
    if (!in)
        return call->respond_error(
            403, refuse("wrong-login", "Name and password do not match: try again."));
    respond_as(call, *in, std::move(more));
}

void Api::respond_as(const CallPtr& call, const club::NewSession& player, json::object more) const {
    HttpResponse answer;
    more["user"] = user_json(player.user, call->caller.may(club::Scope::read));
    answer.body = json::serialize(more);
    call->done(with_session(std::move(answer), player));
}

HttpResponse Api::with_session(HttpResponse answer, const club::NewSession& player) const {
    if (!player.token.empty()) set_session_cookie(answer, player.token, secure_cookie_);
    return answer;
}

void Api::log_out(const CallPtr& call) const {
    HttpResponse answer;
    answer.body = "{}";
    set_session_cookie(answer, "", secure_cookie_);
    const auto token = session_secret(call->request.cookie);
    if (token.empty()) return call->done(std::move(answer));
    answer.ended_session = club::token_hash(token);
    club::UnitFn forget = [hash = answer.ended_session](club::UnitOfWork& unit) {
        unit.remove_session(hash);
    };
    backend_.write(std::move(forget),
                   [self = shared_from_this(), call, answer = std::move(answer)](bool gone) {
                       if (!gone) return call->respond_error(503, self->write_error());
                       call->done(answer);
                   });
}

void Api::confirm(const CallPtr& call) const {
    const auto token = text_field(call->body, "token", LineLimit::one);
    if (!token) return call->respond_error(400, token.error());
    if (!*token)
        return call->respond_error(
            400, refuse("token-missing", "Put the token of the letter into the field “token”."));
    club::Request request;
    request.lines = {"confirm " + club::quote_word(**token)};
    request.now = backend_.now();
    request.client = call->client();
    backend_.submit(
        std::move(request), [self = shared_from_this(), call](std::optional<club::Response> reply) {
            if (!reply) return call->respond_error(503, self->write_error());
            if (!reply->accepted) return call->respond_error(*reply);
            self->post_(
                [self, call, reply = std::move(*reply)] { self->respond_confirmed(call, reply); });
        });
}

void Api::respond_confirmed(const CallPtr& call, const club::Response& reply) const {
    json::object body{{"text", as_utf8(reply.text)}, {"facts", facts_json(reply, std::nullopt)}};
    if (reply.match)
        backend_.store->read([&](const club::StoreReader& reader) {
            if (const auto match = reader.match(*reply.match))
                body["match"] = json::object{{"game", match->game}, {"board", match->board}};
        });
    call->respond(body);
}

/// Without a reader, secrets stay hidden.
json::object Api::facts_json(const club::Response& reply,
                             std::optional<club::UserId> reader) const {
    json::object facts;
    const auto shown = [&](std::string text) {
        if (reply.replayed) text = club::redact_one_time_secrets(text, "(told once)");
        return as_utf8(reader && reveal_response_ ? reveal_response_(text, *reader) : text);
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

namespace {

std::string problem_text(unsigned status, const Refusal& refusal,
                         std::optional<std::chrono::seconds> wait = {}) {
    json::object body = problem_json(status, refusal);
    if (wait) body["retry_after"] = wait->count();
    return json::serialize(body);
}

}  // namespace

void Api::do_command(const CallPtr& call) const {
    const CommandDone said = [call](unsigned status, std::string words) {
        HttpResponse answer;
        answer.status = status;
        if (status != 200) answer.type = problem_type;
        answer.body = std::move(words);
        answer.fields = {{"Cache-Control", "no-store"}};
        call->done(std::move(answer));
    };
    run_command(call->caller, call->client(), call->body, call->command, MoveAnswer::match, said,
                [call](const club::RetryLater& not_now) { call->respond_error(not_now); });
}

Caller Api::used(const Caller& caller) const {
    Caller now;
    backend_.store->read([&](const club::StoreReader& reader) {
        now = caller_with(reader, caller.hash, caller.token.has_value(), backend_.now());
    });
    record_use(now);
    return now;
}

void Api::command(const Caller& caller, const club::Client& client, const json::object& asked,
                  MoveAnswer form, CommandDone said) const {
    if (const auto wait = rate_limit_wait(caller))
        return said(429, problem_text(429, rate_limit_refusal(*wait), *wait));
    run_command(caller, client, asked, std::nullopt, form, said,
                [said](const club::RetryLater& not_now) {
                    const unsigned status = status_of(not_now);
                    said(status, problem_text(status, club::refusal_of(not_now), not_now.wait));
                });
}

void Api::run_command(const Caller& caller, const club::Client& client, const json::object& asked,
                      std::optional<club::Command> command, MoveAnswer form, CommandDone said,
                      std::function<void(const club::RetryLater&)> not_now) const {
    const auto wait = caller.user
                          ? std::nullopt
                          : anonymous_commands_->retry_after(client.address, backend_.now());
    if (wait) {
        report_limit("strangers_commands", client.address);
        return said(429, problem_text(429,
                                      refuse("too-many-anonymous-requests",
                                             "Without a login you may send {n} commands a minute: "
                                             "log in, or try again in {wait} s.",
                                             anonymous_commands_->per_minute(), wait->count()),
                                      *wait));
    }
    auto request = to_request(asked, caller.user);
    if (!request) return said(400, problem_text(400, request.error()));
    request->command = std::move(command);
    caller.identify(*request);
    request->now = backend_.now();
    request->client = client;
    if (request->brief && form == MoveAnswer::match) form = MoveAnswer::move;
    request->brief = form != MoveAnswer::match;
    const auto viewer = request->speaker;
    backend_.submit(std::move(*request), [self = shared_from_this(), viewer, form, said,
                                          not_now](std::optional<club::Response> reply) {
        if (!reply) return said(503, problem_text(503, self->write_error()));
        if (reply->retry_later) return not_now(*reply->retry_later);
        self->post_([self, viewer, form, said, reply = std::move(*reply)] {
            self->send_command_result(viewer, reply, form, said);
        });
    });
}

namespace {

/// The response to a move of the match that `page` holds.
std::string brief_answer(const club::MatchSnapshot& page, std::optional<club::UserId> viewer,
                         MoveAnswer form) {
    const std::string accepted = R"({"accepted":true})";
    // Who plays is told of the move by an event.
    if (form == MoveAnswer::version && side_of(page.match, viewer))
        return with_member(accepted, "version", std::to_string(page.match.version));
    return with_member(accepted, "move", move_text(page));
}

}  // namespace

void Api::send_command_result(std::optional<club::UserId> viewer, const club::Response& reply,
                              MoveAnswer form, const CommandDone& said) const {
    if (form != MoveAnswer::match && reply.accepted && reply.only_moved)
        return said(200, brief_answer(*reply.snapshot, viewer, form));
    // A secret that is shown once is shown only to the player who made it.
    const auto hearer = reply.text_reader ? reply.text_reader : viewer;
    std::string text =
        reply.replayed ? club::redact_one_time_secrets(reply.text, "(told once)") : reply.text;
    std::optional<std::string> match;
    try {
        if (hearer && reveal_response_) text = reveal_response_(text, *hearer);
        if (reply.snapshot && reply.snapshot->match.id == reply.match)
            match = match_text(*reply.snapshot, side_of(reply.snapshot->match, viewer));
        else if (reply.match)
            backend_.store->read([&](const club::StoreReader& reader) {
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
    if (!reply.facts.empty()) body["facts"] = facts_json(reply, hearer);
    auto answer = json::serialize(body);
    said(status, match ? with_member(std::move(answer), "match", *match) : std::move(answer));
}

namespace {

/// A page without scripts or session, opened from a mail.
HttpResponse unsubscribe_html(std::string_view words, bool button) {
    HttpResponse answer;
    answer.type = "text/html; charset=utf-8";
    answer.fields = {{"Cache-Control", "no-store"}};
    answer.body =
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">"
        "<meta name=\"viewport\" content=\"width=device-width\">"
        "<meta name=\"color-scheme\" content=\"light dark\">"
        "<title>Posthouse</title><h1>Posthouse</h1><p>";
    answer.body += words;
    answer.body += "</p>";
    if (button) answer.body += "<form method=\"post\"><button>Stop these mails</button></form>";
    return answer;
}

}  // namespace

/// Mail scanners follow every link, so only the button unsubscribes.
void Api::unsubscribe_page(const CallPtr& call) const {
    const bool known = decode_unsubscribe_ && decode_unsubscribe_(call->path[1]);
    HttpResponse page =
        known ? unsubscribe_html(
                    "Press the button to stop mails of this kind. You can still read them on the "
                    "page.",
                    true)
              : unsubscribe_html(
                    "This unsubscribe link is not valid: use the one in the letter itself.", false);
    if (!known) page.status = 404;
    call->done(std::move(page));
}

void Api::unsubscribe(const CallPtr& call) const {
    const auto what = decode_unsubscribe_ ? decode_unsubscribe_(call->path[1]) : std::nullopt;
    if (!what)
        return call->respond_error(
            404, refuse("unsubscribe-link-malformed",
                        "This unsubscribe link is not valid: use the one in the letter itself."));
    const auto said = std::make_shared<std::string>();
    club::UnitFn work = [what = *what, said](club::UnitOfWork& unit) {
        *said = posthouse::club::apply_unsubscribe(unit, what);
    };
    backend_.write(std::move(work), [self = shared_from_this(), call, said](bool stands) {
        if (!stands) return call->respond_error(503, self->write_error());
        call->done(unsubscribe_html(*said, false));
    });
}

}  // namespace posthouse::http
