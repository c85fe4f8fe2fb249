#include "http/no_script/no_script_site.h"
#include "base/parse_number.h"
#include "http/api/parameters.h"

#include "base/inplace.h"
#include "club/commands/command_line.h"
#include "club/learning/opening_explorer.h"
#include "club/letters/mail_tokens.h"
#include "http/no_script/no_script_html.h"
#include "http/no_script/no_script_pages.h"
#include "http/opening_filter.h"
#include "http/server/http_message.h"
#include "translation/languages.h"
#include "translation/refusal_text.h"

#include <fmt/format.h>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t letters_max = 50;
/// Redirect target: the match in the response.
constexpr const char* redirect_to_match = "the match";

using Fields = std::vector<std::pair<std::string, std::string>>;

HttpResponse redirect(std::string address) {
    HttpResponse answer;
    answer.status = 303;
    answer.type = "text/plain; charset=utf-8";
    answer.fields = {{"Location", std::move(address)}, {"Cache-Control", "no-store"}};
    return answer;
}

std::string_view field(const Fields& fields, std::string_view name) {
    for (const auto& [own, value] : fields)
        if (own == name) return value;
    return {};
}

/// Removes blanks, so that a field stays one word of the command.
std::string without_blanks(std::string_view typed) {
    std::string word;
    for (const char c : typed)
        if (static_cast<unsigned char>(c) > ' ') word += c;
    return word;
}

/// “c,d,f”
games::GameRecord moves_in(std::string_view typed) {
    games::GameRecord record;
    while (!typed.empty()) record.moves.emplace_back(take_until(typed, ','));
    return record;
}

std::string text_member(const json::object& said, std::string_view name) {
    const auto* text = said.if_contains(name);
    return text && text->is_string() ? std::string(text->get_string()) : std::string();
}

/// What the API has answered: its text, or why it refuses, in the reader's language.
std::string text_of(const json::object& said, std::string_view language) {
    if (said.contains("text")) return text_member(said, "text");
    translation::RefusalData refusal{text_member(said, "code"), {}};
    if (const auto* params = said.if_contains("params"); params && params->is_object())
        for (const auto& [name, value] : params->get_object())
            if (value.is_string()) refusal.parameters[name] = value.get_string();
    return translation::translate(refusal, text_member(said, "detail"), language);
}

bool is_true(const json::object& said, std::string_view name) {
    const auto* value = said.if_contains(name);
    return value && value->is_bool() && value->get_bool();
}

/// Address of the match in a response; empty if there is none.
std::string match_address(const json::object& said) {
    const auto* match = said.if_contains("match");
    if (!match || !match->is_object()) return {};
    return fmt::format("/plain/match/{}/{}",
                       std::string_view(match->get_object().at("game").get_string()),
                       match->get_object().at("board").to_number<int>());
}

}  // namespace

/// A request with its parsed address.
struct NoScriptSite::Call {
    HttpRequest request;
    std::vector<std::string> path;  // without "plain"
    Fields parameters;
    Fields form;
    Api::DoneFn done;

    const std::string& part(std::size_t k) const {
        static const std::string none;
        return k < path.size() ? path[k] : none;
    }
};

NoScriptSite::NoScriptSite(club::Backend backend, std::shared_ptr<const Api> api)
    : backend_(std::move(backend)), api_(std::move(api)) {}

bool NoScriptSite::owns(std::string_view target) {
    const std::string_view path = take_until(target, '?');
    return path == "/plain" || path.starts_with("/plain/") || target == "plain";
}

translation::Texts NoScriptSite::texts_of(const CallPtr& call) const {
    const auto viewer = current_user(call->request);
    return translation::Texts(viewer && !viewer->language.empty()
                                  ? std::string_view(viewer->language)
                                  : translation::choose_language(call->request.accept_language));
}

std::optional<club::User> NoScriptSite::current_user(const HttpRequest& request) const {
    const auto session = api_->session_of(request.cookie);
    std::optional<club::User> user;
    if (session)
        backend_.store->read(
            [&](const club::StoreReader& reader) { user = reader.user(session->user); });
    return user;
}

void NoScriptSite::answer(HttpRequest request, Api::DoneFn done) const {
    const auto call = std::make_shared<Call>();
    call->request = std::move(request);
    call->done = std::move(done);
    auto read = read_target(call->request.target);
    if (!read)
        return call->done(error_response(
            400, refuse("plain-address-malformed", "The address is not valid: start at /plain.")));
    call->path = std::move(read->path);
    call->parameters = std::move(read->parameters);
    if (call->part(0) != "plain") {
        // An address of the page, from a browser without scripts: redirect.
        std::string address = "/plain";
        address += std::string_view(call->request.target).substr(0, call->request.target.find('?'));
        if (address.ends_with('/')) address.pop_back();
        return call->done(redirect(std::move(address)));
    }
    call->path.erase(call->path.begin());
    try {
        if (auto refusal = api_->token_error(call->request)) return call->done(std::move(*refusal));
        const std::string_view method = call->request.method;
        if (method == "GET" || method == "HEAD") return show(call, {}, 200);
        if (method == "POST") return post(call);
        auto wrong = error_response(
            405, refuse("plain-method-not-allowed", "This address accepts only GET, HEAD, POST."));
        wrong.fields.emplace_back("Allow", "GET, HEAD, POST");
        call->done(std::move(wrong));
    } catch (const std::exception& fault) {
        log_error("a page without scripts", fault.what());
        call->done(error_response(500, error_message(fault)));
    }
}

void NoScriptSite::show(const CallPtr& call, std::string_view told, unsigned status) const {
    const auto viewer = current_user(call->request);
    const std::string& what = call->part(0);
    if (what == "letters" && viewer) {
        // From the API, which fills in what only the reader may see.
        HttpRequest letters = call->request;
        letters.method = "GET";
        letters.target = "/api/letters";
        const auto before = field(call->parameters, "before");
        if (parse_number<std::size_t>(before).value_or(0) > 0)
            letters.target.append("?before=").append(before);
        return api_->answer(std::move(letters), [self = shared_from_this(), call,
                                                 viewer](const HttpResponse& answer) {
            std::vector<club::Letter> all;
            json::error_code wrong;
            const auto read = json::parse(answer.body, wrong);
            const bool more = !wrong && read.is_array() && read.get_array().size() > letters_max;
            if (!wrong && read.is_array())
                for (const auto& one : read.get_array()) {
                    if (all.size() == letters_max) break;
                    club::Letter& letter = all.emplace_back();
                    if (const auto* id = one.at("id").if_int64()) letter.id = club::LetterId{*id};
                    letter.subject = std::string_view(one.at("subject").get_string());
                    letter.body = std::string_view(one.at("body").get_string());
                }
            self->backend_.store->read([&](const club::StoreReader& reader) {
                call->done(letters_page({reader,
                                         viewer,
                                         self->backend_.now(),
                                         {},
                                         200,
                                         self->api_->host_pages().names(),
                                         {},
                                         {},
                                         "open",
                                         {},
                                         self->texts_of(call)},
                                        all, more));
            });
        });
    }
    HttpResponse answer;
    const translation::Texts texts = texts_of(call);
    backend_.store->read([&](const club::StoreReader& reader) {
        PageView view{reader,
                      viewer,
                      backend_.now(),
                      told,
                      status,
                      api_->host_pages().names(),
                      std::string(field(call->parameters, "behind"))};
        view.texts = texts;
        view.monthly_games = api_->options().monthly_games;
        if (call->path.empty() || what.empty() || what == "login" || what == "signup" ||
            what == "logout" || what == "challenge" || what == "letters") {
            api_->host_pages().read(front_page_name, view.front_html);
            view.sign_ups = api_->options().site.sign_ups;
            if (what == "signup") view.invitation = call->part(1);
            answer = front_page(view);
        } else if (what == "match") {
            const auto match = find_match(reader, call->part(1), call->part(2));
            const auto plies = parse_number<std::size_t>(field(call->parameters, "at"));
            answer = match ? match_page(view, *match, plies) : not_found_page(view);
        } else if (what == "games") {
            const games::Game* game = games::find_game(call->part(1));
            answer = game ? game_page(view, *game) : games_page(view);
        } else if (what == "lobby") {
            answer = lobby_page(view);
        } else if (what == "tournaments") {
            answer = tournaments_page(view);
        } else if (what == "series") {
            answer = series_page(view, call->part(1));
        } else if (what == "teams") {
            answer = teams_page(view);
        } else if (what == "team") {
            answer = team_page(view, call->part(1));
        } else if (what == "tournament") {
            answer = tournament_page(view, call->part(1));
        } else if (what == "settings") {
            answer = settings_page(view);
        } else if (what == "webhooks") {
            answer = webhooks_page(view);
        } else if (what == "moderation") {
            const auto session = api_->session_of(call->request.cookie);
            answer = moderation_page(view, session ? session->token_hash : std::string());
        } else if (what == "standings") {
            const games::Game* game = games::find_game(call->part(1));
            answer = !game ? games_page(view)
                     : call->part(2) == "week"
                         ? week_page(view, *game)
                         : standings_page(view, *game, call->part(2) == "bots");
        } else if (what == "monthly-games") {
            answer = monthly_games_page(view);
        } else if (what == "openings") {
            const games::Game* game = games::find_game(call->part(1));
            const auto& books = api_->options().books;
            const auto book = game && books ? books(*game) : nullptr;
            club::OpeningFilter filter;
            std::string wrong;
            for (const auto& [name, value] : call->parameters)
                if (const auto known = read_opening_criterion(name, value, filter); !known)
                    wrong = translation::translate(known.error(), texts.language());
            if (!wrong.empty()) {
                view.message = wrong;
                view.status = 400;
            }
            answer = game ? openings_page(view, *game, moves_in(call->part(2)), filter, book.get())
                          : games_page(view);
        } else if (what == "commands" || what == "command") {
            answer = commands_page(view);
        } else if (what == "confirm") {
            answer = confirm_page(view, call->part(1));
        } else if (what == "reset") {
            answer = password_reset_page(view, call->part(1));
        } else if (std::string html; api_->host_pages().read(what, html) == HostPages::Found::yes) {
            answer = written_page(view, what, html);
        } else {
            answer = not_found_page(view);
        }
    });
    call->done(std::move(answer));
}

/// Sends a request to the API. An error is shown where the form was; otherwise redirects to
/// `goes_on`, or shows the text if that is empty.
void NoScriptSite::forward_to_api(const CallPtr& call, std::string_view address, json::object body,
                                  std::string goes_on) const {
    HttpRequest asked = call->request;
    asked.target = address;
    asked.content_type = "application/json";
    if (address == "/api/command") body["reader_language"] = texts_of(call).language();
    asked.body = json::serialize(body);
    api_->answer(std::move(asked), [self = shared_from_this(), call,
                                    goes_on = std::move(goes_on)](HttpResponse answer) mutable {
        json::error_code wrong;
        const auto read = json::parse(answer.body, wrong);
        const json::object said = !wrong && read.is_object() ? read.get_object() : json::object();
        const auto told = [&] { return text_of(said, self->texts_of(call).language()); };
        const bool refused =
            answer.status != 200 || (said.if_contains("accepted") && !is_true(said, "accepted"));
        // Signed up, but the address must be confirmed first.
        const auto* user = said.if_contains("user");
        if (refused || goes_on.empty() || (user && user->is_null()))
            return self->show(call, told(), answer.status);
        if (goes_on == redirect_to_match) {
            goes_on = match_address(said);
            if (goes_on.empty()) return self->show(call, told(), 200);
        }
        auto next = redirect(std::move(goes_on));
        for (auto& one : answer.fields)
            if (one.first == "Set-Cookie") next.fields.push_back(std::move(one));
        next.ended_session = std::move(answer.ended_session);
        call->done(std::move(next));
    });
}

void NoScriptSite::post(const CallPtr& call) const {
    call->form = parse_form(call->request.body);
    const std::string& what = call->part(0);
    const auto said = [&](std::string_view name) { return field(call->form, name); };
    if (what == "match") return post_match(call);
    if (what == "challenge") return post_challenge(call);
    if (what == "lobby") return post_lobby(call);
    if (what == "settings" && (said("do") == "block" || said("do") == "unblock"))
        return forward_to_api(
            call, "/api/command",
            {{"command", fmt::format("{} {}", said("do"), without_blanks(said("name")))}}, {});
    if (what == "moderation") return post_moderation(call);
    if (what == "webhooks") return post_webhooks(call);
    if (what == "settings" && said("do") == "leave")
        return forward_to_api(
            call, "/api/command",
            {{"command", fmt::format("signoff {} {}", club::quote_word(said("password")),
                                     without_blanks(said("yes")))}},
            {});
    if ((what == "tournament" || what == "series") &&
        (said("do") == "join" || said("do") == "leave" || said("do") == "bye" ||
         said("do") == "chat" || said("do") == (what == "series" ? "end-series" : "call-off")))
        return forward_to_api(
            call, "/api/command",
            {{"command", fmt::format("{} {} {} {}", without_blanks(said("game")), said("do"),
                                     without_blanks(call->part(1)), without_blanks(said("team")))},
             {"comment", said("chat")},
             {"key", said("key")}},
            {});
    if (what == "team") {
        std::string act = "--" + without_blanks(said("do"));
        if (said("do") != "join" && said("do") != "leave") act += "=" + without_blanks(said("who"));
        return forward_to_api(
            call, "/api/command",
            {{"command", fmt::format("team {} {}", without_blanks(call->part(1)), act)},
             {"key", said("key")}},
            {});
    }
    if (what == "login" || what == "signup") {
        json::object body{{"name", said("name")}, {"password", said("password")}};
        for (const char* name : {"address", "code", "invitation"})
            if (!said(name).empty()) body[name] = said(name);
        return forward_to_api(call, "/api/" + what, std::move(body), "/plain");
    }
    if (what == "logout") return forward_to_api(call, "/api/logout", {}, "/plain");
    if (what == "reset")
        return forward_to_api(call, "/api/command",
                              {{"command", "reset password " + club::quote_word(said("token")) +
                                               ' ' + club::quote_word(said("password"))}},
                              {});
    if (what == "confirm")
        return forward_to_api(call, "/api/confirm", {{"token", said("token")}}, {});
    if (what == "command")
        return forward_to_api(
            call, "/api/command",
            {{"command", said("command")}, {"comment", said("comment")}, {"key", said("key")}}, {});
    show(call, {}, 404);
}

/// A move, a chat message, or an action instead of a move.
void NoScriptSite::post_match(const CallPtr& call) const {
    const auto said = [&](std::string_view name) { return field(call->form, name); };
    const std::string game = without_blanks(call->part(1)), board = without_blanks(call->part(2));
    const std::string back = fmt::format("/plain/match/{}/{}", game, board);
    json::object body;
    if (!said("key").empty()) body["key"] = said("key");
    if (!said("chat").empty()) {
        body["command"] = fmt::format("{} chat {}", game, board);
        body["comment"] = said("chat");
    } else if (!said("do").empty()) {
        // Of the challenge or proposal that the person saw.
        const std::string number = without_blanks(said("number"));
        body["command"] = fmt::format("{} move {} {}{}{}", game, board, without_blanks(said("do")),
                                      number.empty() ? "" : "#", number);
    } else if (!said("move").empty()) {
        body["command"] = fmt::format("{} move {} {}#{}", game, board, without_blanks(said("move")),
                                      without_blanks(said("ply")));
        body["comment"] = said("comment");
    } else {
        return show(call, texts_of(call)("plain-form-empty"), 400);
    }
    forward_to_api(call, "/api/command", std::move(body), back);
}

/// A moderation action.
void NoScriptSite::post_moderation(const CallPtr& call) const {
    const auto said = [&](std::string_view name) { return field(call->form, name); };
    json::object body;
    if (const auto report = parse_number<std::int64_t>(said("report"))) body["report"] = *report;
    for (const char* name : {"name", "for", "reason", "text"})
        if (!said(name).empty()) body[name] = said(name);
    forward_to_api(call, "/api/moderation/" + without_blanks(said("do")), std::move(body), {});
}

void NoScriptSite::post_webhooks(const CallPtr& call) const {
    const auto said = [&](std::string_view name) {
        return without_blanks(field(call->form, name));
    };
    std::string command = fmt::format("{} webhook {}", said("do"), said("name"));
    for (const char* more : {"url", "event"})
        if (!said(more).empty()) command += ' ' + said(more);
    forward_to_api(call, "/api/command", {{"command", std::move(command)}}, {});
}

/// Accepts, withdraws or posts an open challenge.
void NoScriptSite::post_lobby(const CallPtr& call) const {
    const auto said = [&](std::string_view name) {
        return without_blanks(field(call->form, name));
    };
    const std::string game = said("game"), what = said("do");
    json::object body{{"key", field(call->form, "key")}};
    if (what == "accept" || what == "withdraw") {
        body["command"] = fmt::format("{} {} {}", game, what, said("board"));
        return forward_to_api(call, "/api/command", std::move(body),
                              what == "accept" ? redirect_to_match : "");
    }
    const auto viewer = current_user(call->request);
    if (!viewer || what != "post") return show(call, texts_of(call)("plain-log-in-first"), 403);
    std::string command =
        fmt::format("{} challenge {} --to=anyone --clock={}", game, viewer->name, said("clock"));
    if (said("first") != "lot") command += fmt::format(" --first={}", said("first"));
    for (const char* option : {"rating", "within", "computer", "repeat"})
        if (!said(option).empty()) command += fmt::format(" --{}={}", option, said(option));
    if (!said("established").empty()) command += " --established";
    body["command"] = command;
    forward_to_api(call, "/api/command", std::move(body), {});
}

void NoScriptSite::post_challenge(const CallPtr& call) const {
    const auto said = [&](std::string_view name) { return field(call->form, name); };
    const auto viewer = current_user(call->request);
    if (!viewer) return show(call, texts_of(call)("plain-log-in-first"), 403);
    const std::string person = without_blanks(said("person")),
                      computer = without_blanks(said("computer"));
    const std::string rival = computer.empty() ? person : computer;
    if (rival.empty()) return show(call, texts_of(call)("plain-name-opponent"), 400);
    // The lot is the default; an explicit option would waive the senior player's right to the first
    // move.
    const std::string first = said("first") == "me"    ? " --first=" + viewer->name
                              : said("first") == "you" ? " --first=" + rival
                                                       : "";
    const std::string etiquette =
        said("etiquette").empty() ? "" : " --etiquette=" + without_blanks(said("etiquette"));
    const std::string style =
        said("style").empty() ? "" : " --style=" + without_blanks(said("style"));
    forward_to_api(
        call, "/api/command",
        {{"command",
          fmt::format("{} challenge {} {}{} --clock={}{}{}", without_blanks(said("game")),
                      viewer->name, rival, first, without_blanks(said("clock")), etiquette, style)},
         {"key", said("key")}},
        redirect_to_match);
}

}  // namespace posthouse::http
