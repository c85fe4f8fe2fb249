// Requests to a site as its players make them: its certificate, its /health, and whether sockets
// reach it through the proxy in front.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace posthouse::hosting {

struct SiteProbe {
    std::string failure;  // why there was no answer, for people; empty if there was one
    long status = 0;      // of /health
    std::string body;
    std::optional<std::chrono::sys_seconds> certificate_ends;  // none without https
};

/// `url` without a slash at its end. `trusted`: a file of certificates to trust besides, or empty.
SiteProbe probe_site(const std::string& url, const std::string& trusted);

/// The answer's first line to a request for a socket; the failure for people if there was none.
std::string probe_socket(const std::string& url, const std::string& trusted);

}  // namespace posthouse::hosting
