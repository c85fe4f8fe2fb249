// HTTP request and response as plain strings, testable without a socket, and helpers for header
// fields.
#pragma once

#include "base/refusal.h"

#include <atomic>
#include <boost/json/object.hpp>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::http {

struct EventSubscription;  // event_stream.h

struct HttpRequest {
    std::string method;  // "GET"
    std::string target;  // as sent: "/api/matches?over=true"
    std::string content_type;
    std::string origin;
    std::string host;
    std::string cookie;
    std::string accept_encoding;
    std::string accept_language;
    std::string if_none_match;
    std::string accept;
    std::string authorization;
    std::string last_event_id;
    std::string asked_headers;  // those that a browser asks to send (CORS)
    std::string user_agent;
    std::string range;     // the part that is wanted: "bytes=100-"
    std::string if_range;  // but all of it if it is no longer this version
    std::string address;   // of the client
    std::string body;
    std::shared_ptr<const std::atomic<bool>>
        disconnected{};  // true: the client has closed the connection
};

/// The next piece of a body that is made while it is sent; empty if it is not ready, none at the
/// end. Throws if there can be no more: the client sees that the body is incomplete.
using NextPiece = std::function<std::optional<std::string>()>;

struct HttpResponse {
    unsigned status = 200;
    std::string type = "application/json";
    std::string body;
    std::string_view file;  // sent instead of `body` unless empty; owned by StaticFiles
    std::vector<std::pair<std::string, std::string>> fields;  // further header fields
    std::string ended_session;  // hash of the session that this response ends
    std::shared_ptr<const EventSubscription>
        event_stream;      // goes on after the body, which is its first event
    NextPiece next_piece;  // pieces follow instead of a body, made on reader threads
    std::optional<std::uint64_t>
        pieces_bytes{};  // how many bytes all of them have, if that is known
};

/// Replaces invalid UTF-8 by U+FFFD, so that no browser drops the connection.
std::string as_utf8(std::string_view words);

inline constexpr std::string_view problem_type = "application/problem+json";

/// The members of a problem (RFC 9457) for this refusal; `error` repeats `detail` for older
/// clients.
boost::json::object problem_json(unsigned status, const Refusal&);
/// The status for a command that was refused. Never 429, which always comes with Retry-After.
unsigned status_of(const Refusal&);
HttpResponse error_response(unsigned status, const Refusal&);

/// Lets scripts of all sites read this response to a request that carried a token. Without
/// `Access-Control-Allow-Credentials` browsers give them no response to a request with cookies.
void allow_other_origins(HttpResponse&);

/// A parsed and decoded request target.
struct Target {
    std::vector<std::string> path;                                // api, match, GAME, BOARD
    std::vector<std::pair<std::string, std::string>> parameters;  // after the `?`
};

/// None if it cannot be parsed or holds control characters, which no link of ours contains and
/// which would be repeated in the error message.
std::optional<Target> read_target(std::string_view target);
/// The value of a parameter; empty if missing.
std::string_view parameter(const Target&, std::string_view name);
/// Whether the client wants a move alone instead of the whole match: `?brief=true`.
bool wants_brief(std::string_view target);
/// Encodes text as a part of an address.
std::string percent_encoded(std::string_view);
/// The server's address, without a slash at the end; if it is not set, as the client wrote it.
std::string site_address(std::string_view base_url, bool secure, std::string_view host);

/// Whether `origin` ("https://posthouse.example:8080") is our own site, which the browser reached
/// as `host`.
bool same_origin(std::string_view origin, std::string_view host);

/// The value of a cookie; empty if missing.
std::string_view find_cookie(std::string_view name, std::string_view cookies);

/// Name of the session cookie, and its name over HTTPS: browsers accept `__Host-` cookies only from
/// this very host and over HTTPS.
inline constexpr std::string_view session_cookie = "session";
inline constexpr std::string_view secure_session_cookie = "__Host-session";

/// The session's secret; empty if missing. Sessions under the old cookie name stay valid until they
/// expire.
std::string_view session_secret(std::string_view cookies);

/// The items of a list such as `gzip, br;q=0`, without parameters; items with `q=0` are omitted.
std::vector<std::string_view> listed_items(std::string_view list);

/// The ETag of these bytes in this encoding.
std::string make_etag(std::string_view bytes, std::string_view encoding = {});

/// Whether the client has this version already (If-None-Match). Weak tags (`W/"…"`) count as equal.
bool etag_matches(std::string_view etag, std::string_view if_none_match);

// Logs an HTTP error without any request data.

Refusal database_is_damaged();
/// What the client is told.
Refusal error_message(const std::exception&);

/// `where` names the activity, such as "a page's request".
void log_error(std::string_view where, std::string_view what);
/// A line that docs/hosting/fail2ban.conf reads: without the name, for which people type passwords.
void log_failed_login(std::string_view address);

}  // namespace posthouse::http
