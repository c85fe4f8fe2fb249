// An address on the web that a stranger has typed, read by libcurl, which is what calls it later:
// so nothing is understood in two ways. Reads only; connects to nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

struct WebAddress {
    std::string scheme;  // in lower case
    std::string host;  // as libcurl asks for it: 0x7f.1 is 127.0.0.1, an IPv6 address has brackets
    std::string path;  // with its query
    int port = 0;      // the scheme's own where none was named
};

/// None where it is no address, or has a user name or a zone in it.
std::optional<WebAddress> read_web_address(std::string_view typed);

}  // namespace posthouse::club
