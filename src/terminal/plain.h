// Words for and from the plainest terminal: ASCII, lines of at most 72 columns, no escape codes.
//
// Deliberately absent: colours, cursors, curses, locales.
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

/// The words in ASCII: quotation marks, dashes and the like become their plain cousins, anything
/// else a question mark. Line ends stay; other control characters are question marks too.
std::string plain(std::string_view words);

/// The next line without what surrounds it (blanks, CR), made plain; of an overlong line only the
/// beginning. None at the end of the input.
std::optional<std::string> read_line(std::istream& in);

/// The words one after the other, in lines of at most 72 columns that begin with `indent`.
std::string wrapped(const std::vector<std::string>& words, std::string_view indent);

}  // namespace posthouse
