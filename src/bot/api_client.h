// Client of the HTTP API (docs/api.md): queries and commands. All requests may be retried, since
// commands carry an idempotency key.
#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>

namespace posthouse::bot {

/// The server does not respond, or not with JSON: retry later.
class ConnectionError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct ApiResponse {
    long status = 0;
    boost::json::value body;
    std::chrono::seconds retry_after{};  // Retry-After; 0: none

    bool ok() const { return status == 200; }
    /// The sentence of a refusal; empty if accepted.
    std::string error() const;
};

class ApiClient {
public:
    /// `stopped` is polled during requests, which it ends.
    ApiClient(const std::string& url, std::string token, std::function<bool()> stopped);

    // Both throw ConnectionError.
    ApiResponse get(const std::string& path) const;
    ApiResponse post(const std::string& path, const boost::json::object& body) const;

private:
    const std::string url_, token_;
    const std::function<bool()> stopped_;
};

/// A member of a response; empty if there is none of this type.
std::string text_member(const boost::json::value&, std::string_view name);
std::optional<std::int64_t> number_member(const boost::json::value&, std::string_view name);
bool is_true(const boost::json::value&, std::string_view name);

}  // namespace posthouse::bot
