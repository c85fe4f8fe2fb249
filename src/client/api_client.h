// Client of the HTTP API (docs/api.md): queries and commands. All requests may be retried, since
// commands carry an idempotency key. One thread at a time; reuses the connection.
#pragma once

#include "client/transfer.h"

#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace posthouse::client {

/// The server does not respond: retry later.
class ConnectionError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// What responds is perhaps no Posthouse server.
class UnexpectedResponse : public ConnectionError {
public:
    UnexpectedResponse() : ConnectionError("the response is not from a Posthouse server") {}
};

struct ApiResponse {
    long status = 0;
    boost::json::value body;
    std::chrono::seconds retry_after{};  // Retry-After; 0: none

    bool ok() const { return status == 200; }
    /// The sentence of a refusal; empty if accepted.
    std::string error() const;
};

/// The server, and how to authenticate to it.
struct ApiServer {
    std::string url;           // "http://127.0.0.1:8080"
    std::string token{};       // empty: the session cookie that /api/login sets, or `cookie`
    std::string user_agent{};  // empty: none
    std::function<bool()> stopped = [] { return false; };  // polled during requests, which it ends
    std::string cookie{};  // of another client's session (ApiClient::cookie); empty: its own
};

/// A transfer from a path of the server, to which the caller adds what it is about.
void begin_transfer(Transfer&, const ApiServer&, const std::string& path);

class ApiClient {
public:
    explicit ApiClient(ApiServer server) : server_(std::move(server)) {}

    // Both throw ConnectionError.
    ApiResponse get(const std::string& path);
    ApiResponse post(const std::string& path, const boost::json::object& body);

    /// That of the session, as the field Cookie has it; empty without a session.
    std::string cookie() const;

private:
    ApiResponse perform();

    const ApiServer server_;
    Transfer transfer_;
};

/// A member of a response; empty if there is none of this type.
std::string text_member(const boost::json::object&, std::string_view name);
std::string text_member(const boost::json::value&, std::string_view name);
std::optional<std::int64_t> number_member(const boost::json::object&, std::string_view name);
std::optional<std::int64_t> number_member(const boost::json::value&, std::string_view name);
bool is_true(const boost::json::object&, std::string_view name);
bool is_true(const boost::json::value&, std::string_view name);

}  // namespace posthouse::client
