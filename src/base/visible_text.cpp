#include "base/visible_text.h"

#include <cstddef>

namespace posthouse {
namespace {

/// Length in bytes of the UTF-8 character that starts with `lead`.
std::size_t utf8_length(unsigned char lead) {
    return lead < 0x80   ? 1
           : lead < 0xC2 ? 0
           : lead < 0xE0 ? 2
           : lead < 0xF0 ? 3
           : lead < 0xF5 ? 4
                         : 0;
}

/// Removes the first character from `rest`, which must not be empty, and returns its bytes; a
/// single byte if it is not valid UTF-8.
std::string_view take_character(std::string_view& rest) {
    std::size_t length = utf8_length(static_cast<unsigned char>(rest[0]));
    if (length == 0 || length > rest.size()) length = 1;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(rest[i]) & 0xC0U) != 0x80U) length = 1;
    const std::string_view bytes = rest.substr(0, length);
    rest.remove_prefix(length);
    return bytes;
}

/// The code point of a character; a byte that is not valid UTF-8 stands for itself.
char32_t code_point(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes[0]);
    char32_t code = bytes.size() == 1 ? first : first & (0xFFU >> (bytes.size() + 1));
    for (const char c : bytes.substr(1))
        code = code << 6U | (static_cast<unsigned char>(c) & 0x3FU);
    return code;
}

}  // namespace

std::string visible_text(std::string_view text) {
    std::string visible;
    visible.reserve(text.size());
    while (!text.empty()) {
        const std::string_view bytes = take_character(text);
        const char32_t c = code_point(bytes);
        const bool layout = c == '\t' || c == '\n' || c == '\r';
        if (is_bidi_control(c) || (is_control(c) && !layout)) continue;
        visible += is_unicode_line_separator(c) ? " " : bytes;
    }
    return visible;
}

}  // namespace posthouse
