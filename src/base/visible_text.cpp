#include "base/visible_text.h"
#include "base/utf8.h"

#include <algorithm>
#include <utility>

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

/// Blanks, joiners, fillers, variation selectors and tags.
constexpr std::pair<char32_t, char32_t> shapeless[] = {
    {0x20, 0x20},     {0xA0, 0xA0},     {0xAD, 0xAD},     {0x34F, 0x34F},     {0x115F, 0x1160},
    {0x1680, 0x1680}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x2000, 0x200F},   {0x2028, 0x202F},
    {0x205F, 0x206F}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164},   {0xFE00, 0xFE0F},
    {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF9, 0xFFFB}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};

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

bool is_blank_text(std::string_view text) {
    while (!text.empty()) {
        const char32_t c = code_point(take_character(text));
        const auto has = [c](const auto& range) { return c >= range.first && c <= range.second; };
        if (!is_control(c) && !is_bidi_control(c) && std::ranges::none_of(shapeless, has))
            return false;
    }
    return true;
}

}  // namespace posthouse
