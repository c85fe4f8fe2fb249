// One API call: the parsed request and how to respond. For the API's own .cpp files only.
#pragma once

#include "base/refusal.h"
#include "http/api.h"

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
    Caller caller;                                                // set if the route uses it
    Done done;

    void give(const boost::json::object&) const;
    void give(const boost::json::array&) const;
    void give(std::string json) const;
    void refuse(unsigned status, std::string_view sentence) const;
    void refuse(const club::NotNow&) const;
    club::Client client() const { return {key_of_address(request.address), request.gone}; }
};

/// 429 with Retry-After.
HttpResponse too_much(std::string_view sentence, std::chrono::seconds wait);
/// 503 if the server is busy, otherwise 429.
unsigned status_of(const club::NotNow&);

inline constexpr std::string_view house_cannot_write =
    "The server cannot save anything at the moment; nothing was done. Try again in a minute.";

enum class Lines { one, many };

/// A text field; none if missing, null or empty. Refuses other types and control characters.
Expected<std::optional<std::string>> text_field(const boost::json::object&, std::string_view name,
                                                Lines);

/// Joins a transcript, whose lines were broken for mail, into one line.
std::string on_one_line(std::string_view text);

}  // namespace posthouse::http
