// A house on the other end of a line, as its HTTP interface has it (docs/api.md): questions,
// commands, and events as they happen.
//
// Everything may be asked again: commands carry a key, and a stream goes on behind the last event
// that was read.
#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>

namespace posthouse::bot {

/// The house does not answer, or not as a house does: it may be tried again later.
class ConnectionError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct ApiResponse {
    long status = 0;
    boost::json::value body;
    std::chrono::seconds wait{};  // with 429 and 503: before asking again; 0: not said

    bool fine() const { return status == 200; }
    /// The sentence of a refusal; empty where it is none.
    std::string error() const;
};

class ApiClient {
public:
    /// One that is at work ends soon after `stopped` says so.
    ApiClient(std::string url, std::string token, std::function<bool()> stopped);

    /// Throw ConnectionError.
    ApiResponse get(const std::string& path) const;
    ApiResponse post(const std::string& path, const boost::json::object& body) const;

    /// Reads events behind `after` (none: from now on) until the line breaks or `event` says false.
    /// Throws ConnectionError where it is refused; what broke the line, else.
    std::string follow(std::optional<std::int64_t> after,
                       const std::function<bool(const boost::json::object&)>& event) const;

private:
    const std::string url_, token_;
    const std::function<bool()> stopped_;
};

/// A text or a number of an answer; empty or none where it has none there.
std::string text_in(const boost::json::value&, std::string_view name);
std::optional<std::int64_t> number_in(const boost::json::value&, std::string_view name);
bool true_in(const boost::json::value&, std::string_view name);

}  // namespace posthouse::bot
