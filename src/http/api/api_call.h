// One API call: the parsed request and how to respond. For the API's own .cpp files only.
#pragma once

#include "base/refusal.h"
#include "http/api/api.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::http {

struct Api::Call {
    HttpRequest request;
    std::vector<std::string> path;                                // {"api", "match", GAME, BOARD}
    std::vector<std::pair<std::string, std::string>> parameters;  // after the `?`
    boost::json::object body;                                     // of a POST
    std::optional<club::Command> command;                         // that the body holds as fields
    Caller caller;                                                // set if the route uses it
    DoneFn done;

    void respond(const boost::json::object&) const;
    void respond(const boost::json::array&) const;
    void respond(std::string json) const;
    /// A part of a list, with a link to the next one, whose parameter `cursor` is `last`; empty:
    /// nothing follows.
    void respond_part(const boost::json::array&, std::string_view cursor,
                      std::string_view last) const;
    /// What changes rarely: the client asks with its ETag whether it has changed.
    void respond_cached(std::string body, std::string type = "application/json") const;
    void respond_error(unsigned status, const Refusal&) const;
    void respond_error(const club::Response& refused) const;
    void respond_error(const club::RetryLater&) const;
    club::Client client() const { return {address_key(request.address), request.disconnected}; }
};

/// 429 with Retry-After.
HttpResponse rate_limit_response(const Refusal&, std::chrono::seconds wait);
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
