// HTTPS POST to a URL that a user has supplied: a browser's push service or a webhook. No proxies,
// redirects or retries; connects to public IP addresses only, checked after DNS resolution.
#pragma once

#include <sys/socket.h>
#include <chrono>
#include <string>
#include <vector>

namespace posthouse::push {

struct HttpResult {
    long status = 0;                     // 0: no response
    std::chrono::seconds retry_after{};  // Retry-After; 0: none
    std::string message;                 // outcome in words, for the log and the user
};

/// `fields` are header lines, “Name: value”. `to_loopback`: also allow http on this machine.
/// Thread-safe; network and server errors do not throw.
HttpResult post_to_public_url(const std::string& url, const std::vector<std::string>& fields,
                              const std::string& body, bool to_loopback);

/// Whether an address is private, reserved or of this machine.
bool is_private(const sockaddr&);

}  // namespace posthouse::push
