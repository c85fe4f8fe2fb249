// The move sheet as players paste it into their own lines, whatever a mail program has made of it:
// joined or broken lines, tabs and hard blanks.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

/// The line with all kinds of blanks and dashes as ASCII has them.
std::string plain_blanks(std::string_view line);

/// The blank-separated words of such a line.
std::vector<std::string_view> words_of_plain(std::string_view line);

/// "12.": what a row begins with.
std::optional<int> read_row_number(std::string_view word);

/// The same words with each row of a sheet on one line of its own, its number in front; without the
/// line of names above the first row. What is no sheet stays as it is.
std::string with_whole_rows(std::string_view words);

/// The beginning of a sheet that somebody wrote to open a match.
struct SheetHead {
    bool found = false;                // there is a row with the number 1
    std::array<std::string, 2> names;  // above it; empty where none stand there
    std::array<std::string, 2> moves;  // in its columns; empty where there is none, or a `?`
    bool goes_on = false;              // further rows have moves
    std::string rest;                  // the lines that are no part of the sheet
};
SheetHead read_sheet_head(std::string_view words);

}  // namespace posthouse::mail
