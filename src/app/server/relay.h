// The setting `relay`: the mail server that takes Posthouse's letters.
#pragma once

#include "base/parse_number.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::app {

struct Relay {
    std::string host;
    std::string port;
    bool tls = false;  // from the beginning, without STARTTLS

    /// On this machine: the mail server delivers to others itself, and signs.
    bool is_local() const {
        return host == "localhost" || host == "[::1]" || host.starts_with("127.");
    }
    /// 0 if it is none.
    unsigned short port_number() const { return parse_number<unsigned short>(port).value_or(0); }
};

/// “smtp://host:port” or “smtps://host:port”; empty if it is anything else.
inline std::optional<Relay> read_relay(std::string_view url) {
    Relay relay;
    relay.tls = url.starts_with("smtps://");
    if (!relay.tls && !url.starts_with("smtp://")) return std::nullopt;
    url.remove_prefix(url.find("//") + 2);
    const std::size_t colon = url.rfind(':');
    relay.host = url.substr(0, colon);
    relay.port = colon == std::string_view::npos ? relay.tls ? "465" : "25" : url.substr(colon + 1);
    if (relay.host.empty()) return std::nullopt;
    return relay;
}

}  // namespace posthouse::app
