// Shared by the HTML tables and SVG pictures of boards: escaping (players' names are user input)
// and the style of tables in mails.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::games {

/// Escapes text for HTML and XML, also inside a quoted attribute. Invalid UTF-8 and control
/// characters, bidirectional ones included, are replaced or removed.
std::string escape_html(std::string_view words);

/// Columns on a fixed-width screen.
int columns_of(std::string_view words);

/// At most `columns` on a fixed-width screen; ends in an ellipsis if truncated.
std::string shortened(std::string_view words, int columns);

/// The words with `value` in place of what stands in braces.
std::string with_value(std::string_view words, std::string_view value);

/// Colors of a cell's background and text, then `more` style: as a style, and as an attribute for
/// mail programs without styles. Always sets both colors, since the reader's defaults may differ.
std::string color_attributes(std::string_view ground, std::string_view letters,
                             std::string_view more = "");

/// The opening tag of a board's table. `label` says what it is, as plain text, for screen readers;
/// `more` is its further style.
std::string table_opening(std::string_view label, std::string_view more = "");

}  // namespace posthouse::games
