// “v=DKIM1; k=rsa; p=MIIB…”: the form of DKIM and DMARC records (RFC 6376, section 3.2).
#pragma once

#include "base/inplace.h"

#include <map>
#include <string>
#include <string_view>

namespace posthouse::hosting {

/// Values by name, without blanks: those within a key have no meaning, and no other value has any.
inline std::map<std::string, std::string> read_tags(std::string_view text) {
    const auto without_blanks = [](std::string_view part) {
        std::string kept;
        for (const char c : part)
            if (c != ' ' && c != '\t' && c != '\r' && c != '\n') kept += c;
        return kept;
    };
    std::map<std::string, std::string> tags;
    while (!text.empty()) {
        std::string_view tag = take_until(text, ';');
        const std::size_t equals = tag.find('=');
        if (equals == std::string_view::npos) continue;
        tags.emplace(without_blanks(tag.substr(0, equals)), without_blanks(tag.substr(equals + 1)));
    }
    return tags;
}

}  // namespace posthouse::hosting
