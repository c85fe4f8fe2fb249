#include "base/visible_text.h"

#include <cstddef>

namespace posthouse {
namespace {

/// How many bytes of UTF-8 the character has that begins with this byte.
std::size_t length_behind(unsigned char lead) {
    return lead < 0x80   ? 1
           : lead < 0xC2 ? 0
           : lead < 0xE0 ? 2
           : lead < 0xF0 ? 3
           : lead < 0xF5 ? 4
                         : 0;
}

/// Takes the first character off `rest`, which is not empty: its bytes. One byte where that is no
/// UTF-8.
std::string_view take_character(std::string_view& rest) {
    std::size_t length = length_behind(static_cast<unsigned char>(rest[0]));
    if (length == 0 || length > rest.size()) length = 1;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(rest[i]) & 0xC0U) != 0x80U) length = 1;
    const std::string_view bytes = rest.substr(0, length);
    rest.remove_prefix(length);
    return bytes;
}

/// What the bytes of a character mean; a byte that is no UTF-8 means itself.
char32_t code_of(std::string_view bytes) {
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
        const char32_t c = code_of(bytes);
        const bool layout = c == '\t' || c == '\n' || c == '\r';
        if (turns_writing(c) || (is_control(c) && !layout)) continue;
        visible += ends_line_unseen(c) ? " " : bytes;
    }
    return visible;
}

}  // namespace posthouse
