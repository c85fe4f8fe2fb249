// What the boards' tables and pictures have in common: words made fit to stand in HTML and SVG
// (names of people come from outside), and how a table in a mail is coloured.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::games {

/// The words as HTML and XML text or as a quoted attribute. What neither may hold (bytes that are
/// no UTF-8, control characters) and what would turn the writing of its neighbours round is
/// replaced or left out.
std::string escape_html(std::string_view words);

/// How many columns of a fixed-width screen the words take.
int columns_of(std::string_view words);

/// At most `columns` of a fixed-width screen, the last one an ellipsis where something was cut off.
std::string shortened(std::string_view words, int columns);

/// A seat and who sits there: "South (you)", or "South" where nobody is named.
std::string seat_and_name(std::string_view seat, std::string_view name);

/// A cell's ground and letters, then `more` style: as style, and as the attribute for mail programs
/// that know none. Both colours are always said: the reader's setting may have others.
std::string coloured(std::string_view ground, std::string_view letters, std::string_view more = "");

/// The beginning of a board's table. `caption` is words.
std::string table_opening(std::string_view caption);

}  // namespace posthouse::games
