#include "mail/body_text.h"

#include "base/text.h"

namespace posthouse::mail {
namespace {

constexpr unsigned long no_character = 0xFFFD;

/// How often `>` stands before a line; takes them off.
int take_quote_marks(std::string_view& line) {
    int depth = 0;
    while (line.starts_with('>')) {
        line.remove_prefix(1);
        ++depth;
    }
    return depth;
}

}  // namespace

unsigned long take_character(std::string_view& rest) {
    const auto byte = [&rest](std::size_t at) { return static_cast<unsigned char>(rest[at]); };
    const unsigned char first = byte(0);
    const std::size_t more = first < 0x80             ? 0
                             : (first & 0xE0) == 0xC0 ? 1
                             : (first & 0xF0) == 0xE0 ? 2
                             : (first & 0xF8) == 0xF0 ? 3
                                                      : rest.size();
    bool whole = more < rest.size();
    unsigned long character = !whole || more == 0 ? first : first & (0x3FUL >> more);
    for (std::size_t at = 1; whole && at <= more; ++at) {
        whole = (byte(at) & 0xC0) == 0x80;
        character = character << 6 | (byte(at) & 0x3F);
    }
    rest.remove_prefix(whole ? more + 1 : 1);
    return whole ? character : no_character;
}

void append_character(std::string& out, unsigned long code) {
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) code = no_character;
    const auto add = [&out](unsigned long byte) {
        out += static_cast<char>(static_cast<unsigned char>(byte));
    };
    if (code < 0x80) return add(code);
    if (code < 0x800) {
        add(0xC0 | code >> 6);
    } else {
        if (code < 0x10000) {
            add(0xE0 | code >> 12);
        } else {
            add(0xF0 | code >> 18);
            add(0x80 | (code >> 12 & 0x3F));
        }
        add(0x80 | (code >> 6 & 0x3F));
    }
    add(0x80 | (code & 0x3F));
}

bool is_invisible(unsigned long c) {
    return c == 0xAD || c == 0x61C || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x2069) || c == 0xFEFF ||
           (c >= 0xFE00 && c <= 0xFE0F);
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        std::string_view line = take_until(text, '\n');
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(line);
    }
    return lines;
}

std::string_view trim(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t") - first + 1);
}

std::string join_flowed_lines(std::string_view text, bool delete_space) {
    std::string joined;
    int depth_before = 0;
    bool goes_on = false;
    for (std::string_view line : lines_of(text)) {
        const int depth = take_quote_marks(line);
        if (line.starts_with(' ')) line.remove_prefix(1);  // space-stuffing
        const bool signature = line == "-- ";
        if (goes_on && (depth != depth_before || signature)) {
            joined += '\n';
            goes_on = false;
        }
        if (!goes_on && depth > 0)
            joined += std::string(static_cast<std::size_t>(depth), '>') + ' ';
        goes_on = line.ends_with(' ') && !signature;
        joined += line.substr(0, line.size() - (goes_on && delete_space ? 1 : 0));
        if (!goes_on) joined += '\n';
        depth_before = depth;
    }
    return joined;
}

}  // namespace posthouse::mail
