// How text stands in letters and answers: at most 72 columns, and nothing that a person wrote fills
// a placeholder.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace posthouse::club {

inline constexpr std::size_t columns_max = 72;

/// Breaks long lines at blanks, and words that are longer than a line at its end, except addresses,
/// which stay whole. Lines that begin with a blank are left alone.
std::string wrap(std::string_view text, std::size_t columns = columns_max);

/// The same with `head` before the first line and the other lines indented by its width.
std::string wrap_with_indent(std::string_view head, std::string_view text);

/// Makes text from a player or mail server safe: none of its braces is a placeholder.
std::string escape_placeholders(std::string_view text);

/// Text of a player for a letter: indented, wrapped and without placeholders. Each line ends in a
/// newline.
std::string quote_user_text(std::string_view text);

}  // namespace posthouse::club
