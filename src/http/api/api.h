// The HTTP API of docs/api.md: finds the route of a request and who sends it, checks that they may
// and calls the route's handler. The routes are in *_routes.cpp, by subject.
#pragma once

#include "http/api/api_context.h"
#include "http/caller.h"
#include "http/server/http_message.h"

#include <boost/json/object.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::http {

/// What the response to a command that only made a move holds: the match and its board as text; for
/// clients that ask for it, the move; or for those that an event tells of it, the match's version.
enum class MoveAnswer { match, move, version };

/// The response to a command.
struct CommandAnswer {
    unsigned status = 200;
    std::string body;                                   // a JSON object
    std::optional<std::chrono::seconds> retry_after{};  // with 429 and 503
};
using CommandDone = std::function<void(CommandAnswer)>;

class Api {
public:
    using DoneFn = std::function<void(HttpResponse)>;

    Api(club::Backend, const HttpOptions&, ApiServices);

    /// Whether the API handles this target; all others belong to the page.
    static bool owns(std::string_view target);

    /// Calls `done` exactly once, from this or another thread. Reads the store on this one.
    void answer(HttpRequest, DoneFn done) const;

    /// Runs `{"command", "comment"?, "key"?, "brief"?}` for this caller (nobody: anonymously,
    /// limited by address) within the rate limits. If the session has ended since it was read, the
    /// command is anonymous. Calls `said` once: 200 with "accepted", "text" and "match", otherwise
    /// "error". Does not wait for the store.
    void command(const Caller&, const club::Client&, const boost::json::object& asked, MoveAnswer,
                 CommandDone said) const;
    /// Who opens a socket, or why they may not.
    Expected<Caller, HttpResponse> socket_caller(const HttpRequest&) const;
    /// The same caller, and it is recorded that they are here; nobody if session or token has
    /// ended.
    Caller used(const Caller&) const;

    /// Whether the request comes from somebody who is not logged in.
    bool is_anonymous(const HttpRequest&) const;
    /// 401 if the request carries an unknown or expired token, whatever it asks for.
    std::optional<HttpResponse> token_error(const HttpRequest&) const;
    /// The valid session of a Cookie header.
    std::optional<club::Session> session_of(std::string_view cookies) const;

    const HostPages& host_pages() const { return context_->host_pages; }
    const HttpOptions& options() const { return context_->options; }

private:
    std::shared_ptr<const ApiContext> context_;
};

}  // namespace posthouse::http
