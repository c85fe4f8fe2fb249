// Words for and from the plainest terminal: ASCII, no escape codes, lines as long as its screen is
// wide.
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::terminal {

/// The words in ASCII: quotation marks, dashes and the like become their plain cousins, anything
/// else a question mark. Line ends stay; other control characters are question marks too.
std::string to_ascii(std::string_view words);

/// The next line without what surrounds it (blanks, CR), made plain; of an overlong line only the
/// beginning. None at the end of the input.
std::optional<std::string> read_line(std::istream& in);

/// The text with the lines broken that are too long: at blanks, set in as far as they begin, and a
/// word that is wider than the screen wherever it must be. What is left over of a paragraph's line
/// goes on in its next.
std::string folded(std::string_view text, int columns);

/// The words one after the other, in lines of at most 72 columns that begin with `indent`.
std::string wrapped(const std::vector<std::string>& words, std::string_view indent);

}  // namespace posthouse::terminal
