#include "base/visible_text.h"
#include "base/utf8.h"

namespace posthouse {
namespace {

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
