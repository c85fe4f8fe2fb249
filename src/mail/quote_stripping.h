// What the writer of a mail wrote himself: without what he quotes, his signature, and what his mail
// program and others added.
//
// Where nobody could tell a quotation from own words, they are taken for quoted: the house then
// asks, and plays nothing that was not written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

struct UnquotedText {
    std::string text;        // in their order, no blank lines at either end
    bool forwarded = false;  // a mail was passed on beneath them
};
UnquotedText strip_quotes(std::string_view text);

/// The rows of the last move sheet in the mail ("  3.  c   d"), as they stand there but for quote
/// marks: one that the writer pasted himself, else the one he quotes.
std::vector<std::string> pasted_sheet(std::string_view text);

/// The quoted lines of the mail without their quote marks; own lines are left out.
std::string quoted_words(std::string_view text);

/// The number in front of a sheet's row; 0 where it is none.
int row_number(std::string_view line);

}  // namespace posthouse::mail
