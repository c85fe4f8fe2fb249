// Removes invisible characters that change how the surrounding text is displayed. Used on user text
// when it arrives, and again before it goes to a terminal, a mail or a page.
#pragma once

#include <string>
#include <string_view>

namespace posthouse {

/// Bidirectional control characters. Right-to-left scripts do not need them.
constexpr bool is_bidi_control(char32_t c) {
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

/// Control characters of ASCII (tab and line ends included), DEL and C1.
constexpr bool is_control(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

/// Unicode line and paragraph separators; some programs treat them as the end of a line.
constexpr bool is_unicode_line_separator(char32_t c) {
    return c == 0x2028 || c == 0x2029;
}

/// `text` (UTF-8) without control characters, except tab, LF and CR, and without bidirectional
/// controls; Unicode separators become spaces. Joiners (ZWJ, ZWNJ) stay. Invalid UTF-8 stays,
/// except bytes that a Latin-1 terminal reads as C1 controls.
std::string visible_text(std::string_view text);

/// Whether a reader sees nothing of it: blanks, and characters without width or a shape.
bool is_blank_text(std::string_view text);

}  // namespace posthouse
