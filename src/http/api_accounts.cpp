// The API's doors that change something: accounts, sessions and commands.
#include "base/inplace.h"
#include "club/command_line.h"
#include "club/letter_delivery.h"
#include "club/secrets.h"
#include "club/sessions.h"
#include "club/tokens.h"
#include "http/api_call.h"
#include "http/device.h"
#include "http/http_message.h"
#include "http/json.h"

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

/// Puts the cookie that carries the session into the answer; without a token it takes the
/// browser's away. By https the one of the old name goes in any case.
void give_session(HttpResponse& answer, std::string_view token, bool secure) {
    answer.fields.emplace_back("Cache-Control", "no-store");
    answer.fields.push_back(
        set_cookie(secure ? secure_session_cookie : session_cookie, token, secure));
    if (secure) answer.fields.push_back(set_cookie(session_cookie, "", secure));
}

/// How wide the screen is on which the answer is read.
Expected<int> columns_in(const json::object& asked) {
    const json::value* value = asked.if_contains("columns");
    if (!value || value->is_null()) return games::text_columns_max;
    const auto* columns = value->if_int64();
    if (!columns || *columns < games::text_columns_min)
        return refuse("The field “columns” must be a whole number from ", games::text_columns_min,
                      " on: how wide your screen is.");
    return static_cast<int>(std::min<std::int64_t>(*columns, games::text_columns_max));
}

/// The Request that `asked` describes, or what is wrong with it.
Expected<club::Request> request_of(const json::object& asked, std::optional<club::UserId> speaker) {
    const auto line = text_field(asked, "command", Lines::one);
    const auto comment = text_field(asked, "comment", Lines::many);
    const auto key = text_field(asked, "key", Lines::one);
    for (const auto* field : {&line, &comment, &key})
        if (!*field) return field->error();
    if (!*line) return refuse("Say what to do in the field “command”, for example “help”.");
    if (key->value_or("").size() > key_length_max)
        return refuse("The field “key” must be at most ", key_length_max, " bytes long.");
    const auto columns = columns_in(asked);
    if (!columns) return columns.error();
    club::Request request;
    request.lines = {**line};
    request.columns = *columns;
    request.comment = comment->value_or("");
    request.speaker = speaker;
    // Without a session anybody could ask for the answer to another's key.
    if (speaker && *key)
        request.key = "http:" + std::to_string(static_cast<std::int64_t>(*speaker)) + ":" + **key;
    return request;
}

}  // namespace

std::optional<club::Session> Api::session_of(std::string_view cookies) const {
    std::optional<club::Session> session;
    const auto token = session_word(cookies);
    if (!token.empty())
        door_.store->read([&](const club::StoreReader& reader) {
            session = session_with(reader, club::token_hash(token), door_.now());
        });
    if (session) note_use(*session);
    return session;
}

bool Api::is_strangers(const HttpRequest& request) const {
    if (request.cookie.empty() && request.authorization.empty()) return true;
    bool stranger = true;
    door_.store->read([&](const club::StoreReader& reader) {
        stranger = !caller_of(reader, request, door_.now()).user;
    });
    return stranger;
}

/// Guessing passwords, and making players by the thousand, is slow from one address.
std::optional<HttpResponse> Api::too_many_logins(const Call& call) const {
    const std::string address = key_of_address(call.request.address);
    const auto wait = logins_->retry_after(address, door_.now());
    if (!wait) return std::nullopt;
    reached("logins", address);
    return too_much(refuse("From your address came ", logins_->a_minute(),
                           " logins in a minute: go on in ", wait->count(), " seconds.")
                        .sentence.view(),
                    *wait);
}

void Api::sign_up(const CallPtr& call) const {
    if (auto answer = too_many_logins(*call)) return call->done(std::move(*answer));
    const auto name = text_field(call->body, "name", Lines::one);
    const auto password = text_field(call->body, "password", Lines::one);
    const auto address = text_field(call->body, "address", Lines::one);
    for (const auto* field : {&name, &password, &address})
        if (!*field) return call->refuse(400, field->error().sentence);
    if (!*name || !*password) return call->refuse(400, "Choose a name and a password.");

    club::Request request;
    request.lines = {"signup " + club::in_quotes(**name) + ' ' + club::in_quotes(**password)};
    if (*address) request.lines.front() += ' ' + club::in_quotes(**address);
    request.now = door_.now();
    request.client = call->client();
    door_.submit(std::move(request), [self = shared_from_this(), call, name = **name,
                                      password = **password](std::optional<club::Response> reply) {
        if (!reply) return call->refuse(503, self->cannot_write());
        if (reply->not_now) return call->refuse(*reply->not_now);
        if (!reply->accepted) return call->refuse(400, on_one_line(reply->text));
        if (!reply->signed_up)
            return call->give(json::object{{"user", nullptr}, {"text", as_utf8(reply->text)}});
        self->door_.login({name, password, call->client(), "", device_of(call->request)},
                          [self, call](club::LoginAnswer in) {
                              if (!in) return call->refuse(503, "You are signed up: now log in.");
                              self->come_in(call, std::move(in), {{"text", nullptr}});
                          });
    });
}

void Api::log_in(const CallPtr& call) const {
    if (auto answer = too_many_logins(*call)) return call->done(std::move(*answer));
    const auto name = text_field(call->body, "name", Lines::one);
    const auto password = text_field(call->body, "password", Lines::one);
    const auto code = text_field(call->body, "code", Lines::one);
    for (const auto* field : {&name, &password, &code})
        if (!*field) return call->refuse(400, field->error().sentence);
    if (!*name || !*password) return call->refuse(400, "Give your name and your password.");
    door_.login({**name, **password, call->client(), code->value_or(""), device_of(call->request)},
                [self = shared_from_this(), call](club::LoginAnswer in) {
                    self->come_in(call, std::move(in), {});
                });
}

/// What is answered to a right password without a right code.
HttpResponse Api::wanted_code(const club::NotLoggedIn& in) {
    const auto told = [](unsigned status, std::string_view sentence, std::string_view problem) {
        HttpResponse answer = error_response(status, sentence);
        answer.body = json::serialize(json::object{{"error", sentence}, {"problem", problem}});
        return answer;
    };
    switch (in.code) {
        case club::CodeCheck::missing:
            return told(401,
                        "Give the code that your authenticator shows now, too, or a recovery code.",
                        "second-factor-needed");
        case club::CodeCheck::too_many: {
            HttpResponse answer = told(429,
                                       refuse("There were too many wrong codes: try again in ",
                                              in.code_wait.count(), " minutes.")
                                           .sentence.view(),
                                       "second-factor-wrong");
            answer.fields.emplace_back("Retry-After", std::to_string(in.code_wait.count() * 60));
            return answer;
        }
        default:
            return told(403,
                        "This code is not right, or it was used before: type the one that your "
                        "authenticator shows now, or a recovery code.",
                        "second-factor-wrong");
    }
}

void Api::come_in(const CallPtr& call, club::LoginAnswer in, json::object more) const {
    if (!in && in.error().not_now) return call->refuse(*in.error().not_now);
    if (!in && in.error().code != club::CodeCheck::passed)
        return call->done(wanted_code(in.error()));
    if (!in && !in.error().wrong) return call->refuse(503, cannot_write());
    if (!in)
        return call->refuse(403, "The name and the password do not belong together: try again.");
    HttpResponse answer;
    more["user"] = user_json(in->user);
    answer.body = json::serialize(more);
    give_session(answer, in->token, secure_cookie_);
    call->done(std::move(answer));
}

void Api::log_out(const CallPtr& call) const {
    HttpResponse answer;
    answer.body = "{}";
    give_session(answer, "", secure_cookie_);
    const auto token = session_word(call->request.cookie);
    if (token.empty()) return call->done(std::move(answer));
    answer.ended_session = club::token_hash(token);
    club::UnitFn forget = [hash = answer.ended_session](club::UnitOfWork& unit) {
        unit.remove_session(hash);
    };
    door_.write(std::move(forget),
                [self = shared_from_this(), call, answer = std::move(answer)](bool gone) {
                    if (!gone) return call->refuse(503, self->cannot_write());
                    call->done(answer);
                });
}

void Api::confirm(const CallPtr& call) const {
    const auto token = text_field(call->body, "token", Lines::one);
    if (!token) return call->refuse(400, token.error().sentence);
    if (!*token) return call->refuse(400, "Give the token of the letter in the field “token”.");
    club::Request request;
    request.lines = {"confirm " + club::in_quotes(**token)};
    request.now = door_.now();
    request.client = call->client();
    door_.submit(std::move(request),
                 [self = shared_from_this(), call](std::optional<club::Response> reply) {
                     if (!reply) return call->refuse(503, self->cannot_write());
                     if (!reply->accepted) return call->refuse(400, on_one_line(reply->text));
                     call->give(json::object{{"text", as_utf8(reply->text)}});
                 });
}

namespace {

std::string error_text(std::string_view sentence) {
    return json::serialize(json::object{{"error", as_utf8(sentence)}});
}

}  // namespace

void Api::do_command(const CallPtr& call) const {
    const Said said = [call](unsigned status, std::string words) {
        HttpResponse answer;
        answer.status = status;
        answer.body = std::move(words);
        answer.fields = {{"Cache-Control", "no-store"}};
        call->done(std::move(answer));
    };
    carry_out(call->caller, call->client(), call->body, said,
              [call](const club::NotNow& not_now) { call->refuse(not_now); });
}

void Api::command(const std::optional<std::string>& session_hash, const club::Client& client,
                  const json::object& asked, Said said) const {
    Caller caller;
    if (session_hash)
        door_.store->read([&](const club::StoreReader& reader) {
            caller.session = session_with(reader, *session_hash, door_.now());
        });
    if (caller.session) {
        caller.user = caller.session->user;
        note_use(*caller.session);
    }
    if (const auto wait = too_often(caller))
        return said(429,
                    json::serialize(json::object{
                        {"error", refuse("You may ask ", requests_->a_minute(),
                                         " times a minute: go on in ", wait->count(), " seconds.")
                                      .sentence.view()},
                        {"retry_after", wait->count()}}));
    carry_out(caller, client, asked, said, [said](const club::NotNow& not_now) {
        said(status_of(not_now),
             json::serialize(json::object{{"error", club::in_words(not_now)},
                                          {"retry_after", not_now.wait.count()}}));
    });
}

void Api::carry_out(const Caller& caller, const club::Client& client, const json::object& asked,
                    Said said, std::function<void(const club::NotNow&)> not_now) const {
    const auto wait =
        caller.user ? std::nullopt : strangers_commands_->retry_after(client.address, door_.now());
    if (wait) {
        reached("strangers_commands", client.address);
        return said(
            429, json::serialize(json::object{
                     {"error", refuse("Without a login ", strangers_commands_->a_minute(),
                                      " commands a minute are carried out for one address: log in, "
                                      "or go on in ",
                                      wait->count(), " seconds.")
                                   .sentence.view()},
                     {"retry_after", wait->count()}}));
    }
    auto request = request_of(asked, caller.user);
    if (!request) return said(400, error_text(request.error().sentence.view()));
    request->scopes = caller.scopes();
    if (caller.session) request->session = caller.session->token_hash;
    request->now = door_.now();
    request->client = client;
    const auto viewer = request->speaker;
    door_.submit(std::move(*request), [self = shared_from_this(), viewer, said,
                                       not_now](std::optional<club::Response> reply) {
        if (!reply) return said(503, error_text(self->cannot_write()));
        if (reply->not_now) return not_now(*reply->not_now);
        self->go_on_(
            [self, viewer, said, reply = std::move(*reply)] { self->say(viewer, reply, said); });
    });
}

void Api::say(std::optional<club::UserId> viewer, const club::Response& reply,
              const Said& said) const {
    if (reply.key_taken) return said(409, error_text(on_one_line(reply.text)));
    if (reply.forbidden) return said(403, error_text(on_one_line(reply.text)));
    // A word that is told once is told to whoever made it, and not again.
    const auto hearer = reply.text_reader ? reply.text_reader : viewer;
    std::string text =
        reply.replayed ? club::without_told_once(reply.text, "(told once)") : reply.text;
    std::optional<std::string> match;
    try {
        if (hearer && as_said_) text = as_said_(text, *hearer);
        if (reply.page && reply.page->match.id == reply.match)
            match = match_text(*reply.page, side_of(reply.page->match, viewer));
        else if (reply.match)
            door_.store->read([&](const club::StoreReader& reader) {
                if (const auto found = reader.match(*reply.match))
                    match = match_text(reader, *found, viewer);
            });
    } catch (const std::exception& fault) {
        // The command itself was carried out, and that is what must be told.
        log_fault("what is told after a command", fault.what());
    }
    auto answer =
        json::serialize(json::object{{"accepted", reply.accepted}, {"text", as_utf8(text)}});
    said(200, match ? with_member(std::move(answer), "match", *match) : std::move(answer));
}

namespace {

/// A page that needs neither script nor session: it is opened out of a mail.
HttpResponse plain_page(std::string_view words, bool button) {
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
    if (button)
        answer.body += "<form method=\"post\"><button>No more of these mails</button></form>";
    return answer;
}

}  // namespace

/// Only the button unsubscribes: mail scanners follow every link.
void Api::ask_unsubscribe(const CallPtr& call) const {
    const bool known = unsubscribing_ && unsubscribing_(call->path[1]);
    HttpResponse page =
        known ? plain_page(
                    "One press, and mails of this kind do not come any more. They still "
                    "wait for you on the page.",
                    true)
              : plain_page(
                    "This is not an unsubscribe link of this house: use the one in the letter "
                    "itself.",
                    false);
    if (!known) page.status = 404;
    call->done(std::move(page));
}

void Api::unsubscribe(const CallPtr& call) const {
    const auto what = unsubscribing_ ? unsubscribing_(call->path[1]) : std::nullopt;
    if (!what)
        return call->refuse(404,
                            "This is not an unsubscribe link of this house: use the one in the "
                            "letter itself.");
    const auto said = std::make_shared<std::string>();
    club::UnitFn work = [what = *what, said](club::UnitOfWork& unit) {
        *said = posthouse::club::apply_unsubscribe(unit, what);
    };
    door_.write(std::move(work), [self = shared_from_this(), call, said](bool stands) {
        if (!stands) return call->refuse(503, self->cannot_write());
        call->done(plain_page(*said, false));
    });
}

}  // namespace posthouse::http
