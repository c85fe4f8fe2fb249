// One call of the API on its way: what was asked, taken apart, and how it is answered. Shared by
// the API's own .cpp files only.
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
    std::vector<std::string> path;  // its parts: api, match, GAME, BOARD
    std::vector<std::pair<std::string, std::string>> parameters;  // after the `?`
    boost::json::object body;                                     // of a POST
    Caller caller;                                                // where the route looks at him
    Done done;

    void give(const boost::json::object&) const;
    void give(const boost::json::array&) const;
    void give(std::string json) const;
    void refuse(unsigned status, std::string_view sentence) const;
    void refuse(const club::NotNow&) const;
    club::Client client() const { return {key_of_address(request.address), request.gone}; }
};

/// 429, and after how long to come back.
HttpResponse too_much(std::string_view sentence, std::chrono::seconds wait);
/// The status that says so: 503 where the house is busy, else 429.
unsigned status_of(const club::NotNow&);

inline constexpr std::string_view house_cannot_write =
    "The house cannot write at the moment; nothing was done. Try again in a minute.";

enum class Lines { one, many };

/// The text in this field; none where it is left out, null or empty. Refused where it is no text or
/// holds characters that nobody types.
Expected<std::optional<std::string>> text_field(const boost::json::object&, std::string_view name,
                                                Lines);

/// A transcript on one line, as an error is told: its lines were broken for a mail.
std::string on_one_line(std::string_view text);

}  // namespace posthouse::http
