#include "http/server/response_head.h"

#include <fmt/format.h>
#include <boost/beast/http/status.hpp>

namespace posthouse::http {

std::string_view reason_of_status(unsigned status) {
    namespace beast = boost::beast::http;
    const auto reason = beast::obsolete_reason(beast::int_to_status(status));
    return {reason.data(), reason.size()};
}

std::string response_head(unsigned version, unsigned status, bool keep_alive,
                          std::span<const HeaderField> fields) {
    std::string head = fmt::format("HTTP/{}.{} {} {}\r\n", version / 10, version % 10, status,
                                   reason_of_status(status));
    const auto add = [&head](std::string_view name, std::string_view value) {
        head.append(name).append(": ").append(value).append("\r\n");
    };
    // Only said where it is not the rule of this version.
    if (keep_alive != (version >= 11)) add("Connection", keep_alive ? "keep-alive" : "close");
    for (const auto& [name, value] : fields) add(name, value);
    return head + "\r\n";
}

}  // namespace posthouse::http
