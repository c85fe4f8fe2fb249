// A request and its answer as the API and the page's files see them: plain strings, so that both
// can be tried without a socket. And the few readings of header fields that both need.
#pragma once

#include <atomic>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::http {

struct EventSubscription;  // event_lines.h

struct HttpRequest {
    std::string method;  // "GET"
    std::string target;  // as it was sent: "/api/matches?over=true"
    std::string content_type;
    std::string origin;
    std::string host;
    std::string cookie;
    std::string accept_encoding;
    std::string if_none_match;
    std::string accept;
    std::string authorization;
    std::string last_event_id;
    std::string user_agent;
    std::string address;  // where it comes from
    std::string body;
    std::shared_ptr<const std::atomic<bool>> gone{};  // true: nobody waits for the answer any more
};

struct HttpResponse {
    unsigned status = 200;
    std::string type = "application/json";
    std::string body;
    std::string_view
        file;  // sent in place of `body` where not empty; it lives as long as the Files
    std::vector<std::pair<std::string, std::string>> fields;  // further header fields
    std::string ended_session;  // the hash of the session that is gone with this answer
    std::shared_ptr<const EventSubscription> follow;  // events come instead of a body, without end
};

/// The words as UTF-8: what is none becomes the replacement character, so that no browser hangs up.
std::string as_utf8(std::string_view words);

/// `{"error": sentence}`.
HttpResponse error_response(unsigned status, std::string_view sentence);

/// An address taken apart and decoded.
struct Target {
    std::vector<std::string> path;                                // api, match, GAME, BOARD
    std::vector<std::pair<std::string, std::string>> parameters;  // after the `?`
};

/// None where it is no address, or holds control characters: no link of the house does, and they
/// would come back in the sentence that refuses it.
std::optional<Target> read_target(std::string_view target);

/// Whether a page from `origin` ("https://house.example:8080") is the house's own, which the
/// browser reached as `host`.
bool same_origin(std::string_view origin, std::string_view host);

/// The value of a cookie in a Cookie header; empty where it has none.
std::string_view cookie_named(std::string_view name, std::string_view cookies);

/// The cookie of a session, and its name where browsers reach the house by https: what begins with
/// `__Host-` they take from this very host alone, and only by https.
inline constexpr std::string_view session_cookie = "session";
inline constexpr std::string_view secure_session_cookie = "__Host-session";

/// The word of the session in a Cookie header; empty where it has none. Sessions that began under
/// the old name go on until they run out.
std::string_view session_word(std::string_view cookies);

/// The items of a list such as `gzip, br;q=0`, without what follows a `;` and without blanks;
/// those with `q=0` are left out.
std::vector<std::string_view> listed_items(std::string_view list);

/// What marks these bytes, packed in this way, in an ETag field.
std::string etag_of(std::string_view bytes, std::string_view encoding = {});

/// Whether whoever asked has this version already. Weak marks say nothing more here.
bool already_has(std::string_view etag, std::string_view if_none_match);

// Where this folder's faults are told to whoever runs the house. Never anything of what people
// sent.

inline constexpr std::string_view house_is_damaged =
    "The house’s database is damaged; nothing was done. Tell the operator: it must be restored.";

/// What whoever asked is told of it.
std::string_view in_words(const std::exception&);

/// `where` is what was being done: "a page's request".
void log_fault(std::string_view where, std::string_view what);

}  // namespace posthouse::http
