#include "base/utf8.h"

#include <algorithm>

namespace posthouse {
namespace {

/// The bytes that may follow `lead` (Unicode, table 3-7): how many, and the range of the first of
/// them, which excludes overlong forms, surrogates and what is above U+10FFFF.
struct Continuation {
    std::size_t count = 0;
    unsigned char least = 0x80, most = 0xBF;
};

std::optional<Continuation> continuation_of(unsigned char lead) {
    if (lead < 0x80) return Continuation{0};
    if (lead < 0xC2 || lead > 0xF4) return std::nullopt;
    if (lead < 0xE0) return Continuation{1};
    if (lead == 0xE0) return Continuation{2, 0xA0};
    if (lead == 0xED) return Continuation{2, 0x80, 0x9F};
    if (lead < 0xF0) return Continuation{2};
    if (lead == 0xF0) return Continuation{3, 0x90};
    if (lead == 0xF4) return Continuation{3, 0x80, 0x8F};
    return Continuation{3};
}

/// The size of the character at the beginning; 0 if it is not valid.
std::size_t character_size(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto next = continuation_of(byte(0));
    if (!next || next->count >= text.size()) return 0;
    if (next->count > 0 && (byte(1) < next->least || byte(1) > next->most)) return 0;
    for (std::size_t i = 2; i <= next->count; ++i)
        if ((byte(i) & 0xC0U) != 0x80U) return 0;
    return next->count + 1;
}

}  // namespace

std::string_view take_character(std::string_view& rest) {
    const std::string_view bytes = rest.substr(0, std::max<std::size_t>(character_size(rest), 1));
    rest.remove_prefix(bytes.size());
    return bytes;
}

std::optional<std::size_t> first_invalid_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = character_size(text.substr(at));
        if (size == 0) return at;
        at += size;
    }
    return std::nullopt;
}

}  // namespace posthouse
