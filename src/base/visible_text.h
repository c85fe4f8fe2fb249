// Characters that are not seen and change how all around them is shown: they come in with what
// strangers write and are taken out where it comes in and, once more, where it goes out to a
// terminal, a letter or a page.
#pragma once

#include <string>
#include <string_view>

namespace posthouse {

/// Marks that change the direction of writing, whatever is written. Scripts that run from right to
/// left need none of them.
constexpr bool turns_writing(char32_t c) {
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

/// The control characters of ASCII, DEL and the C1 controls; tabs and line ends, too.
constexpr bool is_control(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

/// Unicode's own line and paragraph separators, which some programs take for a line's end.
constexpr bool ends_line_unseen(char32_t c) {
    return c == 0x2028 || c == 0x2029;
}

/// `text` in UTF-8 without such characters: controls but for tab, LF and CR go, and so do the marks
/// that turn the writing; separators become blanks. What joins characters (ZWJ, ZWNJ) stays. Bytes
/// that are no UTF-8 stay as well, but for those that an old terminal takes for C1 controls.
std::string visible_text(std::string_view text);

}  // namespace posthouse
