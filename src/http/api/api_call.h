// One API call: the parsed request, who sent it, and how to respond. What handlers are given.
#pragma once

#include "base/refusal.h"
#include "club/commands/backend.h"
#include "http/api/api_context.h"
#include "http/caller.h"
#include "http/server/http_message.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::http {

struct ApiCall : std::enable_shared_from_this<ApiCall> {
    explicit ApiCall(std::shared_ptr<const ApiContext> shared) : context(std::move(shared)) {}

    const std::shared_ptr<const ApiContext> context;
    HttpRequest request;
    std::vector<std::string> path;                                // {"api", "match", GAME, BOARD}
    std::vector<std::pair<std::string, std::string>> parameters;  // after the `?`
    boost::json::object body;                                     // of a POST
    Caller caller;                                                // set if the route uses it
    std::function<void(HttpResponse)> done;

    const club::Backend& backend() const { return context->backend; }
    const HttpOptions& options() const { return context->options; }
    club::Instant now() const { return context->backend.now(); }
    club::Client client() const { return {address_key(request.address), request.disconnected}; }
    void read(const std::function<void(const club::StoreReader&)>& work) const;
    /// The caller's account; none if nobody is logged in or it was deleted meanwhile.
    std::optional<club::User> user(const club::StoreReader&) const;
    /// Runs `work` on the writer's thread and, once that is durable, `then`; responds 503 if
    /// nothing can be saved.
    void write(club::UnitFn work, std::function<void()> then) const;
    /// Submits the request as this client's; `then` is called on the writer's thread if it was
    /// accepted. Otherwise this responds with the refusal.
    void submit(club::Request, std::function<void(club::Response)> then) const;

    void respond(const boost::json::object&) const;
    void respond(const boost::json::array&) const;
    void respond(std::string json) const;
    /// A part of a list, with a link to the next one, whose parameter `cursor` is `last`; empty:
    /// nothing follows.
    void respond_part(const boost::json::array&, std::string_view cursor,
                      std::string_view last) const;
    /// What changes rarely: the client asks with its ETag whether it has changed.
    void respond_cached(std::string body, std::string type = "application/json") const;
    /// The player besides `more`, with the session's cookie if it is new: if its token is set.
    void respond_as(const club::NewSession&, boost::json::object more) const;
    void respond_error(unsigned status, const Refusal&) const;
    void respond_error(const club::Response& refused) const;
    void respond_error(const club::RetryLater&) const;
};

using ApiCallPtr = std::shared_ptr<ApiCall>;

/// Sets the session cookie; an empty token deletes it. Over HTTPS it also deletes the cookie of the
/// old name.
void set_session_cookie(HttpResponse&, std::string_view token, bool secure);

/// The status for a refused command.
unsigned status_of(const club::Response& refused);
/// 503 if the server is busy, otherwise 429.
unsigned status_of(const club::RetryLater&);

enum class LineLimit { one, many };

/// A text field; none if missing, null or empty. Refuses other types and control characters.
Expected<std::optional<std::string>> text_field(const boost::json::object&, std::string_view name,
                                                LineLimit);

/// Joins a transcript, whose lines were broken for mail, into one line.
std::string join_lines(std::string_view text);

}  // namespace posthouse::http
