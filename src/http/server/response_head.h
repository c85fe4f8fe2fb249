// The status line and the header fields of a response.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace posthouse::http {

using HeaderField = std::pair<std::string_view, std::string_view>;

/// “Not Found” for 404.
std::string_view reason_of_status(unsigned status);

/// With the empty line after them. `version`: 10 or 11. Without `keep_alive` the connection closes
/// after the response.
std::string response_head(unsigned version, unsigned status, bool keep_alive,
                          std::span<const HeaderField>);

}  // namespace posthouse::http
