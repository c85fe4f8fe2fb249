// A short SMTP dialogue that asks a mail server whether it would take a letter, and sends none.
#pragma once

#include <chrono>
#include <string>

namespace posthouse::hosting {

struct SmtpProbe {
    /// Why there was no dialogue, for people; empty if there was one.
    std::string failure;
    bool connected = false;
    std::string name;     // as the server calls itself
    std::string refusal;  // of the sender or recipient, as the server said it; empty: none
};

/// Connects to a numeric address or a host's name and greets. If `to` is not empty, also asks
/// whether a letter from `from` would be taken, and withdraws.
SmtpProbe probe_smtp(const std::string& host, unsigned short port, const std::string& from = {},
                     const std::string& to = {},
                     std::chrono::seconds patience = std::chrono::seconds(8));

}  // namespace posthouse::hosting
