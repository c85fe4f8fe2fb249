// API: the player’s letters, push messages to a browser, and unsubscribing.
#include "club/letters/letter_delivery.h"
#include "club/letters/letter_tables.h"
#include "club/letters/push_subscriptions.h"
#include "club/matches/page_letters.h"
#include "games/drawings/html_markup.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/server/json.h"
#include "translation/site.h"
#include "translation/texts.h"

#include <limits>
#include <memory>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// A page without scripts or session, opened from a mail.
HttpResponse unsubscribe_html(std::string_view words, const translation::Texts& texts,
                              bool button) {
    HttpResponse answer;
    answer.type = "text/html; charset=utf-8";
    answer.fields = {{"Cache-Control", "no-store"}};
    answer.body = "<!doctype html><html lang=\"" + std::string(texts.language()) +
                  "\"><meta charset=\"utf-8\">"
                  "<meta name=\"viewport\" content=\"width=device-width\">"
                  "<meta name=\"color-scheme\" content=\"light dark\">"
                  "<title>";
    const std::string name = games::escape_html(translation::site().name);
    answer.body += name + "</title><h1>" + name + "</h1><p>";
    answer.body += words;
    answer.body += "</p>";
    if (button)
        answer.body += "<form method=\"post\"><button>" + texts("answer-unsubscribe-button") +
                       "</button></form>";
    return answer;
}

std::optional<club::UnsubscribeRequest> unsubscribe_request(const ApiCallPtr& call) {
    const auto& decode = call->options().decode_unsubscribe;
    return decode ? decode(call->path[1]) : std::nullopt;
}

/// Those of the letter's reader.
translation::Texts texts_of(const ApiCallPtr& call,
                            const std::optional<club::UnsubscribeRequest>& what) {
    std::optional<club::User> user;
    if (what) call->read([&](const club::StoreReader& reader) { user = reader.user(what->user); });
    return translation::Texts(user ? user->language : "");
}

/// Mail scanners follow every link, so only the button unsubscribes.
void get_unsubscribe(const ApiCallPtr& call) {
    const auto what = unsubscribe_request(call);
    const translation::Texts texts = texts_of(call, what);
    HttpResponse page =
        what ? unsubscribe_html(texts("answer-unsubscribe"), texts, true)
             : unsubscribe_html(
                   "This unsubscribe link is not valid: use the one in the letter itself.", texts,
                   false);
    if (!what) page.status = 404;
    call->done(std::move(page));
}

void post_unsubscribe(const ApiCallPtr& call) {
    const auto what = unsubscribe_request(call);
    if (!what)
        return call->respond_error(
            404, refuse("unsubscribe-link-malformed",
                        "This unsubscribe link is not valid: use the one in the letter itself."));
    const auto said = std::make_shared<std::string>();
    call->write([what = *what,
                 said](club::UnitOfWork& unit) { *said = club::apply_unsubscribe(unit, what); },
                [call, said, texts = texts_of(call, what)] {
                    call->done(unsubscribe_html(*said, texts, false));
                });
}

void get_push_key(const ApiCallPtr& call) {
    call->respond(json::object{{"key", or_null(call->options().push_key)}});
}

/// The player and the endpoint of the request; refuses it if either is missing.
std::optional<std::pair<club::UserId, std::string>> push_request(const ApiCallPtr& call) {
    std::optional<club::User> user;
    call->read([&](const club::StoreReader& reader) { user = call->user(reader); });
    if (!user) {
        call->respond_error(401, refuse("not-logged-in", "Log in first."));
        return std::nullopt;
    }
    const auto typed = text_field(call->body, "endpoint", LineLimit::one);
    if (!typed) {
        call->respond_error(400, typed.error());
        return std::nullopt;
    }
    const auto endpoint =
        club::read_push_endpoint(typed->value_or(""), call->options().push_to_loopback);
    if (!endpoint) {
        call->respond_error(400, endpoint.error());
        return std::nullopt;
    }
    return std::pair(user->id, *endpoint);
}

void post_push_subscription(const ApiCallPtr& call) {
    if (call->options().push_key.empty())
        return call->respond_error(
            404, refuse("no-push-messages", "This server sends no push messages."));
    const auto asked = push_request(call);
    if (!asked) return;
    call->write(
        [asked, now = call->now()](club::UnitOfWork& unit) {
            club::add_push_subscription(unit, asked->first, asked->second, now);
        },
        [call] { call->respond(json::object{}); });
}

void post_push_removal(const ApiCallPtr& call) {
    const auto asked = push_request(call);
    if (!asked) return;
    call->write(
        [asked](club::UnitOfWork& unit) {
            club::remove_push_subscription(unit, asked->first, asked->second);
        },
        [call] { call->respond(json::object{}); });
}

constexpr std::size_t letters_max = 200;

/// `before`, `since` and `limit` of a list of letters.
struct LetterQuery {
    std::optional<club::LetterId> before;
    club::Instant since{};
    std::size_t limit = letters_max;
};

Expected<LetterQuery> read_letter_query(const Parameters& parameters) {
    LetterQuery query;
    for (const auto& [name, value] : parameters) {
        if (name == "before") {
            const auto before = read_before(value);
            if (!before) return before.error();
            query.before = static_cast<club::LetterId>(*before);
        } else if (name == "since") {
            const auto since = read_since(value);
            if (!since) return since.error();
            query.since = *since;
        } else if (name == "limit") {
            const auto limit = read_limit(value, letters_max);
            if (!limit) return limit.error();
            query.limit = *limit;
        } else {
            return unknown_parameter(name, "before, since and limit");
        }
    }
    return query;
}

void get_letters(const ApiCallPtr& call) {
    const auto query = read_letter_query(call->parameters);
    if (!query) return call->respond_error(400, query.error());
    json::array letters;
    std::string last;
    std::optional<club::User> user;
    call->read([&](const club::StoreReader& reader) {
        user = call->user(reader);
        if (!user) return;
        const auto found = query->before
                               ? letters_before(reader, *query->before, user->id, query->limit)
                               : club::letters_on_page(reader, *user, query->limit);
        // The stored ones follow those that are not, however few are shown.
        club::LetterId oldest{std::numeric_limits<std::int64_t>::max()};
        for (const club::Letter& letter : found) {
            if (letter.written < query->since) return;
            if (letter.id != club::LetterId{}) oldest = letter.id;
            letters.push_back(letter_json(
                call->options().reveal_letter ? call->options().reveal_letter(letter) : letter));
        }
        if (found.size() == query->limit) last = std::to_string(static_cast<std::int64_t>(oldest));
    });
    if (!user) return call->respond_error(401, refuse("not-logged-in", "Log in first."));
    call->respond_part(letters, "before", last);
}

}  // namespace

std::span<const RouteSpec> letter_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/letters",
         .id = "letters",
         .about = "The player’s letters, newest first, at most 200.",
         .auth = player,
         .scope = club::Scope::read,
         .query = "before since limit",
         .error_statuses = "400 401",
         .handler = get_letters},
        {.method = "GET",
         .path = "api/push",
         .id = "pushKey",
         .about = "The public key for push services.",
         .handler = get_push_key},
        {.method = "POST",
         .path = "api/push",
         .id = "pushHere",
         .about = "Send the player’s news to this browser.",
         .auth = player,
         .tokens = false,
         .error_statuses = "400 401 403 404 503",
         .handler = post_push_subscription},
        {.method = "POST",
         .path = "api/push/forget",
         .id = "pushNoMore",
         .about = "Stop sending news to this browser.",
         .auth = player,
         .tokens = false,
         .error_statuses = "400 401 403 503",
         .handler = post_push_removal},
        {.method = "GET",
         .path = "unsubscribe/{mark}",
         .id = "",
         .about = "The unsubscribe page of a letter.",
         .handler = get_unsubscribe},
        {.method = "POST",
         .path = "unsubscribe/{mark}",
         .id = "unsubscribe",
         .about = "One-click unsubscribe (RFC 8058).",
         .media_type = "text/html",
         .error_statuses = "404 503",
         .form = true,
         .handler = post_unsubscribe},
    };
    return rows;
}

}  // namespace posthouse::http
