// UTF-8 as files and programs of others bring it: with a byte order mark, or not valid at all.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace posthouse {

/// The text behind a byte order mark (U+FEFF), which some editors put before every file.
constexpr std::string_view without_byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    return text;
}

/// Removes the first character from `rest`, which must not be empty, and returns its bytes; a
/// single byte from 0x80 on if it is not valid UTF-8.
std::string_view take_character(std::string_view& rest);

/// Where the first byte is that is not valid UTF-8.
std::optional<std::size_t> first_invalid_utf8(std::string_view text);

}  // namespace posthouse
