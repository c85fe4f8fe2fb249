#include "store/text_encoding.h"

#include <algorithm>
#include <cstddef>

namespace posthouse::store {

namespace {

constexpr char mark = '\x01';
constexpr std::string_view digits = "0123456789abcdef";

unsigned byte_at(std::string_view text, std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

bool continues(std::string_view text, std::size_t at) {
    return (byte_at(text, at) & 0xC0U) == 0x80;
}

/// Length in bytes of the character that begins here (RFC 3629); 0 if none begins here or it must
/// be encoded.
std::size_t valid_character_length(std::string_view text, std::size_t at) {
    const unsigned first = byte_at(text, at), second = byte_at(text, at + 1);
    if (first < 0x80) return first > 1 ? 1 : 0;
    if (first < 0xC2 || first > 0xF4 || !continues(text, at + 1)) return 0;
    if (first < 0xE0) return 2;
    // Neither overlong, nor a surrogate, nor beyond U+10FFFF.
    if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F)) return 0;
    if (!continues(text, at + 2)) return 0;
    if (first < 0xF0) return 3;
    if ((first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F)) return 0;
    return continues(text, at + 3) ? 4 : 0;
}

}  // namespace

std::optional<std::string> encode_text(std::string_view text) {
    std::optional<std::string> kept;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t bytes = valid_character_length(text, at);
        if (bytes == 0) {
            if (!kept) kept = std::string(text.substr(0, at));
            const unsigned byte = byte_at(text, at++);
            *kept += {mark, digits[byte >> 4U], digits[byte & 15U]};
            continue;
        }
        if (kept) *kept += text.substr(at, bytes);
        at += bytes;
    }
    return kept;
}

void decode_text(std::string& kept) {
    std::size_t from = kept.find(mark);
    if (from == std::string::npos) return;
    std::size_t to = from;
    while (from < kept.size()) {
        if (kept[from] != mark || from + 2 >= kept.size()) {
            kept[to++] = kept[from++];
            continue;
        }
        kept[to++] =
            static_cast<char>(digits.find(kept[from + 1]) * 16 + digits.find(kept[from + 2]));
        from += 3;
    }
    kept.resize(to);
}

}  // namespace posthouse::store
